"""The method that adds up many crossword games."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Annotated, TypedDict

from ...contract import Bounds, ListId, Methods
from ...contract.bounds import GAME_TEXT, GAMES
from ...errors import PositionError, TilewiseError
from ...jobs import Job, Progress
from ...lexicon.library import Library
from ...lexicon.selection import WordSelection
from ...tiles import TileSet
from ..board import Position
from ..leaves.requests import LEAVE_ERRORS, WithLeaves
from ..requests import CrosswordGame, TurnProblem
from .endings import judged_turns
from .gcg import Game, read_gcg
from .review import MOVES, Judge
from .statistics import PHASES, GamePhase, Record, Statistics, phase_of
from .turn_rows import problem_row

__all__ = ["METHODS"]

METHODS = Methods()

_GCG = """#player1 ann Ann
#player2 bob Bob
>ann: AEQINRS 8G QI +22 22
>bob: ABCDEFG -ABC +0 0
>ann: AENRSTT 8G ..S +12 34
"""


class CrosswordPhaseLosses(TypedDict):
    """Turns of one phase: the first two of each player, then by whether the bag has more than a rack, some, or none."""

    phase: GamePhase
    turns: Annotated[int, "Those whose loss is known."]
    lost: Annotated[float, "All points that they lost, in equity; of solved endings in spread."]
    mistakes: int
    blunders: int


class CrosswordMissed(TypedDict):
    """A word that was the best play of turns that were mistakes or blunders."""

    word: str
    times: int
    lost: Annotated[float, "All points that these turns lost."]


class CrosswordPlayerRecord(TypedDict):
    """A player over all games."""

    name: str
    games: int
    ended: Annotated[int, "Games that came to their end, as far as their turns tell; results are of these."]
    won: int
    drawn: int
    points: int
    against: Annotated[int, "The most points of the others."]
    phases: list[CrosswordPhaseLosses]
    bingos: Annotated[int, "Plays that earned the bonus of their number of tiles, and stood."]
    bingos_missed: Annotated[int, "Turns whose best play was one, and in which none was played."]
    phoneys: Annotated[int, "Plays of words that are not in the list."]
    phoneys_taken_back: int
    missed: Annotated[list[CrosswordMissed], "Those that were missed most often first."]


class CrosswordUnread(TypedDict):
    """A game that was left out."""

    game: Annotated[int, "Its place, from 0."]
    problem: TurnProblem


class CrosswordRecords(TypedDict):
    """Players over many games, whoever has the most games first."""

    players: list[CrosswordPlayerRecord]
    unread: list[CrosswordUnread]
    turns_unknown: Annotated[int, "Turns that are not judged: their racks are not known, or they cannot be as told."]


@dataclass(frozen=True, kw_only=True)
class CrosswordStatistics(WordSelection, WithLeaves, CrosswordGame):
    """GCG files of games on one board."""

    lexicon: ListId
    games: Annotated[list[Annotated[str, GAME_TEXT]], GAMES]
    limit: Annotated[int, Bounds(0, 1_000), "The most missed words of a player."] = 20


@METHODS.add(
    "crossword.statistics",
    example={"lexicon": "en", "games": [_GCG]},
    errors=LEAVE_ERRORS,
    partial=CrosswordRecords | None,
)
def statistics(request: CrosswordStatistics, library: Library) -> Job[CrosswordRecords]:
    """Add up the games of each player: results, points lost by phase, bingos and words that were missed, phoneys.

    Each move is compared with the best move of its rack by equity, endings of two players by the endgame. Players are
    one where their names are, capitals aside. A game that cannot be read is left out and named; the others count. Each
    partial result is that of the games so far.
    """
    every = library.lexicon(request.lexicon)
    layout, tiles, lexicon = request.read_game(every)
    lexicon = lexicon or every
    table = request.read_leaves(layout, tiles, lexicon)
    judge = Judge(request.select(library, lexicon), lexicon, 1, table=table)
    return _adding(request, Position.bare(layout, tiles), judge)


def _adding(request: CrosswordStatistics, bare: Position, judge: Judge) -> Job[CrosswordRecords]:
    added, unread, unknown = Statistics(), list[CrosswordUnread](), 0
    for place, text in enumerate(request.games):
        try:
            game = _read(text, bare)
        except TilewiseError as error:
            unread.append({"game": place, "problem": problem_row(error)})
            yield Progress(place + 1, len(request.games))
            continue
        records, had, others = added.seats(game), Counter[int](), len(game.players) - 1
        moves = {n for n, turn in enumerate(game.turns) if turn.kind in MOVES}
        judging = judged_turns(replace(judge, others=others), bare, game.turns, len(game.players), moves)
        for judged in judging:
            if judged is None:
                yield None
                continue
            who = judged.turn.player
            unknown += judged.loss is None
            if not judged.problem:
                rack = bare.tiles.read_rack(judged.turn.rack)
                records[who].take_turn(judged, phase_of(judged.before, rack, others, had[who]))
            had[who] += 1
            yield Progress(place, len(request.games))
        yield Progress(place + 1, len(request.games), _written(added, unread, unknown, bare.tiles, request.limit))
    return _written(added, unread, unknown, bare.tiles, request.limit)


def _read(text: str, bare: Position) -> Game:
    game = read_gcg(text, bare.layout, bare.tiles, lenient=True)
    if not any(turn.kind in MOVES for turn in game.turns):
        raise PositionError("gcg", "This has no turn of a game.", line=1)
    return game


def _written(
    added: Statistics, unread: Sequence[CrosswordUnread], unknown: int, tiles: TileSet, limit: int
) -> CrosswordRecords:
    records = sorted(added.records.values(), key=lambda each: -each.games)
    return {
        "players": [_row(record, tiles, limit) for record in records],
        "unread": [*unread],
        "turns_unknown": unknown,
    }


def _row(record: Record, tiles: TileSet, limit: int) -> CrosswordPlayerRecord:
    phases: list[CrosswordPhaseLosses] = []
    for phase in PHASES:
        over = record.phases[phase]
        phases.append(
            {
                "phase": phase,
                "turns": over.turns,
                "lost": round(over.points, 2),
                "mistakes": over.mistakes,
                "blunders": over.blunders,
            }
        )
    return {
        "name": record.name,
        "games": record.games,
        "ended": record.ended,
        "won": record.won,
        "drawn": record.drawn,
        "points": record.points,
        "against": record.against,
        "phases": phases,
        "bingos": record.bingos,
        "bingos_missed": record.bingos_missed,
        "phoneys": record.phoneys,
        "phoneys_taken_back": record.phoneys_taken_back,
        "missed": [
            {"word": tiles.show(word), "times": times, "lost": round(points, 2)}
            for word, times, points in record.most_missed(limit)
        ],
    }
