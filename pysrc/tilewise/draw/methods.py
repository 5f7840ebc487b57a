"""The methods of the Word Game.

They are `draw.deal`, `draw.judge`, `draw.solve`, which pauses where a rack has many blanks, and the jobs
`draw.chances` and `draw.experiment`.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from math import fsum, sqrt
from time import perf_counter
from typing import Annotated, Literal, TypedDict

from ..alphabets import Tiles, alphabet
from ..contract import Bounds, Items, ListId, Methods, Seconds
from ..errors import RequestError
from ..jobs import Job, Progress, timed
from ..lexicon import Lexicon
from ..lexicon.library import Library
from ..lexicon.selection import InList, WordSelection
from ..racks import Rack
from .bag import BLANK, Bag
from .best import BestWords, best_of_rack, best_so_far, best_words_of
from .requests import (
    BAG_ERRORS,
    FEWEST,
    MOST,
    RACK_ERRORS,
    BagSource,
    Size,
    bag_of,
    read_rack,
    read_word,
    refuse_small,
)

__all__ = ["METHODS"]

METHODS = Methods()

_MOST_DRAWS = 1000
"""Draws put back before the first one is dealt after all: there may be no word that the bag can make."""

_STEP = 200
"""Draws between two reports of an experiment: some milliseconds' worth, unless there are many blanks."""

_FEW_BLANKS = 1
"""Blanks of a rack whose words are few enough to be looked at without a pause."""

_TOLD = 100
"""Words that are told of before all have been found."""

_PAUSE = 0.05
"""Seconds after which an experiment pauses at the latest, if a draw takes no longer."""


@dataclass(frozen=True, kw_only=True)
class DrawDeal:
    """A bag to draw from."""

    bag: BagSource = None
    size: Size = 7
    seed: Annotated[int, "The same seed draws the same."] = 0
    alphabet: Annotated[str, "Id of the bag's alphabet."] = "en"
    lexicon: Annotated[
        ListId | None, "A word list, whose alphabet is then the bag's: a draw that makes none of its words is put back."
    ] = None
    letters: Annotated[
        int, Bounds(0, MOST), "With a list, tiles that one of the best words must use: other draws are put back, too."
    ] = 0


class Dealt(TypedDict):
    """A draw."""

    rack: str
    tiles: Annotated[
        list[Annotated[list[str | int], Items(str, int)]], "The letters in the same order, each with what it is worth."
    ]


@METHODS.add(
    "draw.deal",
    example={"seed": 5},
    errors={**BAG_ERRORS, "alphabet-unknown": "There is no such alphabet."},
)
def deal(request: DrawDeal, library: Library) -> Dealt:
    """Draw tiles; with a word list, again until they make one of its words, or a long one."""
    lexicon = None if request.lexicon is None else library.lexicon(request.lexicon)
    bag = bag_of(request.bag, alphabet(request.alphabet) if lexicon is None else lexicon.alphabet)
    refuse_small(bag, request.size)
    rack = bag.deal(request.size, request.seed)
    if lexicon is not None:
        draws = islice(bag.deals(request.size, request.seed, 0), _MOST_DRAWS)
        best = ((draw, best_of_rack(draw, lexicon, bag.points)[1]) for draw in draws)
        rack = next((draw for draw, words in best if words and max(map(len, words)) >= request.letters), rack)
    return {
        "rack": bag.show(rack),
        "tiles": [[bag.show(bytes([code])).strip("[]"), bag.points[code]] for code in rack],
    }


@dataclass(frozen=True, kw_only=True)
class DrawSolve(InList, WordSelection):
    """A draw to make words of."""

    rack: Annotated[str, f"{FEWEST} to {MOST} tiles, `?` for a blank."]
    bag: BagSource = None


class DrawSolved(TypedDict):
    """The best words of a draw."""

    score: Annotated[int, "Points."]
    words: Annotated[list[str], "All words with that score."]
    uses: Annotated[list[int], "How many tiles each of them uses."]
    longest: Annotated[list[bool], "Whether none of the others uses more."]


@METHODS.add("draw.solve", example={"lexicon": "en", "rack": "QIZEBRA"}, errors=RACK_ERRORS)
def solve(request: DrawSolve, library: Library) -> Job[DrawSolved]:
    """Find all words of the rack that are worth most."""
    lexicon = request.select(library, library.lexicon(request.lexicon))
    bag = bag_of(request.bag, lexicon.alphabet)
    rack = read_rack(request.rack, lexicon.alphabet, bag)
    score, words = 0, list[Tiles]()
    if rack.count(BLANK) > _FEW_BLANKS:
        for best in best_so_far(rack, lexicon, bag.points):
            score, words = best
            yield None
    else:
        score, words = best_of_rack(rack, lexicon, bag.points)
    most = max(map(len, words), default=0)
    return {
        "score": score,
        "words": lexicon.alphabet.decode_all(words),
        "uses": [len(word) for word in words],
        "longest": [len(word) == most for word in words],
    }


@dataclass(frozen=True, kw_only=True)
class DrawJudge(InList):
    """A word that somebody made of a draw."""

    rack: Annotated[str, f"{FEWEST} to {MOST} tiles, `?` for a blank."]
    word: str
    bag: BagSource = None


class DrawJudged(TypedDict):
    """What a word is worth."""

    word: str
    score: Annotated[int, "Points; 0 for a word that does not count."]
    uses: Annotated[int, "Tiles."]
    reason: Annotated[
        Literal["tiles", "list"] | None,
        "Why it does not count: the rack lacks letters for it, or it is not in the list.",
    ]
    lacking: Annotated[list[str], "The letters that the rack lacks."]


@METHODS.add("draw.judge", example={"lexicon": "en", "rack": "QIZEBRA", "word": "zebra"}, errors=RACK_ERRORS)
def judge(request: DrawJudge, library: Library) -> DrawJudged:
    """Score a word made from the rack."""
    lexicon = library.lexicon(request.lexicon)
    bag = bag_of(request.bag, lexicon.alphabet)
    rack = read_rack(request.rack, lexicon.alphabet, bag)
    word = read_word(request.word, lexicon.alphabet)
    if len(word) < FEWEST:
        raise RequestError("range", f"A word has at least {FEWEST} letters.", field="word")
    letters = Rack(Counter(rack.replace(bytes([BLANK]), b"")), rack.count(BLANK))
    lacking = Counter(word) - Counter(letters.letters)
    reason: Literal["tiles", "list"] | None = None
    if lacking.total() > letters.blanks:
        reason = "tiles"
    elif not lexicon.holds(word):
        reason = "list"
    places = () if reason else letters.blank_places(word)
    return {
        "word": lexicon.alphabet.decode(word),
        "score": 0 if reason else sum(bag.points[code] for i, code in enumerate(word) if i not in places),
        "uses": len(word),
        "reason": reason,
        "lacking": [bag.show(bytes([code])) for code in sorted(lacking.elements())] if reason == "tiles" else [],
    }


@dataclass(frozen=True, kw_only=True)
class DrawChances(InList):
    """A draw whose chance is asked for."""

    rack: Annotated[str, f"{FEWEST} to {MOST} tiles, `?` for a blank."]
    bag: BagSource = None


class DrawChance(TypedDict):
    """Exact chances, 0 to 1."""

    rack: Annotated[float, "Of drawing this rack, in any order."]
    full_word: Annotated[
        float | None, "Of drawing as many tiles that all go into one word; null if there are too many to count."
    ]


@METHODS.add("draw.chances", example={"lexicon": "en", "rack": "QIZ"}, errors=RACK_ERRORS)
def chances(request: DrawChances, library: Library) -> Job[DrawChance]:
    """Give the chance of drawing this rack, and of drawing as many tiles that all go into one word."""
    lexicon = library.lexicon(request.lexicon)
    bag = bag_of(request.bag, lexicon.alphabet)
    rack = read_rack(request.rack, lexicon.alphabet, bag)
    full_word = yield from bag.chance_of_full_word(lexicon, len(rack))
    return {"rack": bag.chance_of(rack), "full_word": full_word}


@dataclass(frozen=True, kw_only=True)
class DrawExperiment(InList, WordSelection):
    """Draws to be made and solved."""

    draws: Annotated[int, Bounds(10, 1_000_000)] = 800
    size: Size = 7
    seed: int = 0
    bag: BagSource = None
    first: Annotated[int, Bounds(0), "Number of the first draw, so that workers can share the draws of one seed."] = 0


class BestOfDraw(TypedDict):
    """A draw and its best words."""

    rack: str
    score: int
    words: list[str]


class DrawSummary(TypedDict):
    """The results of the draws so far."""

    histogram: Annotated[dict[str, int], "Score -> how many draws reached it."]
    best: BestOfDraw
    worst: BestOfDraw


class DrawExperimented(TypedDict):
    """What came of the draws."""

    scores: Annotated[list[int], "Of each draw."]
    mean: float
    deviation: Annotated[float, "The standard deviation of the scores."]
    best: BestOfDraw
    worst: BestOfDraw
    without_word: Annotated[int, "Draws that make no word."]
    seconds: Annotated[Seconds, "For all draws."]
    setup_seconds: Annotated[Seconds, "Once for the list and bag."]


@METHODS.add(
    "draw.experiment", example={"lexicon": "en", "draws": 20, "seed": 1}, errors=BAG_ERRORS, partial=DrawSummary | None
)
def experiment(request: DrawExperiment, library: Library) -> Job[DrawExperimented]:
    """Draw again and again and solve each draw."""
    lexicon = request.select(library, library.lexicon(request.lexicon))
    bag = bag_of(request.bag, lexicon.alphabet)
    refuse_small(bag, request.size)
    deals = bag.deals(request.size, request.seed, request.first)
    return _experiment(lexicon, bag, request.size, deals, request.draws)


def _experiment(lexicon: Lexicon, bag: Bag, size: int, deals: Iterator[Tiles], draws: int) -> Job[DrawExperimented]:
    yield Progress(0, draws)
    best, setup_seconds = yield from timed(best_words_of(lexicon, bag.points, size))
    start = perf_counter()
    scores: list[int] = []
    highest: tuple[int, Tiles] = (-1, b"")
    lowest: tuple[int, Tiles] = (1 << 30, b"")
    while len(scores) < draws:
        end = perf_counter() + _PAUSE
        for _ in range(min(_STEP, draws - len(scores))):
            rack = next(deals)
            score = best.score(rack)
            scores.append(score)
            if score > highest[0]:
                highest = score, rack
            if score < lowest[0]:
                lowest = score, rack
            if perf_counter() > end:
                break
        yield Progress(len(scores), draws, _summary(best, bag, scores, highest, lowest))
    summary = _summary(best, bag, scores, highest, lowest)
    mean = sum(scores) / draws
    return {
        "scores": scores,
        "mean": mean,
        "deviation": sqrt(fsum((score - mean) ** 2 for score in scores) / draws),
        "best": summary["best"],
        "worst": summary["worst"],
        "without_word": scores.count(0),
        "seconds": perf_counter() - start,
        "setup_seconds": setup_seconds,
    }


def _summary(
    best: BestWords, bag: Bag, scores: list[int], highest: tuple[int, Tiles], lowest: tuple[int, Tiles]
) -> DrawSummary:
    return {
        "histogram": {str(score): n for score, n in sorted(Counter(scores).items())},
        "best": _describe(best, bag, *highest),
        "worst": _describe(best, bag, *lowest),
    }


def _describe(best: BestWords, bag: Bag, score: int, rack: Tiles) -> BestOfDraw:
    return {"rack": bag.show(rack), "score": score, "words": [bag.alphabet.decode(word) for word in best.find(rack)]}
