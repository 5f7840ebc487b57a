"""The review of a turn that was made with the bag empty, by the endgame's search.

Both racks are then known, so what a move lost can be proved: it is the spread of the best line less that of the best
line after the move. The next best moves are proved too, as far as that takes no more than another bound of work. What
has few tiles takes little time; where a proof takes more than a bound of work the turn stays judged by equity, and says
so. The bounds are of each position alone, so a turn is judged alike whichever others are.
"""

from collections.abc import Container, Generator, Sequence
from dataclasses import replace
from itertools import islice

from ... import jobs
from ...alphabets import Tiles
from ...lexicon import Lexicon
from ...tiles import EMPTY
from ..board import Position, unseen
from ..endgame.reach import reaching
from ..endgame.rough import plays_of_both
from ..endgame.search import Ending
from ..endgame.several import EndgameLines
from ..leaves.keeping import leaves_to_the_end
from ..moves import Move, valued
from ..plays import leave_of
from ..scoring import play_at
from ..simulation.rollouts import Candidate
from ..turns import Turn
from .review import Judge, Judged, Outlook

__all__ = ["judged_at_the_end", "judged_turns", "lead_before"]

_WORK = 2_000_000
"""The most work of a proof: its steps, each counted as often as both sides have plays, and `_STEP` times besides.

Where both have 200 plays that is 1,667 steps, and some 0.4 s; with a blank, 4,000 plays and 400 steps, it is as long.
Of 55 turns with an empty bag, at the ends of twelve games, 36 were proved so, and no game took a second longer; with
twice the work 42, but one game took 2.4 s longer.
"""

_MORE_WORK = 500_000
"""The most work, counted so, in which the next best moves are proved after the best."""

_FEW = 5
"""The most moves that are proved."""

_STEP = 1_000
"""What a step takes in any case, in plays."""

_MANY = 20_000
"""Plays of both sides beyond which nothing is searched: there are two blanks, and many tiles."""

_KEPT = 16
"""Proofs that are kept: what comes of a move is mostly the position of the next turn, too."""


def judged_turns(
    judge: Judge, bare: Position, turns: Sequence[Turn], players: int, only: Container[int]
) -> Generator[Judged | None, None, None]:
    """Judge turns of a game one after another, as `Judge.reviewed` does, and those of an ending by the endgame.

    Yields None many times a second, to pause. Endings of more than two players stay judged by equity.
    """
    for judged in judge.reviewed(bare, turns, only):
        if players == 2:
            lead, passed = lead_before(turns, judged), judged.index > 0 and turns[judged.index - 1].kind == "pass"
            yield (yield from judged_at_the_end(judged, judge.wanted, lead, passed=passed))
        else:
            yield judged


def lead_before(turns: Sequence[Turn], judged: Judged) -> int:
    """Say by how many points who made a turn was ahead of all others together."""
    return sum(turn.score * (1 if turn.player == judged.turn.player else -1) for turn in turns[: judged.index])


def judged_at_the_end(judged: Judged, lexicon: Lexicon, spread: int, *, passed: bool) -> Generator[None, None, Judged]:
    """Judge a turn anew by the endgame; yields many times a second. What cannot be proved stays what it is.

    `spread` is by how many points the mover was ahead, `passed` whether the turn before was a pass. Of the turn
    `wins_lost` is not told: it is judged by points, as those before it are.
    """
    position, move = judged.before, judged.move
    if judged.loss is None or move is None or move.kind == "exchange" or position.tiles.counts is None:
        return judged
    rack = bytes(sorted(position.tiles.read_rack(judged.turn.rack)))
    theirs = bytes(sorted(unseen(position, rack).elements()))
    if not 0 < len(theirs) <= position.layout.rack:
        return judged
    made = Move("pass", None, b"", rack, 0.0) if judged.withdrawn else move
    # What comes of the move has fewer tiles: if that takes too long, so does the best line.
    gain = yield from _gain(position, made, (rack, theirs), lexicon, passed=passed)
    if gain is None:
        return replace(judged, unproved=True)
    proved = yield from _proved(position, (rack, theirs), lexicon, int(passed), _WORK)
    if not proved:
        return replace(judged, unproved=True)
    moves = [(_first_of(ending, position, rack, lexicon), ending.spread) for ending in proved]
    worst = moves[-1][1]
    # A play of words that are not listed, and that stood, may gain more than the best line. Of equal moves the one that
    # was made is told; one that is worse than those that are proved is not among them.
    if not any(_laid(move) == _laid(made) for move, _ in moves) and (gain > worst or gain == moves[0][1]):
        moves = sorted([(made, gain), *moves], key=lambda each: -each[1])[:_FEW]
    most = moves[0][1]
    return replace(
        judged,
        best=tuple(move for move, _ in moves),
        loss=float(most - gain),
        by="endgame",
        outlook=Outlook(gain, _wins(spread + gain)),
        outlooks=tuple(Outlook(each, _wins(spread + each)) for _, each in moves),
    )


def _gain(
    position: Position, made: Move, racks: tuple[Tiles, Tiles], lexicon: Lexicon, *, passed: bool
) -> Generator[None, None, int | None]:
    """Find what a move gains with the best line after it; None if that takes too long."""
    rack, theirs = racks
    points = position.tiles.points
    after = Candidate.of(made, position)
    held = sum(theirs.translate(points))
    if not after.leave:
        return after.score + 2 * held
    if made.kind == "pass" and passed:
        return held - sum(rack.translate(points))
    reply = yield from _proved(after.position, (theirs, after.leave), lexicon, int(made.kind == "pass"), _WORK)
    return after.score - reply[0].spread if reply else None


@jobs.kept(_KEPT)
def _proved(
    position: Position, racks: tuple[Tiles, Tiles], lexicon: Lexicon, passes: int, work: int
) -> Generator[None, None, Sequence[Ending]]:
    """Search for the lines of the best few moves, the best first; none if the first takes more than so much work."""
    plays = yield from plays_of_both(position, racks, lexicon, _MANY)
    if plays > _MANY:
        return ()
    # The search reads the words from where they are kept.
    yield from reaching(position, bytes(sorted(racks[0] + racks[1])), lexicon)
    endgame, step_work = EndgameLines(position, racks, lexicon, passes=passes), plays + _STEP
    proved: list[Ending] = []
    for ending in islice(endgame.rounds(), work // step_work + 1):
        if ending and ending.proved:
            proved.append(ending)
            break
        yield
    if proved:
        for ending in islice(endgame.others(proved[0]), _MORE_WORK // step_work):
            if ending:
                proved.append(ending)
            if len(proved) == _FEW:
                break
            yield
    return proved


def _laid(move: Move) -> object:
    """Give what a move of an ending does: the tiles that it lays, one tile being the same across and down."""
    if not move.play:
        return move.kind
    (row, column), across = move.play.slot.square, move.play.slot.line.across
    tiles = enumerate(move.play.placed)
    return [((row, column + n) if across else (row + n, column), tile) for n, tile in tiles if tile != EMPTY]


def _wins(spread: float) -> float:
    """Say what a game that ends so is worth."""
    return 0.5 if spread == 0 else float(spread > 0)


def _first_of(ending: Ending, position: Position, rack: Tiles, lexicon: Lexicon) -> Move:
    """Give the first move of a line."""
    step = ending.line[0]
    leaves = leaves_to_the_end(position, rack, lexicon)
    if step is None:
        return Move("pass", None, b"", rack, min(leaves[rack], 0.0))
    row, column = step.slot.square
    play = play_at(position, lexicon, row, column, step.placed, across=step.slot.line.across)
    return Move.of(valued(play, leave_of(rack, play.placed), leaves, position, lexicon))
