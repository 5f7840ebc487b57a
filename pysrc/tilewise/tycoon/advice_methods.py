"""The methods that judge the turns of a game of Letter Tycoon: advise before, review afterwards."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any, NotRequired, TypedDict

from ..contract import Bounds, Methods
from ..errors import PlayError
from ..jobs import Job, Progress
from ..lexicon import Lexicon
from ..lexicon.library import Library
from ..lexicon.selection import WordSelection
from .game import Game, laid_json, standings, view
from .game_methods import SETUP, STATE_ERRORS, TycoonTable, actor_of
from .policy import Option, Worth, card_worth, choose, discard_advice, options, patent_worth, turns_left
from .rules import PRICES
from .solve import Turn
from .values import Phase, TycoonAction, TycoonLaid, TycoonStanding

__all__ = ["METHODS"]

METHODS = Methods()


@dataclass(frozen=True, kw_only=True)
class TycoonAdvise(WordSelection, TycoonTable):
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
    example=lambda call: {"state": call("tycoon.start", SETUP), "limit": 1},
    errors={**STATE_ERRORS, "not-now": "The game is over."},
)
def advise(request: TycoonAdvise, library: Library) -> TycoonAdvice:
    """Say what the best opponent would think of the choices, seen with the actor's eyes.

    `min_zipf` and `without` leave words out of what is advised; what may be played stays as it is.
    """
    game, every = request.read(library)
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
        advice["action"] = choose(seen, "top", lexicon)
    return advice


def _option(option: Option) -> TycoonOption:
    return {
        "words": list(option.words),
        "cards": laid_json(option.laid),
        "money": option.money,
        "stock": option.stock,
        "total": option.money + option.stock,
        "royalties": option.gifts,
        "buy": None if option.buy is None else {"letter": option.buy, "price": PRICES[option.buy]},
        "worth": _worth(option.worth),
    }


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
class TycoonReview(WordSelection, TycoonTable):
    """A game that is over."""


class TycoonReviewedTurn(TypedDict):
    """A turn beside the most that it could have earned."""

    turn: int
    player: int
    round: int
    words: list[str]
    got: int
    best: int
    best_words: list[str]
    lost: Annotated[int, "`best` less `got`."]


class TycoonReviewed(TypedDict):
    """A game looked back on."""

    turns: list[TycoonReviewedTurn]
    lost: Annotated[list[int], "By each player, over all turns."]
    standings: list[TycoonStanding]


def _finished_game(call: Any) -> Mapping[str, Any]:
    """Let two opponents play a game to its end."""
    players = [{"name": "Ada", "level": "easy"}, {"name": "Grace", "level": "easy"}]
    state = call("tycoon.start", {**SETUP, "lexicon": "en-common", "players": players})
    while state["actor"] is not None:
        state = call("tycoon.act", {"state": state, "action": call("tycoon.choose", {"state": state})})["state"]
    return {"state": state}


@METHODS.add(
    "tycoon.review",
    example=_finished_game,
    errors={**STATE_ERRORS, "not-now": "The game is not over."},
)
def review(request: TycoonReview, library: Library) -> Job[TycoonReviewed]:
    """Put each turn of a finished game beside the most that it could have earned.

    `min_zipf` and `without` leave words out of what could have been played; nobody loses by having played one.
    """
    game, every = request.read(library)
    lexicon = request.select(library, every)
    if game.phase != "over":
        raise PlayError("not-now", "A game is reviewed when it is over.", field="state", phase=game.phase)
    return _reviewing(game, lexicon)


def _reviewing(game: Game, lexicon: Lexicon) -> Job[TycoonReviewed]:
    rows: list[TycoonReviewedTurn] = []
    for i, each in enumerate(game.turns):
        turn = Turn(lexicon, each["hand"], each["pool"], each["patents"], game.stacking)
        best = turn.plays(1)
        got = each["money"] + each["stock"]
        rows.append(
            {
                "turn": i,
                "player": each["player"],
                "round": each["round"],
                "words": each["words"],
                "got": got,
                "best": turn.best,
                "best_words": [word.decode() for word in best[0].words] if best else [],
                "lost": max(turn.best - got, 0),
            }
        )
        yield Progress(i + 1, len(game.turns))
    lost = [sum(row["lost"] for row in rows if row["player"] == i) for i in range(len(game.players))]
    return {"turns": rows, "lost": lost, "standings": standings(game)}
