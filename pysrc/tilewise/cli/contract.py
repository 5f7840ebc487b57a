"""The command `contract`: the methods' types and reference, and the facts of the games, written into a folder."""

import json
from argparse import Namespace
from pathlib import Path

from ..api import METHODS, Engine
from ..contract.reference import reference
from ..contract.typescript import list_fields, typescript
from ..facts import facts
from .options import Commands, Parser
from .places import try_folder, writing

__all__ = ["add"]

_LIST_FIELDS = """
/** Paths in the params of requests that name word lists, which have to be loaded before the request is answered. */
export const LIST_FIELDS: readonly string[] = {};
"""


def add(commands: Commands) -> None:
    """Add the command."""
    summary = "write the methods' TypeScript types, their reference, and the facts of the games"
    parser: Parser = commands.add_parser(
        "contract",
        help=summary,
        description=f"{summary[0].upper()}{summary[1:]}: methods.ts, methods.md and facts.json in a folder.",
        epilog="example:\n  tilewise contract generated\n\nexit codes: 0 done, 2 the input is wrong",
    )
    parser.add_argument("folder", metavar="FOLDER", type=Path, help="where to; it is made if need be")
    parser.set_defaults(run=_contract, command=parser.prog)


def _contract(options: Namespace) -> int:
    place, folder = f"{options.command}: FOLDER", options.folder
    try_folder(place, folder)
    engine = Engine()
    texts = {
        "methods.ts": typescript(METHODS) + _LIST_FIELDS.replace("{}", json.dumps(list_fields(METHODS))),
        "methods.md": reference(METHODS, engine.call),
        "facts.json": json.dumps(facts(), ensure_ascii=False),
    }
    for name, text in texts.items():
        with writing(place, folder / name):
            (folder / name).write_text(text, "utf-8")
        print(folder / name)
    return 0
