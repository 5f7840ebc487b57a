"""`tilewise leaves`: make leave values for a word list, a board and a tile set, over several processes.

What is made is written beside the table as it grows, so that a run that was broken off goes on where it was.
"""

import json
import sys
from argparse import Namespace
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

from ..crossword.layout import Layout
from ..crossword.leave_tables import table_of
from ..crossword.leave_training import GAMES_OF_A_SEED, Study, generations, study_game
from ..crossword.leaves import Leaves, LeaveTable, estimated_leaves
from ..crossword.requests import CrosswordGame
from ..lexicon import Lexicon
from ..tiles import TileSet
from .command import Command
from .options import Commands, InputError, add_command, integer

__all__ = ["add"]

_CHUNK = 4
"""Games that a process plays before it reports."""


def add(commands: Commands) -> None:
    """Add the command."""
    parser = add_command(
        commands,
        "leaves",
        "make leave values from games that the engine plays against itself",
        ["leaves en-scrabble.json --games 4000", "leaves tr.json --list tr --board kelimelik --processes 2"],
        _leaves,
        about="A run that is broken off goes on where it was when the command is given again.",
    )
    parser.add_argument("file", metavar="FILE", type=Path, help="where the table is written")
    parser.add_argument("--lexicon", "--list", metavar="LIST", default="en", help="a list's id or a file; default: en")
    parser.add_argument("--board", metavar="BOARD", default="scrabble", help="id of a board; default: scrabble")
    parser.add_argument("--tiles", metavar="SET", default=None, help="id of a tile set; default: the board's own")
    parser.add_argument("--games", metavar="N", type=integer, default=1000, help="of all generations; default: 1000")
    parser.add_argument("--generations", metavar="N", type=integer, default=4, help="default: 4")
    parser.add_argument("--seed", metavar="N", type=integer, default=1, help="default: 1")
    parser.add_argument("--processes", metavar="N", type=integer, default=1, help="default: 1")


@dataclass
class _Run:
    """A run as it stands: the generation, the games of it that are studied, their study, and the values before it."""

    generation: int
    games: int
    study: Study
    values: dict[bytes, float] | None

    def write(self, path: Path, what: dict[str, Any]) -> None:
        """Write it to a file, whole or not at all."""
        text = {
            **what,
            "generation": self.generation,
            "games_done": self.games,
            "study": [self.study.boards, _named(self.study.sums), _named(self.study.counts)],
            "values_before": None if self.values is None else _named(self.values),
        }
        new = path.with_suffix(".new")
        new.write_text(json.dumps(text), encoding="utf-8")
        new.replace(path)

    @classmethod
    def read(cls, path: Path, what: dict[str, Any]) -> "_Run":
        """Read what was written, if it was of the same table; else begin."""
        try:
            text = json.loads(path.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return cls(0, 0, Study(), None)
        if {name: text.get(name) for name in what} != what:
            return cls(0, 0, Study(), None)
        study, values = Study(), text["values_before"]
        study.boards, sums, counts = text["study"]
        study.sums, study.counts = _unnamed(sums), _unnamed(counts)
        return cls(text["generation"], text["games_done"], study, None if values is None else _unnamed(values))


def _named(values: dict[bytes, Any]) -> dict[str, Any]:
    return {leave.decode("ascii"): value for leave, value in values.items()}


def _unnamed(values: dict[str, Any]) -> dict[bytes, Any]:
    return {leave.encode("ascii"): value for leave, value in values.items()}


class _Setting(NamedTuple):
    """What a table is made for."""

    layout: Layout
    tiles: TileSet
    lexicon: Lexicon

    @classmethod
    def read(cls, options: Namespace) -> "_Setting":
        """Read list, board and tile set."""
        command = Command(options)
        lexicon = command.engine.library.lexicon(command.fields("lexicon")["lexicon"])
        layout, tiles, spelled = CrosswordGame(layout=options.board, tiles=options.tiles).read_game(lexicon)
        return cls(layout, tiles, spelled or lexicon)


def _leaves(options: Namespace) -> int:
    if min(options.generations, options.processes) < 1 or options.games < 2**options.generations:
        message = "--generations and --processes are 1 at least, and --games so many that each generation has one."
        raise InputError(f"{options.command}: {message}")
    names = ("lexicon", "board", "tiles", "games", "generations", "seed")
    setting = _Setting.read(options)
    what = {**{name: getattr(options, name) for name in names}, "fingerprint": setting.lexicon.fingerprint}
    part, boards = options.file.with_suffix(".part"), 0
    run = _Run.read(part, what)
    shares = generations(options.games, options.generations)
    with ProcessPoolExecutor(options.processes, initializer=_begin, initargs=(options,)) as pool:
        while run.generation < len(shares):
            first = options.seed * GAMES_OF_A_SEED + sum(shares[: run.generation])
            seeds = range(first + run.games, first + shares[run.generation])
            chunks = [(run.values, seeds[n : n + _CHUNK]) for n in range(0, len(seeds), _CHUNK)]
            for (_, games), study in zip(chunks, pool.map(_study, chunks), strict=True):
                run.study.join(study)
                run.games += len(games)
                run.write(part, what)
                done, boards = sum(shares[: run.generation]) + run.games, run.study.boards
                print(f"\r{done} of {options.games} games, {boards} boards", end="", file=sys.stderr, flush=True)
            run = _Run(run.generation + 1, 0, Study(), run.study.values())
    print(file=sys.stderr)
    _write(options.file, {**what, "boards": boards, "values": table_of(run.values or {}, setting.tiles)})
    part.unlink(missing_ok=True)
    return 0


def _write(file: Path, table: dict[str, Any]) -> None:
    """Write a table, each list of values in lines of their own."""
    head = json.dumps({name: value for name, value in table.items() if name != "values"})
    rows = ",\n".join(json.dumps(row, separators=(",", ":")) for row in table["values"])
    file.write_text(f'{head[:-1]}, "values": [\n{rows}\n]}}\n', encoding="utf-8")


_setting: _Setting | None = None
"""What a process of the pool works for."""


def _begin(options: Namespace) -> None:
    global _setting  # noqa: PLW0603 - a process of a pool has no other place for what it is given once
    _setting = _Setting.read(options)


def _study(task: tuple[dict[bytes, float] | None, range]) -> Study:
    """Study some games with the values of the generation before."""
    values, games = task
    if _setting is None:
        raise RuntimeError("A process studies games before it has begun.")
    leaves: Leaves = estimated_leaves(*_setting) if values is None else LeaveTable(values)
    study = Study()
    for game in games:
        for _ in study_game(study, *_setting, leaves=leaves, seed=game):
            pass
    return study
