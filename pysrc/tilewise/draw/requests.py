"""What the methods of the Word Game take: a bag, a number of tiles, racks and words; and which bags there are."""

from typing import Annotated, TypedDict

from ..alphabets import Alphabet, Tiles, without_spaces
from ..contract import AS_GIVEN, Bounds, Pair
from ..contract.bounds import BLANKS
from ..errors import LetterError, PositionError, RequestError
from ..tiles import TILE_SETS, tile_set_of
from .bag import BLANK, DEFAULT_BAG, Bag, read_bag

__all__ = [
    "BAG_ERRORS",
    "FEWEST",
    "MOST",
    "RACK_ERRORS",
    "BagOfLetters",
    "BagSource",
    "Size",
    "bag_of",
    "bags_of",
    "read_rack",
    "read_word",
    "refuse_small",
]

_OWN_BAG = "word-game"
"""The id of the game's own bag."""

FEWEST, MOST = 2, 15
"""Tiles of a draw."""

BagOfLetters = dict[str, Pair[int]]
"""For each letter how many tiles there are of it and what each is worth."""

BagSource = Annotated[
    str | Annotated[BagOfLetters, AS_GIVEN] | None,
    "Null is the game's own; a text the id of a crossword tile set; or letter -> [count, value].",
]

Size = Annotated[int, Bounds(FEWEST, MOST), "Tiles of a draw."]

BAG_ERRORS = {"bag": "There is no such bag in the list's alphabet, it cannot be read, or it has too few tiles."}
RACK_ERRORS = {
    **BAG_ERRORS,
    "letter": "A letter is not in the list's alphabet.",
    "rack": "The bag has no such tile.",
}


def bag_of(source: str | BagOfLetters | None, letters: Alphabet) -> Bag:
    """Give the bag that a request names; raises PositionError."""
    if source is None or source == _OWN_BAG:
        return _own_bag(letters)
    if not isinstance(source, str):
        return read_bag(source, letters)
    bag = _bag_of_tile_set(source, letters) if source in TILE_SETS else None
    if bag is None:
        raise PositionError("bag", f"There is no bag “{source}” with the letters of this word list.", field="bag")
    return bag


class BagEntry(TypedDict):
    """A bag that ships: its id, its name, how many tiles it has, and for each letter its count and value."""

    id: str
    name: str
    tiles: int
    bag: BagOfLetters


def bags_of(letters: Alphabet) -> list[BagEntry]:
    """List the bags of an alphabet: the game's own first, if it has its letters, then crossword games' tile sets.

    >>> from tilewise.alphabets import alphabet
    >>> [(each["id"], each["tiles"], each["bag"]["K"]) for each in bags_of(alphabet("tr"))]
    [('word-game', 100, [2, 10]), ('tr', 100, [7, 1]), ('tr_kelimelik', 100, [7, 1])]
    """
    known = [(_OWN_BAG, "Word Game", _own_bag(letters))] if set(DEFAULT_BAG) & set(letters.letters) else []
    for id, form in TILE_SETS.items():
        if bag := _bag_of_tile_set(id, letters):
            known.append((id, form["name"], bag))
    return [{"id": id, "name": name, "tiles": bag.size, "bag": _show_bag(bag)} for id, name, bag in known]


def _own_bag(letters: Alphabet) -> Bag:
    """Give the game's own bag, with the letters of an alphabet."""
    return read_bag({letter: pair for letter, pair in DEFAULT_BAG.items() if letter in letters.letters}, letters)


def _bag_of_tile_set(id: str, letters: Alphabet) -> Bag | None:
    """Fill a bag with a crossword game's tiles; None if its makers do not say how many, or for another alphabet."""
    form = TILE_SETS[id]
    tile_set = tile_set_of(id) if form.get("alphabet", "en") == letters.id else None
    if tile_set is None or tile_set.counts is None:
        return None
    return Bag(letters, dict(sorted(tile_set.counts.items())), tile_set.points)


def _show_bag(bag: Bag) -> BagOfLetters:
    """Write a bag as `read_bag` reads it, blanks last."""
    codes = sorted((code for code in bag.counts), key=lambda code: (code == BLANK, code))
    return {
        bag.show(bytes([code])).strip("[]"): [bag.counts[code], bag.points[code]]
        for code in codes
        if bag.counts[code] or code != BLANK
    }


def read_rack(text: str, letters: Alphabet, bag: Bag) -> Tiles:
    """Read a rack whose tiles a bag has; raises LetterError, PositionError and RequestError."""
    rack = _read_tiles(text, "rack", letters, extra="?")
    if not FEWEST <= len(rack) <= MOST:
        raise RequestError("range", f"A rack has {FEWEST} to {MOST} tiles; this has {len(rack)}.", field="rack")
    if (blanks := rack.count(BLANK)) > BLANKS.most:
        raise RequestError("range", f"A rack has at most {BLANKS}; this has {blanks}.", field="rack", most=BLANKS.most)
    for code in rack:
        if code not in bag.counts:
            raise PositionError("rack", f"There is no {bag.show(bytes([code]))} in the bag.", field="rack")
    return rack


def read_word(text: str, letters: Alphabet) -> Tiles:
    """Read a word as it is typed, or tile by tile where brackets say so."""
    if "[" in text:
        return _read_tiles(text, "word", letters)
    try:
        return letters.encode(without_spaces(text))
    except LetterError as error:
        raise LetterError("letter", str(error), field="word", **error.place) from error


def _read_tiles(text: str, field: str, letters: Alphabet, extra: str = "") -> Tiles:
    try:
        return bytes(code for code, _ in letters.parse(without_spaces(text), extra=extra))
    except LetterError as error:
        raise LetterError("letter", str(error), field=field, **error.place) from error


def refuse_small(bag: Bag, size: int) -> None:
    """Raise PositionError for a bag of fewer tiles than a draw takes."""
    if bag.size < size:
        raise PositionError("bag", f"The bag has {bag.size} tiles; a draw takes {size}.", field="size", tiles=bag.size)
