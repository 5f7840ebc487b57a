"""How opponents choose: five levels, of which the weaker know fewer words and see fewer places for them.

A level never plays worse on purpose. It plays the best that a person of its strength finds: common words before rare
ones, short ones before long ones, few tiles of the rack at once, and few words beside the main one, for laying a word
along another takes more knowledge than hooking it on or crossing it. The first two levels know everyday words alone;
the others know short words, common or not. Who finds none exchanges or passes. An opponent is given what its player
sees (`game_view.Seen`), and nothing else.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from ...jobs import finish
from ...lexicon import Lexicon
from ...lexicon.vocabulary import EVERYDAY, commonest, everyday
from ..laying import is_listed
from ..leaves.keeping import leaves_to_the_end
from ..leaves.values import Leaves, LeaveTable
from ..moves import Move, other_moves, ranked
from ..plays import Play
from ..search import Search
from .turns import unlisted
from .values import CrosswordAction, action_row
from .view import Seen

__all__ = ["LEVELS", "Strength", "choose", "doubts", "known"]


@dataclass(frozen=True)
class Strength:
    """What a level finds.

    With a `zipf` it knows words of everyday life, so frequent and of `longest` letters at the most. Else it knows these
    too, and of the list's words the commonest, a `share`, and besides them all of up to `by_heart` letters; but none of
    more than `longest`. A play lays at most `tiles` tiles and makes at most `beside` words beside
    the main one. `weighs` says whether it is chosen for what stays on the rack, too, and at the end of the game for
    what the other side holds, rather than for points alone.
    """

    share: float = 1
    by_heart: int = 0
    longest: int = 64
    zipf: float = 0
    tiles: int = 64
    beside: int = 64
    weighs: bool = False

    def finds(self, play: Play) -> bool:
        """Say whether a play of known words is seen."""
        return play.slot.open <= self.tiles and len(play.words()) - 1 <= self.beside


LEVELS: Sequence[Strength] = (
    Strength(zipf=3.4, longest=6, tiles=5, beside=2),
    Strength(zipf=EVERYDAY, longest=7, tiles=6, beside=2),
    Strength(share=0.16, by_heart=3, longest=8, tiles=7, beside=2),
    Strength(share=0.42, by_heart=3, longest=8, tiles=7, beside=3),
    Strength(weighs=True),
)
"""From a beginner to the best that equity tells.

Each level against the one below, share of games won with its 95% interval (tests/bench/bench_crossword_levels.py):

                          2 - 1        3 - 2        4 - 3        5 - 4
    English, Scrabble     79.0 ± 7.5   78.0 ± 6.9   80.1 ± 3.2   79.7 ± 3.4
    Turkish, Kelimelik    64.0 ± 8.9   66.0 ± 7.5   63.0 ± 8.7   69.7 ± 3.9

Of 100 games, those with intervals below 4 of 500.
"""

_LOOKED_AT = (30, 600, None)
"""Best plays that are looked through for one that a level finds, more and more of them until there is one."""


def choose(seen: Seen, level: int, *, knows: Lexicon | None = None, table: LeaveTable | None = None) -> CrosswordAction:
    """Choose an action for the player who is to act.

    `knows` are the words that the player goes by, where they are others than the game's; `table` what leaves are worth.

    >>> from tilewise.alphabets import alphabet
    >>> from ..board import read_position
    >>> from .game import new_game
    >>> from .view import seen
    >>> words = Lexicon.from_words(["ad", "da", "id"], alphabet("en"))
    >>> game = new_game([("Ada", 5), ("Bob", 5)], "mine", words, read_position(), 7)
    >>> choose(seen(game, 0), 5)["kind"] in ("play", "exchange")
    True
    """
    strength = LEVELS[level - 1]
    if seen.pending and doubts(seen, strength, knows):
        return {"kind": "challenge"}
    if "play" not in seen.actions:
        return {"kind": "pass"}
    return action_row(_best(seen, known(knows or seen.words, strength), strength, table), seen.position.tiles)


def doubts(seen: Seen, strength: Strength, knows: Lexicon | None = None) -> bool:
    """Say whether a level sees that some word of the play before is none: one short enough for it to know.

    What the player's own list has is taken for a word.
    """
    assert seen.pending
    wrong = unlisted(seen.position, seen.pending, seen.words)
    return any(len(word) <= strength.longest and not (knows and is_listed(word, knows)) for word in wrong)


def _best(seen: Seen, words: Lexicon, strength: Strength, table: LeaveTable | None) -> Move:
    leaves = leaves_to_the_end(seen.position, seen.rack, seen.words, seen.others, table=table)
    play = _found(seen, words, strength, leaves)
    if play and not strength.weighs:
        return Move.of(play)
    others = other_moves(seen.position, seen.rack, seen.words, seen.others, leaves)
    allowed = [move for move in others if len(move.tiles) <= seen.most_exchanged]
    return ranked([Move.of(play), *allowed] if play else allowed, 1)[0]


def _found(seen: Seen, words: Lexicon, strength: Strength, leaves: Leaves) -> Play | None:
    """Give the best play that a level finds, by equity or by score."""
    for limit in _LOOKED_AT:
        plays = Search(seen.position, seen.rack, words, by_equity=strength.weighs, leaves=leaves).best(limit)
        for play in plays:
            if strength.finds(play):
                return play
        if limit and len(plays) < limit:
            break
    return None


def known(words: Lexicon, strength: Strength) -> Lexicon:
    """Give the words that a level knows.

    >>> from tilewise.alphabets import alphabet
    >>> some = Lexicon.from_words(["aa", "cat", "qat"], alphabet("en"), {"cat": 4.8, "qat": 1.0})
    >>> [known(some, Strength(share=1 / 3, by_heart=n)).text().split() for n in (0, 2)]
    [['CAT'], ['AA', 'CAT']]
    """
    if strength.zipf:
        return finish(everyday(words, strength.zipf, strength.longest))
    return finish(commonest(words, strength.share, strength.by_heart, strength.longest))
