"""The methods about the end of a game, when the bag is empty or nearly so."""

from collections import Counter
from dataclasses import dataclass
from time import monotonic
from typing import Annotated, Literal, TypedDict

from ...alphabets import Tiles
from ...contract import Bounds, Methods
from ...contract.bounds import RACK
from ...errors import PositionError, RequestError
from ...jobs import Job, Progress
from ...lexicon.library import Library
from ...lexicon.selection import InList, WordSelection
from ...tiles import BLANK
from ..board import Position, unseen
from ..filters import CrosswordFilter
from ..places import CrosswordPlaceOfPlay, place_row
from ..plays import Play
from ..requests import BOARD_ERRORS, CrosswordBoard, read_rack, refuse_excess
from ..search import Search
from ..simulation.known import KNOWN_ERROR, KnownTiles, read_known
from .plays import Move
from .preendgame import Candidate, Draw, Outcome, Sieve
from .reach import reaching
from .rough import plays_of_both, rough_line
from .search import Endgame, Ending, Step

__all__ = ["METHODS"]

METHODS = Methods()

_LATE = (
    "VIMINA1G4P2/5GILTCUPS2/7I3EA1I/7BAA1EL1N/8LI2MOD/7FED3DE/7AWES2AN/5FAX2OUCHT/5OH3R1O1E/4JO3AR1N1R/4ET3BY1QI1/"
    "4Us3O2UR1/AYs2I3R2EE1/ZEK2E3D2R2/ONIONS6SEW"
)

_BAGS = (1, 2, 3, 4)
"""Tiles in the bag of a pre-endgame."""

_SEARCHED = 50_000
"""Plays of both sides on the board up to which an endgame is searched: of more, each state would take seconds."""

_SOON = 2_000
"""Plays of both sides with which the first round of a search takes a moment: it is waited for, whatever the time."""

_ERRORS = {
    **BOARD_ERRORS,
    "bag-not-empty": "More tiles are unseen than the other side can hold.",
    "unseen": "The other side cannot hold these tiles, as not so many are unseen; `letter` says which.",
    "game-over": "One side has no tiles.",
    "tile-set": "The tile set cannot be read, or does not tell how many tiles there are.",
}


@dataclass(frozen=True, kw_only=True)
class LateBoard(InList, WordSelection, CrosswordBoard):
    """A position near the end of a game; fields of `crossword.solve` that say which plays to list change nothing."""

    rack: Annotated[str, RACK, "Tiles of the side to move, `?` for a blank, digraphs in brackets."]
    limit: Annotated[Annotated[int, Bounds(0)] | None, "As in `crossword.solve`."] = 20
    order: Annotated[Literal["score", "equity"], "As in `crossword.solve`."] = "score"
    filter: Annotated[CrosswordFilter | None, "As in `crossword.solve`."] = None
    blanks: Annotated[Literal["each", "merged"], "As in `crossword.solve`."] = "each"
    spread: Annotated[int, "Points of the side to move less those of the other."] = 0
    seconds: Annotated[Annotated[float, Bounds(0)] | None, "The most time to search; null for as long as it takes."] = (
        None
    )


@dataclass(frozen=True, kw_only=True)
class CrosswordEndgame(LateBoard):
    """A position with an empty bag, whose best line is asked for."""

    opponent: Annotated[
        str | None,
        RACK,
        "What the other side holds; tiles that neither side has are then out of the game. Null: all unseen tiles.",
    ] = None


class LateMove(CrosswordPlaceOfPlay):
    """A play or a pass near the end of a game."""

    kind: Literal["play", "pass"]
    score: int


class EndgameMove(LateMove):
    """A move of the line."""

    player: Annotated[int, "0 is the side to move first, 1 the other."]


class CrosswordEndgameLine(TypedDict):
    """The best line of an endgame, as far as it has been searched."""

    proved: Annotated[bool, "Whether neither side can do better, whatever is played."]
    depth: Annotated[
        int,
        "Rounds of the search, each wider and deeper than the last; 0 if none was done.",
    ]
    spread: Annotated[
        int,
        "Points of the side to move less those of the other at the end of the game, including the given spread and "
        "the points for tiles that are left.",
    ]
    line: Annotated[list[EndgameMove], "The moves of both sides until the game is over."]


@METHODS.add(
    "crossword.endgame",
    example={"lexicon": "en", "board": _LATE, "rack": "GTVL"},
    errors=_ERRORS,
    partial=CrosswordEndgameLine | None,
)
def endgame(request: CrosswordEndgame, library: Library) -> Job[CrosswordEndgameLine]:
    """Search for the best line of play when the bag is empty.

    Whoever plays out gains twice the points of the tiles that the other side holds; two passes in a row also end the
    game, and each side then loses the points of its own tiles. With `seconds` the answer is the principal variation
    of the rounds that were done. If there was no time for one, or both sides together have more than 50,000 plays,
    nothing is searched: each side makes the play that gains most at once, and `depth` is 0.
    """
    position, lexicon = request.read_position(request.select(library, library.lexicon(request.lexicon)))
    rack = read_rack(request.rack, position)
    refuse_excess(position, rack)
    theirs = _unseen_rack(position, rack) if request.opponent is None else _read_opponent(request, position, rack)
    if not rack or not theirs:
        field = "opponent" if rack else "rack"
        side = "The other side" if rack else "The side to move"
        raise PositionError("game-over", f"{side} has no tiles: the game is over.", field=field)
    racks, spread, seconds = (rack, theirs), request.spread, request.seconds
    until = float("inf") if seconds is None else monotonic() + seconds
    yield None

    def is_late() -> bool:
        return monotonic() > until

    plays = yield from plays_of_both(position, racks, lexicon, _SEARCHED)
    rough: CrosswordEndgameLine | None = None
    if plays > _SEARCHED or (plays > _SOON and seconds is not None):
        line, gain = yield from rough_line(position, racks, lexicon, is_late)
        rough = {
            "proved": False,
            "depth": 0,
            "spread": spread + gain,
            "line": [_row(move, n % 2, position) for n, move in enumerate(line)],
        }
        if plays > _SEARCHED or is_late():
            return rough
    # The search reads the words from where they are kept.
    yield from reaching(position, bytes(sorted(racks[0] + racks[1])), lexicon)
    best: CrosswordEndgameLine | None = None
    depth = 0
    search = Endgame(position, racks, lexicon)
    yield None
    for ending in search.rounds():
        if ending:
            best, depth = _answer(ending, spread, position), ending.depth
        if best and best["proved"]:
            return best
        if is_late() and (found := best or rough):
            return found
        yield Progress(depth, depth + 1, best)
    raise AssertionError  # the last round is a proof


def _answer(ending: Ending, spread: int, position: Position) -> CrosswordEndgameLine:
    return {
        "proved": ending.proved,
        "depth": ending.depth,
        "spread": spread + ending.spread,
        "line": [_row(move, n % 2, position) for n, move in enumerate(ending.line)],
    }


def _row(move: Step | Play, player: int, position: Position) -> EndgameMove:
    if move is None:
        return {"player": player, "kind": "pass", "score": 0}
    word = move.words()[0][0] if isinstance(move, Play) else move.laid
    return {"player": player, **_played(move, word, position)}


def _played(play: Move | Play, word: Tiles, position: Position) -> LateMove:
    """Write a play, with its main word as it lies."""
    slot, show = play.slot, position.tiles.show
    place = place_row(slot.square, across=slot.line.across, word=show(word), placed=show(play.placed))
    return {"kind": "play", "score": play.score, **place}


def _unseen_rack(position: Position, rack: Tiles) -> Tiles:
    """Give the tiles that the other side must hold; raises PositionError where they are not known, or too many."""
    theirs, most = _unseen(position, rack), position.layout.rack
    if len(theirs) > most:
        message = f"{len(theirs)} tiles are unseen and the other side can hold {most}: the bag is not empty."
        raise PositionError("bag-not-empty", message, field="opponent", unseen=len(theirs), holds=most)
    return theirs


def _unseen(position: Position, rack: Tiles) -> Tiles:
    """Give the unseen tiles; raises PositionError "tile-set" where they cannot be counted."""
    if position.tiles.counts is None:
        message = f"{position.tiles.name} does not tell how many tiles there are, so those unseen cannot be counted."
        raise PositionError("tile-set", message, field="tiles")
    return position.tiles.read_rack(position.tiles.show(unseen(position, rack).elements()))


def _read_opponent(request: CrosswordEndgame, position: Position, rack: Tiles) -> Tiles:
    """Read what the other side holds; raises PositionError."""
    show = position.tiles.show
    text = request.opponent or ""
    theirs = position.tiles.read_rack(text, "opponent", of="what the other side holds")
    most = position.layout.rack
    if len(theirs) > most:
        message = f"The other side has {len(theirs)} tiles; a rack of {position.layout.name} holds {most}."
        hint, place = position.tiles.hint_of_brackets(text, most)
        raise PositionError("rack-size", message + hint, field="opponent", index=most, **place)
    left = unseen(position, rack)
    for tile, count in sorted(Counter(theirs).items()):
        if left and count > left[tile]:
            what = "?" if tile == BLANK else show([tile])
            message = f"The other side cannot hold {count} x {what}: {left[tile]} unseen."
            raise PositionError("unseen", message, field="opponent", letter=show([tile]))
    return theirs


@dataclass(frozen=True, kw_only=True)
class CrosswordPreendgame(LateBoard):
    """A position with one to four tiles in the bag, whose best move is asked for."""

    limit: Annotated[Annotated[int, Bounds(0)] | None, "How many plays to try beside the pass; null for all."] = 10
    order: Annotated[Literal["score", "equity"], "How the plays to try are chosen."] = "equity"
    known: Annotated[KnownTiles, "As in `crossword.simulate`."] = ""


class DrawOutcome(TypedDict):
    """The outcome of a move with certain tiles in the bag."""

    count: Annotated[int, "Of all `draws`, how many have these tiles."]
    wins: Annotated[int, "`count` if the game is won, else 0."]
    ties: int
    losses: int
    spread: Annotated[int, "At the end of the game."]
    proved: Annotated[bool, "Whether neither side can do better."]


class PreendgameMove(LateMove):
    """A move and its outcomes, over all tiles that may be in the bag."""

    leave: Annotated[str, "What stays on the rack before tiles are drawn."]
    equity: float
    wins: Annotated[int, "Of all `draws`; of those that were looked at for the move, where they are a sample."]
    ties: int
    losses: int
    error: Annotated[
        float,
        "Standard error of the share of draws won, a tie being half of one, where draws are a sample; else 0.",
    ]
    mean: Annotated[float, "The spread at the end of the game, over all draws."]
    proved: Annotated[bool, "Whether all outcomes are proved."]
    depth: Annotated[
        int,
        "Rounds of search behind its outcomes: the fewest of those that are not proved, or else the most. The first "
        "round is a glance.",
    ]
    by_tile: Annotated[
        dict[str, DrawOutcome],
        "By the tiles in the bag, in the order of drawing unless the move draws them all.",
    ]


class CrosswordPreendings(TypedDict):
    """The moves that have been searched, best first: by draws won, a tie being half of one, then by mean spread.

    Where draws are a sample, those of which more were looked at come before; where time was over, also those that had
    been searched further.
    """

    draws: Annotated[
        int,
        "In how many ways the tiles in the bag can be drawn, their order counted; with several `known` leaves, each as "
        "often as it is likely, in ten thousandths. Of a sample, the most that were looked at for a move.",
    ]
    sampled: Annotated[bool, "Whether draws are a sample: of three or four tiles; of two, where time was over."]
    plays: list[PreendgameMove]


@METHODS.add(
    "crossword.preendgame",
    example={
        **{"lexicon": "en", "board": ["ATE..", ".....", ".....", ".....", "....."], "rack": "AES", "limit": 1},
        "layout": {
            "name": "Small",
            "layout": ["t...d", ".....", "..D..", ".....", "d...t"],
            "center": [2, 2],
            "rack": 3,
        },
        "tiles": {"name": "Few", "tiles": {"A": [2, 1], "E": [3, 1], "S": [2, 3], "T": [3, 2]}},
    },
    errors={
        **_ERRORS,
        "bag": "The bag does not hold one to four tiles.",
        "known": KNOWN_ERROR,
        "too-large": f"{BOARD_ERRORS['too-large'][:-1]}; or all plays are to be tried, and both sides have more than "
        f"{_SEARCHED:,}.",
    },
    partial=CrosswordPreendings | None,
)
def preendgame(request: CrosswordPreendgame, library: Library) -> Job[CrosswordPreendings]:
    """Choose a move when one to four tiles are in the bag, over all that may be drawn.

    For each move and each draw the rest of the game is searched: at a glance for all moves, of two tiles with a third
    of the draws first; then further for the better half, and so on; finally the two best are proved. `depth` says how
    far. With three or four tiles in the bag draws are a sample, the same for all moves, and nothing is proved: 6 are
    glanced at for all moves, 15 for the better half, which come first, and 30 for half of these (`sampled`). After a
    move that leaves tiles in the bag, the search lets both sides know them. With `seconds` the answer is what has been
    searched by then, one move at least. If there was no time for that, or rack and unseen tiles together have more
    than 50,000 plays, nothing is searched: each side makes the play that gains most at once, and `depth` is 0.
    """
    position, lexicon = request.read_position(request.select(library, library.lexicon(request.lexicon)))
    rack = read_rack(request.rack, position)
    refuse_excess(position, rack)
    left, most = _unseen(position, rack), position.layout.rack
    if not rack:
        raise PositionError("game-over", "The side to move has no tiles.", field="rack")
    if len(left) - most not in _BAGS:
        message = f"{len(left)} tiles are unseen and the other side holds {most}: the bag needs one to four tiles."
        raise PositionError("bag", message, field="board", unseen=len(left), holds=most)
    known = read_known(request.known, position, rack)
    until = float("inf") if request.seconds is None else monotonic() + request.seconds
    yield None
    count = yield from plays_of_both(position, (rack, left), lexicon, _SEARCHED)
    is_large = count > _SEARCHED
    if is_large and request.limit is None:
        message = f"All plays are to be tried, and both sides have more than {_SEARCHED:,}; give a limit."
        raise RequestError("too-large", message, field="limit", most=_SEARCHED)
    moves: list[Play | None] = [None]
    if request.limit != 0:
        search = Search(position, rack, lexicon, by_equity=request.order == "equity")
        moves = [*(yield from search.seek(request.limit)), None]
    yield from reaching(position, bytes(sorted(rack + left)), lexicon)

    def is_late() -> bool:
        return count > _SOON and monotonic() > until

    sieve = Sieve(
        position, rack, left, lexicon, request.spread, plays=count, is_late=is_late, is_large=is_large, known=known
    )
    found: CrosswordPreendings | None = None
    searched = 0
    for ranking in sieve.sift(moves):
        if ranking:
            searched += 1
            found = {
                "draws": max(sum(candidate.counts) for candidate in ranking),
                "sampled": any(sieve.is_sample(candidate) for candidate in ranking),
                "plays": [
                    _preendgame_row(candidate, position, rack, sampled=sieve.is_sample(candidate))
                    for candidate in ranking
                ],
            }
        if found and monotonic() > until:
            break
        yield Progress(searched, max(searched + 1, len(moves)), found)
    if not found:
        raise AssertionError  # there is always the pass
    return found


def _preendgame_row(candidate: Candidate, position: Position, rack: Tiles, *, sampled: bool) -> PreendgameMove:
    show, play = position.tiles.show, candidate.play
    wins, ties, losses = candidate.counts
    move: LateMove = _played(play, play.words()[0][0], position) if play else {"kind": "pass", "score": 0}
    return {
        **move,
        "leave": show(play.leave if play else rack),
        "equity": play.equity if play else 0.0,
        "wins": wins,
        "ties": ties,
        "losses": losses,
        "error": candidate.error if sampled else 0.0,
        "mean": candidate.mean,
        "proved": candidate.proved,
        "depth": candidate.depth,
        "by_tile": {show(draw.tiles): _outcome(draw, outcome) for draw, outcome in candidate.outcomes.items()},
    }


def _outcome(draw: Draw, outcome: Outcome) -> DrawOutcome:
    spread = outcome.spread
    return {
        "count": draw.count,
        "wins": draw.count if spread > 0 else 0,
        "ties": draw.count if spread == 0 else 0,
        "losses": draw.count if spread < 0 else 0,
        "spread": spread,
        "proved": outcome.proved,
    }
