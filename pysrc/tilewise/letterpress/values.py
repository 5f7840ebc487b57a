"""The JSON values of Letterpress positions and plays as types, how they are read, and how they are written."""

from dataclasses import dataclass, field
from typing import Annotated, Literal, NotRequired, TypedDict

from ..alphabets import Alphabet, Tiles
from ..contract import Pair
from ..contract.bounds import TURNS, WORD
from ..lexicon import Lexicon
from .board import ALL_SQUARES, WINNING, Mask, Position, locked, read_board, read_played
from .lookahead import Answered, Forced, Proof
from .ranking import worth
from .solve import Play

__all__ = [
    "BOARD_ERRORS",
    "LetterpressBoard",
    "LetterpressPlay",
    "LetterpressProof",
    "LetterpressReached",
    "LetterpressStanding",
    "LetterpressTaken",
    "Rows",
    "Winner",
    "proof_row",
    "reached_row",
    "standing_row",
    "winner_of",
]

Winner = Literal["ours", "theirs"]

BOARD_ERRORS = {
    "board-length": "The board does not have 25 letters.",
    "board-letter": "A letter is not in the list's alphabet; `row` and `column` say where.",
    "mask-range": "A mask is not from 0 to 33554431.",
    "overlap": "A square belongs to both sides; `row` and `column` say which.",
    "letter": "A word has a letter that is not in the list's alphabet; `index` says which of several words.",
}


@dataclass(frozen=True, kw_only=True)
class LetterpressBoard:
    """A position. Square i is bit i of a mask, row by row from the top left."""

    board: Annotated[str, "25 letters, row by row; white space between them does not matter."]
    ours: Annotated[Mask, "The squares of the side to play."] = 0
    theirs: Annotated[Mask, "The squares of the other side."] = 0
    played: Annotated[
        list[Annotated[str, WORD]], TURNS, "Words that were played; they and their prefixes are barred."
    ] = field(default_factory=list)

    def read(self, letters: Alphabet) -> tuple[Position, list[Tiles]]:
        """Give the position and the played words in the tiles of an alphabet; raises what `BOARD_ERRORS` names."""
        position = Position(read_board(self.board, letters), self.ours, self.theirs, letters)
        return position, read_played(self.played, letters)


class LetterpressReached(TypedDict):
    """A position with the side to play as `ours`, as other methods take it."""

    board: str
    ours: Mask
    theirs: Mask
    played: list[str]


class LetterpressStanding(TypedDict):
    """How a board stands, the side to play first."""

    score: Annotated[Pair[int], "Squares of each side."]
    locked: Annotated[Pair[int], "Locked squares of each side."]
    locked_masks: Annotated[Pair[Mask], "The locked squares themselves."]
    ended: Annotated[bool, "Whether no square is free."]


class LetterpressGains(TypedDict):
    """What a play changes, seen from the side that makes it."""

    claims: Annotated[Mask, "Free squares that it takes."]
    captures: Annotated[Mask, "Squares of the other side that it takes."]
    locks: Annotated[Mask, "Squares of its side that are locked after it and were not before."]
    breaks: Annotated[Mask, "Squares of the other side whose lock it breaks."]


class LetterpressTaken(TypedDict):
    """A word on squares."""

    word: str
    mask: Annotated[Mask, "The squares of the word's letters."]


class LetterpressReply(LetterpressTaken, LetterpressGains):
    """The opponent's best answer to a play, and the board after it, as the side to play sees it."""

    ours: Mask
    theirs: Mask
    wins: Annotated[bool | None, "Whether it ends the game in the opponent's favour; null if the game goes on."]


class LetterpressPlay(LetterpressTaken, LetterpressGains):
    """A word, the squares it takes, and the board after it."""

    same_letters: Annotated[list[str], "Other words of the same letters; they play on the same squares."]
    ours: Mask
    theirs: Mask
    score: Annotated[Pair[int], "Squares of each side, ours first."]
    locked: Annotated[Pair[int], "Locked squares of each side."]
    locked_masks: Annotated[Pair[Mask], "The locked squares themselves."]
    vulnerability: Annotated[int, "For each square we hold, its neighbours that we do not hold, summed."]
    value: Annotated[int, "What the ranking orders by; higher is better."]
    ends_game: bool
    wins: Annotated[bool | None, "Whether it ends the game in our favour; null if the game goes on."]
    zipf: Annotated[float, "How common the word is, as a Zipf frequency; 0 where that is not known."]
    bars: Annotated[list[str], "Other words that it bars: its prefixes that could still be played."]
    reply: Annotated[LetterpressReply | None, "With the ranking `lookahead`: the opponent's best answer."]
    forced: Annotated[Forced, "With `lookahead`: what the play comes to whatever they answer, if proved."]


class LetterpressProof(TypedDict):
    """What the side to move can force."""

    wins: bool
    plies: Annotated[int, "Turns of both sides until then, this one included; 0 when the game is over."]
    by_passing: NotRequired[Annotated[bool, "Whether only a pass begins the shortest win."]]


def reached_row(position: Position, played: list[Tiles]) -> LetterpressReached:
    """Write a position and what has been played."""
    decode = position.letters.decode
    return {
        "board": decode(position.board),
        "ours": position.ours,
        "theirs": position.theirs,
        "played": [decode(word) for word in played],
    }


def standing_row(ours: Mask, theirs: Mask) -> LetterpressStanding:
    """Write how a board stands."""
    masks = [locked(ours), locked(theirs)]
    return {
        "score": [ours.bit_count(), theirs.bit_count()],
        "locked": [mask.bit_count() for mask in masks],
        "locked_masks": masks,
        "ended": ours | theirs == ALL_SQUARES,
    }


def winner_of(ours: Mask, theirs: Mask) -> Winner | None:
    """Say who has won; None while a square is free."""
    return None if ours | theirs != ALL_SQUARES else "ours" if ours.bit_count() >= WINNING else "theirs"


def proof_row(proof: Proof) -> LetterpressProof:
    """Write what a search has proved."""
    row: LetterpressProof = {"wins": proof.wins, "plies": proof.plies}
    if proof.by_passing:
        row["by_passing"] = True
    return row


@dataclass(frozen=True)
class Rows:
    """Writes plays of one board for an answer; `barred` are the words that may not be played."""

    lexicon: Lexicon
    barred: frozenset[Tiles]

    def of(self, play: Play) -> LetterpressPlay:
        """Write one play."""
        decode, masks = self.lexicon.alphabet.decode, list(play.locked)
        return {
            "word": decode(play.word),
            "same_letters": [decode(each) for each in play.same_letters],
            "mask": play.mask,
            "ours": play.ours,
            "theirs": play.theirs,
            "score": list(play.score),
            "locked": [mask.bit_count() for mask in masks],
            "locked_masks": masks,
            **_gains(play),
            "vulnerability": play.vulnerability,
            "value": worth(play.rank),
            "ends_game": play.wins is not None,
            "wins": play.wins,
            "zipf": play.zipf,
            "bars": [decode(word) for word in self._bars(play.word)],
            "reply": None,
            "forced": None,
        }

    def of_answered(self, answered: Answered) -> LetterpressPlay:
        """Write a play that has been thought about, and the best reply to it."""
        row, reply = self.of(answered.play), answered.reply
        row["forced"] = answered.forced
        if reply is not None:
            row["reply"] = {
                "word": reply.text,
                "mask": reply.mask,
                "ours": reply.theirs,
                "theirs": reply.ours,
                "wins": reply.wins,
                **_gains(reply),
            }
        return row

    def _bars(self, word: Tiles) -> list[Tiles]:
        """List the beginnings of a word that may be played now, whether or not they are listed."""
        beginnings = [word[:end] for end in range(2, len(word))]
        return [each for each in beginnings if each not in self.barred and self.lexicon.holds(each)]


def _gains(play: Play) -> LetterpressGains:
    before, (ours, theirs) = play.before, play.locked
    return {
        "claims": play.ours & before.free,
        "captures": play.ours & before.theirs,
        "locks": ours & ~locked(before.ours),
        "breaks": locked(before.theirs) & ~theirs,
    }
