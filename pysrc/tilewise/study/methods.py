"""The methods of study: `study.search` and `study.cards`."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any, Literal, NamedTuple, NotRequired, TypedDict

from ..alphabets import Tiles, without_spaces
from ..contract import Bounds, Methods
from ..contract.bounds import MOST_SEED, WORD, WORDS_GIVEN, Most
from ..contract.markers import AS_GIVEN, ListId
from ..errors import LetterError, RequestError
from ..hooks import hooks
from ..jobs import Job, Progress
from ..lexicon import Lexicon
from ..lexicon.library import Library
from ..lexicon.selection import InList
from ..tiles import MOST_BLANKS, TileSet, tile_set_of
from .cards import CARDS, Dealer
from .conditions import Reader
from .played import Played, played_of
from .search import ORDERS, search
from .shelf import Shelf, preparing, shelves_of

__all__ = ["METHODS"]

METHODS = Methods()

_PIECE = 200
"""Words whose facts are found without a pause; their hooks take 10 ms in CPython."""

_FEW_CARDS = 10
"""Cards that are made without a pause; those with phoneys take 10 ms in CPython."""

_LISTS = Most("Other lists of a search", 10, "lists")


@dataclass(frozen=True, kw_only=True)
class WithLists(InList):
    """Names the word list, and what else is to be at hand."""

    lists: Annotated[
        list[ListId],
        _LISTS,
        "Ids of what is loaded first: other lists that conditions name; `en-meanings` for what words mean; "
        "`en-scrabble-played`, `en-wwf-played`, `tr-scrabble-played` or `tr-kelimelik-played` for playability.",
    ] = ()  # type: ignore[assignment]

    def load(self, library: Library) -> Lexicon:
        """Load all that is named, and give the word list."""
        for id in self.lists:
            library.load(id, "lists")
        return library.lexicon(self.lexicon)


@dataclass(frozen=True, kw_only=True)
class StudySearch(WithLists):
    """Which words are to be learnt, and in which order."""

    where: Annotated[
        dict[str, Any],
        AS_GIVEN,
        "A condition: an object with one entry. `all` and `any` of a list of conditions, `not` of one; `pattern` "
        "(`.` one letter, `*` any run, `[AE]` one of these); `anagram` and `subanagram` of tiles "
        '(`?` a blank, `[AE]` one of these); `letters`, how many of which: `{"Q": [1, 1]}`; `front` and `back`, the '
        "letters that make another word there (a letter, one of several, true for any or false for none), "
        "`inner_front` and `inner_back`, whether it is still a word without that letter; from the least to the most, "
        "null for no bound: `length`, `vowels`, `points`, `anagrams` (words of the same letters, itself among them), "
        "`probability` (its rank), `playability` (as in the answer) and `zipf`; `list`, the id of another list that "
        "has it; `definition`, a text with which a word of its meaning, or of its base form's, begins; and `words`, of "
        "which it is one.",
    ]
    order: Annotated[
        Literal["alphabet", "length", "probability", "points", "zipf", "playability"],
        "`length` puts short words first; `probability` is by length and then by rank; the others put the most first, "
        "and what is not known last.",
    ] = "alphabet"
    tiles: Annotated[str | None, "Id of the tile set that is drawn from; null takes the list's own letters."] = None
    blanks: Annotated[
        Annotated[int, Bounds(0, MOST_BLANKS)] | None, "Blanks in the bag that is drawn from; null takes the set's own."
    ] = None
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
    inner_front: Annotated[bool, "Whether it is a word without its first letter, too."]
    inner_back: Annotated[bool, "Whether it is a word without its last letter, too."]
    zipf: Annotated[float, "How common it is; 0 where that is not known."]
    playability: Annotated[
        float | None,
        "What a player who does not know it loses in 1,000 games, in points of equity, as games of the engine against "
        "itself tell. Null where none of them has told, or their table is not at hand.",
    ]


class StudyFound(TypedDict):
    """The words that meet the condition."""

    count: Annotated[int, "How many there are, those left out by `limit` and `offset` included."]
    words: list[StudiedWord]
    played: Annotated[
        int | None, "Games that playability rests on; null where none were played, or their table is not at hand."
    ]


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
        "meanings": "It is not known what the words of this list mean.",
        "lexicon-alphabet": "The other list is spelled in another alphabet.",
        "too-large": f"There are more conditions than 100; or more than {WORDS_GIVEN} are asked for.",
    },
)
def find(request: StudySearch, library: Library) -> Job[StudyFound]:
    """Find the words to learn.

    A rank by probability is among all letters of that length, whatever the condition. The tiles of a word are drawn
    from the full bag, blanks standing for any of them.
    """
    lexicon = request.load(library)
    tiles = tile_set_of(request.tiles or lexicon.alphabet.id, lexicon.alphabet)
    library.later((lexicon, tiles), lambda: preparing(lexicon, tiles))
    reader = Reader(lexicon, tiles, library, request.blanks)
    condition = reader.condition(request.where)
    if tiles.counts is None and (condition.ranks or request.order == "probability"):
        message = f"The numbers of tiles of {tiles.name} are not known; choose another set."
        raise RequestError("tile-set", message, field="tiles")
    try:
        played = reader.played() if request.order == "playability" else None
    except RequestError as error:
        raise RequestError(error.code, str(error), field="order") from error
    played = played or played_of(lexicon, tiles, library, only_at_hand=True)
    found = yield from search(condition, lexicon, tiles, request.blanks, played)
    count = found.count
    end = count if request.limit is None else min(count, request.offset + request.limit)
    if end - request.offset > WORDS_GIVEN.most:
        message = f"There are {end - request.offset:,} words to give; an answer has at most {WORDS_GIVEN}."
        raise RequestError("too-large", message, field="limit", most=WORDS_GIVEN.most)
    words = (yield from ORDERS[request.order](found, request.offset, end)) if request.offset < end else []
    shelves = shelves_of(lexicon, tiles)
    writer = _Writer(lexicon, tiles, shelves, request.blanks, played)
    for length in sorted(set(map(len, words))) if tiles.counts is not None else ():
        yield from shelves[length].numbering(request.blanks, ranked=True)
    rows: list[StudiedWord] = []
    for start in range(0, len(words), _PIECE):
        yield None
        rows += [writer.row(word) for word in words[start : start + _PIECE]]
    return {"count": count, "words": rows, "played": played.games if played else None}


class _Writer(NamedTuple):
    lexicon: Lexicon
    tiles: TileSet
    shelves: Mapping[int, Shelf]
    blanks: int | None
    played: Played | None

    def row(self, word: Tiles) -> StudiedWord:
        letters, shelf, known = self.lexicon.alphabet, self.shelves[len(word)], self.tiles.counts is not None
        place, shorter = shelf.block.place(word), self.lexicon.of_length(len(word) - 1)
        front, back = hooks(word, self.lexicon)
        return {
            "word": letters.decode(word),
            "alphagram": letters.decode(bytes(sorted(word))),
            "points": sum(self.tiles.points[code] for code in word),
            "probability": shelf.ranks(self.blanks)[0][place] if known else None,
            "front": self.tiles.show(front),
            "back": self.tiles.show(back),
            "inner_front": shorter.find(word[1:]) is not None,
            "inner_back": shorter.find(word[:-1]) is not None,
            "zipf": shelf.block.zipf_of(place),
            "playability": self.played.worth.get(word) if self.played else None,
        }


@dataclass(frozen=True, kw_only=True)
class StudyCards(WithLists):
    """Words, and what is to be asked of them."""

    words: Annotated[list[Annotated[str, WORD]], "Words in either case; for stems and anagrams any letters."]
    kind: Annotated[
        Literal["anagrams", "hooks", "judge", "stem", "pattern", "definition"],
        "`anagrams`: all words of its letters; `hooks`: which letters it takes in front and behind; `judge`: whether "
        "it is a word, or the phoney one letter or one hook away that half the cards show instead; `stem`: all words "
        "of its letters and one more; `pattern`: the words that share some of its letters; `definition`: the word that "
        "has its meaning, or those of the words that share it.",
    ]
    seed: Annotated[int, Bounds(0, MOST_SEED), "The same seed makes the same card of a word."] = 1


class StemLetter(TypedDict):
    """A letter that makes words with a stem."""

    letter: str
    words: list[str]


class StudyCard(TypedDict):
    """A question, and what is right."""

    word: Annotated[str, "The word, or letters, that it was made of."]
    question: Annotated[str, "Letters in order, a word or phoney, a pattern with `.` for a letter, or a meaning."]
    answers: Annotated[list[str], "All words that are right; for hooks with the letter, for a phoney none."]
    front: NotRequired[Annotated[list[str], "Of hooks: the letters in front."]]
    back: NotRequired[Annotated[list[str], "Of hooks: the letters behind."]]
    valid: NotRequired[Annotated[bool, "Of what is judged: whether it is a word."]]
    letters: NotRequired[Annotated[list[StemLetter], "Of a stem: each letter that makes words with it."]]


class StudyDeck(TypedDict):
    """The cards, in the order of the words."""

    cards: Annotated[list[StudyCard], "One for each question; words of which there is nothing to ask have none."]


@METHODS.add(
    "study.cards",
    example={"lexicon": "en", "kind": "anagrams", "words": ["ALERTING", "SATINE", "RELATING"]},
    errors={"letter": "A word has a letter that is not in the list's alphabet; `index` says which word."},
)
def cards(request: StudyCards, library: Library) -> Job[StudyDeck]:
    """Make the cards of a quiz: what is asked of words, and all that is right."""
    lexicon = request.load(library)
    words = []
    for index, text in enumerate(request.words):
        try:
            words.append(lexicon.alphabet.encode(without_spaces(text)))
        except LetterError as error:
            raise LetterError("letter", str(error), field="words", index=index) from error
        if not words[-1]:
            raise LetterError("letter", "A word has at least one letter.", field="words", index=index)
    dealer, make = Dealer(lexicon, library, request.seed), CARDS[request.kind]
    made: dict[tuple[str, bool], StudyCard] = {}
    for number, word in enumerate(words):
        if number and not number % _FEW_CARDS:
            yield Progress(number, len(words))
        card: Any = make(dealer, word)
        if not card:
            continue
        first = made.setdefault((card["question"], card.get("valid", True)), card)
        if request.kind == "definition" and card["word"] not in first["answers"]:
            first["answers"].append(card["word"])
    return {"cards": list(made.values())}
