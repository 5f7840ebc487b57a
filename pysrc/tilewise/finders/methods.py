"""The methods of the race: `finders.race` and `finders.growth`."""

from dataclasses import dataclass
from typing import Annotated, Literal, NotRequired, TypedDict, TypeVar

from ..alphabets import without_spaces
from ..contract import Bounds, Methods, Seconds
from ..errors import RequestError
from ..jobs import Job, Progress
from ..lexicon import Lexicon
from ..lexicon.library import Library
from ..lexicon.selection import InList
from ..racks import BLANKS, read_rack
from . import FINDERS
from .base import BLANK, Finder
from .timing import set_up, shortest_time

__all__ = ["METHODS"]

METHODS = Methods()

T = TypeVar("T")

_RACK_ERRORS = {
    "letter": "The rack has a letter that is not in the list's alphabet.",
    "finder-unknown": "There is no such finder; `index` says which.",
}

Finders = Annotated[list[str] | None, "Ids; null for all."]


@dataclass(frozen=True, kw_only=True)
class FindersRace(InList):
    """A rack to be raced over."""

    rack: Annotated[str, "Letters, `?` for a blank."]
    finders: Finders = None
    repeats: Annotated[int, Bounds(1, 1000), "How often each finder runs; its shortest time counts."] = 1


class FinderResult(TypedDict):
    """The result of one finder; null throughout if it refused the rack."""

    finder: str
    words: Annotated[int | None, "How many it found."]
    same_answer: Annotated[bool | None, "Whether it found the same words as the registers."]
    seconds: Annotated[Seconds | None, "For a rack."]
    setup_seconds: Annotated[Seconds | None, "Once for the list."]
    refused: Annotated[str | None, "Why it did not run, as a sentence."]
    code: NotRequired[Annotated[str, "The same for programs."]]
    field: NotRequired[str]
    most: NotRequired[int]


class FindersRaced(TypedDict):
    """How the finders did."""

    results: list[FinderResult]


class RaceProgress(FindersRaced):
    """The results so far."""

    running: Annotated[str, "Which finder is at work."]
    setup_seconds: Annotated[Seconds | None, "How long its set-up took; null while it goes on."]


@METHODS.add(
    "finders.race",
    example={"lexicon": "en-common", "rack": "EELRSTU", "finders": ["trie", "registers"]},
    errors=_RACK_ERRORS,
    partial=RaceProgress,
)
def race(request: FindersRace, library: Library) -> Job[FindersRaced]:
    """Run each finder on a rack and time it."""
    lexicon = library.lexicon(request.lexicon)
    rack, named = _read(request.rack, request.finders, lexicon)
    return _race(lexicon, rack, named, request.repeats)


def _race(lexicon: Lexicon, rack: bytes, named: list[str], repeats: int) -> Job[FindersRaced]:
    results: list[FinderResult] = []

    def progress(id: str, setup_seconds: float | None) -> Progress:
        done: RaceProgress = {"results": list(results), "running": id, "setup_seconds": setup_seconds}
        return Progress(len(results), len(named), done)

    for id in named:
        yield progress(id, None)
        try:
            right = FINDERS["registers"](lexicon).find(rack)
            FINDERS[id].admit(rack)
            finder, setup_seconds = yield from set_up(id, lexicon)
            yield progress(id, setup_seconds)
            timed = yield from shortest_time(finder, rack, repeats)
            results.append(_result(finder, timed, right, setup_seconds))
            del finder  # some take much memory
        except RequestError as error:
            results.append(_refusal(id, error))
    return {"results": results}


def _result(finder: Finder, timed: tuple[float, set[bytes]], right: set[bytes], setup_seconds: float) -> FinderResult:
    seconds, found = timed
    return {
        "finder": finder.id,
        "words": len(found),
        "same_answer": found == right,
        "seconds": seconds,
        "setup_seconds": setup_seconds,
        "refused": None,
    }


def _refusal(id: str, error: RequestError) -> FinderResult:
    result: FinderResult = {
        "finder": id,
        "words": None,
        "same_answer": None,
        "seconds": None,
        "setup_seconds": None,
        "refused": str(error),
    }
    result.update(error.data)  # type: ignore[typeddict-item] # the error's own place: its code, field, tiles and most
    return result


_SHORTEST, _LONGEST = 2, 15
"""Tiles of a rack that grows."""

_REPEATS = 3
_SHORT = 0.1
"""Seconds below which the next find is timed more than once, because anything may have come between."""

_PATIENCE = 2.0
"""Seconds that the next find may be expected to take."""


@dataclass(frozen=True, kw_only=True)
class FindersGrowth(InList):
    """A rack that grows tile by tile."""

    rack: Annotated[str, f"{_SHORTEST} to {_LONGEST} letters, `?` for a blank."]
    finders: Finders = None


class FinderCurve(TypedDict):
    """How a finder's time grows; `tiles`, `seconds` and `words` go in step."""

    finder: str
    setup_seconds: Annotated[Seconds, "Once for the list."]
    same_answer: Annotated[bool, "Whether all its answers were those of the registers."]
    stopped: Annotated[
        Literal["refused", "slow"] | None,
        f"Why it ends before the whole rack: the finder refused, or a tile more would take over {_PATIENCE:g} seconds.",
    ]
    tiles: list[int]
    seconds: list[Seconds]
    words: list[int]


class FinderCurves(TypedDict):
    """How the finders' times grow."""

    curves: list[FinderCurve]


class GrowthProgress(FinderCurves):
    """The curves so far."""

    running: Annotated[str, "Which finder is at work."]


@METHODS.add(
    "finders.growth",
    example={"lexicon": "en-common", "rack": "EELR", "finders": ["registers"]},
    errors={**_RACK_ERRORS, "range": f"The rack has not {_SHORTEST} to {_LONGEST} tiles."},
    partial=GrowthProgress,
)
def growth(request: FindersGrowth, library: Library) -> Job[FinderCurves]:
    """Time each finder on the first 2, 3, ... tiles of a rack."""
    lexicon = library.lexicon(request.lexicon)
    rack, named = _read(request.rack, request.finders, lexicon)
    if not _SHORTEST <= len(rack) <= _LONGEST:
        raise RequestError(
            "range", f"A rack to grow has {_SHORTEST} to {_LONGEST} tiles; this has {len(rack)}.", field="rack"
        )
    return _growth(lexicon, rack, named)


def _growth(lexicon: Lexicon, rack: bytes, named: list[str]) -> Job[FinderCurves]:
    registers = FINDERS["registers"](lexicon)
    right: dict[int, set[bytes]] = {}
    curves: list[FinderCurve] = []
    steps = len(named) * (len(rack) + 1 - _SHORTEST)

    def progress(id: str, done: int) -> Progress:
        partial: GrowthProgress = {"curves": curves, "running": id}
        return Progress(done, steps, partial)

    for n in range(_SHORTEST, len(rack) + 1):
        yield progress(next(iter(named), registers.id), 0)
        right[n] = registers.find(rack[:n])
    for k, id in enumerate(named):
        yield progress(id, k * len(right))
        curve: FinderCurve = {
            "finder": id,
            "setup_seconds": 0.0,
            "same_answer": True,
            "stopped": None,
            "tiles": [],
            "seconds": [],
            "words": [],
        }
        curves.append(curve)
        try:
            finder, curve["setup_seconds"] = yield from set_up(id, lexicon)
        except RequestError:
            curve["stopped"] = "refused"
            continue
        for n, answer in right.items():
            yield progress(id, k * len(right) + n - _SHORTEST)
            try:
                finder.admit(rack[:n])
            except RequestError:
                curve["stopped"] = "refused"
                break
            if _is_slow(curve["seconds"]):
                # Anything may have come between; the time is believed when it is as long once more.
                again, _ = yield from shortest_time(finder, rack[: n - 1], 1)
                curve["seconds"][-1] = min(again, curve["seconds"][-1])
                if _is_slow(curve["seconds"]):
                    curve["stopped"] = "slow"
                    break
            last = curve["seconds"][-1] if curve["seconds"] else 0.0
            repeats = _REPEATS if last < _SHORT else 1
            seconds, found = yield from shortest_time(finder, rack[:n], repeats)
            curve["tiles"].append(n)
            curve["seconds"].append(seconds)
            curve["words"].append(len(found))
            curve["same_answer"] &= found == answer
        del finder  # some take much memory
    return {"curves": curves}


def _is_slow(seconds: list[float]) -> bool:
    """Guess from the last two times whether the next one is more than anybody waits for."""
    return len(seconds) > 1 and seconds[-1] * max(1.0, seconds[-1] / seconds[-2]) > _PATIENCE


def _read(rack: str, finders: list[str] | None, lexicon: Lexicon) -> tuple[bytes, list[str]]:
    """Give the tiles of a rack in their order, and the finders that run."""
    read_rack(rack, lexicon.alphabet)
    codes = (code for code, _ in lexicon.alphabet.parse(without_spaces(rack), extra=BLANKS))
    named = list(FINDERS) if finders is None else finders
    for index, id in enumerate(named):
        if id not in FINDERS:
            message = f"There is no finder “{id}”; choose from {', '.join(FINDERS)}."
            raise RequestError("finder-unknown", message, field="finders", index=index)
    return bytes(BLANK if chr(code) in BLANKS else code for code in codes), named
