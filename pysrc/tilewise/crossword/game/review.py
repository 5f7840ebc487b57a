"""The review of a game: what each turn was worth beside the best moves of its rack.

A move's loss is the equity of the best move less its own, in points. A play that was taken back is worth what its rack
is, as a pass would have been; a play of words that are not listed and that stood may be worth more than the best that
are, and then loses nothing. Where a rack is not known as a whole, or a turn cannot be as it is told, nothing is said of
the move. When the bag is empty, what stays counts as it would if the other player went out (`moves.closing_value`);
of two players such turns are then judged by the endgame (`endings`). `simulated_review` judges turns by what becomes of
them instead.
"""

from collections import Counter
from collections.abc import Container, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Literal, NamedTuple

from ...alphabets import Tiles
from ...errors import PositionError, TilewiseError
from ...lexicon import Lexicon
from ...match.review import Grade, grade_of
from ...tiles import EMPTY
from ..board import Position, excess, how_many, unseen
from ..laying import is_listed, laid_play
from ..leaves.keeping import leaves_to_the_end
from ..leaves.values import Leaves
from ..moves import Move, best_moves, valued, waiting
from ..plays import Play, leave_of
from ..turns import Turn, boards

__all__ = [
    "MOVES",
    "By",
    "Judge",
    "Judged",
    "Outlook",
    "grade_of_wins",
]

MOVES = ("play", "exchange", "pass")
"""The kinds of turns that are judged."""

By = Literal["equity", "simulation", "endgame"]
"""By what a turn is judged."""

_MOST = (0, 3, 8, 16)
"""The most points that a move of each grade loses but the last.

The steps are those of players' talk: up to 3 points are within what equity can tell, and 16 are a turn given away.
"""

_MOST_WINS = (0, 0.02, 0.05, 0.1)
"""The same by the share of wins that a move loses."""


class Outlook(NamedTuple):
    """What becomes of a move: the spread from it on, in points, and the share of games that are won."""

    spread: float
    wins: float


@dataclass(frozen=True)
class Judged:
    """A turn with its place among the turns, the position before it, the move, the best of its rack, and what it lost.

    `best` is empty and `loss` None where the rack is not known as a whole. `unlisted` are words that are not in the
    list, `withdrawn` says whether the play was taken back. Of a turn that cannot be as it is told, `problem` says why;
    it has no move.

    Of a turn that is not judged by equity, `outlook` is what becomes of the move and `outlooks` what of the best. Where
    turns are simulated, `wins_lost` is the share of wins that it lost, `error` the standard error of its loss, and
    `samples` says how often it was played out. One that is `unproved` has
    an ending, of two players, that takes too long to be solved.
    """

    index: int
    turn: Turn
    before: Position
    move: Move | None
    best: tuple[Move, ...] = ()
    loss: float | None = None
    withdrawn: bool = False
    unlisted: tuple[Tiles, ...] = ()
    by: By = "equity"
    outlook: Outlook | None = None
    outlooks: tuple[Outlook, ...] = ()
    wins_lost: float | None = None
    error: float | None = None
    samples: int = 0
    unproved: bool = False
    problem: TilewiseError | None = None

    @property
    def grade(self) -> Grade | None:
        """How much it lost, in a word: of wins where that is known, else of points."""
        if self.loss is None:
            return None
        return grade_of(self.loss, _MOST) if self.wins_lost is None else grade_of_wins(self.wins_lost, self.loss)


def grade_of_wins(lost: float, points: float) -> Grade:
    """Say in a word how much of the wins a move lost, from 0 to 1; one that lost none but points is good.

    >>> [grade_of_wins(lost, 5.0) for lost in (0, 0.02, 0.04, 0.1, 0.3)], grade_of_wins(0.0, 0.0)
    (['good', 'good', 'fair', 'mistake', 'blunder'], 'best')
    """
    grade = grade_of(lost, _MOST_WINS)
    return "good" if grade == "best" and points > 0 else grade


@dataclass(frozen=True)
class Judge:
    """Judges moves: `wanted` are the words of the best moves, `lexicon` says which words count.

    `limit` is how many best moves are given, `others` how many play against each, `table` what leaves are worth if
    not what they usually are.
    """

    wanted: Lexicon
    lexicon: Lexicon
    limit: int = 5
    others: int = 1
    table: Leaves | None = None

    def reviewed(self, bare: Position, turns: Sequence[Turn], only: Container[int]) -> Iterator[Judged]:
        """Judge the plays, exchanges and passes of a game, which begins on a bare board, one after another.

        `only` are the places of turns that are to be judged. A turn that cannot be is told with its `problem`: one that
        was found when the game was read, "laid" for tiles that make no play, "not-on-rack" for a play or an exchange of
        tiles that its rack has not, "rack-size" for more of them than a rack holds, "too-many-tiles" for a rack that
        does not fit the tiles left, and what reading a rack raises.
        """
        position = bare
        for index, (turn, after) in enumerate(zip(turns, boards(bare, turns), strict=True)):
            if turn.kind in MOVES and index in only:
                following = next((each.kind for each in turns[index + 1 :] if each.kind != "points"), None)
                withdrawn = following == "withdrawn"
                judged = Judged(index, turn, position, None, withdrawn=withdrawn, problem=turn.problem)
                if not turn.problem:
                    try:
                        judged = self._judged(position, index, turn, withdrawn=withdrawn)
                    except TilewiseError as error:
                        judged = replace(judged, problem=error)
                yield judged
            position = after

    def _judged(self, position: Position, index: int, turn: Turn, *, withdrawn: bool) -> Judged:
        rack = position.tiles.read_rack(turn.rack)
        _require_size(turn, rack, position)
        play = _play_of(position, turn, self.lexicon) if turn.kind == "play" else None
        used = _used(position, turn, play)
        if used and rack:
            _require_on_rack(used, rack, position)
        _require_fitting(position, rack or used or b"")
        leave = leave_of(rack, used or b"")
        leaves = leaves_to_the_end(position, rack, self.lexicon, self.others, table=self.table)
        if play:
            move = Move.of(valued(play, leave, leaves, position, self.lexicon))
        elif turn.kind == "exchange":
            move = Move("exchange", None, used or b"", leave, leaves[leave], waiting(position, leaves))
        else:
            move = Move("pass", None, b"", rack, min(leaves[rack], 0.0))
        words = [word for word, _ in play.words()] if play else []
        unlisted = tuple(word for word in words if not is_listed(word, self.lexicon))
        judged = Judged(index, turn, position, move, withdrawn=withdrawn, unlisted=unlisted)
        if used is None or not _is_whole(position, rack):
            return judged
        _, best = best_moves(position, rack, self.wanted, self.limit, others=self.others, leaves=leaves)
        worth = min(leaves[rack], 0.0) if withdrawn else move.equity
        return replace(judged, best=tuple(best), loss=max(best[0].equity - worth, 0.0))


def _play_of(position: Position, turn: Turn, lexicon: Lexicon) -> Play:
    squares = zip(turn.squares(position.layout), turn.placed, strict=True)
    tiles = {square: tile for square, tile in squares if tile != EMPTY}
    if not tiles:
        raise PositionError("play", "No tile is laid.", field="gcg")
    return laid_play(position, lexicon, tiles)


def _used(position: Position, turn: Turn, play: Play | None) -> Tiles | None:
    """Give the tiles that leave the rack; None for exchanged tiles of which only the number is known."""
    if play:
        return play.used
    if turn.kind == "exchange":
        return None if turn.text.isdecimal() else position.tiles.read_rack(turn.text, of="the exchange")
    return b""


def _require_size(turn: Turn, rack: Tiles, position: Position) -> None:
    """Refuse a rack, or a number of exchanged tiles, that is more than the game's racks hold."""
    most = position.layout.rack
    given = int(turn.text[:9]) if turn.kind == "exchange" and turn.text.isdecimal() else 0  # a file may say anything
    if max(len(rack), given) > most:
        what = f"the rack has {len(rack)} tiles" if len(rack) > most else f"{given} tiles are exchanged"
        message = f"{what}; a rack of {position.layout.name} holds {most}."
        hint, place = position.tiles.hint_of_brackets(turn.rack, most)
        raise PositionError("rack-size", message + hint, field="gcg", index=most, **place)


def _require_on_rack(used: Tiles, rack: Tiles, position: Position) -> None:
    show = position.tiles.show
    if lacking := sorted((Counter(used) - Counter(rack)).elements()):
        letter = show(lacking[:1])
        message = f"the rack {show(rack)} has not so many {'blanks' if letter == '?' else f'{letter} tiles'}."
        raise PositionError("not-on-rack", message, field="gcg", letter=letter)


def _require_fitting(position: Position, rack: Tiles) -> None:
    for tile, count, _ in excess(position, rack):
        letter, has = position.tiles.show([tile]), (position.tiles.counts or {}).get(tile, 0)
        message = f"there {how_many(position, tile, count)} on board and rack; {position.tiles.name} has {has}."
        raise PositionError("too-many-tiles", message, field="gcg", letter=letter)


def _is_whole(position: Position, rack: Tiles) -> bool:
    """Say whether a rack is known as a whole: it is full, or the bag is empty."""
    most = position.layout.rack
    out = unseen(position, rack)
    return len(rack) == most or bool(rack and out and sum(out.values()) <= most)
