"""`tilewise leaves`: make leave values for a word list, a board and a tile set, over several processes.

What is made is written beside the table as it grows, so that a run that was broken off goes on where it was.
"""

import json
from argparse import Namespace
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

from ..crossword.layout import Layout
from ..crossword.leaves.tables import made_for, table_of
from ..crossword.leaves.values import Leaves, LeaveTable, estimated_leaves
from ..crossword.requests import CrosswordGame
from ..crossword.training.study import GAMES_OF_A_SEED, Study, generations, study_game
from ..lexicon import Lexicon
from ..tiles import TileSet
from .command import Command
from .options import Commands, add_command, add_list_options, integer
from .places import try_files, writing
from .screen import Report

__all__ = ["add"]

_CHUNK = 4
"""Games that a process plays before it reports."""


def add(commands: Commands) -> None:
    """Add the command."""
    parser = add_command(
        commands,
        "leaves",
        "make leave values from games that the engine plays against itself",
        ["leaves duel.json --list en-common --board duel --games 4 --generations 2"],
        _leaves,
        about="A table to play with takes some hundred games, each a second or two of one processor. A run that is "
        "broken off goes on where it was when the command is given again.",
    )
    parser.add_argument("file", metavar="FILE", type=Path, help="where the table is written")
    parser.add_argument("--board", metavar="BOARD", default="scrabble", help="id of a board; default: scrabble")
    parser.add_argument("--tiles", metavar="SET", default=None, help="id of a tile set; default: the board's own")
    parser.add_argument("--games", metavar="N", type=integer, default=1000, help="of all generations; default: 1000")
    parser.add_argument("--generations", metavar="N", type=integer, default=4, help="default: 4")
    parser.add_argument("--seed", metavar="N", type=integer, default=1, help="default: 1")
    parser.add_argument("--processes", metavar="N", type=integer, default=1, help="default: 1")
    add_list_options(parser, filters=False)
    parser.set_defaults(names={"layout": "board"})


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
        new = _new(path)
        new.write_text(json.dumps(text), encoding="utf-8")
        new.replace(path)

    def next_generation(self) -> None:
        """Take the values that were learnt for the games to come."""
        self.generation, self.games, self.values, self.study = self.generation + 1, 0, self.study.values(), Study()

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


def _part(file: Path) -> Path:
    """Where what is made of a table is kept, beside it."""
    return Path(f"{file}.part")


def _new(part: Path) -> Path:
    return Path(f"{part}.new")


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
    def read(cls, command: Command) -> "_Setting":
        """Read list, board and tile set."""
        options = command.options
        lexicon = command.engine.library.lexicon(command.fields("lexicon")["lexicon"])
        layout, tiles, spelled = CrosswordGame(layout=options["board"], tiles=options["tiles"]).read_game(lexicon)
        return cls(layout, tiles, spelled or lexicon)


def _leaves(options: Namespace) -> int:
    command = Command(options)
    for name, least in (("generations", 1), ("processes", 1), ("seed", 0)):
        if getattr(options, name) < least:
            raise command.error(f"--{name}", f"it is {least} at least; {getattr(options, name)} is not.")
    if options.games < 1 or options.games.bit_length() <= options.generations:
        few = f"{options.games} is too few for --generations {options.generations}, each of which plays some."
        raise command.error("--games", few)
    place, file, part = f"{command.name}: FILE", options.file, _part(options.file)
    try_files(place, file, part, _new(part))
    names = ("lexicon", "board", "tiles", "games", "generations", "seed")
    setting = _Setting.read(command)
    what = {**{name: getattr(options, name) for name in names}, "fingerprint": setting.lexicon.fingerprint}
    run = _Run.read(part, what)

    def keep() -> None:
        with writing(place, file):
            run.write(part, what)

    with (
        ProcessPoolExecutor(options.processes, initializer=_begin, initargs=(options,)) as pool,
        command.screen.progress("playing") as report,
    ):
        boards = _play(run, pool, options, keep, report)
    game = made_for(*setting)
    with writing(place, file):
        _write(file, {**what, "made_for": game, "boards": boards, "values": table_of(run.values or {}, setting.tiles)})
    part.unlink(missing_ok=True)
    command.screen.line(f"{options.games:,} games, the last {boards:,} boards of which made {file}.")
    return 0


def _play(run: _Run, pool: Executor, options: Namespace, keep: Callable[[], None], report: Report) -> int:
    """Play the games that are still to be played, and give the number of boards that the table is learnt from."""
    shares = generations(options.games, options.generations)
    boards = 0
    while run.generation < len(shares):
        first = options.seed * GAMES_OF_A_SEED + sum(shares[: run.generation])
        seeds = range(first + run.games, first + shares[run.generation])
        chunks = [(run.values, seeds[n : n + _CHUNK]) for n in range(0, len(seeds), _CHUNK)]
        boards = run.study.boards
        for (_, games), study in zip(chunks, pool.map(_study, chunks), strict=True):
            run.study.join(study)
            run.games += len(games)
            keep()
            boards = run.study.boards
            report(sum(shares[: run.generation]) + run.games, options.games)
        run.next_generation()
    return boards


def _write(file: Path, table: dict[str, Any]) -> None:
    """Write a table, each list of values in lines of their own."""
    head = json.dumps({name: value for name, value in table.items() if name != "values"})
    rows = ",\n".join(json.dumps(row, separators=(",", ":")) for row in table["values"])
    file.write_text(f'{head[:-1]}, "values": [\n{rows}\n]}}\n', encoding="utf-8")


_setting: _Setting | None = None
"""What a process of the pool works for."""


def _begin(options: Namespace) -> None:
    global _setting  # noqa: PLW0603 - a process of a pool has no other place for what it is given once
    _setting = _Setting.read(Command(options))


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
