"""The method that lets the program play against itself."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, TypedDict

from ...contract import Bounds, ListId, Methods, Pair
from ...contract.bounds import GAMES
from ...errors import LexiconError, PositionError, RequestError, TilewiseError
from ...jobs import Job, Progress
from ...lexicon import Lexicon
from ...lexicon.library import Library
from ...lexicon.selection import InList
from ...match.record import Level, MatchSeat
from ..leaves.requests import LEAVE_ERRORS, WithLeaves
from ..requests import CrosswordGame
from .autoplay import Side, Total, Tried, play_game, words_of_both
from .match import ERRORS, CrosswordMatchSetup, deal
from .notation_methods import gcg_of_game
from .values import Challenge

__all__ = ["METHODS"]

METHODS = Methods()

_PAIRS = 10_000


@dataclass(frozen=True, kw_only=True)
class CrosswordSide(WithLeaves):
    """A side of a match: what it knows, and how it chooses."""

    name: Annotated[str, "Of both sides or of none; else they are called by their places."] = ""
    level: Level = 5
    lexicon: Annotated[
        ListId | None,
        "The words that the side goes by; null takes the game's. Where words cannot be challenged it plays those that "
        "both lists have; where they can, it plays any of its own, and challenges what neither list has.",
    ] = None
    samples: Annotated[
        int, Bounds(0, 1_000), "With level 5, the most rollouts of a candidate before each move; 0 plays by equity."
    ] = 0


@dataclass(frozen=True, kw_only=True)
class CrosswordAutoplay(InList, CrosswordGame):
    """Two sides, and how many games they play."""

    sides: Annotated[Pair[CrosswordSide], "Who plays."]
    pairs: Annotated[int, Bounds(1, _PAIRS), "Each deal is played twice, each side first once."] = 50
    seed: Annotated[int, Bounds(0, 2**53 - _PAIRS), "Of the first deal; the others follow it."] = 0
    challenge: Annotated[Challenge, "As in `crossword.match`."] = "none"
    limit: Annotated[Annotated[int, Bounds(0)] | None, "The most games to give as files; null for all."] = GAMES.most


class CrosswordAutoplayed(TypedDict):
    """A game of a match."""

    first: Annotated[int, "The side that began."]
    scores: Annotated[Pair[int], "Of both sides."]
    text: Annotated[str, "The game as a GCG file."]


class CrosswordAutoplayTotal(TypedDict):
    """What games between two sides have come to."""

    games: int
    won: Annotated[Pair[int], "Of both sides."]
    drawn: int
    share: Annotated[float, "Of games won by the first side, from 0 to 1, a draw as half a win."]
    share_error: Annotated[float | None, "Its standard error over pairs; null where there are not two."]
    spread: Annotated[float, "Points that the first side is ahead by, a game."]
    spread_error: Annotated[float | None, "Its standard error."]
    points: Annotated[Pair[float], "Of both sides, a game."]
    played: Annotated[list[CrosswordAutoplayed], "The first games."]


@METHODS.add(
    "crossword.autoplay",
    example={"lexicon": "en-common", "layout": "duel", "sides": [{}, {"level": 2}], "pairs": 1, "limit": 0},
    errors={
        **ERRORS,
        **LEAVE_ERRORS,
        "lexicon-alphabet": "A side's list is spelled in another alphabet; `index` says which side's.",
        "samples": "A side simulates that is not of level 5; `index` says which.",
    },
    partial=CrosswordAutoplayTotal | None,
)
def autoplay(request: CrosswordAutoplay, library: Library) -> Job[CrosswordAutoplayTotal]:
    """Let two sides play against each other, and say who wins how often, and by how much.

    The same request gives the same games. Each partial result is that of the games so far.
    """
    lexicon = library.lexicon(request.lexicon)
    layout, tiles, spelled = request.read_game(lexicon)
    lexicon = spelled or lexicon
    sides: list[Side] = []
    for index, each in enumerate(request.sides):
        try:
            own = None if each.lexicon in (None, request.lexicon) else library.lexicon(each.lexicon or "")
            words = None if own is None else _words(own, lexicon, can_bluff=request.challenge != "none")
            if each.samples and each.level != 5:
                raise RequestError("samples", "Only level 5 simulates.", field="samples")
            table = each.read_leaves(layout, tiles, lexicon)
            sides.append(Side(each.name or f"Player {index + 1}", each.level, words, table, each.samples))
        except TilewiseError as error:
            message = f"Side {index + 1}: {error}"
            path = f"sides[{index}].{error.place.get('field', '')}".rstrip(".")
            place = {**error.place, "field": "sides", "index": index, "path": path}
            raise PositionError(error.code, message, **place) from error
    return _playing(request, library.lexicon(request.lexicon), sides)


def _words(own: Lexicon, lexicon: Lexicon, *, can_bluff: bool) -> Lexicon:
    """Give the words that a side plays, of its own list."""
    if own.alphabet.letters != lexicon.alphabet.letters:
        own = own.by_letters
    if own.alphabet.letters != lexicon.alphabet.letters:
        message = f"its list is spelled in the {own.alphabet.name} alphabet, the game's in the {lexicon.alphabet.name}."
        raise LexiconError("lexicon-alphabet", message, field="lexicon")
    return own if can_bluff else words_of_both(own, lexicon)


def _playing(request: CrosswordAutoplay, lexicon: Lexicon, sides: Sequence[Side]) -> Job[CrosswordAutoplayTotal]:
    total, played, games = Total(), list[CrosswordAutoplayed](), 2 * request.pairs
    for number in range(games):
        first = number % 2
        order = [sides[first], sides[1 - first]]
        setup = CrosswordMatchSetup(
            layout=request.layout,
            tiles=request.tiles,
            seed=request.seed + number // 2,
            challenge=request.challenge,
            players=[MatchSeat(name=side.name, level=side.level) for side in order],
        )
        game = Tried((yield from play_game(deal(request.lexicon, lexicon, setup), order)), first)
        total.take(*game.scores)
        if request.limit is None or len(played) < request.limit:
            played.append({"first": first, "scores": [*game.scores], "text": gcg_of_game(game.game)})
        yield Progress(number + 1, games, _written(total, played))
    return _written(total, played)


def _written(total: Total, played: Sequence[CrosswordAutoplayed]) -> CrosswordAutoplayTotal:
    (share, share_error), (spread, spread_error) = total.share, total.spread
    return {
        "games": total.games,
        "won": [*total.won],
        "drawn": total.drawn,
        "share": share,
        "share_error": share_error,
        "spread": spread,
        "spread_error": spread_error,
        "points": [points / total.games for points in total.points],
        "played": [*played],
    }
