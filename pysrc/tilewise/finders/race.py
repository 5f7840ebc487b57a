"""The race of the finders: `finders.race`."""

from collections.abc import Callable
from time import perf_counter
from typing import Any

from ..anagrams.find import read_rack
from ..errors import RequestError
from ..fields import Fields
from ..jobs import Job, Progress
from ..lexicon import Lexicon
from . import FINDERS
from .base import BLANK

__all__ = ["race"]


def race(fields: Fields, lexicons: Callable[[str], Lexicon]) -> Job[dict[str, Any]]:
    """Answer `finders.race`: run each finder on the rack `repeats` times and give its shortest time.

    A result has the `finder`, the number of `words`, `seconds` a rack, `setup_seconds` once a list, whether its answer
    is the registers' (`same_answer`); or `refused`, the sentence why it did not run, with null for the rest.
    """
    lexicon = lexicons(fields.text("lexicon"))
    rack = read_rack(fields.text("rack"), lexicon.alphabet)
    named = fields.texts("finders", list(FINDERS)) if fields.given("finders") else list(FINDERS)
    repeats = fields.integer("repeats", 1, least=1, most=1000)
    fields.done()
    for index, id in enumerate(named):
        if id not in FINDERS:
            message = f"There is no finder “{id}”; there are {', '.join(FINDERS)}."
            raise RequestError("finder-unknown", message, field="finders", index=index)
    tiles = b"".join(bytes([code]) * n for code, n in rack.letters.items()) + bytes([BLANK]) * rack.blanks
    return _run(lexicon, tiles, named, repeats)


def _run(lexicon: Lexicon, rack: bytes, named: list[str], repeats: int) -> Job[dict[str, Any]]:
    right = FINDERS["registers"](lexicon).find(rack)
    results: list[dict[str, Any]] = []
    for done, id in enumerate(named):
        yield Progress(done, len(named), {"results": list(results), "running": id})
        try:
            results.append(_time(id, lexicon, rack, repeats, right))
        except RequestError as error:
            nothing = {"words": None, "same_answer": None, "seconds": None, "setup_seconds": None}
            results.append({"finder": id, **nothing, "refused": str(error)})
    return {"results": results}


def _time(id: str, lexicon: Lexicon, rack: bytes, repeats: int, right: set[bytes]) -> dict[str, Any]:
    fresh = Lexicon.unpack(lexicon.pack()) if id == "registers" else lexicon
    start = perf_counter()
    finder = FINDERS[id](fresh)
    setup = perf_counter() - start
    times = []
    for _ in range(repeats):
        start = perf_counter()
        found = finder.find(rack)
        times.append(perf_counter() - start)
    return {
        "finder": id,
        "words": len(found),
        "same_answer": found == right,
        "seconds": min(times),
        "setup_seconds": setup,
        "refused": None,
    }
