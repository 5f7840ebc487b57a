"""The methods of the bingo finder: `anagram.find`, `anagram.word` and `anagram.chances`."""

from dataclasses import dataclass
from typing import Annotated, Literal, NotRequired, TypedDict

from ..alphabets import Alphabet, without_spaces
from ..contract import Bounds, Methods
from ..contract.bounds import MOST_NUMBER, PATTERN, RACK, RACK_TILES, WORD, WORDS_GIVEN, WORDS_SCORED
from ..errors import LetterError, RequestError
from ..hooks import hooks
from ..jobs import Job
from ..lexicon import Lexicon
from ..lexicon.library import Library
from ..lexicon.selection import InList, WordSelection
from ..patterns import read_pattern
from ..racks import Rack, read_rack
from ..tiles import BLANK, TileSet, tile_set_of
from .find import Group, Query, find
from .words import anagrams_of, bingo_chances

__all__ = ["METHODS"]

METHODS = Methods()

_LONGEST_RACK = RACK_TILES.most
"""The longest words of a list have as many letters."""

_FEW = 1_000
"""Words that are written without a pause."""


@dataclass(frozen=True, kw_only=True)
class AnagramFind(InList, WordSelection):
    """A rack, and which words of it are asked for."""

    rack: Annotated[
        str | None, RACK, f"Letters, `?` for a blank; at most {_LONGEST_RACK} tiles. Null for words of any letters."
    ]
    use: Annotated[Literal["all", "any"], "Whether a word uses all tiles."] = "all"
    through: Annotated[str | None, "A letter on the board that words go through; `*` for none and each in turn."] = None
    min_length: Annotated[int, Bounds(0)] | None = 0
    max_length: Annotated[int, Bounds(0)] | None = None
    pattern: Annotated[
        str | None,
        PATTERN,
        "`.` is any letter, `[AE]` one of these, `[^AE]` any other, `*` any run of letters: `..S*ING`.",
    ] = None
    limit: Annotated[Annotated[int, Bounds(0)] | None, "The most words of each group; null for all."] = None
    offset: Annotated[int, Bounds(0), "How many words of each group to leave out first."] = 0
    order: Literal["length", "alphabet", "zipf", "score"] = "length"
    tiles: Annotated[
        str | None, "Id of the tile set that words are scored with; null takes the list's own letters."
    ] = None
    facts: Annotated[bool, "Gives each word's `zipf` and `score`."] = False


class LengthCount(TypedDict):
    """How many words of a length there are."""

    length: int
    count: int


class AnagramWord(TypedDict):
    """A word that the rack spells."""

    word: str
    blanks: Annotated[list[int], "Places in the word, from 0, that a blank plays."]
    zipf: NotRequired[Annotated[float, "How common it is; 0 where that is not known."]]
    score: NotRequired[Annotated[int, "What its tiles are worth; blanks count nothing."]]
    tiles: NotRequired[Annotated[list[str], "Its tiles, where one of them has more than one letter."]]


class WordGroup(TypedDict):
    """The words through one letter of the board, or through none."""

    through: str | None
    count: Annotated[int, "How many there are, those left out by `limit` and `offset` included."]
    lengths: list[LengthCount]
    words: list[AnagramWord]


class AnagramFound(TypedDict):
    """The words of a rack."""

    groups: list[WordGroup]


@METHODS.add(
    "anagram.find",
    example={"lexicon": "en", "rack": "AALNST?", "through": "I"},
    errors={
        "letter": "The rack, the pattern or the letter to go through has a letter that is not in the list's alphabet.",
        "lengths": "`min_length` is above `max_length`.",
        "rack-length": f"The rack has more than {_LONGEST_RACK} tiles.",
        "pattern": "The pattern cannot be read.",
        "tile-set-unknown": "There is no such tile set.",
        "too-large": f"More than {WORDS_GIVEN} are asked for, or too many by score; or a field is over its bound.",
    },
)
def find_words(request: AnagramFind, library: Library) -> Job[AnagramFound]:
    """Find the words of a rack, alone or through a letter on the board, or those of a pattern."""
    lexicon = library.lexicon(request.lexicon)
    letters = lexicon.alphabet
    rack = None if request.rack is None else _read_rack(request.rack, letters)
    shortest, longest = request.min_length or 0, request.max_length
    if longest is not None and shortest > longest:
        message = f"No word has {shortest} letters at least and {longest} at most; the shortest length comes first."
        raise RequestError("lengths", message, field="min_length")
    query = Query(
        rack,
        use_all=request.use == "all",
        min_length=shortest,
        max_length=_LONGEST_RACK if longest is None else longest,
        pattern=read_pattern(request.pattern, letters) if request.pattern else None,
        min_zipf=request.min_zipf,
        without=request.excluded(library, lexicon),
    )
    throughs = _read_through(request.through, letters)
    has_values = request.tiles or request.facts or request.order == "score"
    values = tile_set_of(request.tiles or letters.id, letters) if has_values else None
    points, shown = values.points if values else bytes(256), values if request.facts else None
    found = list(find(query, lexicon, throughs))
    _refuse_too_many(found, request)
    return (yield from _write(found, request, points, lexicon, shown))


def _write(
    found: list[Group], request: AnagramFind, points: bytes, lexicon: Lexicon, values: TileSet | None
) -> Job[AnagramFound]:
    groups: list[WordGroup] = []
    for each in found:
        yield None
        words = yield from each.seek_words(request.order, points, request.offset, request.limit)
        group = _group(each, words[:_FEW], lexicon, values)
        for start in range(_FEW, len(words), _FEW):
            yield None
            group["words"] += _rows(each.rack, words[start : start + _FEW], lexicon, values)
        groups.append(group)
    return {"groups": groups}


def _refuse_too_many(groups: list[Group], request: AnagramFind) -> None:
    most = MOST_NUMBER if request.limit is None else request.limit
    asked = sum(min(max(group.count - request.offset, 0), most) for group in groups)
    if asked > WORDS_GIVEN.most:
        message = f"There are {asked:,} words to give; an answer has at most {WORDS_GIVEN}."
        raise RequestError("too-large", message, field="limit", most=WORDS_GIVEN.most)
    count = sum(group.count for group in groups)
    if request.order == "score" and count > WORDS_SCORED.most:
        message = f"There are {count:,} words; at most {WORDS_SCORED} are put in the order of their scores."
        raise RequestError("too-large", message, field="order", most=WORDS_SCORED.most)


@dataclass(frozen=True, kw_only=True)
class AnagramLookUp(InList, WordSelection):
    """A word to be looked up."""

    word: Annotated[str, WORD]


class WordFacts(TypedDict):
    """What there is to know of a word."""

    word: str
    valid: Annotated[bool, "Whether it is in the list."]
    zipf: Annotated[float, "How common it is, as a Zipf frequency; 0 where that is not known."]
    definition: Annotated[str | None, "Its meaning, from the file that the list was made of."]
    count: Annotated[str | None, "Its count or frequency, from that file."]
    front: Annotated[list[str], "Letters that make a word when put in front of it."]
    back: Annotated[list[str], "Letters that make a word when put behind it."]
    anagrams: Annotated[list[str], "Other words of its letters."]


@METHODS.add(
    "anagram.word",
    example={"lexicon": "en", "word": "aster"},
    errors={"letter": "The word has a letter that is not in the list's alphabet, or no letters at all."},
)
def word(request: AnagramLookUp, library: Library) -> WordFacts:
    """Look a word up: what the list says of it, its hooks, the other words of its letters.

    Shipped lists have no definitions of their own.

    `min_zipf` and `without` leave out anagrams; hooks are looked up in the whole list.
    """
    lexicon = library.lexicon(request.lexicon)
    letters = lexicon.alphabet
    try:
        tiles = letters.encode(without_spaces(request.word))
    except LetterError as error:
        raise LetterError("letter", str(error), field="word", **error.place) from error
    if not tiles:
        raise LetterError("letter", "A word has at least one letter.", field="word")
    front, back = hooks(tiles, lexicon)
    block = lexicon.of_length(len(tiles))
    place = block.find(tiles)
    text = letters.decode(tiles)
    note = lexicon.notes.of(text)
    return {
        "word": text,
        "valid": place is not None,
        "zipf": 0.0 if place is None else block.zipf_of(place),
        "definition": (note and note.definition) or None,
        "count": (note and note.count) or None,
        "front": [letters.decode(bytes([code])) for code in front],
        "back": [letters.decode(bytes([code])) for code in back],
        "anagrams": [letters.decode(each) for each in anagrams_of(tiles, request.select(library, lexicon))],
    }


@dataclass(frozen=True, kw_only=True)
class AnagramChances(InList, WordSelection):
    """A rack that one more tile is drawn to."""

    rack: Annotated[str, RACK, f"Letters, `?` for a blank; at most {_LONGEST_RACK} tiles."]
    tiles: Annotated[str | None, "Id of the tile set that is drawn from; null takes the list's own letters."] = None


class LetterCount(TypedDict):
    """How many bingos a letter makes."""

    letter: str
    count: int


class BingoChances(TypedDict):
    """The bingos of a rack and one tile more."""

    letters: Annotated[list[LetterCount], "Words of the rack and each letter."]
    count: Annotated[int, "Different words; with a blank on the rack one may count for several letters."]
    draws: Annotated[int, "Tiles of the set that the rack does not hold."]
    good_draws: Annotated[int, "Those of them that make a bingo."]
    share: Annotated[float, "`good_draws` of `draws`, 0 to 1."]


@METHODS.add(
    "anagram.chances",
    example={"lexicon": "en", "rack": "SATIRE"},
    errors={
        "letter": "The rack has a letter that is not in the list's alphabet.",
        "rack-length": f"The rack has more than {_LONGEST_RACK} tiles.",
        "tile-set-unknown": "There is no such tile set.",
        "tile-set": "It is not known how many tiles this set has.",
    },
)
def chances(request: AnagramChances, library: Library) -> BingoChances:
    """Count the bingos of a rack and each letter, and how many draws of one tile make one."""
    lexicon = request.select(library, library.lexicon(request.lexicon))
    letters = lexicon.alphabet
    rack = _read_rack(request.rack, letters)
    tiles = tile_set_of(request.tiles or letters.id, letters)
    if tiles.counts is None:
        raise RequestError(
            "tile-set", f"The numbers of tiles of {tiles.name} are not known; choose another set.", field="tiles"
        )
    bag = {-1 if code == BLANK else code: n for code, n in tiles.counts.items()}
    words, good, left = bingo_chances(rack, lexicon, bag)
    (every,) = find(Query(Rack(rack.letters, rack.blanks + 1)), lexicon, [None])
    return {
        "letters": [{"letter": letters.decode(bytes([code])), "count": n} for code, n in words.items()],
        "count": every.count,
        "draws": left,
        "good_draws": good,
        "share": good / left if left else 0.0,
    }


def _read_rack(text: str, letters: Alphabet) -> Rack:
    rack = read_rack(text, letters)
    if rack.size > _LONGEST_RACK:
        message = f"A rack has at most {_LONGEST_RACK} tiles; this has {rack.size}."
        raise RequestError("rack-length", message, field="rack", most=_LONGEST_RACK)
    return rack


def _read_through(text: str | None, letters: Alphabet) -> list[int | None]:
    """Read which letter of the board the words go through: none, one, or each in turn ("*")."""
    bare = without_spaces(text or "")
    if not bare:
        return [None]
    if bare == "*":
        return [None, *letters.codes]
    try:
        return [letters.code(bare.strip("[]"))]
    except LetterError as error:
        raise LetterError(
            "letter", f"{error} A word goes through one letter, or “*” for each.", field="through"
        ) from error


def _group(group: Group, words: list[bytes], lexicon: Lexicon, values: TileSet | None) -> WordGroup:
    """Write a group with some of its words."""
    return {
        "through": None if group.through is None else lexicon.alphabet.decode(bytes([group.through])),
        "count": group.count,
        "lengths": [{"length": length, "count": count} for length, count in group.lengths],
        "words": _rows(group.rack, words, lexicon, values),
    }


def _rows(rack: Rack, words: list[bytes], lexicon: Lexicon, values: TileSet | None) -> list[AnagramWord]:
    """Write words; with `values` each one's facts too."""
    letters = lexicon.alphabet
    texts = letters.decode_all(words)
    blanks = [rack.blank_places(tiles) for tiles in words] if rack.blanks else [[] for _ in words]
    rows: list[AnagramWord] = [{"word": text, "blanks": places} for text, places in zip(texts, blanks, strict=True)]
    if values is not None:
        for row, tiles in zip(rows, words, strict=True):
            block = lexicon.of_length(len(tiles))
            place = block.find(tiles)
            row["zipf"] = 0.0 if place is None else block.zipf_of(place)
            row["score"] = sum(values.points[code] for k, code in enumerate(tiles) if k not in row["blanks"])
    for row, tiles in zip(rows, words, strict=True) if letters.has_digraphs else ():
        if len(row["word"]) != len(tiles):
            row["tiles"] = [letters.decode(bytes([code])) for code in tiles]
    return rows
