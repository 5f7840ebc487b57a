"""Which crossword game is meant at the terminal: its list, board and tiles, and files of games as text."""

import re
import sys
from collections.abc import Mapping
from typing import Any

from ..alphabets import Alphabet
from ..crossword.layout import BOARDS, Layout, default_tiles, layout_of, with_star
from ..crossword.notation import format_of
from ..errors import PositionError
from ..lexicon.code_pages import unicode_text
from ..tiles import TILE_SETS, TileSet, tile_set_of
from .command import Command
from .options import Parser
from .places import is_folder, path_of

__all__ = ["add_game_options", "drawn_with", "files_of", "game_fields", "gcg_of", "name_of", "put_star", "text_of"]

_PAGES = ("cp1252", "cp1254", "cp1250", "cp1251", "cp1253")
"""Code pages of files that name none; the first that has all letters of the list is taken."""

_CONTROLS = re.compile(r"[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]")
"""Signs with which a file could command the terminal."""


def add_game_options(parser: Parser) -> None:
    """Add the options that say which board and tiles are played with."""
    parser.add_argument(
        "--layout",
        "--game",
        metavar="GAME",
        help="id or name of a board (see tilewise lists --boards), or its .json file",
    )
    parser.add_argument(
        "--tiles", metavar="SET", help="id of a tile set (see tilewise lists --tiles), or its .json file"
    )
    parser.add_argument("--star", metavar="SQUARE", help="where a tile earns 25 points besides, as in Kelimelik")


def game_fields(command: Command) -> dict[str, Any]:
    """Read which list, board and tile set are meant."""
    fields = command.fields("lexicon")
    for name in ("layout", "tiles"):
        if typed := command.options.get(name):
            own = typed.endswith(".json")
            known = BOARDS if name == "layout" else TILE_SETS
            fields[name] = command.read_json(typed, f"--{name}") if own else _id_of(typed, known)
    return fields


def put_star(command: Command, fields: dict[str, Any]) -> None:
    """Put the star of the game on its board, once it is known which that is."""
    typed, layout = command.options.get("star"), fields.get("layout", "scrabble")
    if typed is None or (isinstance(layout, str) and layout not in BOARDS):
        return
    if not isinstance(layout, str):
        raise command.error("--star", "is for a board that ships; a board of your own has a + where its star is.")
    try:
        fields["layout"] = with_star(layout, typed)
    except PositionError as error:
        raise command.error("--star", str(error)) from error


def _id_of(typed: str, known: Mapping[str, Any]) -> str:
    """Find an id by itself, by its name, or by the beginning of its name; else give what was typed to be refused.

    >>> _id_of("duel", BOARDS), _id_of("Words with friends-type", BOARDS), _id_of("none", {})
    ('duel', 'wwf', 'none')
    """
    if typed in known:
        return typed
    names = {id: each["name"].casefold() for id, each in known.items()}
    same = [id for id, name in names.items() if name == typed.casefold()]
    begin = [id for id, name in names.items() if name.startswith(typed.casefold())]
    return (same or begin)[0] if len(same or begin) == 1 else typed


def files_of(command: Command) -> list[str]:
    """Give the files that were named, and those of folders that end in .gcg."""
    files: list[str] = []
    for typed in command.options["file"]:
        folder = path_of(typed)
        if typed == "-" or not is_folder(folder):
            files.append(typed)
            continue
        try:
            within = sorted(str(path) for path in folder.iterdir() if path.suffix.lower() == ".gcg")
        except OSError as error:
            raise command.error("FILE", f"“{typed}” cannot be read ({error.strerror}).") from error
        if not within:
            raise command.error("FILE", f"no file in “{typed}” ends in .gcg.")
        files += within
    return files


def name_of(file: str) -> str:
    """Name a file that was given in a sentence."""
    return "stdin" if file == "-" else f"“{file}”"


def gcg_of(command: Command, fields: dict[str, Any], file: str) -> str:
    """Read a file as text; refuse what is no game."""
    data = sys.stdin.buffer.read() if file == "-" else command.read_file(path_of(file), "FILE")
    if not data.strip():
        raise command.error("FILE", f"there is nothing in {name_of(file)}; a game is a GCG file.")
    text = text_of(data, command.letters(fields))
    if format_of(text) != "gcg":
        raise command.error(
            "FILE", f"{name_of(file)} is not a GCG file; a turn is such as “>ann: AEQINRS 8G QI +22 22”."
        )
    return text


def text_of(data: bytes, letters: Alphabet) -> str:
    """Read a position or a game: Unicode, or else the encoding that a GCG file names, or the page of its letters.

    Signs that would command the terminal are taken for signs that cannot be read.

    >>> from ..alphabets import alphabet
    >>> text_of(">A: 8G ŞEN".encode("cp1254"), alphabet("tr"))
    '>A: 8G ŞEN'
    """
    return _CONTROLS.sub("\N{REPLACEMENT CHARACTER}", _decoded(data, letters))


def _decoded(data: bytes, letters: Alphabet) -> str:
    if unicode := unicode_text(data):
        return unicode[0]
    named = re.search(rb"^#character-encoding\s+(\S+)", data, re.IGNORECASE | re.MULTILINE)
    written = "".join(letters.letters)
    page = next((page for page in _PAGES if b"?" not in written.encode(page, "replace")), _PAGES[0])
    try:
        return data.decode(named[1].decode("ascii", "replace") if named else page)
    except (LookupError, UnicodeDecodeError):
        return data.decode(page, "replace")


def drawn_with(command: Command, fields: dict[str, Any]) -> tuple[Layout, TileSet]:
    """Give the layout and the tile set that the engine uses for a request."""
    layout = layout_of(fields.get("layout", "scrabble"))
    letters = command.letters(fields)
    return layout, tile_set_of(fields.get("tiles") or default_tiles(layout, letters))
