"""The lines of a GCG file: what each says, and who made which turn."""

import re
from collections import Counter
from dataclasses import replace

from ...alphabets import without_spaces
from ...contract.bounds import TURNS
from ...errors import PositionError
from ...tiles import AS_BLANK, BLANK, TileSet, tokens
from ..layout import read_square_name
from ..turns import PLAYERS, Doubt, Kind, Turn
from .game import CHALLENGED

__all__ = ["GcgLines"]

_PLAYER = re.compile(r"#\s*player\s*([1-4])\s*(?:\s|:\s)\s*(\S+)(?:\s+(.*))?", re.IGNORECASE)
_SCORE = re.compile(r"(?:[+-]|\+-)?[0-9]{1,9}")  # Quackle puts a plus before each, also before a minus
_SIGNED = re.compile(r"(?:[+-]|\+-)[0-9]{1,9}")
_FIELD = re.compile(r"#(lexicon|title|description)\s(.*)", re.IGNORECASE)
_RACK = re.compile(r"#rack([1-4])\s+(.+)", re.IGNORECASE)
_INCOMPLETE = re.compile(r"#incomplete\s+(.+)", re.IGNORECASE)
_NOTE = re.compile(r"#note\b:?\s*(.*)", re.IGNORECASE)
_PRAGMA = re.compile(r"#[a-z]", re.IGNORECASE)
_SILENT = re.compile(
    r"#(?:player|rack|incomplete|lexicon|title|description|character-encoding|id|style"
    r"|game-type|variant|tile-set|(?:tile|letter)-distribution(?:-name)?|board-layout)\d*(?:\s|$)",
    re.IGNORECASE,
)
"""Lines that tell programs something and a person nothing, or that say nothing."""

_NICK = re.compile(r"(.*?):(?=\s)|(.*?):")
_BARE_TURN = re.compile(r"[^\s:#]+:\s")
_REMARK = re.compile(r"\([^()]*\)")
_WORDS = re.compile(r"\([^()]*\)(?!\S)|\S+")
_CELLS = re.compile(r"[\s|,;:>]+")
_TILES = re.compile(r"[\w.()\[\]·]+")
_DASHES = {"—": "--", "––": "--", "−−": "--"}
"""What word processors make of two hyphens."""

_DASH = re.compile(r"(\+?)[–−]")


class GcgLines:
    """What the lines of a file have said so far."""

    def __init__(self, tiles: TileSet) -> None:
        self._tiles = tiles
        self._named: list[tuple[str, str]] = []
        """Nick and name of each player."""
        self._said: set[int] = set()
        """Seats that a line of their own has named."""
        self._racks: list[str] = []
        self._turns: list[Turn] = []
        self._notes: list[list[str]] = []
        self._noting = False
        self._are_marked = False
        """Whether turns begin with ">", so that no other line is one."""
        self._unread = 0
        """The first line that may be anything, among them a turn in a form that is not known."""
        self._totals: list[int] = []
        self._are_ordered = False
        """Whether the order of turns has had to tell whose one of them is."""
        self._off: list[int] = []
        """By how much the last total of each was another than what was found."""
        self.fields: dict[str, str] = {}
        self.incomplete = ""
        """What whoever comes next holds, where the file names no player with it."""
        self.wrong_rack: PositionError | None = None
        self.understood = False
        self._seat(PLAYERS.start)

    @property
    def turns_and_notes(self) -> tuple[list[Turn], list[list[str]]]:
        """The turns, and the lines of the note of each."""
        return self._turns, self._notes

    @property
    def names(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """The names of the players, and what they hold after the last turn."""
        return tuple(_told_apart(self._named)), tuple(self._racks)

    def take(self, line: str, number: int) -> None:
        """Take in a line without the spaces around it."""
        is_marked = line.startswith(">")
        is_turn = is_marked or (not self._are_marked and self._is_bare_turn(line))
        noting, self._noting = self._noting and not (is_turn or _PRAGMA.match(line)), False
        self._are_marked |= is_marked
        if found := _PLAYER.match(line):
            self._take_player(int(found[1]) - 1, found[2], " ".join((found[3] or found[2]).split()), number)
        elif is_marked:
            self._take_turn(line[1:], number)
        elif found := _FIELD.fullmatch(line):
            self._add_to(found[1].lower(), found[2].strip())
        elif found := _RACK.fullmatch(line):
            self._seat(int(found[1]))
            self._racks[int(found[1]) - 1] = self._read_rack(self._without_nick(found[2]), number)
        elif found := _INCOMPLETE.fullmatch(line):
            self.incomplete = self._read_rack(found[1], number)
        elif noting and not self._turns and not self._are_marked and _is_like_turn(line):
            raise _no_turn(number)
        elif noting or (found := _NOTE.match(line)):
            self._remark(found[1] if found else line)
            self._noting = True
        elif _BARE_TURN.match(line) and _parted(line.partition(":")[2])[1] is not None:
            self._take_turn(line, number)
        elif (self._said and self._is_called(line.partition(":")[0].strip()) and ":" in line) or _is_like_turn(line):
            raise _no_turn(number)
        else:
            if line and not _SILENT.match(line):
                self._remark(line)
                self._unread = self._unread or (0 if _PRAGMA.match(line) else number)
            return
        self.understood = True

    def end(self) -> None:
        """Refuse a file that has lines but no turns, if some of them may be turns."""
        if self._unread and not self._turns:
            raise _no_turn(self._unread)

    def _is_bare_turn(self, line: str) -> bool:
        """Say whether a line without ">" is a turn, as it is in a note too of a file that has no ">"."""
        nick, _, what = line.partition(":")
        is_player = not self._said or self._is_called(nick)
        return bool(_BARE_TURN.match(line) and is_player) and _parted(what)[1] is not None

    def _take_player(self, seat: int, nick: str, name: str, number: int) -> None:
        self._seat(seat + 1)
        if seat in self._said and (self._turns or self._named[seat] != (nick, name)):
            message = f"Line {number} names player {seat + 1} again; bring one game at a time."
            raise PositionError("gcg", message, field="text", line=number, reason="again")
        self._named[seat] = nick, name
        self._said.add(seat)

    def _add_to(self, field: str, text: str) -> None:
        """Let a field say this too; the word list has one name."""
        before = "" if field == "lexicon" else self.fields.get(field, "")
        self.fields[field] = " ".join(f"{before} {text}".split())

    def _remark(self, text: str) -> None:
        """Keep what is said of the turn before, or of the game where there is none yet."""
        if self._turns:
            self._notes[-1].append(text)
        else:
            self._add_to("description", text)

    def _read_rack(self, text: str, number: int) -> str:
        """Read what somebody holds after the last turn; the first that is not made of tiles stays as an error."""
        rack = without_spaces(text)
        if _is_unknown(rack, self._tiles):
            return ""
        try:
            self._tiles.read_rack(rack, "text")
        except PositionError as error:
            message = f"Line {number}: {str(error)[:1].lower()}{str(error)[1:]}"
            self.wrong_rack = self.wrong_rack or PositionError(error.code, message, **error.place, line=number)
        return rack

    def _without_nick(self, text: str) -> str:
        """Leave out the nick that some write before a rack, too."""
        before, _, rest = text.strip().partition(" ")
        return rest if rest and self._is_called(before) else text

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
            raise PositionError("gcg", message, field="text", line=number, reason="turns")
        players = self._players_called(nick, number)
        if turn.kind == "withdrawn":
            turn = self._withdrawn(turn, told, players)
        elif len(players) > 1:
            turn = self._of_some(turn, told, players, nick)
        else:
            turn = replace(turn, player=players[0])
        turn = replace(turn, doubt=self._settle(turn, told))
        self._turns.append(replace(turn, rack="") if _is_unknown(turn.rack, self._tiles) else turn)
        self._notes.append([])

    def _players_called(self, nick: str, number: int) -> list[int]:
        """Give who may be meant by what a turn begins with: a nick, or else a name, or both as one text."""
        found = self._is_called(nick)
        if not nick:
            found = [seat for seat, (known, _) in enumerate(self._named) if not known] or [*range(len(self._named))]
        if found:
            return found
        known_by_nick = sum(bool(known) for known, _ in self._named)
        # Somebody new comes before the first has a second turn; later it is a nick that was written wrong.
        if not self._said and sum(turn.kind != "points" for turn in self._turns) <= known_by_nick:
            self._seat(min(known_by_nick + 1, PLAYERS[-1]))
        for seat, (known, _) in enumerate(self._named):
            if not known:  # a file that does not name its players, or not all of them
                self._named[seat] = nick, nick
                return [seat]
        message = f"Line {number} is a turn of “{nick}”, who is not a player in this game."
        raise PositionError("gcg", message, field="text", line=number, reason="player", name=nick)

    def _is_called(self, nick: str) -> list[int]:
        """Give the players of a nick, in either case, else those of a name, or the one of both as one text.

        A nick may have spaces: “Ann B” is the player of "#player1 Ann B", and of "#player1 Ann B Ann Brown".
        """
        called = nick.casefold()
        if not called:
            return []
        found = [seat for seat, (known, _) in enumerate(self._named) if known.casefold() == called]
        found = found or [seat for seat, (_, name) in enumerate(self._named) if name.casefold() == called]
        for seat, (known, name) in enumerate(self._named):
            whole = f"{known} {name}"
            if not found and known and f"{whole} ".casefold().startswith(f"{called} "):
                found = [seat]
                is_short = name.casefold().startswith(known.casefold())
                rest = whole[len(nick) :].strip()
                self._named[seat] = nick, rest or (name if is_short else nick)
        return found

    def _withdrawn(self, turn: Turn, told: int | None, called: list[int]) -> Turn:
        """Let the play before lose its points, and its player be whose turn this is.

        Where somebody else loses other points by it, and the total is theirs, they have lost a challenge of that play.
        """
        last = next((each for each in reversed(self._turns) if each.kind != "points"), None)
        if last and last.kind == "play":
            [who, *more] = called
            is_other = not more and who != last.player and turn.score not in (0, -last.score)
            if is_other and told == self._totals[who] + self._off[who] + turn.score:
                return replace(turn, kind="points", player=who, text=CHALLENGED)
            return replace(turn, player=last.player, score=-last.score)
        message = f"Line {turn.line} takes back a play, but there is none before it."
        raise PositionError("gcg", message, field="text", line=turn.line, reason="withdrawn")

    def _of_some(self, turn: Turn, told: int | None, called: list[int], nick: str) -> Turn:
        """Tell by the total who of some that are called alike had a turn.

        Where the total does not tell, it is the next of them in order, who is preferred if the case of the nick agrees;
        the first turn of which only the order tells this says so. Points that are added belong to whoever moved last.
        """
        last = next((each.player for each in reversed(self._turns) if each.kind not in ("points", "withdrawn")), -1)
        fits = [seat for seat in called if self._totals[seat] + self._off[seat] + turn.score == told]
        if len(fits) == 1:
            return replace(turn, player=fits[0])
        exact = [seat for seat in called if self._named[seat][0] == nick]
        if turn.kind == "points":
            if turn.score <= 0 or last not in called:
                alike = "both" if len(self._named) == PLAYERS.start else str(len(called))
                called_so = f"Line {turn.line}: {alike} players are called “{nick}”"
                message = f"{called_so}, and the total does not tell whose points these are."
                raise PositionError("gcg", message, field="text", line=turn.line, reason="alike")
            return self._by_order(turn, last)
        of = len(self._named)
        some = fits or called
        who = min(some, key=lambda seat: (seat == last, len(exact) == 1 and seat not in exact, (seat - last - 1) % of))
        is_clear = bool(fits) or (exact == [who] and who != last)
        return replace(turn, player=who) if is_clear else self._by_order(turn, who)

    def _by_order(self, turn: Turn, who: int) -> Turn:
        """Give a turn to whom the order tells; the first one says so."""
        first, self._are_ordered = not self._are_ordered, True
        return replace(turn, player=who, by_order=first)

    def _settle(self, turn: Turn, told: int | None) -> Doubt | None:
        """Add a turn to its player's total; where the file's begins to be another, that is a doubt."""
        who = turn.player
        self._totals[who] += turn.score
        if told is None or told - self._totals[who] == self._off[who]:
            return None
        self._off[who] = told - self._totals[who]
        return Doubt(told, self._totals[who]) if self._off[who] else None


def _read_turn(line: str, number: int, tiles: TileSet) -> tuple[Turn, str, int | None]:
    """Read a turn but for its player and its ">"; give the nick and the total that the file tells, too."""
    found = _NICK.match(line)
    nick = (found[1] or found[2] or "").strip() if found else ""
    what, score, told = _parted(line[found.end() :] if found else "")
    if not found or score is None:
        raise _no_turn(number)
    turn = Turn(0, "pass", score, line=number)
    *before, last = what
    if _REMARK.fullmatch(last):
        return replace(turn, kind="points", text=_reason(last.strip("()"), tiles), rack="".join(before)), nick, told
    square = read_square_name(before[-1].upper()) if before else None
    if last.startswith("-") and not (square and last.strip("-")):
        kind: Kind = "withdrawn" if last == "--" else "exchange" if last.strip("-0") else "pass"
        text = last[1:] if kind == "exchange" else ""
        return replace(turn, kind=kind, text=text, rack="".join(before)), nick, told
    # Some write "-" for a tile that lies there.
    placed = [tiles.read_tile(token) for token in tokens(last.replace("(", "").replace(")", "").replace("-", "."))]
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
    return turn, nick, told


def _told_apart(named: list[tuple[str, str]]) -> list[str]:
    """Give the names of players of whom nick and name are known; of one name, with their nicks or numbers.

    >>> _told_apart([("a", "Ann"), ("b", "ann"), ("c", "Bob"), ("", "")]), _told_apart([("me", "Me"), ("me", "Me")])
    (['Ann (a)', 'ann (b)', 'Bob', 'Player 4'], ['Me (1)', 'Me (2)'])
    """
    names = [name or nick or f"Player {seat}" for seat, (nick, name) in enumerate(named, start=1)]
    alike = Counter(name.casefold() for name in names)
    nicks = Counter(nick.casefold() for nick, _ in named if nick)
    return [
        name
        if alike[name.casefold()] == 1
        else f"{name} ({nick if nicks[nick.casefold()] == 1 and nick.casefold() != name.casefold() else seat})"
        for seat, ((nick, _), name) in enumerate(zip(named, names, strict=True), start=1)
    ]


def _no_turn(number: int) -> PositionError:
    message = f"Line {number} is not a turn such as “>ann: AEQINRS 8G QI +22 22”."
    return PositionError("gcg", message, field="text", line=number)


def _reason(text: str, tiles: TileSet) -> str:
    """Give the reason of points; where that is tiles, without the spaces between them."""
    bare = without_spaces(text)
    held = [tiles.read_tile(token) for token in tokens(bare)]
    return text.strip() if any(tile is None or tile & AS_BLANK for tile in held) else bare


def _parted(text: str) -> tuple[list[str], int | None, int | None]:
    """Part the words of a turn: rack and what was done, the score, and the total, if there is one.

    What follows is left out. The score comes after a square and tiles, after "-", "--", exchanged tiles or a remark; it
    has a sign, or a total after it.
    """
    words = _WORDS.findall(text)
    hyphened = words if text.isascii() else list(map(_hyphened, words))
    for n in range(1, len(words)):
        done = hyphened[n - 1]
        is_done = (
            done.startswith("-")
            or _REMARK.fullmatch(done)
            or (n > 1 and read_square_name(words[n - 2].upper()) is not None)
        )
        score, total = [*hyphened[n : n + 2], ""][:2]
        has_total = _SCORE.fullmatch(total) is not None
        if is_done and (_SIGNED.fullmatch(score) or (has_total and _SCORE.fullmatch(score))):
            return [*words[: n - 1], done], _number(score), _number(total) if has_total else None
    return words, None, None


def _hyphened(word: str) -> str:
    """Write hyphens where word processors have made dashes of them.

    >>> [_hyphened(word) for word in ("–ABC", "+−10", "—", "QI")]
    ['-ABC', '+-10', '--', 'QI']
    """
    return _DASHES.get(word) or _DASH.sub(r"\1-", word, count=1) if word[:2].strip("+")[:1] in "–−—" else word


def _is_like_turn(line: str) -> bool:
    """Say whether a line has a square, tiles, a score and a total one after another, whatever stands between them.

    >>> [_is_like_turn(line) for line in ("1. ann QI 8G QI +22 22", "ann;QI;8G;QI;+22;22", "8G QI +22 was best")]
    [True, True, False]
    """
    cells = _CELLS.split(line)
    return not line.startswith("#") and any(
        read_square_name(square.upper()) and _TILES.fullmatch(placed) and _SIGNED.fullmatch(score)
        for square, placed, score, total in zip(cells, cells[1:], cells[2:], cells[3:], strict=False)
        if _SCORE.fullmatch(total)
    )


def _number(text: str) -> int:
    return int(text.removeprefix("+"))


def _is_unknown(rack: str, tiles: TileSet) -> bool:
    """Say whether a rack is question marks for tiles, rather than blanks, of which there are not so many.

    Quackle writes UNKNOWN where it does not know a rack.
    """
    blanks = (tiles.counts or {}).get(BLANK, 2)
    return rack == "UNKNOWN" or (len(rack) > blanks and rack.count("?") == len(rack))
