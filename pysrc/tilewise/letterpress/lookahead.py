"""Looking one reply ahead: what is left of a play when the opponent has answered it.

The most promising plays by both plain rankings are tried. For each, the opponent's best reply is found among all words,
by the ranking `territory` seen from their side. The best play is the one whose best reply is worth least to them: so a
play that lets them win comes last but for plays that lose at once, and one that wins at once comes first.

The search for the reply is the search for the play with the sides exchanged. The word that has just been played, and
its prefixes, are barred for the reply; so one reply more is asked for than there are such words.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from ..alphabets import Tiles
from ..jobs import Job, Progress
from .board import Mask, Position, barred
from .ranking import RANKINGS, rank
from .solve import Play, best_plays
from .spelling import Spelling

__all__ = ["Answered", "look_ahead"]

_TRIED = 32
"""Plays of each plain ranking that are tried."""


@dataclass(frozen=True)
class Answered:
    """A play and the opponent's best reply, None if they have none or the game has ended.

    In the reply `ours` and `theirs` are the squares of the opponent and of us: it is their play.
    """

    play: Play
    reply: Play | None
    worth: int
    """What the reply is worth to the opponent: below 0 if the play wins at once, above all replies if it loses."""


def look_ahead(
    spelling: Spelling, position: Position, limit: int | None = 20, *, merged: bool = False
) -> Job[list[Answered]]:
    """Order plays by what the best reply leaves, at most 64 of them; yields before each that is tried."""
    candidates = _candidates(spelling, position, merged)
    tried: list[Answered] = []
    for done, play in enumerate(candidates):
        yield Progress(done, len(candidates))
        tried.append(_answer(spelling, position, play))
    return _in_order(tried)[:limit]


def _candidates(spelling: Spelling, position: Position, merged: bool) -> list[Play]:
    """Give the best plays of both rankings, each word and mask once."""
    found: dict[tuple[Tiles, Mask], Play] = {}
    for ranking in RANKINGS.values():
        for play in best_plays(spelling, position, ranking, _TRIED, merged=merged):
            found.setdefault((play.word, play.mask), play)
    return list(found.values())


def _answer(spelling: Spelling, position: Position, play: Play) -> Answered:
    ranking = RANKINGS["territory"]
    if play.wins is not None:
        ours = rank(position, play.ours, play.theirs, ranking)
        return Answered(play, None, -ours if play.wins else (1 << 30) - ours)
    after = Position(position.board, play.theirs, play.ours)
    gone = barred([play.word])
    replies = best_plays(spelling, after, ranking, len(gone) + 1)
    reply = next((each for each in replies if each.word not in gone), None)
    return Answered(play, reply, 0 if reply is None else reply.rank)


def _in_order(tried: Sequence[Answered]) -> list[Answered]:
    """Order plays by the reply's worth, then their own rank, their frequency, the alphabet, the mask."""
    best: dict[bytes, Answered] = {}
    for each in sorted(
        tried, key=lambda each: (each.worth, -each.play.rank, -each.play.zipf, each.play.word, each.play.mask)
    ):
        best.setdefault(each.play.word, each)
    return list(best.values())
