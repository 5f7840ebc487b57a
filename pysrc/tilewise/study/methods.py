"""The method of study: `study.search`."""

from dataclasses import dataclass
from typing import Annotated, Any, Literal, TypedDict

from ..alphabets import Tiles
from ..contract import Bounds, Methods
from ..contract.bounds import WORDS_GIVEN, Most
from ..contract.markers import AS_GIVEN, ListId
from ..contract.refusal import Refusal
from ..errors import RequestError
from ..hooks import hooks
from ..jobs import Job
from ..lexicon import Lexicon
from ..lexicon.library import Library
from ..lexicon.selection import InList, WordSelection
from ..tiles import TileSet, tile_set_of
from .conditions import Condition, Reader
from .meanings import words_that_mean
from .search import ORDERS, search
from .shelf import shelves_of

__all__ = ["METHODS"]

METHODS = Methods()

_PIECE = 200
"""Words whose facts are found without a pause; their hooks take 10 ms in CPython."""

_LISTS = Most("Other lists of a search", 10, "lists")


@dataclass(frozen=True, kw_only=True)
class StudySearch(InList):
    """Which words are to be learnt, and in which order."""

    where: Annotated[
        dict[str, Any],
        AS_GIVEN,
        "A condition: an object with one entry. `all` and `any` of a list of conditions, `not` of one; `pattern` "
        "(`.` one letter, `*` any run, `[AE]` one of these), `prefix`, `suffix`; `anagram` and `subanagram` of tiles "
        '(`?` a blank, `[AE]` one of these); `letters`, how many of which: `{"Q": [1, 1]}`; `front` and `back`, the '
        "letters that make another word there (a letter, one of several, true for any or false for none), "
        "`inner_front` and `inner_back`, whether it is still a word without that letter; from the least to the most, "
        "null for no bound: `length`, `vowels`, `points`, `anagrams` (words of the same letters, itself among them), "
        "`probability` (its rank) and `zipf`; `list`, the id of another list that has it, and `definition`, a text in "
        "its meaning.",
    ]
    order: Annotated[
        Literal["alphabet", "length", "probability", "points", "zipf", "playability"],
        "`length` puts short words first; `probability` is by length and then by rank; the others put the most first.",
    ] = "alphabet"
    tiles: Annotated[str | None, "Id of the tile set that is drawn from; null takes the list's own letters."] = None
    lists: Annotated[list[ListId], _LISTS, "Ids of the other lists that conditions name, which are loaded first."] = ()  # type: ignore[assignment]
    limit: Annotated[Annotated[int, Bounds(0)] | None, "The most words to give; null for all."] = 100
    offset: Annotated[int, Bounds(0), "How many words to leave out first."] = 0


class StudiedWord(TypedDict):
    """A word, and what one learns with it."""

    word: str
    alphagram: Annotated[str, "Its letters in the order of the alphabet."]
    points: Annotated[int, "What its tiles are worth."]
    probability: Annotated[
        int | None,
        "Its rank among the letters of that length, from 1, by the ways to draw them from the full bag; words of the "
        "same letters share it. Null where it is not known how many tiles there are.",
    ]
    front: Annotated[str, "Letters that make a word in front of it; those of several characters in brackets."]
    back: Annotated[str, "Letters that make a word behind it."]
    zipf: Annotated[float, "How common it is; 0 where that is not known."]


class StudyFound(TypedDict):
    """The words that meet the condition."""

    count: Annotated[int, "How many there are, those left out by `limit` and `offset` included."]
    words: list[StudiedWord]


@METHODS.add(
    "study.search",
    example={
        "lexicon": "en",
        "where": {"all": [{"length": [7, 7]}, {"subanagram": "SATINE??"}, {"probability": [1, 100]}]},
        "order": "probability",
        "limit": 3,
    },
    errors={
        "condition": "A condition cannot be; `path` says which.",
        "letter": "A condition has a letter that is not in the list's alphabet.",
        "pattern": "A pattern cannot be read.",
        "tile-set-unknown": "There is no such tile set.",
        "tile-set": "It is not known how many tiles this set has, so nothing has a probability.",
        "playability": "It is not known how much it is worth to know the words of this list.",
        "lexicon-alphabet": "The other list is spelled in another alphabet.",
        "too-large": f"There are more conditions than 100; or more than {WORDS_GIVEN} are asked for.",
    },
)
def find(request: StudySearch, library: Library) -> Job[StudyFound]:
    """Find the words to learn.

    A rank by probability is among all letters of that length, whatever the condition. The tiles of a word are drawn
    from the full bag, blanks standing for any of them.
    """
    lexicon = library.lexicon(request.lexicon)
    tiles = tile_set_of(request.tiles or lexicon.alphabet.id, lexicon.alphabet)
    condition = _read(request, library, lexicon)
    if request.order == "playability":
        raise RequestError("playability", "Nobody has counted how often these words are played.", field="order")
    if tiles.counts is None and (condition.ranks or request.order == "probability"):
        message = f"The numbers of tiles of {tiles.name} are not known; choose another set."
        raise RequestError("tile-set", message, field="tiles")
    found = yield from search(condition, lexicon, tiles)
    count = sum(bits.bit_count() for _, bits in found)
    end = count if request.limit is None else min(count, request.offset + request.limit)
    if end - request.offset > WORDS_GIVEN.most:
        message = f"There are {end - request.offset:,} words to give; an answer has at most {WORDS_GIVEN}."
        raise RequestError("too-large", message, field="limit", most=WORDS_GIVEN.most)
    words = yield from ORDERS[request.order](found, request.offset, end)
    rows: list[StudiedWord] = []
    shelves = shelves_of(lexicon, tiles)
    if tiles.counts is not None:
        for length in sorted(set(map(len, words))):
            yield from shelves[length].numbering(ranks=True)
    for start in range(0, len(words), _PIECE):
        yield None
        rows += [_row(word, lexicon, tiles) for word in words[start : start + _PIECE]]
    return {"count": count, "words": rows}


def _read(request: StudySearch, library: Library, lexicon: Lexicon) -> Condition:
    def other(id: str) -> Lexicon:
        return WordSelection(without=id).excluded(library, lexicon) or lexicon

    reader = Reader(lexicon.alphabet, other, lambda text: words_that_mean(text, lexicon, library))
    try:
        return reader.read(request.where)
    except Refusal as refusal:
        raise refusal.at("where").error() from None


def _row(word: Tiles, lexicon: Lexicon, tiles: TileSet) -> StudiedWord:
    letters = lexicon.alphabet
    shelf = shelves_of(lexicon, tiles)[len(word)]
    place = shelf.block.place(word)
    front, back = hooks(word, lexicon)
    return {
        "word": letters.decode(word),
        "alphagram": letters.decode(bytes(sorted(word))),
        "points": sum(tiles.points[code] for code in word),
        "probability": None if tiles.counts is None else shelf.rank(place),
        "front": tiles.show(front),
        "back": tiles.show(back),
        "zipf": shelf.block.zipf_of(place),
    }
