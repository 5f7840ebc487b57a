"""A game file as a test has it read: its turns, or why it is refused."""

from typing import Any

import pytest

from tilewise.api import Engine
from tilewise.errors import TilewiseError

__all__ = ["ALIKE", "HEAD", "QI", "read", "refused", "told", "turns_of"]

ALIKE = "#player1 me First Player\n#player2 me Second Player\n"
HEAD = "#player1 ann Ann Other\n#player2 bob Bob\n"
QI = ">ann: AEQINRS 8G QI +22 22\n"


def read(engine: Engine, text: str, **fields: Any) -> dict[str, Any]:
    return engine.call("crossword.read", {"text": text, **fields})


def turns_of(engine: Engine, text: str, **fields: Any) -> list[dict[str, Any]]:
    turns: list[dict[str, Any]] = read(engine, text, **fields)["game"]["turns"]
    return turns


def told(turns: list[dict[str, Any]]) -> list[tuple[int, str, int]]:
    """Who made each turn, what it was and what it scored."""
    return [(turn["player"], turn["kind"], turn["score"]) for turn in turns]


def refused(engine: Engine, text: str) -> TilewiseError:
    """Why a file is refused, as a sentence."""
    with pytest.raises(TilewiseError) as caught:
        read(engine, text)
    assert str(caught.value).endswith(".")
    return caught.value
