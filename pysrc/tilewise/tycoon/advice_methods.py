"""The methods that judge the turns of a game of Letter Tycoon: advise before, review afterwards."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Annotated, Any, Literal, NotRequired, TypedDict

from ..contract import Bounds, Methods
from ..jobs import Job, Progress
from ..lexicon import Lexicon
from ..lexicon.library import Library
from ..lexicon.selection import WordSelection
from ..match.review import MatchGrade, MatchReviewedPlayer, grade_of, player_over, turning_points
from .cards import Card
from .game import Game, laid_json, view
from .match import ERRORS, SETUP, TycoonRecord, actor_of
from .policy import (
    LEVELS,
    Option,
    Worth,
    card_worth,
    choice_worth,
    choose,
    discard_advice,
    options,
    patent_worth,
    turns_left,
)
from .rules import PRICES, patents_value
from .solve import Turn
from .values import Phase, TycoonAction, TycoonLaid, TycoonTurn

__all__ = ["METHODS"]

METHODS = Methods()


@dataclass(frozen=True, kw_only=True)
class TycoonAdvise(WordSelection, TycoonRecord):
    """A game in which the actor asks for advice."""

    limit: Annotated[int, Bounds(0, 200), "The most options to give."] = 20


class TycoonWorth(TypedDict):
    """What a choice is worth, in points."""

    total: float
    points: Annotated[float, "Earned now."]
    patent: Annotated[float, "What the patent's power brings."]
    royalties: Annotated[float, "What others will pay."]
    gifts: Annotated[float, "What the play pays to others."]
    kept: Annotated[float, "What the cards kept are worth."]


class TycoonBuy(TypedDict):
    """A patent to buy."""

    letter: str
    price: int


class TycoonOption(TypedDict):
    """A play and the patent to buy with it, weighed together."""

    words: list[str]
    cards: TycoonLaid
    money: int
    stock: int
    total: int
    royalties: int
    buy: TycoonBuy | None
    worth: TycoonWorth


class TycoonPatent(TycoonBuy):
    """A patent that may be bought."""

    worth: TycoonWorth


class TycoonKeep(TypedDict):
    """What keeping a card is worth."""

    letter: str
    worth: float


class TycoonAdvice(TypedDict):
    """What the best opponent thinks of the choices."""

    phase: Phase
    actor: int
    turns_left: Annotated[float, "How many turns each player is expected to have after this one."]
    options: NotRequired[Annotated[list[TycoonOption], "While words are made."]]
    patents: NotRequired[Annotated[list[TycoonPatent], "While one may be bought."]]
    discard: NotRequired[Annotated[str, "While cards go: those to discard."]]
    cards: NotRequired[Annotated[list[TycoonKeep], "While cards go."]]
    action: NotRequired[Annotated[TycoonAction, "In other phases."]]


@METHODS.add(
    "tycoon.advise",
    example={"lexicon": "en", "setup": SETUP, "limit": 1},
    errors={**ERRORS, "not-now": "The game is over."},
)
def advise(request: TycoonAdvise, library: Library) -> TycoonAdvice:
    """Weigh the choices as the best opponent would, seeing what the player to act sees.

    `min_zipf` and `without` leave words out of what is advised; what may be played stays as it is.
    """
    game, every = request.played(library).game
    lexicon = request.select(library, every)
    actor = actor_of(game)
    seen = view(game, actor)
    advice: TycoonAdvice = {"phase": seen.phase, "actor": actor, "turns_left": round(turns_left(seen), 2)}
    if seen.phase == "build":
        advice["options"] = [_option(each) for each in options(seen, lexicon, request.limit)]
    elif seen.phase == "buy":
        patents = [(patent_worth(seen, letter), letter) for letter in seen.buyable()]
        patents.sort(key=lambda pair: (-pair[0].total, pair[1]))
        advice["patents"] = [
            {"letter": letter, "price": PRICES[letter], "worth": _worth(worth)} for worth, letter in patents
        ]
    elif seen.phase == "discard":
        advice["discard"] = discard_advice(seen.me)
        advice["cards"] = [
            {"letter": card, "worth": round(card_worth(card, seen.me.patents), 2)} for card in sorted(set(seen.me.hand))
        ]
    else:
        advice["action"] = choose(seen, len(LEVELS), lexicon)
    return advice


def _option(option: Option) -> TycoonOption:
    return {
        "words": list(option.words),
        "cards": laid_json(option.laid),
        "money": option.money,
        "stock": option.stock,
        "total": option.money + option.stock,
        "royalties": option.gifts,
        "buy": _buy(option.buy),
        "worth": _worth(option.worth),
    }


def _buy(letter: str | None) -> TycoonBuy | None:
    return None if letter is None else {"letter": letter, "price": PRICES[letter]}


def _worth(worth: Worth) -> TycoonWorth:
    return {
        "total": round(worth.total, 2),
        "points": worth.points,
        "patent": round(worth.patent, 2),
        "royalties": round(worth.royalties, 2),
        "gifts": round(worth.gifts, 2),
        "kept": round(worth.kept, 2),
    }


@dataclass(frozen=True, kw_only=True)
class TycoonReview(WordSelection, TycoonRecord):
    """A game that is looked back on."""

    by: Annotated[
        Literal["equity", "simulation", "worth"],
        "What turns are judged by: `worth` by what they come to by the end of the game, with the patent bought, as "
        "`tycoon.advise` does; the others by what they earn at once.",
    ] = "equity"


class TycoonReviewedPlay(TypedDict):
    """Words, and what they earn; none for a turn that was passed, or lost by a word that did not count."""

    words: list[str]
    total: Annotated[int, "Money and stock."]
    buy: NotRequired[Annotated[TycoonBuy | None, "By worth: the patent that is bought with it."]]
    worth: NotRequired[Annotated[float, "By worth: what both come to, in dollars."]]


class TycoonReviewedTurn(TypedDict):
    """A turn, and the best that could have been made of it."""

    turn: Annotated[int, "Its index among all turns."]
    player: int
    round: int
    played: TycoonReviewedPlay
    best: Annotated[list[TycoonReviewedPlay], "The best play; none where no word could be built."]
    loss: Annotated[float, "What the best play earns, or is worth, less what the turn did, from 0, in dollars."]
    grade: MatchGrade
    wins: Annotated[None, "Not known in this game."]


class TycoonReviewSummary(TypedDict):
    """A game as a whole."""

    players: Annotated[list[MatchReviewedPlayer], "Losses in dollars."]
    turning_points: Annotated[list[int], "The turns that lost most, three at the most, as in `turn`."]


class TycoonHolding(TypedDict):
    """What a player has at a time."""

    money: int
    stock: int
    patents: str
    score: int
    value: Annotated[int, "Of the patents."]


class TycoonReviewed(TypedDict):
    """A game looked back on."""

    turns: list[TycoonReviewedTurn]
    holdings: Annotated[
        list[list[TycoonHolding]], "What each player had before the first turn, and after each finished one."
    ]
    summary: TycoonReviewSummary


_MOST = (0, 1, 3, 6)
"""The most dollars that a turn of each grade loses but the last: a letter more of a word is worth one or two."""

_MOST_BY_WORTH = (0.05, 1.5, 4, 8)
"""The same by worth, in which a patent is worth several turns' gains."""


def _some_turns(call: Any) -> Mapping[str, Any]:
    """Let a turn of each opponent be played."""
    players = [{"name": "Ada", "level": 1}, {"name": "Grace", "level": 1}]
    record: dict[str, Any] = {"lexicon": "en-common", "setup": {**SETUP, "players": players}, "actions": []}
    while call("tycoon.match", {**record, "limit": 0})["state"]["round"] == 1:
        record["actions"].append(call("tycoon.choose", record)["action"])
    return record


@METHODS.add("tycoon.review", example=_some_turns, errors=ERRORS)
def review(request: TycoonReview, library: Library) -> Job[TycoonReviewed]:
    """Compare each finished turn with the best that could have been made of it.

    `min_zipf` and `without` leave words out of what could have been played; having played such a word costs nothing.
    """
    played = request.played(library)
    game, every = played.game
    lexicon = request.select(library, every)
    rows: list[TycoonReviewedTurn] = []
    before = {_turns_over(table.game): table.game for table in played.games if table.game.phase == "build"}
    for i, each in enumerate(game.turns):
        if each["done"] and request.by == "worth":
            rows.append(_weighed(i, each, view(before[i], each["player"]), lexicon))
        elif each["done"]:
            rows.append(_earning(i, each, Turn(lexicon, each["hand"], each["pool"], each["patents"], game.stacking)))
        yield Progress(i + 1, len(game.turns))
    of_each = [[row for row in rows if row["player"] == who] for who in range(len(game.players))]
    return {
        "turns": rows,
        "holdings": _holdings([table.game for table in played.games]),
        "summary": {
            "players": [
                player_over(player.name, [row["loss"] for row in turns], [row["grade"] for row in turns])
                for player, turns in zip(game.players, of_each, strict=True)
            ],
            "turning_points": turning_points({row["turn"]: (row["grade"], row["loss"]) for row in rows}),
        },
    }


def _holdings(games: Iterable[Game]) -> list[list[TycoonHolding]]:
    """Give what the players had whenever another turn was over; `games` go from the deal on, action by action."""
    holdings: list[list[TycoonHolding]] = []
    for game in games:
        if _turns_over(game) == len(holdings):
            holdings.append(
                [
                    {
                        "money": player.money,
                        "stock": player.stock,
                        "patents": player.patents,
                        "score": player.score,
                        "value": patents_value(player.patents),
                    }
                    for player in game.players
                ]
            )
    return holdings


def _turns_over(game: Game) -> int:
    return len(game.turns) - sum(not turn["done"] for turn in game.turns[-1:])


def _earning(place: int, made: TycoonTurn, turn: Turn) -> TycoonReviewedTurn:
    """Judge a turn by what it earned."""
    got = made["money"] + made["stock"]
    loss = max(turn.best - got, 0)
    return {
        "turn": place,
        "player": made["player"],
        "round": made["round"],
        "played": {"words": made["words"], "total": got},
        "best": [{"words": [word.decode() for word in best.words], "total": turn.best} for best in turn.plays(1)],
        "loss": loss,
        "grade": grade_of(loss, _MOST),
        "wins": None,
    }


def _weighed(place: int, made: TycoonTurn, seen: Game, lexicon: Lexicon) -> TycoonReviewedTurn:
    """Judge a turn by what it comes to; `seen` is the game when its words were played, as its player saw it."""
    cards = made.get("cards", []) if made["action"] == "play" else []
    laid = tuple(tuple(Card(card["letter"], card["from"]) for card in word) for word in cards)
    got = made["money"] + made["stock"]
    mine = choice_worth(seen, laid, got, made["bought"]).total
    best = options(seen, lexicon, 1)
    loss = round(max(0, *(option.worth.total - mine for option in best)), 2) if best else 0
    return {
        "turn": place,
        "player": made["player"],
        "round": made["round"],
        "played": {"words": made["words"], "total": got, "buy": _buy(made["bought"]), "worth": round(mine, 2)},
        "best": [
            {
                "words": list(option.words),
                "total": option.money + option.stock,
                "buy": _buy(option.buy),
                "worth": round(option.worth.total, 2),
            }
            for option in best
        ],
        "loss": loss,
        "grade": grade_of(loss, _MOST_BY_WORTH),
        "wins": None,
    }
