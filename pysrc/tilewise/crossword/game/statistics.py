"""A player over many games: what turns lost in each phase of a game, the bingos and words that were missed, phoneys.

Turns are judged as in a review by equity, and those of an ending by the endgame. A bingo is missed where the best move
was one and none was played; a word, where it was the best play of a turn that was a mistake or a blunder. Players are
the same where their names are, capitals aside.
"""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal

from ...tiles import LETTERS
from ..board import Position, unseen
from ..moves import Move
from .gcg import Game, ending_of
from .review import Judged

__all__ = ["PHASES", "GamePhase", "Losses", "Record", "Statistics", "phase_of"]

GamePhase = Literal["opening", "middle", "pre-endgame", "endgame"]

PHASES: tuple[GamePhase, ...] = ("opening", "middle", "pre-endgame", "endgame")

_OPENING = 2
"""Turns of each player that are the opening."""

_MISTAKES = ("mistake", "blunder")


def phase_of(position: Position, rack: bytes, others: int, earlier: int) -> GamePhase:
    """Name the phase of a turn: `others` play against the mover, who has had `earlier` turns.

    The first two turns of each player are the opening. In the endgame the bag is empty, in the pre-endgame it has no
    more tiles than a rack holds. Where a tile set has no numbers, what is not the opening is the middle.
    """
    most, out = position.layout.rack, unseen(position, rack)
    in_bag = sum(out.values()) - others * most
    if position.tiles.counts and in_bag <= 0:
        return "endgame"
    if earlier < _OPENING:
        return "opening"
    return "pre-endgame" if position.tiles.counts and in_bag <= most else "middle"


@dataclass
class Losses:
    """Turns that were judged: how many, the points that they lost, and how many of them were mistakes or blunders."""

    turns: int = 0
    points: float = 0.0
    mistakes: int = 0
    blunders: int = 0


@dataclass
class Record:
    """A player's games: results of those that came to their end, and what is told of the turns.

    `missed` are words with how often they were missed and the points that were lost with them.
    """

    name: str
    games: int = 0
    ended: int = 0
    won: int = 0
    drawn: int = 0
    points: int = 0
    against: int = 0
    phases: dict[GamePhase, Losses] = field(default_factory=lambda: {phase: Losses() for phase in PHASES})
    bingos: int = 0
    bingos_missed: int = 0
    phoneys: int = 0
    phoneys_taken_back: int = 0
    missed: dict[bytes, tuple[int, float]] = field(default_factory=lambda: defaultdict(lambda: (0, 0.0)))

    def take_result(self, game: Game, seat: int) -> None:
        """Count a game that this player played in a seat."""
        self.games += 1
        if not ending_of(game):
            return
        scores = game.scores
        mine, best = scores[seat], max(scores[:seat] + scores[seat + 1 :])
        self.ended += 1
        self.won += mine > best
        self.drawn += mine == best
        self.points += mine
        self.against += best

    def take_turn(self, judged: Judged, phase: GamePhase) -> None:
        """Count a turn."""
        move, loss = judged.move, judged.loss
        if move is None:
            return
        is_bingo = _is_bingo(move, judged.before) and not judged.withdrawn
        self.bingos += is_bingo
        if judged.unlisted:
            self.phoneys += 1
            self.phoneys_taken_back += judged.withdrawn
        if loss is None:
            return
        over, grade = self.phases[phase], judged.grade
        over.turns += 1
        over.points += loss
        over.mistakes += grade == "mistake"
        over.blunders += grade == "blunder"
        best = judged.best[0]
        self.bingos_missed += loss > 0 and _is_bingo(best, judged.before) and not is_bingo
        if grade in _MISTAKES and best.play:
            word = best.play.words()[0][0].translate(LETTERS)
            times, points = self.missed[word]
            self.missed[word] = times + 1, points + loss

    def most_missed(self, limit: int) -> Sequence[tuple[bytes, int, float]]:
        """Give words that were missed, the most often first, then those that cost most."""
        every = ((word, times, points) for word, (times, points) in self.missed.items())
        return sorted(every, key=lambda each: (-each[1], -each[2], each[0]))[:limit]


def _is_bingo(move: Move, position: Position) -> bool:
    return move.play is not None and position.layout.bonus.get(move.play.slot.open, 0) > 0


@dataclass
class Statistics:
    """The records of all players, in the order in which they were met."""

    records: dict[str, Record] = field(default_factory=dict)

    def seats(self, game: Game) -> list[Record]:
        """Give the record of each player of a game, which is counted; those of one game have names of their own."""
        found = []
        for seat, name in enumerate(game.players):
            record = self.records.setdefault(name.casefold(), Record(name))
            record.take_result(game, seat)
            found.append(record)
        return found
