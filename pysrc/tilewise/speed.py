"""How fast the solvers are where they run: `speed.measure` asks other methods what visitors ask, and times them.

Positions are dealt from the list's own alphabet and tiles, the same ones each time, so that the figures of two machines
can be compared. Each is asked about once, as a new one; what stands in the answer is the median.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from itertools import islice
from time import perf_counter
from typing import Annotated, Any, Literal, TypedDict

from .anagrams.methods import METHODS as ANAGRAMS
from .averages import median
from .contract import Bounds, Method, Methods, Seconds
from .crossword.methods import METHODS as CROSSWORD
from .draw.methods import METHODS as DRAW
from .errors import TilewiseError
from .jobs import Job, Progress
from .letterpress.methods import METHODS as LETTERPRESS
from .lexicon import Library
from .lexicon.selection import InList

__all__ = ["METHODS"]

METHODS = Methods()

_ASKED: Mapping[str, Method] = Methods(ANAGRAMS, LETTERPRESS, CROSSWORD, DRAW)

_PLIES = 8
"""Turns of the game whose position is asked about."""

_SAMPLES = 20
"""Deals that are played out for each candidate of a simulation."""

_DRAWS = 100
"""Draws of an experiment."""

_PLAYERS = [{"name": "A", "level": 5}, {"name": "B", "level": 5}]

Measured = Literal["letterpress", "letterpress-ahead", "crossword", "rollouts", "bingos", "draws"]


@dataclass(frozen=True, kw_only=True)
class SpeedMeasure(InList):
    """What is measured."""

    repeats: Annotated[int, Bounds(1, 20), "Positions of each kind."] = 3


class SpeedRow(TypedDict):
    """How long one kind of answer takes."""

    what: Annotated[
        Measured,
        "Plays of a dealt Letterpress board; the same thought ahead until it is settled; best plays in the middle of a"
        " crossword game; one rollout there; bingos of a rack with a blank through each letter; one draw solved.",
    ]
    seconds: Annotated[Seconds, "For one answer, one rollout, one draw: the median."]
    shortest: Seconds
    longest: Seconds


class SpeedMeasured(TypedDict):
    """How long answers take here; a game that has no tiles for the list's alphabet is left out."""

    rows: list[SpeedRow]


@METHODS.add("speed.measure", example={"lexicon": "en-common", "repeats": 1}, partial=SpeedMeasured)
def measure(request: SpeedMeasure, library: Library) -> Job[SpeedMeasured]:
    """Time what the solvers do here, with a word list."""
    library.lexicon(request.lexicon)  # a list that is not there is told at once
    return _measuring(request, library)


def _measuring(request: SpeedMeasure, library: Library) -> Job[SpeedMeasured]:
    kinds: dict[Measured, Callable[[_Clock, int], Job[float]]] = {
        "letterpress": _plays,
        "letterpress-ahead": _ahead,
        "crossword": _crossword,
        "rollouts": _rollouts,
        "bingos": _bingos,
        "draws": _draws,
    }
    rows: list[SpeedRow] = []
    clock, total = _Clock(request.lexicon, library), len(kinds) * request.repeats
    for number, (what, kind) in enumerate(kinds.items()):
        times: list[float] = []
        for seed in range(1, request.repeats + 1):
            done = number * request.repeats + seed - 1
            known = Progress(done, total, {"rows": list(rows)})
            yield known
            try:
                times.append((yield from _told(kind(clock, seed), known)))
            except TilewiseError:  # the game has no tiles for the list's alphabet
                break
        else:
            rows.append({"what": what, "seconds": median(times), "shortest": min(times), "longest": max(times)})
    return {"rows": rows}


def _told(job: Job[float], known: Progress) -> Job[float]:
    """Run a job within another, of whose steps nothing is told but what was known before."""
    while True:
        try:
            next(job)
        except StopIteration as stop:
            seconds: float = stop.value
            return seconds
        yield known


class _Clock:
    """Asks other methods over one list, and counts the seconds that they take, not those between their steps."""

    def __init__(self, lexicon: str, library: Library) -> None:
        self.lexicon, self.library = lexicon, library
        self.seconds = 0.0
        self._positions: dict[int, dict[str, Any]] = {}

    def ask(self, method: str, **fields: Any) -> Job[dict[str, Any]]:
        """Ask; `seconds` is how long that took."""
        self.seconds = 0.0
        start = perf_counter()
        answer = _ASKED[method]({"lexicon": self.lexicon, **fields}, self.library)
        steps: Iterator[Any] = iter(()) if isinstance(answer, dict) else answer
        while True:
            try:
                step = next(steps)
            except StopIteration as stop:
                self.seconds += perf_counter() - start
                result: dict[str, Any] = answer if isinstance(answer, dict) else stop.value
                return result
            self.seconds += perf_counter() - start
            yield step
            start = perf_counter()

    def position(self, seed: int) -> Job[dict[str, Any]]:
        """Give the fields of a position in the middle of a crossword game of the best opponents."""
        if seed not in self._positions:
            started = yield from self.ask("crossword.start", seed=seed, players=_PLAYERS)
            state = started["state"]
            for _ in range(_PLIES):
                choice = _ASKED["crossword.choose"]({"state": state}, self.library)
                state = _ASKED["crossword.act"]({"state": state, **choice}, self.library)["state"]
                yield Progress(0, 0)
            player = state["players"][state["player"]]
            fields = {name: state[name] for name in ("layout", "tiles", "board")}
            self._positions[seed] = {**fields, "rack": player["rack"]}
        return self._positions[seed]


def _board(clock: _Clock, seed: int) -> Job[dict[str, Any]]:
    started = yield from clock.ask("letterpress.start", seed=seed, players=_PLAYERS)
    return {"board": started["state"]["board"], "ours": 7, "theirs": 7 << 22}


def _plays(clock: _Clock, seed: int) -> Job[float]:
    board = yield from _board(clock, seed)
    yield from clock.ask("letterpress.solve", **board)
    return clock.seconds


def _ahead(clock: _Clock, seed: int) -> Job[float]:
    board = yield from _board(clock, 100 + seed)
    yield from clock.ask("letterpress.solve", **board, ranking="lookahead")
    return clock.seconds


def _crossword(clock: _Clock, seed: int) -> Job[float]:
    position = yield from clock.position(seed)
    _forget(clock, position)
    yield from clock.ask("crossword.solve", **position, limit=100)
    return clock.seconds


def _forget(clock: _Clock, position: dict[str, Any]) -> None:
    """Let the engine look at other boards, so that this one is new to it again."""
    rows = position["board"]
    for row in islice(range(len(rows)), 3):
        other = [*rows[:row], "." * len(rows[row]), *rows[row + 1 :]]
        _ASKED["crossword.solve"]({"lexicon": clock.lexicon, **position, "board": other, "limit": 1}, clock.library)


def _rollouts(clock: _Clock, seed: int) -> Job[float]:
    position = yield from clock.position(seed)
    answer = yield from clock.ask("crossword.simulate", **position, samples=_SAMPLES, seed=seed)
    rollouts: int = sum(row["samples"] for row in answer["plays"])
    return clock.seconds / max(1, rollouts)


def _bingos(clock: _Clock, seed: int) -> Job[float]:
    position = yield from clock.position(seed)
    yield from clock.ask("anagram.find", rack=position["rack"].replace("?", "")[:6] + "?", through="*")
    return clock.seconds


def _draws(clock: _Clock, seed: int) -> Job[float]:
    answer = yield from clock.ask("draw.experiment", draws=_DRAWS, seed=seed)
    return float(answer["seconds"]) / _DRAWS
