"""`--image FILE`: a picture's pixels, for the methods that read boards from them. Decoding is Pillow's, an extra."""

import sys
from collections.abc import Iterable, Mapping
from typing import Any

from ..errors import TilewiseError
from ..pictures.odds import DOUBTFUL
from .command import Command
from .places import path_of

__all__ = ["say_doubtful", "seen_in"]

_LARGEST = 2600
"""Pixels of the longest side that a picture is made smaller to; larger ones show no more of a board."""

_OF_PICTURE = "width", "height", "data"
"""The fields of a request that the picture's pixels are in."""

_MOST_PIXELS = 200_000_000


def seen_in(command: Command, method: str, fields: Mapping[str, Any]) -> dict[str, Any]:
    """Ask a method what the picture that `--image` names shows."""
    width, height, data = _pixels(command, command.options["image"])
    doing = "looking at the picture"
    try:
        return command.ask(method, {**fields, "width": width, "height": height, "data": data}, doing)
    except TilewiseError as error:
        if error.place.get("field") in _OF_PICTURE:
            raise command.error("--image", str(error)) from error
        raise


def _pixels(command: Command, name: str) -> tuple[int, int, bytes]:
    try:
        from PIL import Image, UnidentifiedImageError  # noqa: PLC0415 - an extra, and slow to import
    except ImportError:
        sentence = 'reading pictures needs Pillow; install it with pip install "tilewise[pictures]".'
        raise command.error("--image", sentence) from None
    path = path_of(name)
    try:
        with path.open("rb") as file, Image.open(file) as opened:
            if opened.width * opened.height > _MOST_PIXELS:
                raise command.error("--image", f"“{name}” has more than {_MOST_PIXELS:,} pixels.")
            opened.draft("RGB", (_LARGEST, _LARGEST))
            picture = opened.convert("RGBA")
    except UnidentifiedImageError:
        raise command.error("--image", f"“{name}” is not a picture.") from None
    except OSError as error:
        raise command.error("--image", f"“{name}” cannot be read ({error.strerror or error}).") from error
    except Image.DecompressionBombError:
        raise command.error("--image", f"“{name}” has more than {_MOST_PIXELS:,} pixels.") from None
    picture.thumbnail((_LARGEST, _LARGEST))
    return picture.width, picture.height, picture.tobytes()


def say_doubtful(command: Command, squares: Iterable[tuple[str, str, Mapping[str, Any]]]) -> None:
    """Name, on stderr, squares that are worth a look: each with its place, what it was read as, and the reading."""
    doubtful = [
        f"{place} {read}" + (f" (or {square['second']})" if square["second"] else "")
        for place, read, square in squares
        if square["confidence"] < DOUBTFUL
    ]
    if doubtful:
        print(f"{command.name}: worth a look in the picture: {', '.join(doubtful)}", file=sys.stderr)
