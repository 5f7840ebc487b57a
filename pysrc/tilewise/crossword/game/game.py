"""A crossword game as a value: who plays, and what lies where; `seen` in `view` says what one player may see of it."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import ceil
from random import Random
from typing import Any

from ...alphabets import Tiles
from ...errors import PositionError
from ...lexicon import Lexicon
from ...tiles import BLANK
from ..bag import full_bag
from ..board import Position
from ..layout import Layout
from ..moves import may_exchange
from ..turns import PLAYERS, Turn, boards
from .turn_rows import turn_rows
from .values import ActionKind, Challenge, Ending, Phase

__all__ = [
    "CHALLENGED",
    "RESIGNED",
    "SCORELESS",
    "TIME",
    "Game",
    "Player",
    "new_game",
    "scoreless",
    "scoreless_end",
]

SCORELESS = 6
"""Turns in a row without points that end a game of two. Source: WESPA Game Rules, 5 (ending); NASPA rules, VI."""

CHALLENGED = "challenge"
"""The text of a turn, a pass or points, that a failed challenge has brought."""

TIME = "time"
"""The text of points that overtime costs."""

RESIGNED = "resigned"
"""The text of the turn in which a player resigns."""


@dataclass
class Player:
    """One player: `level` is None for a person."""

    name: str
    level: int | None = None
    rack: Tiles = b""
    score: int = 0
    resigned: bool = False
    seconds: float = 0.0


@dataclass
class Game:
    """The whole table. `player` has the turn; `source` are layout and tiles as they were asked for.

    `minutes` are those that each player has for the whole game, None without clocks; `seconds` of a player are used.
    """

    lexicon: str
    words: Lexicon
    source: tuple[Any, Any]
    seed: int
    challenge: Challenge
    players: list[Player]
    position: Position
    bag: Tiles = b""
    player: int = 0
    ended: Ending | None = None
    turns: list[Turn] = field(default_factory=list)
    minutes: int | None = None

    @property
    def layout(self) -> Layout:
        """The board that is played on."""
        return self.position.layout

    @property
    def me(self) -> Player:
        """The player whose turn it is."""
        return self.players[self.player]

    @property
    def pending(self) -> Turn | None:
        """The play that may be challenged, whose player has not drawn yet."""
        last = self.turns[-1] if self.turns else None
        waits = self.challenge != "none" and not self.ended and last is not None and last.kind == "play"
        return last if waits else None

    @property
    def phase(self) -> Phase:
        """What is to be done: "challenge" when the last tiles lie on the board and may still be challenged."""
        if self.ended:
            return "over"
        pending = self.pending
        return "challenge" if pending and not self.bag and not self.players[pending.player].rack else "play"

    @property
    def actor(self) -> int | None:
        """Who is to act, None when the game is over."""
        return None if self.ended else self.player

    @property
    def left(self) -> int:
        """The tiles in the bag once those have been drawn that are still to be drawn."""
        pending = self.pending
        missing = self.layout.rack - len(self.players[pending.player].rack) if pending else 0
        return max(len(self.bag) - missing, 0)

    @property
    def most_exchanged(self) -> int:
        """How many tiles may be exchanged now."""
        return min(may_exchange(self.position, self.left), len(self.me.rack))

    def actions(self) -> list[ActionKind]:
        """List the kinds of actions that the player who is to act may do."""
        if self.ended:
            return []
        if self.phase == "challenge":
            return ["pass", "challenge"]
        kinds: list[ActionKind] = ["play", "exchange"] if self.most_exchanged else ["play"]
        kinds.append("pass")
        if self.pending:
            kinds.append("challenge")
        return [*kinds, "resign"]

    def others(self) -> list[int]:
        """List those who play against the player whose turn it is."""
        return [i for i, player in enumerate(self.players) if i != self.player and not player.resigned]

    @property
    def most_scoreless(self) -> int:
        """How many turns in a row without points end the game."""
        return scoreless_end(sum(not player.resigned for player in self.players))

    def overtime(self, who: int) -> int:
        """Count the minutes that a player has taken beyond those of the game, one that has begun as a whole one."""
        over = self.players[who].seconds - 60 * self.minutes if self.minutes else 0
        return max(ceil(over / 60), 0)

    def value(self, tiles: Tiles) -> int:
        """Add up what tiles are worth."""
        return sum(tiles.translate(self.position.tiles.points))

    def fill(self, who: int) -> int:
        """Let a player draw up to a full rack; give the number of tiles drawn."""
        player = self.players[who]
        drawn = self.bag[: self.layout.rack - len(player.rack)]
        self.bag = self.bag[len(drawn) :]
        player.rack = in_order(player.rack + drawn)
        return len(drawn)

    def turn_rows(self, turns: Sequence[Turn]) -> list[Any]:
        """Write turns of this game as JSON."""
        bare = Position.bare(self.layout, self.position.tiles)
        return turn_rows(turns, boards(bare, turns), self.position.tiles)


def in_order(rack: Tiles) -> Tiles:
    """Sort a rack as it is shown: in alphabetical order, blanks last.

    >>> in_order(b"Q?A")
    b'AQ?'
    """
    return bytes(sorted(rack.replace(bytes([BLANK]), b""))) + bytes([BLANK]) * rack.count(BLANK)


def new_game(
    players: Sequence[tuple[str, int | None]],
    lexicon: str,
    words: Lexicon,
    position: Position,
    seed: int,
    *,
    source: tuple[Any, Any] = ("scrabble", "en"),
    challenge: Challenge = "none",
    minutes: int | None = None,
) -> Game:
    """Shuffle and deal; the first player begins, and a seed gives the same game each time.

    `position` is the bare board; its tile set says which tiles there are.
    Raises PositionError: "players" for fewer than two or more than four, "tile-set" for a set whose numbers of tiles
    are not known, or that has too few for full racks.

    >>> from tilewise.alphabets import alphabet
    >>> from ..board import read_position
    >>> words = Lexicon.from_words(["qi"], alphabet("en"))
    >>> game = new_game([("Ada", None), ("Bob", 3)], "mine", words, read_position(), 1)
    >>> len(game.players[0].rack), len(game.bag), game.actions()
    (7, 86, ['play', 'exchange', 'pass', 'resign'])
    """
    if len(players) not in PLAYERS:
        raise PositionError(
            "players", f"A crossword game has two to four players, not {len(players)}.", field="players"
        )
    tiles = position.tiles
    bag = sorted(full_bag(tiles, len(players) * position.layout.rack))
    Random(f"crossword game/{seed}").shuffle(bag)
    seats = [Player(name, level) for name, level in players]
    game = Game(lexicon, words, source, seed, challenge, seats, position, bytes(bag), minutes=minutes)
    for who in range(len(players)):
        game.fill(who)
    return game


def scoreless_end(players: int) -> int:
    """Say how many turns in a row without points end a game: six, but two of each player at the least.

    Source for more than two players: the rules in Mattel's box, by which it ends when all have passed twice.

    >>> [scoreless_end(players) for players in PLAYERS]
    [6, 6, 8]
    """
    return max(SCORELESS, 2 * players)


def scoreless(turns: Sequence[Turn]) -> int:
    """Count the turns at the end that have scored nothing; one whose play was taken back is one of them.

    >>> scoreless([Turn(0, "play", 8), Turn(1, "pass", 0), Turn(0, "play", 9), Turn(0, "withdrawn", -9)])
    2
    """
    count = 0
    at = len(turns)
    while at > 0:  # what was read from a file may take back what it does not have
        at -= 1
        kind = turns[at].kind
        if kind == "play" and turns[at].score:
            break
        count += kind != "points"
        at -= kind == "withdrawn"
    return count
