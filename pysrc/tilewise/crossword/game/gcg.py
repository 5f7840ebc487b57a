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
held after the last turn.

Programs differ in the rest. Some spell out what lay on the board already, in capitals also over a blank; some indent
their lines, name no players, or call both by one nick. The totals are evidence: they tell who moved where the nicks do
not, and a play that is taken back loses its points, whatever its line says. Where a total is another than the turns
come to, that is a doubt about its turn (`Doubt`).

Source: the GCG file format as published with Quackle and in use among players since 2000, and files of Quackle,
Macondo, Elise and the Internet Scrabble Club.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import takewhile

from ...alphabets import Tiles
from ...contract.bounds import TURNS
from ...errors import PositionError
from ...tiles import AS_BLANK, BLANK, EMPTY, TileSet, tokens
from ..board import Position, unseen
from ..layout import Layout, read_square_name, square_name
from ..turns import PLAYERS, Doubt, Kind, Turn, boards
from .game import RESIGNED, scoreless, scoreless_end
from .values import Ending

__all__ = ["Game", "ending_of", "read_gcg", "write_gcg"]

_PLAYER = re.compile(r"#player([1-4])\s+(\S+)(?:\s+(.*))?", re.IGNORECASE)
_SCORE = re.compile(r"[+-]?[0-9]{1,9}")
_SIGNED = re.compile(r"[+-][0-9]{1,9}")
_FIELD = re.compile(r"#(lexicon|title|description)\s(.*)", re.IGNORECASE)
_RACK = re.compile(r"#rack([1-4])\s+(\S+)\s*", re.IGNORECASE)
_NOTE = re.compile(r"#note\b\s*(.*)", re.IGNORECASE)
_BARE_TURN = re.compile(r"[^\s:#]+:\s")
_REMARK = re.compile(r"\([^()]*\)")
_LETTERS = bytes(byte & ~AS_BLANK for byte in range(256))


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
    read = _File(tiles)
    for number, line in enumerate(text.removeprefix("\ufeff").splitlines(), start=1):
        read.take(line.strip(), number)
    if text.strip() and not read.understood:
        raise PositionError("gcg", "No line of this text is of a GCG file.", field="text", line=1)
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
    return Game(players, tuple(settled), position, racks=racks, **read.fields)


class _File:
    """What the lines of a file have said so far."""

    def __init__(self, tiles: TileSet) -> None:
        self._tiles = tiles
        self._named: list[tuple[str, str]] = []
        """Nick and name of each player."""
        self._names_players = False
        self._racks: list[str] = []
        self._turns: list[Turn] = []
        self._notes: list[list[str]] = []
        self._noting = False
        self._totals: list[int] = []
        self._off: list[int] = []
        """By how much the last total of each was another than what was found."""
        self.fields: dict[str, str] = {}
        self.understood = False
        self._seat(PLAYERS.start)

    @property
    def turns_and_notes(self) -> tuple[list[Turn], list[list[str]]]:
        """The turns, and the lines of the note of each."""
        return self._turns, self._notes

    @property
    def names(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """The names of the players, and what they hold after the last turn."""
        names = (name or nick or f"Player {seat}" for seat, (nick, name) in enumerate(self._named, start=1))
        return tuple(names), tuple(self._racks)

    def take(self, line: str, number: int) -> None:
        """Take in a line without the spaces around it."""
        noting, self._noting = self._noting and not line.startswith(("#", ">")), False
        if found := _PLAYER.match(line):
            self._seat(int(found[1]))
            self._named[int(found[1]) - 1] = found[2], (found[3] or found[2]).strip()
            self._names_players = True
        elif line.startswith(">"):
            self._take_turn(line[1:], number)
        elif found := _FIELD.fullmatch(line):
            self.fields[found[1].lower()] = found[2].strip()
        elif found := _RACK.fullmatch(line):
            self._seat(int(found[1]))
            self._racks[int(found[1]) - 1] = "" if _is_unknown(found[2], self._tiles) else found[2]
        elif self._turns and (noting or (found := _NOTE.match(line))):
            self._notes[-1].append(found[1] if found else line)
            self._noting = True
        elif _BARE_TURN.match(line) and _parted(line.partition(":")[2].split())[1] is not None:
            self._take_turn(line, number)
        else:
            return
        self.understood = True

    def _seat(self, players: int) -> None:
        """Have seats for so many players at least."""
        while len(self._named) < players:
            self._named.append(("", ""))
            self._racks.append("")
            self._totals.append(0)
            self._off.append(0)

    def _take_turn(self, line: str, number: int) -> None:
        turn, nick, told = _read_turn(line, number, self._tiles)
        if len(self._turns) == TURNS.most:
            message = f"Line {number} is one turn too many; a game has at most {TURNS.most:,}."
            raise PositionError("gcg", message, field="text", line=number)
        players = self._players_called(nick, number)
        if turn.kind == "withdrawn":
            turn = self._withdrawn(turn)
        elif len(players) > 1:
            turn = replace(turn, player=self._who_moved(turn, told, players))
        else:
            turn = replace(turn, player=players[0])
        turn = replace(turn, doubt=self._settle(turn, told))
        self._turns.append(replace(turn, rack="") if _is_unknown(turn.rack, self._tiles) else turn)
        self._notes.append([])

    def _players_called(self, nick: str, number: int) -> list[int]:
        """Give who may be meant by what a turn begins with: a nick, or else a name, or both as one text."""
        found = [seat for seat, (known, _) in enumerate(self._named) if known == nick]
        called = nick.casefold()
        for seat, (known, name) in enumerate(self._named):
            if not found and called in {known.casefold(), name.casefold(), f"{known} {name}".casefold()}:
                found = [seat]
        if found:
            return found
        if not self._names_players:
            self._seat(min(sum(bool(known) for known, _ in self._named) + 1, PLAYERS[-1]))
        for seat, (known, _) in enumerate(self._named):
            if not known:  # a file that does not name its players, or not all of them
                self._named[seat] = nick, nick
                return [seat]
        message = f"Line {number} is a turn of “{nick}”, who is not a player in this game."
        raise PositionError("gcg", message, field="text", line=number)

    def _withdrawn(self, turn: Turn) -> Turn:
        """Let the play before lose its points, and its player be whose turn this is."""
        last = next((each for each in reversed(self._turns) if each.kind != "points"), None)
        if last and last.kind == "play":
            return replace(turn, player=last.player, score=-last.score)
        message = f"Line {turn.line} takes back a play, but there is none before it."
        raise PositionError("gcg", message, field="text", line=turn.line)

    def _who_moved(self, turn: Turn, told: int | None, called: list[int]) -> int:
        """Tell by the total who of some that are called alike had a turn; if it is no help, say so."""
        fits = [seat for seat in called if self._totals[seat] + self._off[seat] + turn.score == told]
        if len(fits) > 1 and turn.kind != "points":
            last = next((each.player for each in reversed(self._turns) if each.kind != "points"), -1)
            return min(fits, key=lambda seat: (seat - last - 1) % len(self._named))
        if len(fits) != 1:
            who = "both" if len(self._named) == PLAYERS.start else str(len(called))
            called_so = f"Line {turn.line}: {who} players are called “{self._named[called[0]][0]}”"
            message = f"{called_so}, and the total does not tell whose turn it is."
            raise PositionError("gcg", message, field="text", line=turn.line)
        return fits[0]

    def _settle(self, turn: Turn, told: int | None) -> Doubt | None:
        """Add a turn to its player's total; where the file's begins to be another, that is a doubt."""
        who = turn.player
        self._totals[who] += turn.score
        if told is None or told - self._totals[who] == self._off[who]:
            return None
        self._off[who] = told - self._totals[who]
        return Doubt(told, self._totals[who]) if self._off[who] else None


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


def _nicks(players: Sequence[str]) -> list[str]:
    """Make of the names what the turns go by, without spaces and colons; numbers if that does not tell all apart."""
    nicks = [re.sub(r"[\s:]+", "_", name.strip()) for name in players]
    return nicks if all(nicks) and len({*nicks}) == len(nicks) else [str(seat + 1) for seat in range(len(nicks))]


def _read_turn(line: str, number: int, tiles: TileSet) -> tuple[Turn, str, int | None]:
    """Read a turn but for its player and its ">"; give the nick and the total that the file tells, too."""
    nick, _, rest = line.partition(":")
    what, score, told = _parted(rest.split())
    if not nick.strip() or not rest[:1].isspace() or score is None:
        message = f"Line {number} is not a turn such as “>ann: AEQINRS 8G QI +22 22”."
        raise PositionError("gcg", message, field="text", line=number)
    turn = Turn(0, "pass", score, line=number)
    *before, last = what
    if _REMARK.fullmatch(last):
        return replace(turn, kind="points", text=last.strip("()"), rack="".join(before)), nick.strip(), told
    if last.startswith("-"):
        kind: Kind = "withdrawn" if last == "--" else "exchange" if last != "-" else "pass"
        text = last[1:] if kind == "exchange" else ""
        return replace(turn, kind=kind, text=text, rack="".join(before)), nick.strip(), told
    square = read_square_name(before[-1].upper()) if before else None
    placed = [tiles.read_tile(token) for token in tokens(last.replace("(", "").replace(")", ""))]
    if not square or BLANK in placed or None in placed:
        message = f"Line {number}: “{' '.join(what)}” is not a rack, a square and tiles of {tiles.name}."
        raise PositionError("gcg", message, field="text", line=number)
    turn = replace(
        turn,
        kind="play",
        rack="".join(before[:-1]),
        row=square[0],
        column=square[1],
        across=square[2],
        placed=bytes(tile for tile in placed if tile is not None),
    )
    return turn, nick.strip(), told


def _parted(words: list[str]) -> tuple[list[str], int | None, int | None]:
    """Part the words of a turn: rack and what was done, the score, and the total, if there is one.

    What follows is left out. The score comes after a square and tiles, after "-", "--", exchanged tiles or a remark; it
    has a sign, or a total after it.
    """
    for n in range(1, len(words)):
        done = words[n - 1]
        is_done = (
            done.startswith("-")
            or _REMARK.fullmatch(done)
            or (n > 1 and read_square_name(words[n - 2].upper()) is not None)
        )
        has_total = n + 1 < len(words) and _SCORE.fullmatch(words[n + 1]) is not None
        if is_done and (_SIGNED.fullmatch(words[n]) or (has_total and _SCORE.fullmatch(words[n]))):
            return words[:n], int(words[n]), int(words[n + 1]) if has_total else None
    return words, None, None


def _is_unknown(rack: str, tiles: TileSet) -> bool:
    """Say whether a rack is question marks for tiles, rather than blanks, of which there are not so many."""
    blanks = (tiles.counts or {}).get(BLANK, 2)
    return len(rack) > blanks and rack.count("?") == len(rack)


def _new_tiles(position: Position, turn: Turn) -> Tiles:
    """Leave out of a play the tiles that lay already, which some files spell out, in capitals also over a blank."""
    lie = [position.board[square] for square in turn.squares(position.layout)] if turn.kind == "play" else []
    return bytes(
        EMPTY if tile != EMPTY != lies and _LETTERS[tile] == _LETTERS[lies] else tile
        for tile, lies in zip(turn.placed, lie, strict=True)
    )
