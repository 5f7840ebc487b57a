"""What never changes of the games, as JSON: boards, tile sets, the rules of Letter Tycoon, the bags of the Word Game.

The page draws boards and cards before the engine is there, so these facts reach it with its code.
"""

from collections.abc import Mapping
from typing import Any

from .alphabets import ALPHABETS
from .crossword.layout import BOARDS, default_tiles, layout_of
from .draw.requests import bags_of
from .tiles import TILE_SETS
from .tycoon.told_rules import rules_of_the_game

__all__ = ["facts"]


def facts() -> Mapping[str, Any]:
    """Give all facts.

    `default_tiles` has, for each board and each alphabet, the tile set that goes with both; "own" is any board of
    one's own; `bags` has the bags of each alphabet.

    >>> some = facts()
    >>> some["default_tiles"]["super"]["ro"], some["default_tiles"]["own"]["tr"], some["boards"]["duel"]["rack"]
    ('ro_super', 'tr', 7)
    """
    return {
        "boards": {id: {**form, "rack": layout_of(id).rack} for id, form in BOARDS.items()},
        "tile_sets": TILE_SETS,
        "default_tiles": {
            board: {id: default_tiles(layout_of(form), letters) for id, letters in ALPHABETS.items()}
            for board, form in {**BOARDS, "own": {"layout": ["."]}}.items()
        },
        "tycoon": rules_of_the_game(),
        "bags": {id: bags_of(letters) for id, letters in ALPHABETS.items()},
    }
