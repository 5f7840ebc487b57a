"""Reading a game from its JSON: it is played again, and what comes back must be what was given."""

from typing import Any

from ...contract import read
from ...errors import PositionError, TilewiseError
from ...lexicon.library import Library
from ..board import Position
from ..layout import default_tiles
from ..requests import CrosswordGame
from .game import Game, new_game
from .turn_rows import read_turns
from .turns import redo
from .values import Challenge, CrosswordState

__all__ = ["dealt", "read_game"]


def dealt(
    players: list[tuple[str, int | None]],
    lexicon: str,
    game: CrosswordGame,
    *,
    seed: int,
    challenge: Challenge,
    library: Library,
) -> Game:
    """Deal a game with a word list, a board and tiles; raises what reading these raises, and what `new_game` does."""
    words = library.lexicon(lexicon)
    layout, tiles, spelled = game.read_game(words)
    bare = Position.bare(layout, tiles)
    source = game.layout, game.tiles or default_tiles(layout, words.alphabet)
    return new_game(players, lexicon, spelled or words, bare, seed, source=source, challenge=challenge)


def read_game(value: Any, library: Library) -> Game:
    """Read a game from its JSON value.

    Raises PositionError "state" for anything that is no possible game, and what the library raises for a list that it
    has not.
    """
    try:
        state: CrosswordState = read(CrosswordState, value)
    except TilewiseError as error:
        raise _broken(str(error)) from error
    library.lexicon(state["lexicon"])
    try:
        seats = [(player["name"], player["level"]) for player in state["players"]]
        kind = CrosswordGame(layout=state["layout"], tiles=state["tiles"])
        seed, challenge = state["seed"], state["challenge"]
        game = dealt(seats, state["lexicon"], kind, seed=seed, challenge=challenge, library=library)
        game = redo(game, read_turns(state["turns"], game.position.tiles, len(seats)))
    except TilewiseError as error:
        raise _broken(str(error)) from error
    found = game.to_json()
    for name, part in found.items():
        if part != value[name]:
            raise _broken(f"Its “{name}” does not follow from its seed and its turns.")
    return game


def _broken(why: str) -> PositionError:
    return PositionError("state", f"This is not a crossword game of this version. {why}", field="state")
