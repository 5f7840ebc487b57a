"""The method that says why a move is worth what it is: its rank, its leave tile by tile, and its chance of a bingo."""

import random
from collections import Counter
from collections.abc import Generator
from dataclasses import dataclass
from itertools import chain
from typing import Annotated, TypedDict

from ...alphabets import Tiles
from ...contract import Methods
from ...jobs import Job
from ...lexicon import Lexicon
from ...lexicon.library import Library
from ...lexicon.selection import InList, WordSelection
from ..bag import filled
from ..board import Position, unseen
from ..leaves.requests import WithLeaves
from ..leaves.values import ClosingLeaves, Leaves
from ..moves import Move, other_moves, ranked
from ..requests import QUIZ_BOARD, CrosswordBoard, read_rack, refuse_excess
from ..rows import CrosswordPlay, move_row
from ..search import Search
from .many_racks import RackSample, board_scores
from .methods import CANDIDATE_ERRORS, CandidateReader, CrosswordMove

__all__ = ["METHODS"]

METHODS = Methods()

_BEST = 200
"""Moves among which a move has a rank."""

_DRAWS = 200
"""Draws after the move from which the chance of a bingo is told."""

_FEW_DRAWS = 8
"""A tile that comes in fewer draws than this is not said to help."""


@dataclass(frozen=True, kw_only=True)
class CrosswordWhyRequest(InList, WordSelection, WithLeaves, CrosswordBoard):
    """A position and a move in it; the words that it makes need not be in the list."""

    rack: Annotated[str, "Tiles, `?` for a blank, digraphs in brackets."]
    move: CrosswordMove


class KeptTile(TypedDict):
    """A tile that is kept."""

    tile: str
    count: Annotated[int, "How many are kept."]
    value: Annotated[float, "What all of them are worth by themselves, in points."]


class HelpfulTile(TypedDict):
    """A tile that may be drawn."""

    tile: str
    unseen: Annotated[int, "How many are unseen."]
    share: Annotated[float, "How often there is a bingo with it, from 0 to 1."]


class CrosswordWhy(TypedDict):
    """What a move is worth, part by part."""

    move: CrosswordPlay
    rank: Annotated[
        int | None,
        "Its rank by equity among plays, exchanges and the pass, a word in its place counted once whatever its blanks; "
        "equal moves share one. Null beyond the best 200.",
    ]
    loss: Annotated[float, "Points of equity behind the best move; 0 for the best."]
    best: Annotated[CrosswordPlay, "The best move by equity."]
    kept: Annotated[list[KeptTile], "The tiles that stay on the rack."]
    together: Annotated[
        float, "What they are worth together beyond their own values; the worth of the leave is the sum of both."
    ]
    place: Annotated[
        float,
        "What the place of a first play is worth: less beside premium squares that the other side can use; of an "
        "exchange before it, what it is worth to leave the first play to the other side.",
    ]
    bingo: Annotated[
        float | None,
        "How often a rack filled up right after the move would hold a bingo on this board, from 0 to 1; null if no "
        "full rack can be drawn.",
    ]
    helps: Annotated[list[HelpfulTile], "The unseen tiles with which there is a bingo most often, at most three."]


@METHODS.add(
    "crossword.why",
    example={"lexicon": "en", "board": QUIZ_BOARD, "rack": "AEINRSV", "move": {"kind": "exchange", "tiles": "V"}},
    errors=CANDIDATE_ERRORS,
    partial=None,
)
def why(request: CrosswordWhyRequest, library: Library) -> Job[CrosswordWhy]:
    """Explain what a move is worth.

    The chance of a bingo is counted over 200 draws, always the same ones, on the board right after the move: the
    other side's reply is left out of account.
    """
    position, lexicon = request.read_position(request.select(library, library.lexicon(request.lexicon)))
    rack = bytes(sorted(read_rack(request.rack, position)))
    refuse_excess(position, rack)
    leaves = request.leaves_of(position, rack, lexicon, to_the_end=True)
    move = CandidateReader(position, rack, lexicon, leaves).read(request.move, 0)
    plays = yield from Search(position, rack, lexicon, by_equity=True, merged=True, leaves=leaves).seek(_BEST)
    moves = ranked(chain(map(Move.of, plays), other_moves(position, rack, lexicon, leaves=leaves)), _BEST)
    better = sum([each.equity > move.equity for each in moves])
    show = position.tiles.show
    kept = [(tile, count) for tile, count in sorted(Counter(move.leave).items())]
    values = [count * leaves[bytes([tile])] for tile, count in kept]
    bingo, helps = yield from _bingos(position, rack, move, lexicon)
    return {
        "move": move_row(move, position.tiles),
        "rank": better + 1 if better < _BEST else None,
        "loss": max(moves[0].equity - move.equity, 0.0),
        "best": move_row(moves[0], position.tiles),
        "kept": [
            {"tile": show([tile]), "count": count, "value": value}
            for (tile, count), value in zip(kept, values, strict=True)
        ],
        "together": move.leave_value - sum(values),
        "place": move.play.opening if move.play else move.waiting,
        "bingo": bingo,
        "helps": [{"tile": show([tile]), "unseen": count, "share": share} for tile, count, share in helps],
    }


def _bingos(
    position: Position, rack: Tiles, move: Move, lexicon: Lexicon
) -> Generator[None, None, tuple[float | None, list[tuple[int, int, float]]]]:
    """Give the chance of a bingo after a move, and the tiles that help most: tile, how many are unseen, chance."""
    left = unseen(position, rack)
    size = position.layout.rack
    if left.total() < 2 * size - len(move.leave):
        return None, []
    pool = sorted(left.elements())
    drawn, racks = [], []
    for number in range(_DRAWS):
        bag = pool.copy()
        random.Random(f"draw {number}").shuffle(bag)
        filled_up = bytes(sorted(filled(move.leave, bag, size)))
        racks.append(filled_up)
        drawn.append(set((Counter(filled_up) - Counter(move.leave)).elements()))
    after = move.play.after(position) if move.play else position
    scores = yield from board_scores(after, lexicon, RackSample(racks, position.tiles.letters), laid=size)
    out: Leaves = ClosingLeaves(bytes(256), 1_000_000)  # nothing counts but to play all tiles
    known: dict[Tiles, bool] = {}
    for each in racks:
        if each not in known:
            best = yield from scores.seek_best_move(each, out, exchanged=0)
            known[each] = best.laid is not None and not best.leave
    made = [known[each] for each in racks]
    helps = []
    for tile, count in sorted(left.items()):
        with_it = [is_bingo for is_bingo, tiles in zip(made, drawn, strict=True) if tile in tiles]
        if len(with_it) >= _FEW_DRAWS and any(with_it):
            helps.append((tile, count, sum(with_it) / len(with_it)))
    helps.sort(key=lambda each: (-each[2], each[0]))
    share = sum(made) / len(made)
    return share, [each for each in helps if each[2] > share][:3]
