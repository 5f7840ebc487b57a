"""A Letterpress game as a value: who plays, who holds what, and the rules by which it goes on.

Two play in turns. A player takes the squares of a word, or passes, or resigns. The game is over when no square is free,
when both pass one after the other, or when one resigns. Then whoever holds more squares has won, equal numbers are a
draw, and whoever resigns has lost.
Source: the rules of Letterpress (atebits, 2012), which let one pass and resign. That two passes end a game is a rule of
this project, as in other word games: there a game in which nobody plays goes on until one resigns.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from ...alphabets import Tiles
from ...errors import PlayError, PositionError
from ...lexicon import Lexicon
from ...match.record import kind_of
from ..board import ALL_SQUARES, Mask, Position, after, check_play, read_word
from .values import (
    ActionKind,
    Ending,
    LetterpressBare,
    LetterpressEvent,
    LetterpressTaking,
    LetterpressTurn,
)

__all__ = ["Game", "Player", "Turn", "act", "new_game"]

_PLAYERS = 2
_PASSES = 2
"""Passes in a row that end a game."""

_SHAPES: Mapping[str, Any] = {"play": LetterpressTaking, "pass": LetterpressBare, "resign": LetterpressBare}


@dataclass(frozen=True)
class Player:
    """One player: `level` is None for a person."""

    name: str
    level: int | None = None


@dataclass(frozen=True)
class Turn:
    """What a player has done, and both players' squares after it; `word` and `mask` are empty but of a play."""

    player: int
    kind: ActionKind
    squares: tuple[Mask, Mask]
    word: Tiles = b""
    mask: Mask = 0


@dataclass(frozen=True)
class Game:
    """A game after some turns. `words` is the list in single letters."""

    words: Lexicon
    board: Tiles
    players: tuple[Player, Player]
    turns: tuple[Turn, ...] = ()

    @property
    def player(self) -> int:
        """Whose turn it is; when the game is over, whose turn was the last."""
        if self.ended:
            return self.turns[-1].player
        return len(self.turns) % _PLAYERS

    @property
    def squares(self) -> tuple[Mask, Mask]:
        """Both players' squares."""
        return self.turns[-1].squares if self.turns else (0, 0)

    @property
    def played(self) -> list[Tiles]:
        """The words that were played."""
        return [turn.word for turn in self.turns if turn.kind == "play"]

    @property
    def passes(self) -> int:
        """Passes in a row up to now."""
        count = 0
        while count < len(self.turns) and self.turns[-1 - count].kind == "pass":
            count += 1
        return count

    @property
    def ended(self) -> Ending | None:
        """How the game has ended."""
        if self.turns and self.turns[-1].kind == "resign":
            return "resigned"
        first, second = self.squares
        if first | second == ALL_SQUARES:
            return "full"
        return "passes" if self.passes >= _PASSES else None

    @property
    def winner(self) -> int | None:
        """Who has won; None while the game goes on, and of a draw."""
        if self.ended == "resigned":
            return 1 - self.turns[-1].player
        first, second = (mask.bit_count() for mask in self.squares)
        return None if not self.ended or first == second else int(second > first)

    @property
    def resigned(self) -> int | None:
        """Who has resigned."""
        return self.turns[-1].player if self.ended == "resigned" else None

    @property
    def actor(self) -> int | None:
        """Who is to act, None when the game is over."""
        return None if self.ended else self.player

    @property
    def position(self) -> Position:
        """The board as the player sees it whose turn it is."""
        return Position(self.board, self.squares[self.player], self.squares[1 - self.player], self.words.alphabet)

    def before(self, turn: int) -> "Game":
        """Give the game as it was before a turn."""
        return replace(self, turns=self.turns[:turn])

    def turn_rows(self) -> list[LetterpressTurn]:
        """Write the turns as JSON."""
        decode = self.words.alphabet.decode
        return [
            {
                "player": turn.player,
                "kind": turn.kind,
                "word": decode(turn.word),
                "mask": turn.mask,
                "squares": list(turn.squares),
            }
            for turn in self.turns
        ]


def new_game(players: Sequence[tuple[str, int | None]], words: Lexicon, board: Tiles) -> Game:
    """Begin a game on a board; the first player begins. `words` is the list in single letters.

    Raises PositionError "players" for any number of players but two.

    >>> from tilewise.alphabets import alphabet
    >>> words = Lexicon.from_words(["ab", "aba"], alphabet("en"))
    >>> game = new_game([("Ada", None), ("Bob", 3)], words, b"ABA" + b"X" * 22)
    >>> game, events = act(game, {"kind": "play", "word": "aba", "mask": 0b111})
    >>> game.squares, game.player, events[0]["kind"]
    ((7, 0), 1, 'played')
    """
    if len(players) != _PLAYERS:
        raise PositionError("players", f"Two play Letterpress, not {len(players)}.", field="players")
    first, second = (Player(name, level) for name, level in players)
    return Game(words, board, (first, second))


def act(game: Game, action: Any) -> tuple[Game, list[LetterpressEvent]]:
    """Do one action of the player who is to act; give the new game and what happened.

    Raises PlayError: "action" for what is not an action, "not-now" when the game is over; of a play, "letters" and
    "mask-range" for squares that do not spell the word, "barred" for a word that has been played or begins one that
    has, "not-a-word" for one that is not in the list; LetterError "letter" for a word that cannot be spelled.
    """
    kind = kind_of(action, _SHAPES)
    if game.ended:
        raise PlayError("not-now", "Not now: the game is over.", field="action")
    who = game.player
    if kind == "play":
        word = read_word(action["word"], game.words.alphabet, "word")
        turn, event = _played(game, word, action["mask"])
    elif kind == "pass":
        turn, event = Turn(who, "pass", game.squares), {"kind": "passed", "player": who}
    else:
        turn, event = Turn(who, "resign", game.squares), {"kind": "resigned", "player": who}
    game = replace(game, turns=(*game.turns, turn))
    events = [event]
    if game.ended:
        events.append({"kind": "ended", "player": who, "ending": game.ended, "winner": game.winner})
    return game, events


def _played(game: Game, word: Tiles, mask: Mask) -> tuple[Turn, LetterpressEvent]:
    position, who, letters = game.position, game.player, game.words.alphabet
    if not word:
        raise PlayError("not-a-word", "A play needs a word.", field="word")
    check_play(position, word, mask, game.played, letters)
    if not game.words.holds(word):
        raise PlayError("not-a-word", f"{letters.decode(word)} is not in this word list.", field="word")
    ours, theirs = after(position, mask)
    event: LetterpressEvent = {
        "kind": "played",
        "player": who,
        "word": letters.decode(word),
        "mask": mask,
        "gained": mask & position.free,
        "captured": position.theirs & ~theirs,
        "kept": mask & theirs,
    }
    return Turn(who, "play", (theirs, ours) if who else (ours, theirs), word, mask), event
