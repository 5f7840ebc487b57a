"""The methods of Letterpress; those of games are in their room.

`letterpress.solve` is three questions, each with a home of its own: the best plays (`solve`), the ways to play one word
(`word`), and what plays lead to (`choice`). Its request is read here, once, and here their answers are written.
"""

from collections import Counter
from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from time import perf_counter
from typing import Annotated, Literal, NotRequired, TypedDict

from ..alphabets import Tiles, alphabet
from ..contract import Bounds, ListId, Methods, Seconds
from ..contract.bounds import MOVES, PLAYS, WAYS
from ..errors import PlayError, RequestError
from ..jobs import Job, Progress, finish, kept, listed
from ..lexicon import Lexicon
from ..lexicon.library import Library
from ..lexicon.selection import InList, WordSelection
from .board import SQUARES, Mask, Position, after, barred, check_mask, check_play, read_word
from .choice import think_ahead
from .game.match import METHODS as MATCH
from .game.review_methods import METHODS as REVIEW
from .lookahead import Found, Proof
from .picture.methods import METHODS as PICTURE
from .puzzle import seek_position
from .ranking import RANKINGS
from .solve import Play, Wanted, seek_plays
from .spelling import Spelling
from .values import (
    BOARD_ERRORS,
    LetterpressBoard,
    LetterpressPlay,
    LetterpressProof,
    LetterpressReached,
    LetterpressStanding,
    Rows,
    Winner,
    proof_row,
    reached_row,
    standing_row,
    winner_of,
)
from .word import WordQuestion

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
    seconds: Annotated[
        Seconds | None,
        "With `lookahead`: the time to think; null until the search has settled. "
        "To read a list for the first time, and to write thousands of plays, takes a while besides.",
    ] = None
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

    def wanted(self, spelling: Spelling) -> Wanted:
        """Give what is wanted of the plays; raises RequestError "too-large" for all, where an answer has no room."""
        merged = self.anagrams == "merged"
        plays = len(set(spelling.keys)) if merged else spelling.words
        if self.limit is None and not self.winning and plays > PLAYS.most:
            message = f"There are {plays:,} plays; an answer has at most {PLAYS}."
            raise RequestError("too-large", message, field="limit", most=PLAYS.most)
        return Wanted(spelling, self.limit, merged=merged, must=self.must, winning=self.winning)


class LetterpressSolved(TypedDict):
    """The best plays of a board."""

    words: Annotated[int, "Legal words."]
    moves: Annotated[int, "Different sets of squares that play one of them."]
    ranking: Ranking
    position: LetterpressStanding
    winner: Annotated[Winner | None, "Who has won, where no square is free any more."]
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
)
def solve(request: LetterpressSolve, library: Library) -> Job[LetterpressSolved]:
    """Rank every way to play every word of a board.

    With the ranking `lookahead` it tells of what it has found; its partial results have the form of the answer. A play
    that wins at once comes first, and one that lets the other side win at once never does while there is another. Two
    passes one after the other end the game for the side with more squares.

    `min_zipf`, `without`, `must` and `winning` restrict our plays only. With `lookahead` the opponent may still
    answer with any legal word, so what is forced stays forced. Plays that the search has not followed come after
    those that it has, in the order of `territory`; where plays are restricted, the first of them are judged by the
    best reply. Partial results hold the plays searched so far.
    """
    listed = library.lexicon(request.lexicon)
    position, played = request.read(listed.single_letters)
    check_mask(request.must, "must")
    reading = _read(request, library, listed, position, played)
    many = listed.unspelled > _MANY_WORDS or listed.by_letters.unread(SQUARES) > _MANY_WORDS
    asked = (yield from reading) if many else finish(reading)
    return (yield from asked.answer())


@kept(_MOST_SPELLINGS)
def _spelled(
    board: Tiles, lexicon: Lexicon, barred: frozenset[Tiles], min_zipf: float, hidden: Lexicon | None
) -> Generator[None, None, Spelling]:
    """Find the words of a board, which do not change while one paints squares or tries another ranking."""
    return (yield from Spelling.read(board, lexicon, barred, min_zipf, hidden))


def _read(
    request: LetterpressSolve, library: Library, listed: Lexicon, position: Position, played: Sequence[Tiles]
) -> "Generator[None, None, _Asked]":
    """Read what a request needs of its list, with pauses."""
    lexicon = yield from listed.spelling_by_letters()
    gone = frozenset(barred(played))
    begun = perf_counter()
    excluded = request.excluded(library, lexicon)
    spelling = yield from _spelled(position.board, lexicon, gone, request.min_zipf, excluded)
    every = spelling
    if request.ranking == "lookahead":
        every = yield from _spelled(position.board, lexicon, gone, 0.0, None)
    return _Asked(request, lexicon, position, played, spelling, every, begun)


@dataclass(frozen=True)
class _Asked:
    """A request that has been read: a position, what was played, and what the board spells, wanted or not.

    `begun` is when it came.
    """

    request: LetterpressSolve
    lexicon: Lexicon
    position: Position
    played: Sequence[Tiles]
    spelling: Spelling
    every: Spelling
    begun: float

    def answer(self) -> Job[LetterpressSolved]:
        """Ask what it asks, and write what comes of it."""
        request, position, ranking = self.request, self.position, self.request.ranking
        self.spelling.check_moves()
        if request.word is not None:
            word = read_word(request.word, self.lexicon.alphabet, "word")
            question = WordQuestion(word, request.limit, request.squares, request.unlisted, request.place)
            by = RANKINGS.get(ranking, RANKINGS["territory"])
            plays, place = question.answer(self.spelling, position, by, self.lexicon, self.played)
            written = self._written(list(map(self._rows.of, plays)))
            return written if place is None else {**written, "place": place}
        if position.ended:
            won = winner_of(position.ours, position.theirs) == "ours"
            return self._written([], Proof(won, 0) if ranking == "lookahead" else None)
        if ranking == "lookahead":
            self.every.check_moves()
            wanted = request.wanted(self.spelling)
            thinking = think_ahead(self.every, position, wanted, request.seconds, self.begun)
            return (yield from self._ahead(thinking))
        job = self._best(seek_plays(request.wanted(self.spelling), position, RANKINGS[ranking]))
        return (yield from job) if self.spelling.moves > _MANY_MOVES else finish(job)

    def _best(self, job: Job[Iterator[Play]]) -> Job[LetterpressSolved]:
        """Write the best plays."""
        rows: list[LetterpressPlay] = []
        for play in (yield from job):
            rows.append(self._rows.of(play))
            if len(rows) % _ROWS == 0:
                yield None
        return self._written(rows)

    def _ahead(self, job: Job[Found]) -> Job[LetterpressSolved]:
        """Write what has been found by thinking ahead, and on the way what has been found so far."""
        known = self._written([])
        while True:
            try:
                progress = next(job)
            except StopIteration as stop:
                return (yield from self._thought(stop.value))
            if progress and isinstance(progress.partial, Found):
                known = yield from self._thought(progress.partial)
            yield progress and Progress(progress.done, progress.total, known)

    def _thought(self, found: Found) -> Generator[None, None, LetterpressSolved]:
        rows = yield from listed(map(self._rows.of_answered, found.plays), _ROWS)
        return self._written(rows, found.proved)

    @cached_property
    def _rows(self) -> Rows:
        return Rows(self.lexicon, frozenset(barred(self.played)))

    def _written(self, rows: list[LetterpressPlay], proved: Proof | None = None) -> LetterpressSolved:
        position, spelling, board = self.position, self.spelling, Counter(self.position.board)
        return {
            # On a full board no word is legal any more, whatever its letters spell.
            "words": 0 if position.ended else spelling.words,
            "moves": 0 if position.ended else spelling.moves,
            "ranking": self.request.ranking,
            "position": standing_row(position.ours, position.theirs),
            "winner": winner_of(position.ours, position.theirs),
            "proved": None if proved is None else proof_row(proved),
            "not_on_board": [i for i, tiles in enumerate(self.played) if Counter(tiles) - board],
            "plays": rows,
        }


@dataclass(frozen=True, kw_only=True)
class LetterpressPuzzle(InList):
    """What decides a position to be solved."""

    seed: Annotated[int, "The same seed gives the same position with the same list."] = 0


@METHODS.add("letterpress.puzzle", example={"lexicon": "en", "seed": 20261122})
def puzzle(request: LetterpressPuzzle, library: Library) -> Job[LetterpressReached]:
    """Deal a board and play a few good words on it: a position for everybody to solve."""
    words = yield from library.lexicon(request.lexicon).spelling_by_letters()
    return reached_row(*(yield from seek_position(words, request.seed)))


@dataclass(frozen=True, kw_only=True)
class LetterpressMove(LetterpressBoard):
    """A play on a board."""

    lexicon: Annotated[ListId | None, "Null takes any word of English letters."] = None
    word: str
    mask: Annotated[Mask, "The squares of the word's letters."]
    unlisted: Annotated[bool, "Whether it may be a word that is not in the list."] = False


class LetterpressMoved(LetterpressReached, LetterpressStanding):
    """The next position; the sides are still the same."""

    winner: Winner | None


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
    return {
        **reached_row(replace(position, ours=ours, theirs=theirs), [*played, word]),
        **standing_row(ours, theirs),
        "winner": winner_of(ours, theirs),
    }
