"""How opponents choose: five levels, of which the weaker know fewer words and look less far ahead.

A level never plays worse on purpose. It plays the best that a person of its strength finds: common words before rare
ones and short ones before long ones, the first two levels everyday words alone; a beginner looks at the board after a
play, a better player at what the other will answer, and then at what comes of that. Who knows no word of a board
passes. All levels know the rules: whoever is ahead when the other passes ends the game with a pass, and nobody fills
the board to lose by it.

A board with a free square that no word takes is never filled: where nobody passes, its game goes on until the words are
spent, for hundreds of turns. A level that has long been behind there resigns.
"""

from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass
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
    "LEVELS_OF_SHORT_LISTS",
    "SECONDS",
    "Strength",
    "choose",
    "choosing",
    "known",
    "search_among",
    "strength_of",
]

SECONDS = 1.0
"""The most time that a level thinks unless it is told otherwise."""


@dataclass(frozen=True)
class Strength:
    """What a level finds.

    With a `zipf` it knows words of everyday life, so frequent and of `longest` letters at the most. Else it knows these
    too, and of the list's words the commonest, a `share`, and besides them all of up to `by_heart` letters; but none of
    more than `longest`. `looks` says what a play is chosen for: the `territory` that it leaves (squares, locks and open
    sides), the best reply to it, or what the search makes of it; of plays that are weighed by their replies, so many
    are `tried`.
    """

    looks: Literal["territory", "reply", "search"] = "search"
    share: float = 1
    by_heart: int = 0
    longest: int = 64
    zipf: float = 0
    tried: int = 0


LEVELS: Sequence[Strength] = (
    Strength("territory", zipf=EVERYDAY, longest=LONGEST_EVERYDAY),
    Strength("reply", zipf=EVERYDAY, longest=LONGEST_EVERYDAY, tried=3),
    Strength("reply", share=0.1, by_heart=3, longest=9, tried=7),
    Strength("search", share=0.68, by_heart=4),
    Strength("search"),
)
"""From a beginner to the best that the search finds, in a list of `_MANY` words or more.

The first two know words of everyday life, the third some more: what people find. A search with everyday words alone
lost every game to one with a third of the list, so no three steps of even games lead from there to all words; the one
long step is from 3 to 4, where the search begins. Each level against the one below, share of games won with its 95%
interval, with 0.05 seconds of processor time a move (tests/bench/bench_letterpress_levels.py 60 0.05 en 2, and so on;
4 - 3 of 20 games, English 2 - 1 of 120, 5 - 4 of 200 with the Turkish one at 0.1 seconds):

                     2 - 1        3 - 2         4 - 3    5 - 4
    English          76.7 ± 6.4   82.5 ± 8.5    all      78.0 ± 5.1
    Turkish          77.5 ± 8.9   75.0 ± 12.2   all      75.2 ± 6.4
"""

LEVELS_OF_SHORT_LISTS: Sequence[Strength] = (
    *LEVELS[:3],
    Strength("search", share=0.58, by_heart=4),
    *LEVELS[4:],
)
"""The same in a shorter list, of whose boards the search sees more: who searches knows less of it instead."""

_MANY = 75_000

_SQUARES = Ranking("squares", locked=0, exposed=0, squares=1)

_BEHIND = 5
"""So many turns of its own leave a level behind before it resigns."""


def strength_of(level: int, words: Lexicon) -> Strength:
    """Give what a level finds, 1 to 5, in games with a list."""
    return (LEVELS if len(words) >= _MANY else LEVELS_OF_SHORT_LISTS)[level - 1]


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
    strength = strength_of(level, game.words)
    words = yield from known(game.words, strength)
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


def known(words: Lexicon, strength: Strength) -> Generator[None, None, Lexicon]:
    """Give the words that a level knows, with pauses the first time.

    >>> from tilewise.alphabets import alphabet
    >>> some = Lexicon.from_words(["aa", "cat", "qat"], alphabet("en"), {"cat": 4.8, "qat": 1.0})
    >>> finish(known(some, Strength(share=1 / 3, by_heart=2))).text().split()
    ['AA', 'CAT']
    """
    if strength.zipf:
        return everyday(words, strength.zipf, strength.longest)
    return commonest(words, strength.share, strength.by_heart, strength.longest)
