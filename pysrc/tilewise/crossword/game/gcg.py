"""Games as text: GCG, one line a turn.

    #player1 ann Ann
    #player2 bob Bob
    >ann: AEQINRS 8G QI +22 22
    >bob: ABCDEFG -ABC +0 0
    >ann: AENRSTT 8G ..S +14 36
    #note Four more than it should have been
    >ann: AENRSTT -- -14 22
    >bob: ABDEFGG (challenge) +5 5

A play names its first square (row first across, column first down), then its tiles, "." where one lies already, lower
case for blanks. "-" passes, "-ABC" exchanges ("-3" where the tiles are not known), "--" takes the play before it back;
what stands in brackets changes only scores: "(challenge)", "(time)", or the tiles that were left at the end. A rack may
be missing, question marks, or only those of its tiles that were played. Two numbers follow, what the turn scored and
what its player has in all, and then perhaps the words that were made. A note belongs to the turn before it and may go
on over more lines; "#lexicon" names a word list, "#title" and "#description" the game, "#rack1" and "#rack2" what is
held after the last turn; "#incomplete" names only the rack of whoever comes next. What else a person wrote is kept: as
a note of the turn before it, or in the description where there is none yet.

Programs differ in the rest. Some spell out what lay on the board already, in capitals also over a blank; some indent
their lines, name no players, or call both by one nick. The totals are evidence: they tell who moved where the nicks do
not, and a play that is taken back loses its points, whatever its line says. So is a rack: it tells which tiles were
blanks where all letters are small or all are capitals. A line that may be a turn is never taken for a remark. Where a
total is another than the turns come to, that is a doubt about its turn (`Doubt`).

Source: the GCG file format as published with Quackle and in use among players since 2000, and files of Quackle,
Macondo, Elise and the Internet Scrabble Club.
"""

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import takewhile

from ...alphabets import Tiles
from ...errors import PositionError
from ...tiles import AS_BLANK, BLANK, EMPTY, LETTERS, TileSet, tokens
from ..board import Position, unseen
from ..layout import Layout, square_name
from ..turns import Turn, boards
from .game import RESIGNED, scoreless, scoreless_end
from .gcg_lines import GcgLines
from .values import Ending

__all__ = ["Game", "ending_of", "read_gcg", "write_gcg"]


@dataclass(frozen=True)
class Game:
    """The names of the players, two to four, the turns, and the board after all of them.

    `lexicon` is the word list that a file names, `racks` what each player holds after the last turn, as far as it says,
    `title` and `description` what it says of the game.
    """

    players: tuple[str, ...]
    turns: tuple[Turn, ...]
    position: Position
    lexicon: str = ""
    racks: tuple[str, ...] = ()
    title: str = ""
    description: str = ""

    @property
    def scores(self) -> list[int]:
        """What the turns of each player come to."""
        return [sum(turn.score for turn in self.turns if turn.player == seat) for seat in range(len(self.players))]

    @property
    def next_player(self) -> int:
        """Whose turn it is after the last: of the next of the one who had it, whatever changed scores since."""
        last = next((turn.player for turn in reversed(self.turns) if turn.kind not in ("points", "withdrawn")), -1)
        return (last + 1) % len(self.players)


def read_gcg(text: str, layout: Layout, tiles: TileSet, *, lenient: bool = False) -> Game:
    """Read a game and replay it.

    Raises PositionError with the `line`: "gcg" for a line that is not a turn or that could be either player's, and for
    a text of which no line is understood; "gcg-square" for a play that does not fit the board (with `row` and `column`,
    and the number of the `move`). If it is to be `lenient`, such a play stays among the turns with its `problem`, and
    the game goes on without its tiles.
    """
    read = GcgLines(tiles)
    for number, line in enumerate(text.removeprefix("\ufeff").splitlines(), start=1):
        read.take(line.strip(), number)
    read.end()
    if text.strip() and not read.understood:
        raise PositionError("gcg", "No line of this text is of a GCG file.", field="text", line=1)
    if read.wrong_rack and not lenient:
        raise read.wrong_rack
    turns = [replace(turn, note="\n".join(lines).strip()) for turn, lines in zip(*read.turns_and_notes, strict=True)]
    position = Position.bare(layout, tiles)
    settled: list[Turn] = []
    before = position
    for move, told in enumerate(turns, start=1):
        try:
            turn = replace(told, placed=_new_tiles(position, told))
            [after] = boards(position, [turn])
        except PositionError as error:
            if not lenient:
                message = f"Move {move}, {str(error)[:1].lower()}{str(error)[1:]}"
                raise PositionError(error.code, message, **error.place, move=move) from error
            turn, after = replace(told, problem=error), position
        settled.append(turn)
        if turn.kind == "withdrawn":
            position = before
        elif turn.kind == "play":
            before, position = position, after
    players, racks = read.names
    game = Game(players, tuple(settled), position, racks=racks, **read.fields)
    if not read.incomplete or racks[game.next_player]:
        return game
    return replace(game, racks=(*racks[: game.next_player], read.incomplete, *racks[game.next_player + 1 :]))


def ending_of(game: Game) -> Ending | None:
    """Say how a game has ended, as far as its turns tell; None for one that goes on.

    Somebody is out who has laid a whole rack while the others hold all that is left, or to whom the last line gives
    the worth of their tiles. Nobody scores where the last turns did not, or where the last lines only take points.
    """
    after = list(takewhile(lambda turn: turn.kind == "points", reversed(game.turns)))
    if any(turn.text == RESIGNED for turn in after):
        return "resigned"
    last = game.turns[-len(after) - 1] if len(after) < len(game.turns) else None
    if last is None:
        return None
    if scoreless(game.turns) >= scoreless_end(len(game.players)):
        return "scoreless"
    settled = [turn.score for turn in after if _is_settled(turn, game.position.tiles)]
    if settled:
        return "out" if max(settled) > 0 else "scoreless"
    if last.lays and game.position.tiles.counts:
        left = sum(unseen(game.position, b"").values())
        laid = sum(tile != EMPTY for tile in last.placed)
        others = len(game.players) - 1
        is_whole = sum(1 for _ in tokens(last.rack)) == laid
        if not left or (is_whole and left <= others * game.position.layout.rack):
            return "out"
    return None


def _is_settled(turn: Turn, tiles: TileSet) -> bool:
    """Say whether points are those of tiles that somebody held at the end, once or twice, or against them."""
    held = [tiles.read_tile(token) for token in tokens(turn.text)]
    if not held or None in held or any(tile & AS_BLANK for tile in held if tile is not None):
        return False
    value = sum(bytes(tile for tile in held if tile is not None).translate(tiles.points))
    return turn.score in {value, 2 * value, -value}


def write_gcg(game: Game) -> str:
    r"""Write a game; `read_gcg` reads it back.

    >>> from tilewise.crossword.layout import layout_of
    >>> from tilewise.tiles import tile_set_of
    >>> text = "#player1 Ann Ann\n#player2 Bob_B Bob B\n>Ann: AEQINRS 8G QI +22 22\n>Bob_B: ABC -ABC +0 0\n"
    >>> written = write_gcg(read_gcg(text, layout_of("scrabble"), tile_set_of("en")))
    >>> written == "#character-encoding UTF-8\n" + text
    True
    """
    nicks = _nicks(game.players)
    lines = ["#character-encoding UTF-8"]
    lines += [f"#player{side + 1} {nicks[side]} {name}" for side, name in enumerate(game.players)]
    said = {"title": game.title, "description": game.description, "lexicon": game.lexicon}
    lines += [f"#{name} {' '.join(text.split())}" for name, text in said.items() if text.strip()]
    totals = [0] * len(game.players)
    for turn in game.turns:
        totals[turn.player] += turn.score
        # What a file told where it was in doubt stays the evidence that it is.
        total = turn.doubt.told if turn.doubt else totals[turn.player]
        what = {
            "play": f"{square_name(turn.row, turn.column, across=turn.across)} {game.position.tiles.show(turn.placed)}",
            "exchange": f"-{turn.text}",
            "pass": "-",
            "withdrawn": "--",
            "points": f"({turn.text})",
        }[turn.kind]
        # Other readers tell "(challenge)" from tiles by a rack and a space before it, even where the rack is empty.
        rack = f"{turn.rack} " if turn.rack or turn.kind == "points" else ""
        lines.append(f">{nicks[turn.player]}: {rack}{what} {turn.score:+d} {total}")
        for n, line in enumerate(turn.note.splitlines()):
            lines.append(f"#note {line}" if n == 0 or line.lstrip().startswith(("#", ">")) else line)
    lines += [f"#rack{side + 1} {rack}" for side, rack in enumerate(game.racks) if rack]
    return "\n".join(lines) + "\n"


def _nicks(players: Sequence[str]) -> list[str]:
    """Make of the names what the turns go by, without spaces and colons; numbers if that does not tell all apart."""
    nicks = [re.sub(r"[\s:]+", "_", name.strip()) for name in players]
    return nicks if all(nicks) and len({*nicks}) == len(nicks) else [str(seat + 1) for seat in range(len(nicks))]


def _new_tiles(position: Position, turn: Turn) -> Tiles:
    """Leave out of a play the tiles that lay already, which some files spell out, in capitals also over a blank."""
    lie = [position.board[square] for square in turn.squares(position.layout)] if turn.kind == "play" else []
    placed = bytes(
        EMPTY if tile != EMPTY != lies and LETTERS[tile] == LETTERS[lies] else tile
        for tile, lies in zip(turn.placed, lie, strict=True)
    )
    return _as_held(placed, turn.rack, position)


def _as_held(placed: Tiles, text: str, position: Position) -> Tiles:
    """Tell blanks by the rack where what is written cannot be: all in small letters, or blanks in capitals.

    A play that its rack has as it is written stays so, and so does one that it has in no way, or in several.
    """
    rack = [position.tiles.read_tile(token) for token in tokens(text)]
    if None in rack:
        return placed
    cases = {bool(tile & AS_BLANK) for tile in rack if tile not in (None, BLANK)}
    # Among capitals, small letters are blanks on a rack too; where there are no capitals, they say nothing.
    held = Counter(BLANK if len(cases) > 1 and tile & AS_BLANK else LETTERS[tile] for tile in rack if tile is not None)
    new = bytes(tile for tile in placed if tile != EMPTY)
    used = Counter(BLANK if tile & AS_BLANK else tile for tile in new)
    if not used - held and cases != {True}:
        return placed
    letters = Counter(new.translate(LETTERS))
    lacking = letters - held
    are_small = all(tile & AS_BLANK for tile in new)
    if not lacking:
        most = (position.tiles.counts or {}).get(BLANK, 2)
        are_plain = cases == {True} or (are_small and (letters != held or used[BLANK] > most))
        return bytes(tile if tile == EMPTY else LETTERS[tile] for tile in placed) if are_plain else placed
    if lacking.total() > held[BLANK] or any(held[tile] for tile in lacking):
        return placed
    if not are_small and any(tile & AS_BLANK and LETTERS[tile] not in lacking for tile in new):
        return placed
    blanks = {tile: tile | AS_BLANK for tile in lacking}
    return bytes(tile if tile == EMPTY else blanks.get(LETTERS[tile], LETTERS[tile]) for tile in placed)
