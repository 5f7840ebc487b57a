"""Dealing a game, and reading one from its JSON: it is played again, and what comes back must be what was given."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from ...contract import read
from ...errors import PositionError, TilewiseError
from ...lexicon.library import Library
from ..board import read_board
from ..dealing import dealt_board
from ..spelling import Spelling
from .game import Game, act, new_game
from .values import LetterpressAction, LetterpressState, LetterpressTurn

__all__ = ["begun", "read_game"]

_FEW_EQUAL = 5
"""Equal letters of a board whose moves are never too many; es on SSSSSEEEEEAAAAATTTTTRRRRR has three million."""


def begun(
    players: Sequence[tuple[str, int | None]], lexicon: str, board: str | None, seed: int, library: Library
) -> Game:
    """Begin a game on a board, or on one that the seed deals; raises what reading the list and the board raises."""
    words = library.lexicon(lexicon).by_letters
    letters = words.alphabet
    tiles = dealt_board(letters, seed) if board is None else read_board(board, letters)
    if board is not None and max(Counter(tiles).values()) > _FEW_EQUAL:
        Spelling(tiles, words).check_moves()
    return new_game(players, lexicon, words, tiles, seed, dealt=board is None)


def read_game(value: Any, library: Library) -> Game:
    """Read a game from its JSON value.

    Raises PositionError "state" for anything that is no possible game, and what the library raises for a list that it
    has not.
    """
    try:
        state: LetterpressState = read(LetterpressState, value)
    except TilewiseError as error:
        raise _broken(str(error)) from error
    library.lexicon(state["lexicon"])
    try:
        seats = [(player["name"], player["level"]) for player in state["players"]]
        board = None if state["dealt"] else state["board"]
        game = begun(seats, state["lexicon"], board, state["seed"], library)
        for turn in state["turns"]:
            game, _ = act(game, _action(turn))
    except TilewiseError as error:
        raise _broken(str(error)) from error
    found = game.to_json()
    for name, part in found.items():
        if part != value[name]:
            raise _broken(f"Its “{name}” does not follow from its board and its turns.")
    return game


def _action(turn: LetterpressTurn) -> LetterpressAction:
    if turn["kind"] == "play":
        return {"kind": "play", "word": turn["word"], "mask": turn["mask"]}
    return {"kind": turn["kind"]}


def _broken(why: str) -> PositionError:
    return PositionError("state", f"This is not a Letterpress game of this version. {why}", field="state")
