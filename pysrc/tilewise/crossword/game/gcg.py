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
be missing, question marks, or only those of its tiles that were played. A note belongs to the turn before it and may go
on over more lines; "#lexicon" names a word list, "#rack1" and "#rack2" what is held after the last turn.

Source: the GCG file format as published with Quackle and in use among players since 2000, and files of Quackle,
Macondo, Elise and the Internet Scrabble Club.
"""

import re
from dataclasses import dataclass, replace

from ...alphabets import Tiles
from ...contract.bounds import TURNS
from ...errors import PositionError
from ...tiles import BLANK, EMPTY, TileSet, tokens
from ..board import Position
from ..layout import Layout, read_square_name, square_name
from ..turns import Kind, Turn, boards

__all__ = ["Game", "read_gcg", "write_gcg"]

_PLAYER = re.compile(r"#player([12])\s+(\S+)(?:\s+(.*))?")
_SCORE = re.compile(r"[+-][0-9]{1,9}")
_TOTAL = re.compile(r"[+-]?[0-9]{1,9}")
_LEXICON = re.compile(r"#lexicon\s(.*)")
_RACK = re.compile(r"#rack([12])\s+(\S+)\s*")
_NOTE = re.compile(r"#note\b\s*(.*)")
_REMARK = re.compile(r"\([^()]*\)")


@dataclass(frozen=True)
class Game:
    """The names of both players, the turns, and the board after all of them.

    `lexicon` is the word list that a file names, `racks` what the players hold after the last turn, as far as it says.
    """

    players: tuple[str, str]
    turns: tuple[Turn, ...]
    position: Position
    lexicon: str = ""
    racks: tuple[str, str] = ("", "")

    @property
    def scores(self) -> tuple[int, int]:
        """What the turns of each player come to."""
        first, second = (sum(turn.score for turn in self.turns if turn.player == side) for side in (0, 1))
        return first, second


def read_gcg(text: str, layout: Layout, tiles: TileSet) -> Game:
    """Read a game and replay it.

    Raises PositionError with the `line`: "gcg" for a line that is not a turn, "gcg-square" for a play that does not fit
    the board (with `row` and `column`, and the number of the `move`).
    """
    names, nicks = ["Player 1", "Player 2"], ["", ""]
    turns: list[Turn] = []
    notes: list[list[str]] = []
    lexicon, racks, noting = "", ["", ""], False
    for number, line in enumerate(text.removeprefix("\ufeff").splitlines(), start=1):
        noting = noting and not line.startswith(("#", ">"))
        if found := _PLAYER.match(line):
            side = int(found[1]) - 1
            nicks[side], names[side] = found[2], (found[3] or found[2]).strip()
        elif line.startswith(">"):
            turn = _read_turn(line, number, nicks, tiles)
            turns.append(replace(turn, rack="") if _is_unknown(turn.rack, tiles) else turn)
            notes.append([])
            if len(turns) > TURNS.most:
                message = f"Line {number} is one turn too many; a game has at most {TURNS.most:,}."
                raise PositionError("gcg", message, field="text", line=number)
        elif found := _LEXICON.fullmatch(line):
            lexicon = found[1].strip()
        elif found := _RACK.fullmatch(line):
            racks[int(found[1]) - 1] = found[2]
        elif turns and (noting or (found := _NOTE.match(line))):
            notes[-1].append(found[1] if found else line)
            noting = True
    turns = [replace(turn, note="\n".join(lines).strip()) for turn, lines in zip(turns, notes, strict=True)]
    position = Position.bare(layout, tiles)
    settled: list[Turn] = []
    try:
        for turn, after in zip(turns, boards(position, turns), strict=True):
            settled.append(replace(turn, placed=_new_tiles(position, turn)))
            position = after
    except PositionError as error:
        move = len(settled) + 1
        raise PositionError(
            error.code, f"Move {move}, {str(error)[:1].lower()}{str(error)[1:]}", **error.place, move=move
        ) from error
    return Game((names[0], names[1]), tuple(settled), position, lexicon, (racks[0], racks[1]))


def write_gcg(game: Game) -> str:
    r"""Write a game; `read_gcg` reads it back.

    >>> from tilewise.crossword.layout import layout_of
    >>> from tilewise.tiles import tile_set_of
    >>> text = "#player1 Ann Ann\n#player2 Bob_B Bob B\n>Ann: AEQINRS 8G QI +22 22\n>Bob_B: ABC -ABC +0 0\n"
    >>> write_gcg(read_gcg(text, layout_of("scrabble"), tile_set_of("en"))) == text
    True
    """
    nicks = _nicks(game.players)
    lines = [f"#player{side + 1} {nicks[side]} {name}" for side, name in enumerate(game.players)]
    if game.lexicon:
        lines.append(f"#lexicon {game.lexicon}")
    totals = [0, 0]
    for turn in game.turns:
        totals[turn.player] += turn.score
        what = {
            "play": f"{square_name(turn.row, turn.column, across=turn.across)} {game.position.tiles.show(turn.placed)}",
            "exchange": f"-{turn.text}",
            "pass": "-",
            "withdrawn": "--",
            "points": f"({turn.text})",
        }[turn.kind]
        rack = f"{turn.rack} " if turn.rack else ""
        lines.append(f">{nicks[turn.player]}: {rack}{what} {turn.score:+d} {totals[turn.player]}")
        if turn.note:
            lines.append(f"#note {turn.note}")
    lines += [f"#rack{side + 1} {rack}" for side, rack in enumerate(game.racks) if rack]
    return "\n".join(lines) + "\n"


def _nicks(players: tuple[str, str]) -> tuple[str, str]:
    """Make of the names what the turns go by, without spaces and colons; numbers if that tells nobody apart."""
    first, second = (re.sub(r"[\s:]+", "_", name.strip()) for name in players)
    return (first, second) if first and second and first != second else ("1", "2")


def _read_turn(line: str, number: int, nicks: list[str], tiles: TileSet) -> Turn:
    nick, _, rest = line[1:].partition(":")
    *what, score, total = ["", "", *rest.split()]
    if not nick or not rest[:1].isspace() or not what[2:] or not (_SCORE.fullmatch(score) and _TOTAL.fullmatch(total)):
        message = f"Line {number} is not a turn such as “>ann: AEQINRS 8G QI +22 22”."
        raise PositionError("gcg", message, field="text", line=number)
    player = nicks.index(nick) if nick in nicks else -1
    if player < 0:
        message = f"Line {number} is a turn of “{nick}”, who is not a player in this game."
        raise PositionError("gcg", message, field="text", line=number)
    turn = Turn(player, "pass", int(score), line=number)
    *before, last = what[2:]
    if _REMARK.fullmatch(last):
        return replace(turn, kind="points", text=last.strip("()"), rack="".join(before))
    if last.startswith("-"):
        kind: Kind = "withdrawn" if last == "--" else "exchange" if last != "-" else "pass"
        return replace(turn, kind=kind, text=last[1:] if kind == "exchange" else "", rack="".join(before))
    square = read_square_name(before[-1].upper()) if before else None
    placed = [tiles.read_tile(token) for token in tokens(last.replace("(", "").replace(")", ""))]
    if not square or BLANK in placed or None in placed:
        message = f"Line {number}: “{' '.join(what[2:])}” is not a rack, a square and tiles of {tiles.name}."
        raise PositionError("gcg", message, field="text", line=number)
    return replace(
        turn,
        kind="play",
        rack="".join(before[:-1]),
        row=square[0],
        column=square[1],
        across=square[2],
        placed=bytes(tile for tile in placed if tile is not None),
    )


def _is_unknown(rack: str, tiles: TileSet) -> bool:
    """Say whether a rack is question marks for tiles, rather than blanks, of which there are not so many."""
    blanks = (tiles.counts or {}).get(BLANK, 2)
    return len(rack) > blanks and rack.count("?") == len(rack)


def _new_tiles(position: Position, turn: Turn) -> Tiles:
    """Leave out of a play the tiles that lay already, which some files spell out."""
    first = turn.row * position.layout.width + turn.column
    step = 1 if turn.across else position.layout.width
    return bytes(tile if position.board[first + n * step] == EMPTY else EMPTY for n, tile in enumerate(turn.placed))
