"""The race of the finders: `finders.race`."""

from collections.abc import Callable
from time import perf_counter
from typing import Any

from ..errors import RequestError
from ..fields import Fields
from ..jobs import Job, Progress
from ..lexicon import Lexicon
from ..racks import BLANKS, read_rack
from . import FINDERS
from .base import BLANK, Finder

__all__ = ["race", "read_finders", "set_up", "shortest", "tiles_of"]

_ENOUGH = 0.003
"""Seconds that a clock can measure: a browser's may go in steps of a tenth of a millisecond."""


def race(fields: Fields, lexicons: Callable[[str], Lexicon]) -> Job[dict[str, Any]]:
    """Answer `finders.race`: run each finder on the rack `repeats` times and give its shortest time.

    A result has the `finder`, the number of `words`, `seconds` a rack, `setup_seconds` once a list, whether its answer
    is the registers' (`same_answer`); or `refused`, the sentence why it did not run and `code`, with null for the rest.
    Progress brings the `results` so far, which finder is `running`, and its `setup_seconds` once it is set up.
    """
    lexicon = lexicons(fields.text("lexicon"))
    read_rack(fields.text("rack"), lexicon.alphabet)
    named = read_finders(fields)
    repeats = fields.integer("repeats", 1, least=1, most=1000)
    fields.done()
    return _run(lexicon, tiles_of(fields.text("rack"), lexicon), named, repeats)


def read_finders(fields: Fields) -> list[str]:
    """Read which finders run: all of them, unless the request names some."""
    named = fields.texts("finders", list(FINDERS)) if fields.given("finders") else list(FINDERS)
    for index, id in enumerate(named):
        if id not in FINDERS:
            message = f"There is no finder “{id}”; there are {', '.join(FINDERS)}."
            raise RequestError("finder-unknown", message, field="finders", index=index)
    return named


def tiles_of(rack: str, lexicon: Lexicon) -> bytes:
    """Give the tiles of a rack that has been read, in their order."""
    codes = (code for code, _ in lexicon.alphabet.parse("".join(rack.splitlines()), extra=BLANKS))
    return bytes(BLANK if chr(code) in BLANKS else code for code in codes)


def set_up(id: str, lexicon: Lexicon) -> tuple[Finder, float]:
    """Set a finder up from the bare list, and say how many seconds it took."""
    # The registers keep what they have made with the list, so they get a list that has made nothing yet.
    fresh = Lexicon.unpack(lexicon.pack()) if id == "registers" else lexicon
    start = perf_counter()
    finder = FINDERS[id](fresh)
    return finder, perf_counter() - start


def _run(lexicon: Lexicon, rack: bytes, named: list[str], repeats: int) -> Job[dict[str, Any]]:
    results: list[dict[str, Any]] = []

    def progress(id: str, setup_seconds: float | None) -> Progress:
        return Progress(
            len(results), len(named), {"results": list(results), "running": id, "setup_seconds": setup_seconds}
        )

    for id in named:
        yield progress(id, None)
        try:
            right = FINDERS["registers"](lexicon).find(rack)
            FINDERS[id].admit(rack)
            finder, setup_seconds = set_up(id, lexicon)
            yield progress(id, setup_seconds)
            results.append(_time(finder, rack, repeats, right, setup_seconds))
        except RequestError as error:
            nothing = {"words": None, "same_answer": None, "seconds": None, "setup_seconds": None}
            results.append({"finder": id, **nothing, "refused": str(error), **error.data})
    return {"results": results}


def _time(finder: Finder, rack: bytes, repeats: int, right: set[bytes], setup_seconds: float) -> dict[str, Any]:
    seconds, found = shortest(finder, rack, repeats)
    return {
        "finder": finder.id,
        "words": len(found),
        "same_answer": found == right,
        "seconds": seconds,
        "setup_seconds": setup_seconds,
        "refused": None,
    }


def shortest(finder: Finder, rack: bytes, repeats: int) -> tuple[float, set[bytes]]:
    """Time a finder on a rack; the shortest of some repeats, each as many finds as a clock can measure."""
    rounds = 1
    times: list[float] = []
    while len(times) < repeats:
        start = perf_counter()
        for _ in range(rounds):
            found = finder.find(rack)
        seconds = perf_counter() - start
        if seconds < _ENOUGH:
            # Anything may have come between before: what seemed long enough then was not.
            rounds *= 4
            times.clear()
        else:
            times.append(seconds / rounds)
    return min(times), found
