"""The methods of Letterpress; those of games are in their room."""

from collections import Counter
from collections.abc import Callable, Generator, Iterable, Sequence
from dataclasses import dataclass, field
from functools import partial
from math import comb, prod
from typing import Annotated, Literal, NoReturn, NotRequired, TypedDict

from ..alphabets import Alphabet, Tiles, alphabet
from ..contract import Bounds, ListId, Methods, Pair, Seconds
from ..contract.bounds import MOVES, PLAYS, TURNS, WAYS, WORD
from ..errors import PlayError, RequestError
from ..jobs import Job, Progress, finish, telling
from ..lexicon import Lexicon
from ..lexicon.library import Library
from ..lexicon.selection import InList, WordSelection
from .board import (
    ALL_SQUARES,
    SQUARES,
    WINNING,
    Mask,
    Position,
    after,
    barred,
    check_mask,
    check_play,
    locked,
    read_board,
    read_played,
    read_word,
)
from .choice import Choice, think_among, with_others
from .game.match import METHODS as MATCH
from .game.review_methods import METHODS as REVIEW
from .lookahead import Found, think
from .picture.methods import METHODS as PICTURE
from .puzzle import seek_position
from .ranking import RANKINGS, worth
from .searches import begin_search, kept_search
from .solve import Play, place_of, plays_of_word, seek_plays, shortest_wins
from .spelling import Spelling

__all__ = ["METHODS"]

METHODS = Methods(MATCH, REVIEW, PICTURE)

_MANY_MOVES = 100_000
"""Ways to play the words of a board from which on its best plays are looked for with pauses."""

_MANY_WORDS = 500_000
"""Words of a list from which on the first question about it is answered with pauses: reading it takes a while."""

_MOST_SPELLINGS = 4

_ROWS = 100
"""Plays of an answer that are written between two pauses."""

Ranking = Literal["letterpwn", "territory", "lookahead"]

BOARD_ERRORS = {
    "board-length": "The board does not have 25 letters.",
    "board-letter": "A letter is not in the list's alphabet; `row` and `column` say where.",
    "mask-range": "A mask is not from 0 to 33554431.",
    "overlap": "A square belongs to both sides; `row` and `column` say which.",
    "letter": "A word has a letter that is not in the list's alphabet; `index` says which of several words.",
}


@dataclass(frozen=True, kw_only=True)
class LetterpressBoard:
    """A position. Square i is bit i of a mask, row by row from the top left."""

    board: Annotated[str, "25 letters, row by row; white space between them does not matter."]
    ours: Annotated[Mask, "The squares of the side to play."] = 0
    theirs: Annotated[Mask, "The squares of the other side."] = 0
    played: Annotated[
        list[Annotated[str, WORD]], TURNS, "Words that were played; they and their prefixes are barred."
    ] = field(default_factory=list)

    def read(self, letters: Alphabet) -> tuple[Position, list[Tiles]]:
        """Give the position and the played words in the tiles of an alphabet; raises what `BOARD_ERRORS` names."""
        position = Position(read_board(self.board, letters), self.ours, self.theirs, letters)
        return position, read_played(self.played, letters)


@dataclass(frozen=True, kw_only=True)
class LetterpressSolve(InList, WordSelection, LetterpressBoard):
    """A board whose best plays are asked for."""

    limit: Annotated[
        Annotated[int, Bounds(0, PLAYS.most)] | None,
        "The most plays to give; null for all, if there are no more than that.",
    ] = 20
    ranking: Annotated[
        Ranking,
        "`letterpwn` and `territory` judge the board after the play; `lookahead` searches on from there.",
    ] = "letterpwn"
    seconds: Annotated[Seconds | None, "With `lookahead`: the time to think; null until the search has settled."] = None
    must: Annotated[Mask, "Squares that every play has to take; not with a word."] = 0
    winning: Annotated[
        bool, "Gives only plays that win, at once or (with `lookahead`) by force, the shortest first; not with a word."
    ] = False
    anagrams: Annotated[Literal["each", "merged"], "`merged` gives one play for all words of the same letters."] = (
        "each"
    )
    word: Annotated[str | None, "Gives every way to play this word instead of the best way of each."] = None
    squares: Annotated[Mask | None, "With a word: gives only the way that takes these squares."] = None
    unlisted: Annotated[bool, "With a word: whether it may be one that is not in the list."] = False
    place: Annotated[bool, "With a word: whether to rank it among the words."] = False


class LetterpressStanding(TypedDict):
    """How a board stands, the side to play first."""

    score: Annotated[Pair[int], "Squares of each side."]
    locked: Annotated[Pair[int], "Locked squares of each side."]
    locked_masks: Annotated[Pair[Mask], "The locked squares themselves."]
    ended: Annotated[bool, "Whether no square is free."]


class LetterpressGains(TypedDict):
    """What a play changes, seen from the side that makes it."""

    claims: Annotated[Mask, "Free squares that it takes."]
    captures: Annotated[Mask, "Squares of the other side that it takes."]
    locks: Annotated[Mask, "Squares of its side that are locked after it and were not before."]
    breaks: Annotated[Mask, "Squares of the other side whose lock it breaks."]


class LetterpressReply(LetterpressGains):
    """The opponent's best answer to a play, and the board after it, as the side to play sees it."""

    word: str
    mask: Mask
    ours: Mask
    theirs: Mask
    wins: Annotated[bool | None, "Whether it ends the game in the opponent's favour; null if the game goes on."]


class LetterpressPlay(LetterpressGains):
    """A word, the squares it takes, and the board after it."""

    word: str
    same_letters: Annotated[list[str], "Other words of the same letters; they play on the same squares."]
    mask: Annotated[Mask, "The squares of the word's letters."]
    ours: Mask
    theirs: Mask
    score: Annotated[Pair[int], "Squares of each side, ours first."]
    locked: Annotated[Pair[int], "Locked squares of each side."]
    locked_masks: Annotated[Pair[Mask], "The locked squares themselves."]
    vulnerability: Annotated[int, "For each square we hold, its neighbours that we do not hold, summed."]
    value: Annotated[int, "What the ranking orders by; higher is better."]
    ends_game: bool
    wins: Annotated[bool | None, "Whether it ends the game in our favour; null if the game goes on."]
    zipf: Annotated[float, "How common the word is, as a Zipf frequency; 0 where that is not known."]
    bars: Annotated[list[str], "Other words that it bars: its prefixes that could still be played."]
    reply: Annotated[LetterpressReply | None, "With the ranking `lookahead`: the opponent's best answer."]
    forced: Annotated[
        Literal["wins", "loses"] | None,
        "With `lookahead`: what the play leads to whatever the replies, if that is proved.",
    ]


class LetterpressProof(TypedDict):
    """What the side to move can force."""

    wins: bool
    plies: Annotated[int, "Turns of both sides until then, this one included; 0 when the game is over."]
    by_passing: NotRequired[Annotated[bool, "Whether only a pass begins the shortest win."]]


class LetterpressSolved(TypedDict):
    """The best plays of a board."""

    words: Annotated[int, "Legal words."]
    moves: Annotated[int, "Different sets of squares that play one of them."]
    ranking: Ranking
    position: LetterpressStanding
    winner: Annotated[Literal["ours", "theirs"] | None, "Who has won, if no square is free."]
    proved: Annotated[
        LetterpressProof | None, "With `lookahead`: what the side to move can force, if the search has proved it."
    ]
    not_on_board: Annotated[list[int], "Indices in `played` of words that the board's letters do not spell."]
    place: NotRequired[
        Annotated[int, "If asked for: the rank of the first play given among the best plays of all words, from 1."]
    ]
    plays: Annotated[
        list[LetterpressPlay], "The best way to play each word, best word first; none when the game is over."
    ]


@METHODS.add(
    "letterpress.solve",
    example={"lexicon": "en", "board": "msgzxcbjlqblmgeppjxmjynxs", "ours": 3310592, "theirs": 17180, "limit": 1},
    partial=LetterpressSolved,
    errors={
        **BOARD_ERRORS,
        "word": "The word asked for cannot be played here; `reason` says why: `ended`, `letters`, `barred`, "
        "`unlisted`, `squares` (which do not spell it), or `hidden` (it is too rare, or in the list to be left out).",
        "too-large": f"There are more than {WAYS} to play the word, or more than {MOVES} to play all words; all plays "
        f"are asked for, and there are more than {PLAYS.most:,}; or a field is over its bound.",
    },
    pauses=lambda fields: fields.get("ranking") != "lookahead",
)
def solve(request: LetterpressSolve, library: Library) -> LetterpressSolved | Job[LetterpressSolved]:
    """Rank every way to play every word of a board.

    With the ranking `lookahead` it is a job, whose partial results have the form of the answer. A play that wins at
    once comes first; one that lets the other side win at once does so only where every play does. Two passes in a row
    end the game, for the side with more squares. With the other rankings it can be cancelled on boards with many
    plays.

    `min_zipf`, `without`, `must` and `winning` restrict our plays only. With `lookahead` the opponent may still
    answer with any legal word, so what is forced stays forced. Plays that the search has not followed come after
    those that it has, in the order of `territory`; where plays are restricted, the first of them are judged by the
    best reply. Partial results hold the plays searched so far.
    """
    as_listed = library.lexicon(request.lexicon)
    letters = as_listed.single_letters
    position, played = request.read(letters)
    check_mask(request.must, "must")
    if as_listed.unspelled > _MANY_WORDS:
        return _after(as_listed.spelling_by_letters(), partial(solve, request, library))
    lexicon = as_listed.by_letters
    excluded = request.excluded(library, lexicon)
    all_barred = frozenset(barred(played))
    wanted = position.board, lexicon, all_barred, request.min_zipf, excluded
    whole = position.board, lexicon, all_barred, 0.0, None
    needed = {wanted, whole} if request.ranking == "lookahead" else {wanted}
    unread = needed - _spellings.keys()
    if unread and lexicon.unread(SQUARES) > _MANY_WORDS:
        return _after(_reading(unread), partial(solve, request, library))
    spelling = _spelling(wanted)
    spelling.check_moves()
    row = _Rows(lexicon, all_barred).of
    answer: LetterpressSolved = {
        # On a full board no word is legal any more, whatever its letters spell.
        "words": 0 if position.ended else spelling.words,
        "moves": 0 if position.ended else spelling.moves,
        "ranking": request.ranking,
        "position": _standing(position.ours, position.theirs),
        "winner": _winner(position.ours) if position.ended else None,
        "proved": None,
        "not_on_board": [i for i, tiles in enumerate(played) if Counter(tiles) - Counter(position.board)],
        "plays": [],
    }
    if request.word is not None:
        tiles = read_word(request.word, letters, "word")
        listed = lexicon.holds(tiles)
        if request.unlisted and not listed and len(tiles) > 1 and Counter(tiles) <= Counter(position.board):
            listed = True
            alone = Lexicon.from_words([letters.decode(tiles)], letters)
            spelling = Spelling(position.board, alone, barred(played))
        ranking = RANKINGS.get(request.ranking, RANKINGS["territory"])
        _refuse_many_ways(tiles, position)
        plays = [] if position.ended else plays_of_word(spelling, position, ranking, tiles, None)
        if request.squares is not None:
            plays = [play for play in plays if play.mask == request.squares]
        if not plays and request.limit != 0:
            _refuse_word(position, tiles, played, listed=listed, squares=request.squares)
        plays = plays[: request.limit]
        if request.place and plays:
            answer["place"] = place_of(spelling, position, ranking, plays[0].rank)
    elif position.ended:
        if request.ranking == "lookahead":
            answer["proved"] = {"wins": answer["winner"] == "ours", "plies": 0}
        return answer
    elif request.ranking == "lookahead":
        every = _spelling(whole)
        every.check_moves()
        _refuse_many_plays(spelling, request)
        choice = Choice(spelling, request.must, request.winning)
        return _look_ahead(answer, _thinking(choice, every, position, request), row)
    else:
        _refuse_many_plays(spelling, request)
        job = _ranked(answer, spelling, position, request, row)
        return job if spelling.moves > _MANY_MOVES else finish(job)
    return {**answer, "plays": [row(each) for each in plays]}


def _ranked(
    answer: LetterpressSolved, spelling: Spelling, position: Position, request: LetterpressSolve, row: "_Row"
) -> Job[LetterpressSolved]:
    """Look for the best plays, or for those that win, and write them."""
    limit, must = (None, request.must | position.free) if request.winning else (request.limit, request.must)
    merged, ranking = request.anagrams == "merged", RANKINGS[request.ranking]
    plays = yield from seek_plays(spelling, position, ranking, limit, merged=merged, must=must)
    if request.winning:
        plays = iter(shortest_wins(plays, request.limit))
    rows: list[LetterpressPlay] = []
    for play in plays:
        rows.append(row(play))
        if len(rows) % _ROWS == 0:
            yield Progress(spelling.words, spelling.words)
    return {**answer, "plays": rows}


def _refuse_many_plays(spelling: Spelling, request: LetterpressSolve) -> None:
    """Raise RequestError "too-large" where all plays are asked for, and are more than an answer has."""
    plays = len(set(spelling.keys)) if request.anagrams == "merged" else spelling.words
    if request.limit is None and not request.winning and plays > PLAYS.most:
        message = f"There are {plays:,} plays; an answer has at most {PLAYS}."
        raise RequestError("too-large", message, field="limit", most=PLAYS.most)


def _refuse_many_ways(word: Tiles, position: Position) -> None:
    """Raise RequestError "too-large" for a word of so many equal letters that its ways could not all be looked at."""
    ways = prod(comb(position.board.count(code), n) for code, n in Counter(word).items())
    if ways > WAYS.most:
        message = f"There are {ways:,} ways to play {position.letters.decode(word)}; at most {WAYS} are looked at."
        raise RequestError("too-large", message, field="word", most=WAYS.most)


def _refuse_word(
    position: Position, word: Tiles, played: Sequence[Tiles], *, listed: bool, squares: Mask | None
) -> NoReturn:
    """Raise PlayError "word" with the reason why a word cannot be played."""
    text = position.letters.decode(word)
    reasons = {
        "ended": (position.ended, "The board is full: the game is over."),
        "letters": (
            not Counter(word) <= Counter(position.board),
            f"The board does not have all the letters of {text}.",
        ),
        "barred": (word in barred(played), f"{text} has been played, or begins a word that has."),
        "unlisted": (not listed, f"{text} is not in this word list."),
        "squares": (squares is not None, f"These squares do not spell {text}."),
        "hidden": (True, f"{text} is hidden by what was asked for."),
    }
    reason, message = next((name, message) for name, (holds, message) in reasons.items() if holds)
    raise PlayError("word", message, field="word", reason=reason)


def _thinking(choice: Choice, every: Spelling, position: Position, request: LetterpressSolve) -> Job[Found]:
    """Think ahead about the plays that are wanted, of all that there are."""
    search = kept_search(every) or (yield from telling(begin_search(every, every), Progress(0, 1)))
    merged, seconds, limit = request.anagrams == "merged", request.seconds, request.limit
    if choice == Choice(every):
        found = yield from think(search, position, limit, merged=merged, seconds=seconds)
    else:
        found = yield from think_among(search, position, choice, limit, merged=merged, seconds=seconds)
    return (yield from with_others(found, choice, position, limit, merged=merged))


def _look_ahead(answer: LetterpressSolved, job: Job[Found], row: "_Row") -> Job[LetterpressSolved]:
    known = answer
    while True:
        try:
            progress = next(job)
        except StopIteration as stop:
            return _thought(answer, stop.value, row)
        if isinstance(progress.partial, Found):
            known = _thought(answer, progress.partial, row)
        yield Progress(progress.done, progress.total, known)


def _thought(answer: LetterpressSolved, found: Found, row: "_Row") -> LetterpressSolved:
    """Give what a search has found so far as an answer."""
    rows = []
    for each in found.plays:
        play, reply = row(each.play), each.reply
        play["forced"] = each.forced
        if reply is not None:
            play["reply"] = {
                "word": reply.text,
                "mask": reply.mask,
                "ours": reply.theirs,
                "theirs": reply.ours,
                "wins": reply.wins,
                **_gains(reply),
            }
        rows.append(play)
    proved: LetterpressProof | None = None
    if found.proved is not None:
        proved = {"wins": found.proved.wins, "plies": found.proved.plies}
        if found.proved.by_passing:
            proved["by_passing"] = True
    return {**answer, "proved": proved, "plays": rows}


@dataclass(frozen=True, kw_only=True)
class LetterpressPuzzle(InList):
    """What decides a position to be solved."""

    seed: Annotated[int, "The same seed gives the same position with the same list."] = 0


class LetterpressPuzzled(TypedDict):
    """A position with the side to play as `ours`, as other methods take it."""

    board: str
    ours: Mask
    theirs: Mask
    played: list[str]


@METHODS.add("letterpress.puzzle", example={"lexicon": "en", "seed": 20261122}, pauses=True)
def puzzle(request: LetterpressPuzzle, library: Library) -> Job[LetterpressPuzzled]:
    """Deal a board and play a few good words on it: a position for everybody to solve."""
    return _puzzled(seek_position(library.lexicon(request.lexicon).by_letters, request.seed))


def _puzzled(job: Job[tuple[Position, list[Tiles]]]) -> Job[LetterpressPuzzled]:
    position, played = yield from job
    decode = position.letters.decode
    return {
        "board": decode(position.board),
        "ours": position.ours,
        "theirs": position.theirs,
        "played": [decode(word) for word in played],
    }


@dataclass(frozen=True, kw_only=True)
class LetterpressMove(LetterpressBoard):
    """A play on a board."""

    lexicon: Annotated[ListId | None, "Null takes any word of English letters."] = None
    word: str
    mask: Annotated[Mask, "The squares of the word's letters."]
    unlisted: Annotated[bool, "Whether it may be a word that is not in the list."] = False


class LetterpressMoved(LetterpressStanding):
    """The next position; the sides are still the same."""

    board: str
    ours: Mask
    theirs: Mask
    played: list[str]
    winner: Literal["ours", "theirs"] | None


@METHODS.add(
    "letterpress.play",
    example={"lexicon": "en", "board": "msgzxcbjlqblmgeppjxmjynxs", "word": "gems", "mask": 16391},
    errors={
        **BOARD_ERRORS,
        "game-over": "The board is full.",
        "letters": "The squares hold other letters than the word.",
        "barred": "The word has been played, or is a prefix of one that has.",
        "not-a-word": "The word is not in the list.",
    },
)
def play(request: LetterpressMove, library: Library) -> LetterpressMoved:
    """Play a word on chosen squares, if the rules allow it."""
    lexicon = None if request.lexicon is None else library.lexicon(request.lexicon).by_letters
    letters = alphabet("en") if lexicon is None else lexicon.alphabet
    position, played = request.read(letters)
    word = read_word(request.word, letters, "word")
    check_play(position, word, request.mask, played, letters)
    if lexicon is not None and not request.unlisted and not lexicon.holds(word):
        raise PlayError("not-a-word", f"{letters.decode(word)} is not in this word list.", field="word")
    ours, theirs = after(position, request.mask)
    standing = _standing(ours, theirs)
    return {
        "board": letters.decode(position.board),
        "ours": ours,
        "theirs": theirs,
        "played": [letters.decode(each) for each in [*played, word]],
        **standing,
        "winner": _winner(ours) if standing["ended"] else None,
    }


_Asked = tuple[Tiles, Lexicon, frozenset[Tiles], float, Lexicon | None]
"""A board, a list, what is barred, how rare its words may be, and a list to be left out."""

_spellings: dict[_Asked, Spelling] = {}
"""What does not change while one paints squares or tries another ranking; what was asked for last is at the end."""


def _spelling(asked: _Asked) -> Spelling:
    kept = _spellings.pop(asked) if asked in _spellings else Spelling(*asked)
    return _kept(asked, kept)


def _kept(asked: _Asked, spelling: Spelling) -> Spelling:
    while len(_spellings) >= _MOST_SPELLINGS:
        del _spellings[next(iter(_spellings))]
    _spellings[asked] = spelling
    return spelling


def _reading(asked: Iterable[_Asked]) -> Generator[None, None, None]:
    """Read with pauses what a question asks for."""
    for each in asked:
        _kept(each, (yield from Spelling.read(*each)))


def _after(
    work: Generator[None, None, object], answer: Callable[[], LetterpressSolved | Job[LetterpressSolved]]
) -> Job[LetterpressSolved]:
    """Do with pauses what a question needs, and then answer it."""
    yield from telling(work, Progress(0, 1))
    yield Progress(0, 1)
    answered = answer()
    return (yield from answered) if isinstance(answered, Generator) else answered


def _winner(ours: Mask) -> Literal["ours", "theirs"]:
    return "ours" if ours.bit_count() >= WINNING else "theirs"


def _standing(ours: Mask, theirs: Mask) -> LetterpressStanding:
    masks = [locked(ours), locked(theirs)]
    return {
        "score": [ours.bit_count(), theirs.bit_count()],
        "locked": [mask.bit_count() for mask in masks],
        "locked_masks": masks,
        "ended": ours | theirs == ALL_SQUARES,
    }


_Row = Callable[[Play], LetterpressPlay]


@dataclass(frozen=True)
class _Rows:
    """Writes plays of one board for an answer."""

    lexicon: Lexicon
    barred: frozenset[Tiles]

    def of(self, play: Play) -> LetterpressPlay:
        """Write one play."""
        decode, masks = self.lexicon.alphabet.decode, list(play.locked)
        return {
            "word": decode(play.word),
            "same_letters": [decode(each) for each in play.same_letters],
            "mask": play.mask,
            "ours": play.ours,
            "theirs": play.theirs,
            "score": list(play.score),
            "locked": [mask.bit_count() for mask in masks],
            "locked_masks": masks,
            **_gains(play),
            "vulnerability": play.vulnerability,
            "value": worth(play.rank),
            "ends_game": play.wins is not None,
            "wins": play.wins,
            "zipf": play.zipf,
            "bars": [decode(word) for word in self._bars(play.word)],
            "reply": None,
            "forced": None,
        }

    def _bars(self, word: Tiles) -> list[Tiles]:
        """List the beginnings of a word that may be played now, whether or not they are listed."""
        beginnings = [word[:end] for end in range(2, len(word))]
        return [each for each in beginnings if each not in self.barred and self.lexicon.holds(each)]


def _gains(play: Play) -> LetterpressGains:
    before, (ours, theirs) = play.before, play.locked
    return {
        "claims": play.ours & before.free,
        "captures": play.ours & before.theirs,
        "locks": ours & ~locked(before.ours),
        "breaks": locked(before.theirs) & ~theirs,
    }
