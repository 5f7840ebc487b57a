"""What a file was taken for that an option names as a list: told on stderr, or asked where that is in doubt."""

import sys
from typing import Any

from ..alphabets import alphabet

__all__ = ["doubt", "tell"]


_LEFT_OUT = ("-", "number", "alphagram")

_NAMED = 3
"""Alphabets that are named of those that would fit too."""


def doubt(name: str, result: dict[str, Any]) -> str | None:
    """Show the ways to read a file where its encoding is in doubt, and give the sentence that refuses it; else None."""
    ways = result["candidates"]
    if len({way["encoding"] for way in ways}) < 2:
        return None
    width = max(len(way["encoding"]) for way in ways)
    for way in _first_of_each(ways):
        words = " ".join(way["words"])
        print(f"  {way['encoding']:{width}}  {way['alphabet']}  {words}", file=sys.stderr)
    return f"“{name}” may be read in the ways above; choose one with --encoding and --alphabet."


def tell(name: str, result: dict[str, Any]) -> None:
    """Say what was left out of a file, and what it was taken for where that is not one word a line."""
    if count := result["rejected_count"]:
        first, lines = result["rejected"][0], "1 line" if count == 1 else f"{count:,} lines"
        _say(name, f"{lines} left out; line {first['line']}, “{first['text']}”: {first['reason']}")
    if read := _form(result):
        _say(name, f"read as {read}")
    if result["flags"]:
        _say(name, f"{result['flags']:,} entries have flags; the forms that they stand for are not in the list")
    if "alphagram" in result["columns"]:
        _say(name, "the letters in order that stand before the words were left out")
    if marks := result["marks"]:
        _say(name, f"the signs {marks} beside words were left out")
    if len(result["candidates"]) > 1:
        taken, *others = [alphabet(way["alphabet"]).name for way in result["candidates"]]
        more = f" and {len(others) - _NAMED} more" if len(others) > _NAMED else ""
        fit = f"{', '.join(others[:_NAMED])}{more}"
        _say(name, f"read as {taken}; its words are letters of {fit} too, which --alphabet chooses")


def _first_of_each(ways: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Keep the first way of each encoding, which is in its likeliest alphabet."""
    encodings = [way["encoding"] for way in ways]
    return [way for i, way in enumerate(ways) if encodings.index(way["encoding"]) == i]


def _form(result: dict[str, Any]) -> str:
    parts = {"lines": "", "several": "several words a line", "hunspell": "a Hunspell dictionary"}
    read = parts.get(result["form"], ", ".join(column for column in result["columns"] if column not in _LEFT_OUT))
    inside = f" in {result['inside']}" if result["inside"] else ""
    return f"{read or 'one word a line'}{inside}" if read or inside else ""


def _say(name: str, sentence: str) -> None:
    print(f"{name}: {sentence}", file=sys.stderr)
