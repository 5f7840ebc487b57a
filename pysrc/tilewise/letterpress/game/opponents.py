"""How opponents choose: five levels, of which the weaker know fewer words and look less far ahead.

A level never plays worse on purpose. It plays the best that a person of its strength finds: common words before rare
ones and short ones before long ones, the first two levels everyday words alone; a beginner looks at the board after a
play, a better player at what the other will answer, and then at what comes of that. How many words the middle levels
know differs from board to board, as the people of a club differ. Who knows no word of a board passes. All levels know
the rules: whoever is ahead when the other passes ends the game with a pass, and nobody fills the board to lose by it.

A board with a free square that no word takes is never filled: where nobody passes, its game goes on until the words are
spent, for hundreds of turns. A level that has long been behind there resigns.
"""

from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass
from random import Random
from time import perf_counter
from typing import Literal

from ...alphabets import Tiles
from ...jobs import Job, finish
from ...lexicon import Lexicon
from ...lexicon.vocabulary import EVERYDAY, LONGEST_EVERYDAY, commonest, everyday
from ..board import Position, barred, squares
from ..lookahead import Answered, think
from ..ranking import RANKINGS, Ranking
from ..search import Search
from ..searches import begin_search, kept_search, time_left
from ..solve import Play, best_plays
from ..spelling import Spelling
from .game import Game
from .values import LetterpressAction

__all__ = [
    "LEVELS",
    "SECONDS",
    "Strength",
    "choose",
    "choosing",
    "known",
    "search_among",
]

SECONDS = 1.0
"""The most time that a level thinks unless it is told otherwise."""


@dataclass(frozen=True)
class Strength:
    """What a level finds.

    With a `zipf` it knows words of everyday life, so frequent and of `longest` letters at the most. Else it knows these
    too, and of the list's words the commonest, one of the `shares`, drawn with the board (`share_on`), and besides them
    all of up to `by_heart` letters. `looks` says what a play is chosen for: the `territory` that it leaves (squares,
    locks and open sides), the best reply to it, or what the search makes of it; of plays that are weighed by their
    replies, so many are `tried`.
    """

    looks: Literal["territory", "reply", "search"] = "search"
    shares: tuple[float, ...] = (1,)
    by_heart: int = 0
    longest: int = 64
    zipf: float = 0
    tried: int = 0

    def share_on(self, board: Tiles) -> float:
        """Give the share of words that an opponent knows on a board: of two levels, one independent of the other.

        >>> Strength(shares=(0.2, 0.4)).share_on(b"A" * 25) in (0.2, 0.4)
        True
        """
        return Random(f"{self.shares}/{board!r}").choice(self.shares)


LEVELS: Sequence[Strength] = (
    Strength("territory", zipf=EVERYDAY, longest=LONGEST_EVERYDAY),
    Strength("reply", zipf=EVERYDAY, longest=LONGEST_EVERYDAY, tried=3),
    Strength("reply", shares=(0, 0, 0.05, 0.2, 0.7), by_heart=3, tried=5),
    Strength("search", shares=(0.05, 0.25, 0.5, 0.8, 1), by_heart=4),
    Strength("search"),
)
"""From a beginner to the best that the search finds.

Words are what decides games of Letterpress: of two that search, one with a fifth of the English list won all of 20
games against one with a tenth. So no fixed numbers of words between those of everyday life and all make four steps of
which none is a cliff. A middle level knows few words on some boards and most on others, which makes the steps even, and
leaves a person of any strength some games to win. Each level against the one below, share of 60 games won with its 95%
interval, with 40 looks at a candidate a move (tests/bench/bench_letterpress_levels.py 60 40 en, and tr):

               2 - 1         3 - 2         4 - 3         5 - 4
    English    80.0 ± 8.9    81.7 ± 11.0   76.7 ± 15.4   83.3 ± 8.6
    Turkish    77.5 ± 8.9    80.0 ± 10.1   91.7 ± 9.5    80.0 ± 8.9
"""

_SQUARES = Ranking("squares", locked=0, exposed=0, squares=1)

_BEHIND = 5
"""So many turns of its own leave a level behind before it resigns."""


def choose(
    game: Game, level: int, seconds: float | None = None, clock: Callable[[], float] = perf_counter
) -> LetterpressAction:
    """Choose an action for the player who is to act, who thinks for so many seconds at the most.

    >>> from tilewise.alphabets import alphabet
    >>> from .game import new_game
    >>> words = Lexicon.from_words(["ab", "aba"], alphabet("en"))
    >>> game = new_game([("Ada", 5), ("Bob", 5)], words, b"ABA" + b"X" * 22)
    >>> choose(game, 5)
    {'kind': 'play', 'word': 'ABA', 'mask': 7}
    """
    return finish(choosing(game, level, seconds, clock))


def choosing(
    game: Game, level: int, seconds: float | None = None, clock: Callable[[], float] = perf_counter
) -> Job[LetterpressAction]:
    """Choose as `choose` does, in steps between which it can be stopped."""
    position, begun = game.position, clock()
    if game.passes and position.ours.bit_count() > position.theirs.bit_count():
        return {"kind": "pass"}
    if _is_hopeless(game):
        return {"kind": "resign"}
    strength = LEVELS[level - 1]
    words = yield from known(game.words, strength, strength.share_on(game.board))
    yield None
    if strength.looks == "search":
        play = yield from _searched(game, words, SECONDS if seconds is None else seconds, begun, clock)
    else:
        spelling = yield from Spelling.read(game.board, words, barred(game.played))
        play = _ranked(position, spelling, strength)
    if play is None or play.wins is False:
        return {"kind": "pass"}
    return {"kind": "play", "word": play.text, "mask": play.mask}


def _is_hopeless(game: Game) -> bool:
    """Say whether the player has been behind for long, stays so with any word, and the board can never be filled."""
    who, position = game.player, game.position
    own = [
        turn.squares[who].bit_count() - turn.squares[1 - who].bit_count() for turn in game.turns if turn.player == who
    ]
    if len(own) < _BEHIND or max(own[-_BEHIND:]) >= 0:
        return False
    left = Spelling(game.board, game.words, barred(game.played))
    most = best_plays(left, position, _SQUARES, 1, merged=True)
    if any(play.ours.bit_count() >= play.theirs.bit_count() for play in most):
        return False
    tiles = set[int]().union(*(left.word(i) for i in range(left.words)))
    return any(game.board[square] not in tiles for square in squares(position.free))


def _ranked(position: Position, spelling: Spelling, strength: Strength) -> Play | None:
    """Give the best play by a ranking, or the one of the best whose best reply is worth least to the other."""
    ranking = RANKINGS["territory"]
    plays = best_plays(spelling, position, ranking, max(strength.tried, 1), merged=True)
    if strength.looks == "territory" or (plays and plays[0].wins):
        return plays[0] if plays else None
    return min(plays, key=lambda play: (_best_reply(play, spelling, ranking), -play.rank), default=None)


def _best_reply(play: Play, spelling: Spelling, ranking: Ranking) -> int:
    """Give the rank of the best reply to a play, -1 of a play that ends the game or has none."""
    if play.wins is not None:
        return -1 if play.wins else 1 << 30
    now_barred = barred([play.word])
    other = Position(play.before.board, play.theirs, play.ours, play.before.letters)
    replies = best_plays(spelling, other, ranking, len(now_barred) + 1)
    return next((reply.rank for reply in replies if reply.word not in now_barred), -1)


def _searched(game: Game, words: Lexicon, seconds: float, begun: float, clock: Callable[[], float]) -> Job[Play | None]:
    """Give the play that the search likes best; None, to pass, if there is none or only passing may save the game."""
    search = yield from search_among(game.board, words)
    gone, seconds = search.gone_from(game.played), time_left(seconds, begun, clock)
    found = yield from think(search, game.position, 1, seconds=seconds, gone=gone, clock=clock)
    best: Answered | None = next(iter(found.plays), None)
    if best is None or (found.proved and found.proved.by_passing):
        return None
    if best.lost and found.proved is None and _may_pass(search, game.position, gone):
        return None
    return best.play


def _may_pass(search: Search, position: Position, gone: frozenset[int]) -> bool:
    """Say whether the other side cannot win at once after a pass, neither by a play nor by passing too."""
    ours, theirs = position.ours, position.theirs
    return ours.bit_count() >= theirs.bit_count() and not search.ending(theirs, ours, search.classes.dead(gone))


def search_among(board: Tiles, words: Lexicon) -> Generator[None, None, Search]:
    """Give the search of a board with some words, as the last turn on it has left it, or begin one with pauses."""
    key = board, words
    if (search := kept_search(key)) is not None:
        return search
    spelling = yield from Spelling.read(board, words)
    return (yield from begin_search(key, spelling))


def known(words: Lexicon, strength: Strength, share: float) -> Generator[None, None, Lexicon]:
    """Give the words that an opponent knows who knows such a share of them, with pauses the first time.

    >>> from tilewise.alphabets import alphabet
    >>> some = Lexicon.from_words(["aa", "cat", "qat"], alphabet("en"), {"cat": 4.8, "qat": 1.0})
    >>> finish(known(some, Strength(by_heart=2), 1 / 3)).text().split()
    ['AA', 'CAT']
    """
    if strength.zipf:
        return everyday(words, strength.zipf, strength.longest)
    return commonest(words, share, strength.by_heart, strength.longest)
