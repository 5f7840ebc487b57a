"""What one player sees of a crossword game, and nothing else; opponents choose from it alone."""

from dataclasses import dataclass, replace

from ...alphabets import Tiles
from ...lexicon import Lexicon
from ..board import Position
from ..turns import Turn
from .game import Game, Player
from .values import ActionKind

__all__ = ["Seen", "seen"]


@dataclass(frozen=True)
class Seen:
    """The table from one player's seat.

    `players` have no racks, `held` is how many tiles each holds; `left` counts the tiles in the bag after what others
    have still to draw, `most_exchanged` how many may be exchanged. `pending` is the play that may be challenged.
    """

    who: int
    words: Lexicon
    position: Position
    rack: Tiles
    players: tuple[Player, ...]
    held: tuple[int, ...]
    left: int
    most_exchanged: int
    actions: tuple[ActionKind, ...]
    pending: Turn | None
    turns: tuple[Turn, ...]

    @property
    def others(self) -> int:
        """The number of other players who still play."""
        return sum(not player.resigned for player in self.players) - 1


def seen(game: Game, who: int) -> Seen:
    """Give the game as one player sees it: other racks and what was exchanged are only counted, until it is over.

    >>> from tilewise.alphabets import alphabet
    >>> from ..board import read_position
    >>> from .game import new_game
    >>> words = Lexicon.from_words(["qi"], alphabet("en"))
    >>> table = seen(new_game([("Ada", None), ("Bob", 3)], "mine", words, read_position(), 1), 0)
    >>> len(table.rack), table.held, table.left
    (7, (7, 7), 86)
    """
    return Seen(
        who,
        game.words,
        game.position,
        game.players[who].rack,
        tuple(replace(player, rack=b"") for player in game.players),
        tuple(len(player.rack) for player in game.players),
        game.left,
        game.most_exchanged,
        tuple(game.actions()) if game.player == who else (),
        game.pending,
        tuple(
            game.turns if game.ended else (_hidden(turn, game) if turn.player != who else turn for turn in game.turns)
        ),
    )


def _hidden(turn: Turn, game: Game) -> Turn:
    """Count the tiles of a turn that only its player has seen."""

    def counted(text: str) -> str:
        return "-" * len(game.position.tiles.read_rack(text))

    text = counted(turn.text) if turn.kind == "exchange" else turn.text
    return replace(turn, rack=counted(turn.rack), leave=counted(turn.leave), text=text)
