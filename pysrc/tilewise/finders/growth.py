"""How each finder's time grows with the rack: `finders.growth`."""

from collections.abc import Callable
from typing import Any

from ..errors import RequestError
from ..fields import Fields
from ..jobs import Job, Progress
from ..lexicon import Lexicon
from ..racks import read_rack
from . import FINDERS
from .race import read_finders, set_up, shortest, tiles_of

__all__ = ["growth"]

_LEAST = 2
_MOST = 15

_REPEATS = 3
_SHORT = 0.1
"""Seconds below which the next find is timed more than once, because anything may have come between."""

_PATIENCE = 2.0
"""Seconds that the next find may be expected to take."""


def growth(fields: Fields, lexicons: Callable[[str], Lexicon]) -> Job[dict[str, Any]]:
    """Answer `finders.growth`: time each finder on the first 2, 3, ... tiles of a rack.

    Gives `curves`, one a finder: `finder`, `setup_seconds`, and in step with each other `tiles`, `seconds` and `words`;
    `same_answer`, whether all its answers were the registers'; and `stopped`, null or why it ends before the rack does:
    "refused" where the finder says so itself, "slow" where the next rack would take it more than two seconds.
    Progress brings the `curves` so far and which finder is `running`.
    """
    lexicon = lexicons(fields.text("lexicon"))
    rack = read_rack(fields.text("rack"), lexicon.alphabet)
    named = read_finders(fields)
    fields.done()
    if not _LEAST <= rack.size <= _MOST:
        raise RequestError(
            "range", f"A rack to grow has {_LEAST} to {_MOST} tiles; this has {rack.size}.", field="rack"
        )
    return _run(lexicon, tiles_of(fields.text("rack"), lexicon), named)


def _run(lexicon: Lexicon, rack: bytes, named: list[str]) -> Job[dict[str, Any]]:
    registers = FINDERS["registers"](lexicon)
    right = {n: registers.find(rack[:n]) for n in range(_LEAST, len(rack) + 1)}
    curves: list[dict[str, Any]] = []
    steps = len(named) * len(right)
    for k, id in enumerate(named):
        yield Progress(k * len(right), steps, {"curves": curves, "running": id})
        finder, setup_seconds = set_up(id, lexicon)
        curve: dict[str, Any] = {"finder": id, "setup_seconds": setup_seconds, "same_answer": True, "stopped": None}
        curve |= {"tiles": [], "seconds": [], "words": []}
        curves.append(curve)
        for n, answer in right.items():
            yield Progress(k * len(right) + n - _LEAST, steps, {"curves": curves, "running": id})
            try:
                finder.admit(rack[:n])
            except RequestError:
                curve["stopped"] = "refused"
                break
            if _expected(curve["seconds"]) > _PATIENCE:
                # Anything may have come between; the time is believed when it is as long once more.
                again, _ = shortest(finder, rack[: n - 1], 1)
                curve["seconds"][-1] = min(again, curve["seconds"][-1])
                if _expected(curve["seconds"]) > _PATIENCE:
                    curve["stopped"] = "slow"
                    break
            last = curve["seconds"][-1] if curve["seconds"] else 0.0
            seconds, found = shortest(finder, rack[:n], _REPEATS if last < _SHORT else 1)
            curve["tiles"].append(n)
            curve["seconds"].append(seconds)
            curve["words"].append(len(found))
            curve["same_answer"] &= found == answer
        del finder  # some take much memory
    return {"curves": curves}


def _expected(seconds: list[float]) -> float:
    """Guess the next time from the last two."""
    return seconds[-1] * max(1.0, seconds[-1] / seconds[-2]) if len(seconds) > 1 else 0.0
