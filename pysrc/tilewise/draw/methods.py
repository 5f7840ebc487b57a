"""The methods of the Word Game: `draw.deal`, `draw.solve`, `draw.chances` and the job `draw.experiment`."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from math import sqrt
from time import perf_counter
from typing import Any

from ..alphabets import Alphabet, Tiles, alphabet
from ..errors import LetterError, PositionError, RequestError
from ..fields import Fields
from ..jobs import Job, Progress
from ..lexicon import Lexicon
from .bag import BLANK, DEFAULT_BAG, Bag, read_bag
from .best import BestWords, best_words_of

__all__ = ["chances", "deal", "experiment", "solve"]

Lexicons = Callable[[str], Lexicon]
"""Gives a word list by its id."""

_SIZES = (2, 15)
_MOST_DRAWS = 1_000_000
_STEP = 200


def deal(fields: Fields) -> dict[str, Any]:
    """Answer `draw.deal`: the letters drawn; `alphabet` is the bag's, English unless it is said."""
    letters = alphabet(fields.text("alphabet", "en"))
    bag, size = _read_bag(fields, letters), _read_size(fields)
    seed = fields.integer("seed", 0)
    fields.done()
    _check_draw(bag, size)
    return {"rack": bag.show(bag.deal(size, seed))}


def solve(fields: Fields, lexicons: Lexicons) -> dict[str, Any]:
    """Answer `draw.solve`: all words of the rack that are worth most.

    Beside `score` and `words`: `uses`, how many tiles each word uses, and `longest`, whether none of the others uses
    more.
    """
    lexicon = lexicons(fields.text("lexicon"))
    bag = _read_bag(fields, lexicon.alphabet)
    rack = _read_rack(fields.text("rack"), lexicon.alphabet, bag)
    fields.done()
    best = best_words_of(lexicon, bag, len(rack))
    words = best.find(rack)
    most = max(map(len, words), default=0)
    return {
        "score": best.score(rack),
        "words": [lexicon.alphabet.decode(word) for word in words],
        "uses": [len(word) for word in words],
        "longest": [len(word) == most for word in words],
    }


def chances(fields: Fields, lexicons: Lexicons) -> dict[str, Any]:
    """Answer `draw.chances`: of this rack, and of any draw of as many tiles that makes a word of all of them.

    Both are exact, by counting. With blanks in the bag `full_word` is null.
    """
    lexicon = lexicons(fields.text("lexicon"))
    bag = _read_bag(fields, lexicon.alphabet)
    rack = _read_rack(fields.text("rack"), lexicon.alphabet, bag)
    fields.done()
    return {
        "rack": bag.chance_of(rack),
        "full_word": None if bag.counts.get(BLANK) else bag.chance_of_full_word(lexicon, len(rack)),
    }


def experiment(fields: Fields, lexicons: Lexicons) -> Job[dict[str, Any]]:
    """Answer `draw.experiment`: draw again and again and solve each draw.

    `first` numbers the first draw, so that workers can share the draws of one seed. Beside API.md's fields:
    `deviation`, `worst`, `without_word` (draws that make none). Progress brings `histogram`, score -> draws so far.
    """
    lexicon = lexicons(fields.text("lexicon"))
    bag, size = _read_bag(fields, lexicon.alphabet), _read_size(fields)
    draws = fields.integer("draws", 800, least=1, most=_MOST_DRAWS)
    seed, first = fields.integer("seed", 0), fields.integer("first", 0, least=0)
    fields.done()
    _check_draw(bag, size)
    return _experiment(best_words_of(lexicon, bag, size), bag, bag.deals(size, seed, first), draws)


def _experiment(best: BestWords, bag: Bag, deals: Iterator[Tiles], draws: int) -> Job[dict[str, Any]]:
    start = perf_counter()
    scores: list[int] = []
    histogram: Counter[int] = Counter()
    highest: tuple[int, Tiles] = (-1, b"")
    lowest: tuple[int, Tiles] = (1 << 30, b"")
    while len(scores) < draws:
        for _ in range(min(_STEP, draws - len(scores))):
            rack = next(deals)
            score = best.score(rack)
            scores.append(score)
            histogram[score] += 1
            if score > highest[0]:
                highest = score, rack
            if score < lowest[0]:
                lowest = score, rack
        yield Progress(len(scores), draws, {"histogram": {str(key): histogram[key] for key in sorted(histogram)}})
    mean = sum(scores) / draws
    return {
        "scores": scores,
        "mean": mean,
        "deviation": sqrt(sum((score - mean) ** 2 for score in scores) / draws),
        "best": _describe(best, bag, *highest),
        "worst": _describe(best, bag, *lowest),
        "without_word": histogram[0],
        "seconds": perf_counter() - start,
    }


def _describe(best: BestWords, bag: Bag, score: int, rack: Tiles) -> dict[str, Any]:
    return {"rack": bag.show(rack), "score": score, "words": [bag.alphabet.decode(word) for word in best.find(rack)]}


def _read_bag(fields: Fields, letters: Alphabet) -> Bag:
    source: Mapping[str, object] | None = fields.mapping("bag", None)
    if source is None and letters.id != "en":
        known = {letter: pair for letter, pair in DEFAULT_BAG.items() if letter in letters.letters}
        return read_bag(known, letters)
    return read_bag(source, letters)


def _read_size(fields: Fields) -> int:
    return fields.integer("size", 7, least=_SIZES[0], most=_SIZES[1])


def _read_rack(text: str, letters: Alphabet, bag: Bag) -> Tiles:
    try:
        rack = bytes(code for code, _ in letters.parse("".join(text.split()), extra="?"))
    except LetterError as error:
        raise LetterError("letter", str(error), field="rack", **error.place) from error
    if not _SIZES[0] <= len(rack) <= _SIZES[1]:
        raise RequestError("range", f"A rack has {_SIZES[0]} to {_SIZES[1]} tiles; this has {len(rack)}.", field="rack")
    for code in rack:
        if code not in bag.counts:
            raise PositionError("rack", f"There is no {bag.show(bytes([code]))} in the bag.", field="rack")
    return rack


def _check_draw(bag: Bag, size: int) -> None:
    if bag.size < size:
        raise PositionError("bag", f"The bag has {bag.size} tiles; a draw takes {size}.", field="bag")
