"""Turns as rows of JSON, the same in every method that takes or gives some."""

from collections.abc import Iterable, Sequence
from typing import Any

from ...errors import PositionError, RequestError, TilewiseError
from ...tiles import TileSet, tokens
from ..board import Position
from ..layout import read_square_name
from ..places import place_row
from ..requests import CrosswordTurn, TurnProblem
from ..turns import Doubt, Turn, main_word

__all__ = ["problem_row", "read_turns", "turn_rows"]


def turn_rows(turns: Sequence[Turn], positions: Iterable[Position], tiles: TileSet) -> list[CrosswordTurn]:
    """Write turns, given the position after each."""
    rows = []
    for turn, after in zip(turns, positions, strict=True):
        row: CrosswordTurn = {
            "player": turn.player,
            "kind": turn.kind,
            "score": turn.score,
            "rack": turn.rack,
            "text": turn.text,
        }
        if turn.kind == "play":
            word = tiles.show(main_word(after, turn) if turn.lays else turn.placed)
            placed = tiles.show(turn.placed)
            row = {**row, **place_row((turn.row, turn.column), across=turn.across, word=word, placed=placed)}
        if turn.leave:
            row["leave"] = turn.leave
        if turn.note:
            row["note"] = turn.note
        if turn.doubt:
            row["doubt"] = {"told": turn.doubt.told, "found": turn.doubt.found}
        if turn.by_order:
            row["by_order"] = True
        if turn.problem:
            row["problem"] = problem_row(turn.problem)
        rows.append(row)
    return rows


def read_turns(rows: Sequence[CrosswordTurn], tiles: TileSet, players: int = 2) -> list[Turn]:
    """Read the turns of some players; raises RequestError with the `index` of a turn that cannot be read."""
    for index, row in enumerate(rows):
        if row["player"] >= players:
            message = f"“player” is a number from 0 to {players - 1}; {row['player']} is not."
            raise RequestError("range", message, field="player", index=index)
    return [_read_turn(row, index, tiles) for index, row in enumerate(rows)]


def problem_row(error: TilewiseError) -> TurnProblem:
    """Write why a turn cannot be.

    >>> problem_row(PositionError("laid", "These tiles do not touch the rest.", field="gcg", reason="apart"))
    {'code': 'laid', 'message': 'These tiles do not touch the rest.', 'reason': 'apart'}
    """
    row: TurnProblem = {"code": error.code, "message": f"{str(error)[:1].upper()}{str(error)[1:]}"}
    place = {key: value for key, value in error.place.items() if key in TurnProblem.__optional_keys__}
    return {**row, **place}  # type: ignore[typeddict-item]  # the keys are its own


def _read_turn(row: CrosswordTurn, index: int, tiles: TileSet) -> Turn:
    square = (row.get("row", 0), row.get("col", 0), row.get("across", True))
    if "row" not in row and row.get("position"):
        named = read_square_name(row["position"])
        if named is None:
            message = f"“{row['position']}” is not a square such as 8G or G8."
            raise RequestError("wrong-type", message, field="position", index=index)
        square = named
    doubt, problem = row.get("doubt"), dict[str, Any](row.get("problem", {}))
    return Turn(
        player=row["player"],
        kind=row["kind"],
        score=row["score"],
        rack=row.get("rack", ""),
        text=row.get("text", ""),
        leave=row.get("leave", ""),
        note=row.get("note", ""),
        row=square[0],
        column=square[1],
        across=square[2],
        placed=_read_placed(row.get("placed", ""), index, tiles),
        line=index + 1,
        doubt=Doubt(doubt["told"], doubt["found"]) if doubt else None,
        by_order=row.get("by_order", False),
        problem=PositionError(problem.pop("code"), problem.pop("message"), **problem) if problem else None,
    )


def _read_placed(text: str, index: int, tiles: TileSet) -> bytes:
    placed = [tiles.read_tile(token) for token in tokens(text)]
    if None in placed:
        message = f"“{text}” is not made of tiles of {tiles.name}."
        raise RequestError("wrong-type", message, field="placed", index=index)
    return bytes(tile for tile in placed if tile is not None)
