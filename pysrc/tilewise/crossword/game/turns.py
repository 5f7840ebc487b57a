"""What players do: play, exchange, pass, challenge and resign, and what becomes of the game.

An action is a small JSON value with a `kind`. `act` gives a new game and the events that led to it; a refused action is
a TilewiseError, and nothing has changed.

Where plays can be challenged, only the next player may do it, before anything else; until then the play's own player
does not draw, so that a play taken back gives nobody a look at the bag.
"""

from collections import Counter
from collections.abc import Mapping
from copy import copy
from dataclasses import replace
from random import Random
from typing import Any, Literal

from ...alphabets import Tiles
from ...errors import PlayError
from ...lexicon import Lexicon
from ...match.record import kind_of
from ...tiles import AS_BLANK, BLANK, EMPTY, tokens
from ..board import Position
from ..laying import is_listed, laid_play
from ..plays import Play, leave_of
from ..turns import Turn
from .game import CHALLENGED, RESIGNED, TIME, Game, scoreless
from .values import CrosswordBare, CrosswordEvent, CrosswordExchange, CrosswordLaying, CrosswordPassing, Ending

__all__ = ["act", "unlisted"]

_SHAPES: Mapping[str, Any] = {
    "play": CrosswordLaying,
    "exchange": CrosswordExchange,
    "pass": CrosswordPassing,
    **dict.fromkeys(("challenge", "resign"), CrosswordBare),
}

_FIVE = 5
"""Points that a failed challenge gives to the challenged player where the rule says so, for the turn or for each word.

Source: WESPA Game Rules, 3.10 (challenge penalties).
"""

_OVERTIME = 10
"""Points that each minute of overtime costs, also one that has only begun. Source: WESPA Game Rules, 5 (overtime)."""

_TEN = 10
"""Points that a failed challenge costs the challenger where the rule says so, as in German tournaments."""


def act(game: Game, action: Any) -> tuple[Game, list[CrosswordEvent]]:
    """Do one action of the player who is to act.

    Raises PlayError: "action" for what is not an action, "not-now" for one that is out of turn, and one for each rule
    that it breaks; PositionError "laid" for tiles that make no play.
    """
    kind = kind_of(action, _SHAPES)
    if kind not in game.actions():
        raise PlayError("not-now", _why_not(game, kind), field="action", phase=game.phase)
    table = _Table(game)
    table.think(action.get("seconds", 0))
    if kind == "play":
        table.play(_read_play(game, action))
    elif kind == "exchange":
        table.exchange(_read_exchange(game, action["tiles"]))
    elif kind == "challenge":
        pending = game.pending
        assert pending
        words = _words_of(game.position, pending, game.words)
        wrong = [game.position.tiles.show(word) for word in words if not is_listed(word, game.words)]
        table.challenge(wrong, len(words))
    elif kind == "resign":
        table.resign()
    else:
        table.pass_()
    return table.game, table.events


def _why_not(game: Game, kind: str) -> str:
    if game.ended:
        return "Not now: the game is over."
    if kind == "challenge":
        return "Not now: there is no play to challenge."
    if game.phase == "challenge":
        return "Not now: the last play is to be challenged, or accepted with a pass."
    return f"Not now: tiles are exchanged while the bag has {game.layout.exchange}; it has {game.left}."


def _read_play(game: Game, action: Mapping[str, Any]) -> Play:
    """Give the play that an action lays; raises PlayError and PositionError."""
    tiles = [game.position.tiles.read_tile(token) for token in tokens(action["placed"])]
    placed = bytes(tile for tile in tiles if tile is not None)
    if len(placed) < len(tiles):
        message = f"“{action['placed']}” is not made of tiles of {game.position.tiles.name}."
        raise PlayError("play", message, field="placed")
    play = _laid(game, action["row"], action["col"], placed, across=action["across"])
    words = [word for word, _ in play.words()]
    wrong = [game.position.tiles.show(word) for word in words if not is_listed(word, game.words)]
    if wrong and game.challenge == "none":
        verb = "is" if len(wrong) == 1 else "are"
        raise PlayError("not-a-word", f"{', '.join(wrong)} {verb} not in this word list.", field="placed", words=wrong)
    return play


def _laid(game: Game, row: int, column: int, placed: Tiles, *, across: bool) -> Play:
    layout, board, show = game.layout, game.position.board, game.position.tiles.show
    if BLANK in placed:
        raise PlayError("play", f"A blank on the board stands for a letter: “{show(placed)}”.", field="placed")
    squares = {}
    for n, tile in enumerate(placed):
        r, c = (row, column + n) if across else (row + n, column)
        inside = r < layout.height and c < layout.width
        lies = board[r * layout.width + c] if inside else EMPTY
        if not inside or (tile == EMPTY) == (lies == EMPTY):
            raise PlayError("play", "These tiles cannot be laid there.", field="placed")
        if tile != EMPTY:
            squares[r * layout.width + c] = tile
    if not squares:
        raise PlayError("play", "No tile is laid.", field="placed")
    used = Counter(BLANK if tile & AS_BLANK else tile for tile in squares.values())
    lacking = sorted((used - Counter(game.me.rack)).elements())
    if lacking:
        letter = show(lacking[:1])
        message = "The rack has not so many blanks." if letter == "?" else f"The rack has not so many {letter} tiles."
        raise PlayError("not-on-rack", message, field="placed", letter=letter)
    play = laid_play(game.position, game.words, squares)
    return play._replace(leave=leave_of(game.me.rack, play.placed))


def unlisted(position: Position, pending: Turn, words: Lexicon) -> list[Tiles]:
    """Give the words of the play that was laid last that are not in the list."""
    return [word for word in _words_of(position, pending, words) if not is_listed(word, words)]


def _words_of(position: Position, pending: Turn, words: Lexicon) -> list[Tiles]:
    squares = zip(pending.squares(position.layout), pending.placed, strict=True)
    laid = {square: tile for square, tile in squares if tile != EMPTY}
    return [word for word, _ in laid_play(_without(position, pending), words, laid).words()]


def _read_exchange(game: Game, text: str) -> Tiles:
    tiles = game.position.tiles.read_rack(text, "tiles", of="the exchange")
    lacking = sorted((Counter(tiles) - Counter(game.me.rack)).elements())
    if not tiles or lacking:
        letter = game.position.tiles.show(lacking[:1])
        message = f"The rack has not so many {letter} tiles." if lacking else "An exchange has one tile at least."
        raise PlayError("not-on-rack", message, field="tiles", letter=letter)
    if len(tiles) > game.most_exchanged:
        message = f"No more than {game.most_exchanged} tiles can be exchanged now."
        raise PlayError("not-now", message, field="tiles", phase=game.phase)
    return tiles


class _Table:
    """A copy of a game that one action changes."""

    def __init__(self, game: Game) -> None:
        players = [copy(player) for player in game.players]
        self.game = replace(game, players=players, turns=list(game.turns))
        self.events: list[CrosswordEvent] = []

    def think(self, seconds: float) -> None:
        """Let the clock of the player who acts run on."""
        self.game.me.seconds += seconds

    def play(self, play: Play) -> None:
        """Lay a play; where it cannot be challenged, draw at once."""
        game, show = self.game, self.game.position.tiles.show
        self._settle()
        row, column = play.slot.square
        across = play.slot.line.across
        self._log("play", play.score, row=row, column=column, across=across, placed=play.placed, leave=show(play.leave))
        game.position = play.after(game.position)
        game.me.rack = play.leave
        game.me.score += play.score
        words = [show(word) for word, _ in play.words()]
        self.events.append({"kind": "played", "player": game.player, "score": play.score, "words": words})
        if game.challenge == "none":
            self._draw(game.player)
            if not game.me.rack:
                self._play_out()
        self._next()

    def exchange(self, tiles: Tiles) -> None:
        """Draw new tiles, then put the old ones into the bag and shuffle it."""
        self._settle()
        game, show = self.game, self.game.position.tiles.show
        kept = leave_of(game.me.rack, tiles)
        self._log("exchange", text=show(tiles), leave=show(kept))
        self.events.append({"kind": "exchanged", "player": game.player, "tiles": len(tiles)})
        game.me.rack = kept
        # One's own tiles go back when the new ones are drawn, so that none comes back at once.
        drawn, rest = game.bag[: len(tiles)], list(game.bag[len(tiles) :] + tiles)
        rest.sort()
        Random(f"crossword game/{game.seed}/{len(game.turns)}").shuffle(rest)
        game.bag = drawn + bytes(rest)
        self._draw(game.player)
        self._next()

    def pass_(self) -> None:
        """Pass the turn; or accept the play that would end the game."""
        if self.game.phase == "challenge":
            self._settle()
            return
        self._settle()
        self._log("pass")
        self.events.append({"kind": "passed", "player": self.game.player})
        self._next()

    def challenge(self, wrong: list[str], words: int) -> None:
        """Take the play before back if some words are wrong; if it holds, let the challenger bear what that costs."""
        game, holds = self.game, not wrong
        pending = game.pending
        if not pending:
            raise PlayError("not-now", _why_not(game, "challenge"), field="action", phase=game.phase)
        self.events.append({"kind": "challenged", "player": game.player, "holds": holds, "words": wrong})
        challenged = game.players[pending.player]
        if not holds:
            game.position = _without(game.position, pending)
            challenged.rack = game.position.tiles.read_rack(pending.rack)
            challenged.score -= pending.score
            self._log("withdrawn", -pending.score, player=pending.player, rack=pending.rack)
            self._end_if_scoreless()
            return
        ends = game.phase == "challenge"
        drawn = 0 if ends else game.fill(pending.player)
        if game.challenge == "double":
            self._log("pass", text=CHALLENGED)
        else:
            points = {"five": _FIVE, "five_each": _FIVE * words, "ten": -_TEN}.get(game.challenge, 0)
            seat = game.player if points < 0 else pending.player
            rack = game.position.tiles.show(game.players[seat].rack)  # as GCG has it: after drawing
            self._log("points", points, player=seat, rack=rack, text=CHALLENGED)
            game.players[seat].score += points
            if points:
                self.events.append({"kind": "points", "player": seat, "score": points, "reason": CHALLENGED})
        if ends:
            self._play_out(pending.player)
        elif drawn:
            self.events.append({"kind": "drawn", "player": pending.player, "tiles": drawn})
        if game.challenge == "double":
            self._next()

    def resign(self) -> None:
        """Leave the game, which goes on while two others are left."""
        self._settle()
        game = self.game
        self._log("points", text=RESIGNED)
        game.me.resigned = True
        self.events.append({"kind": "resigned", "player": game.player})
        if len(game.others()) == 1:
            self._end("resigned")
        self._next()

    def _log(
        self, kind: Literal["play", "exchange", "pass", "withdrawn", "points"], score: int = 0, **fields: Any
    ) -> None:
        game = self.game
        known = {"player": game.player, "rack": game.position.tiles.show(game.me.rack), "line": len(game.turns) + 1}
        game.turns.append(Turn(**{**known, **fields}, kind=kind, score=score))

    def _settle(self) -> None:
        """Let the play before stand: its player draws, or has played out."""
        game, pending = self.game, self.game.pending
        if pending and game.phase == "challenge":
            self._play_out(pending.player)
        elif pending:
            self._draw(pending.player)

    def _draw(self, who: int) -> None:
        if drawn := self.game.fill(who):
            self.events.append({"kind": "drawn", "player": who, "tiles": drawn})

    def _next(self) -> None:
        """Let the next player come, unless the game is over."""
        game = self.game
        if not game.ended:
            self._end_if_scoreless()
        if not game.ended:
            n = len(game.players)
            game.player = min(game.others(), key=lambda who: (who - game.player) % n)

    def _play_out(self, who: int | None = None) -> None:
        """End the game for a player without tiles.

        Of two players, that one gains twice what the other holds; of more, what all others hold, which they lose.
        Sources: WESPA Game Rules, 5; for more than two, the rules in Mattel's box.
        """
        game, show = self.game, self.game.position.tiles.show
        winner = game.player if who is None else who
        others = [i for i, player in enumerate(game.players) if i != winner and not player.resigned]
        held = b"".join(game.players[i].rack for i in others)
        times = 2 if len(game.players) == 2 else 1
        self._points(winner, times * game.value(held), show(held))
        if times == 1:
            for i in others:
                self._points(i, -game.value(game.players[i].rack), show(game.players[i].rack))
        self._end("out")

    def _end_if_scoreless(self) -> None:
        """End the game after six turns or more without points (`Game.most_scoreless`)."""
        if scoreless(self.game.turns) >= self.game.most_scoreless:
            self._end_scoreless()

    def _end_scoreless(self) -> None:
        """End the game as nobody scores: each loses what is on the rack."""
        game = self.game
        for i, player in enumerate(game.players):
            if not player.resigned:
                self._points(i, -game.value(player.rack), game.position.tiles.show(player.rack))
        self._end("scoreless")

    def _points(self, who: int, points: int, tiles: str) -> None:
        rack = self.game.position.tiles.show(self.game.players[who].rack)
        self._log("points", points, player=who, rack=rack, text=tiles)
        self.game.players[who].score += points
        self.events.append({"kind": "points", "player": who, "score": points, "reason": tiles})

    def _end(self, ending: Ending) -> None:
        for who in range(len(self.game.players)):
            if minutes := self.game.overtime(who):
                self._points(who, -_OVERTIME * minutes, TIME)
        self.game.ended = ending
        self.events.append({"kind": "ended", "player": self.game.player, "ending": ending})


def _without(position: Position, turn: Turn) -> Position:
    """Take the tiles of a play off the board."""
    board = bytearray(position.board)
    for square, tile in zip(turn.squares(position.layout), turn.placed, strict=True):
        if tile != EMPTY:
            board[square] = EMPTY
    return replace(position, board=bytes(board))
