"""The methods of the Word Game.

They are `draw.deal`, `draw.judge`, `draw.solve`, `draw.bags`, and the jobs `draw.chances` and `draw.experiment`.
A `bag` is null for the game's own, the id of a crossword tile set, or an object: letter -> [count, value].
"""

from collections import Counter
from collections.abc import Iterator
from math import sqrt
from time import perf_counter
from typing import Any

from ..alphabets import Alphabet, Tiles, alphabet
from ..errors import LetterError, PositionError, RequestError
from ..fields import Fields
from ..jobs import Job, Progress
from ..lexicon import Lexicon
from ..lexicon.selection import Lexicons, lexicon_of
from ..racks import Rack
from ..tiles import TILE_SETS, tile_set_of
from .bag import BLANK, DEFAULT_BAG, Bag, read_bag
from .best import BestWords, best_of_rack, best_words_of

__all__ = ["bags", "chances", "deal", "experiment", "judge", "solve"]

OWN_BAG = "word-game"
"""The id of the game's own bag."""

_SIZES = (2, 15)
_DRAWS = (10, 1_000_000)
_STEP = 200


def deal(fields: Fields) -> dict[str, Any]:
    """Answer `draw.deal`: the letters drawn; `alphabet` is the bag's, English unless it is said.

    Beside `rack`: `tiles`, in the same order, each with what it is worth.
    """
    letters = alphabet(fields.text("alphabet", "en"))
    bag, size = _read_bag(fields, letters), _read_size(fields)
    seed = fields.integer("seed", 0)
    fields.done()
    _check_draw(bag, size)
    rack = bag.deal(size, seed)
    tiles = [[bag.show(bytes([code])).strip("[]"), bag.points[code]] for code in rack]
    return {"rack": bag.show(rack), "tiles": tiles}


def solve(fields: Fields, lexicons: Lexicons) -> dict[str, Any]:
    """Answer `draw.solve`: all words of the rack that are worth most.

    Beside `score` and `words`: `uses`, how many tiles each word uses, and `longest`, whether none of the others uses
    more. Here, as in `draw.experiment`, `min_zipf` and `without` (a list) leave words out.
    """
    lexicon = lexicon_of(fields, lexicons)
    bag = _read_bag(fields, lexicon.alphabet)
    rack = _read_rack(fields.text("rack"), lexicon.alphabet, bag)
    fields.done()
    score, words = best_of_rack(rack, lexicon, bag.points)
    most = max(map(len, words), default=0)
    return {
        "score": score,
        "words": [lexicon.alphabet.decode(word) for word in words],
        "uses": [len(word) for word in words],
        "longest": [len(word) == most for word in words],
    }


def judge(fields: Fields, lexicons: Lexicons) -> dict[str, Any]:
    """Answer `draw.judge`: what a word that somebody made of the rack is worth.

    `score` is 0 and `reason` says why for a word that does not count: "tiles" if the rack lacks letters for it, which
    are in `lacking`, "list" if it is not in the word list.
    """
    lexicon = lexicons(fields.text("lexicon"))
    bag = _read_bag(fields, lexicon.alphabet)
    rack = _read_rack(fields.text("rack"), lexicon.alphabet, bag)
    word = _read_word(fields.text("word"), lexicon.alphabet)
    fields.done()
    if len(word) < _SIZES[0]:
        raise RequestError("range", f"A word has at least {_SIZES[0]} letters.", field="word")
    letters = Rack(Counter(rack.replace(bytes([BLANK]), b"")), rack.count(BLANK))
    lacking = Counter(word) - Counter(letters.letters)
    reason = "tiles" if lacking.total() > letters.blanks else None if lexicon.holds(word) else "list"
    places = () if reason else letters.blank_places(word)
    return {
        "word": lexicon.alphabet.decode(word),
        "score": 0 if reason else sum(bag.points[code] for i, code in enumerate(word) if i not in places),
        "uses": len(word),
        "reason": reason,
        "lacking": [bag.show(bytes([code])) for code in sorted(lacking.elements())] if reason == "tiles" else [],
    }


def bags(fields: Fields) -> dict[str, Any]:
    """Answer `draw.bags`: the bags there are in an alphabet, the game's own first, then the crossword games' tile sets.

    Each has `id`, `name`, the number of `tiles` and the `bag` itself.
    """
    letters = alphabet(fields.text("alphabet", "en"))
    fields.done()
    known = [(OWN_BAG, "Word Game", _own_bag(letters))]
    for id, form in TILE_SETS.items():
        if form.get("alphabet", "en") == letters.id and (bag := _tile_set_bag(id, letters)):
            known.append((id, form["name"], bag))
    return {"bags": [{"id": id, "name": name, "tiles": bag.size, "bag": _show_bag(bag)} for id, name, bag in known]}


def chances(fields: Fields, lexicons: Lexicons) -> Job[dict[str, Any]]:
    """Answer `draw.chances`: of this rack, and of any draw of as many tiles that makes a word of all of them.

    Both are exact, by counting; `full_word` is null where counting takes too long.
    """
    lexicon = lexicons(fields.text("lexicon"))
    bag = _read_bag(fields, lexicon.alphabet)
    rack = _read_rack(fields.text("rack"), lexicon.alphabet, bag)
    fields.done()
    return _chances(lexicon, bag, rack)


def _chances(lexicon: Lexicon, bag: Bag, rack: Tiles) -> Job[dict[str, Any]]:
    full_word = yield from bag.chance_of_full_word(lexicon, len(rack))
    return {"rack": bag.chance_of(rack), "full_word": full_word}


def experiment(fields: Fields, lexicons: Lexicons) -> Job[dict[str, Any]]:
    """Answer `draw.experiment`: draw again and again and solve each draw.

    `first` numbers the first draw, so that workers can share the draws of one seed. Beside API.md's fields:
    `deviation`, `worst`, `without_word` (draws that make none), `setup_seconds` (once a list and bag).
    Progress brings `histogram`, score -> draws so far, and the `best` and `worst` so far.
    """
    lexicon = lexicon_of(fields, lexicons)
    bag, size = _read_bag(fields, lexicon.alphabet), _read_size(fields)
    draws = fields.integer("draws", 800, least=_DRAWS[0], most=_DRAWS[1])
    seed, first = fields.integer("seed", 0), fields.integer("first", 0, least=0)
    fields.done()
    _check_draw(bag, size)
    return _experiment(lexicon, bag, size, bag.deals(size, seed, first), draws)


def _experiment(lexicon: Lexicon, bag: Bag, size: int, deals: Iterator[Tiles], draws: int) -> Job[dict[str, Any]]:
    yield Progress(0, draws)
    before = perf_counter()
    best = best_words_of(lexicon, bag, size)
    start = perf_counter()
    scores: list[int] = []
    highest: tuple[int, Tiles] = (-1, b"")
    lowest: tuple[int, Tiles] = (1 << 30, b"")
    while len(scores) < draws:
        for _ in range(min(_STEP, draws - len(scores))):
            rack = next(deals)
            score = best.score(rack)
            scores.append(score)
            if score > highest[0]:
                highest = score, rack
            if score < lowest[0]:
                lowest = score, rack
        yield Progress(len(scores), draws, _summary(best, bag, scores, highest, lowest))
    summary = _summary(best, bag, scores, highest, lowest)
    mean = sum(scores) / draws
    return {
        "scores": scores,
        "mean": mean,
        "deviation": sqrt(sum((score - mean) ** 2 for score in scores) / draws),
        "best": summary["best"],
        "worst": summary["worst"],
        "without_word": scores.count(0),
        "seconds": perf_counter() - start,
        "setup_seconds": start - before,
    }


def _summary(
    best: BestWords, bag: Bag, scores: list[int], highest: tuple[int, Tiles], lowest: tuple[int, Tiles]
) -> dict[str, Any]:
    return {
        "histogram": {str(score): n for score, n in sorted(Counter(scores).items())},
        "best": _describe(best, bag, *highest),
        "worst": _describe(best, bag, *lowest),
    }


def _describe(best: BestWords, bag: Bag, score: int, rack: Tiles) -> dict[str, Any]:
    return {"rack": bag.show(rack), "score": score, "words": [bag.alphabet.decode(word) for word in best.find(rack)]}


def _read_bag(fields: Fields, letters: Alphabet) -> Bag:
    source = fields.value("bag", None)
    if source is None or source == OWN_BAG:
        return _own_bag(letters)
    if not isinstance(source, str):
        return read_bag(fields.mapping("bag"), letters)
    bag = _tile_set_bag(source, letters) if source in TILE_SETS else None
    if bag is None:
        raise PositionError("bag", f"There is no bag “{source}” with the letters of this word list.", field="bag")
    return bag


def _own_bag(letters: Alphabet) -> Bag:
    return read_bag({letter: pair for letter, pair in DEFAULT_BAG.items() if letter in letters.letters}, letters)


def _tile_set_bag(id: str, letters: Alphabet) -> Bag | None:
    """Fill a bag with a crossword game's tiles; None if its makers do not say how many, or for another alphabet."""
    form = TILE_SETS[id]
    tile_set = tile_set_of(id) if form.get("alphabet", "en") == letters.id else None
    if tile_set is None or tile_set.counts is None:
        return None
    return Bag(letters, dict(sorted(tile_set.counts.items())), tile_set.points)


def _show_bag(bag: Bag) -> dict[str, list[int]]:
    """Write a bag as `read_bag` reads it, blanks last."""
    codes = sorted((code for code in bag.counts), key=lambda code: (code == BLANK, code))
    return {
        bag.show(bytes([code])).strip("[]"): [bag.counts[code], bag.points[code]]
        for code in codes
        if bag.counts[code] or code != BLANK
    }


def _read_size(fields: Fields) -> int:
    return fields.integer("size", 7, least=_SIZES[0], most=_SIZES[1])


def _read_rack(text: str, letters: Alphabet, bag: Bag) -> Tiles:
    rack = _read_tiles(text, "rack", letters, extra="?")
    if not _SIZES[0] <= len(rack) <= _SIZES[1]:
        raise RequestError("range", f"A rack has {_SIZES[0]} to {_SIZES[1]} tiles; this has {len(rack)}.", field="rack")
    for code in rack:
        if code not in bag.counts:
            raise PositionError("rack", f"There is no {bag.show(bytes([code]))} in the bag.", field="rack")
    return rack


def _read_word(text: str, letters: Alphabet) -> Tiles:
    """Read a word as it is typed, or tile by tile where brackets say so."""
    if "[" in text:
        return _read_tiles(text, "word", letters)
    try:
        return letters.encode("".join(text.split()))
    except LetterError as error:
        raise LetterError("letter", str(error), field="word", **error.place) from error


def _read_tiles(text: str, field: str, letters: Alphabet, extra: str = "") -> Tiles:
    try:
        return bytes(code for code, _ in letters.parse("".join(text.split()), extra=extra))
    except LetterError as error:
        raise LetterError("letter", str(error), field=field, **error.place) from error


def _check_draw(bag: Bag, size: int) -> None:
    if bag.size < size:
        raise PositionError("bag", f"The bag has {bag.size} tiles; a draw takes {size}.", field="size", tiles=bag.size)
