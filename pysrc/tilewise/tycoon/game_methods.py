"""The methods of a game of Letter Tycoon: start, legal, act, choose, view, advise, replay, review, and the rules."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any, NotRequired, TypedDict

from ..contract import AS_GIVEN, Bounds, ListId, Methods
from ..errors import PlayError, PositionError, TilewiseError
from ..jobs import Job, Progress
from ..lexicon import Lexicon
from ..lexicon.library import Library
from ..lexicon.selection import InList, WordSelection
from .cards import lay
from .game import CHALLENGES, LEVELS, Game, laid_json, new_game, read_game, standings, view
from .policy import Option, Worth, choose, discard_advice, keeping, options, patent_worth, turns_left
from .replace import choices
from .rules import (
    CARDS,
    GOALS,
    HAND,
    LETTERS,
    LONGEST,
    PLAYABLE,
    POOL,
    POWERS,
    PRICES,
    RULES,
    SHORTEST,
    STACKINGS,
    english,
)
from .solve import Turn
from .turns import act
from .values import (
    ActionType,
    Challenge,
    Level,
    Phase,
    Stacking,
    TycoonAction,
    TycoonEvent,
    TycoonLaid,
    TycoonStanding,
    TycoonState,
)

__all__ = ["METHODS", "rules_of_the_game"]

METHODS = Methods()

_SETUP_ERRORS = {
    "players": "Not two to five play.",
    "first": "There is no such player.",
}
_STATE_ERRORS = {
    "state": "The value cannot be a game.",
    "lexicon-other": "The game is played with another word list.",
}
_ACTION_ERRORS = {
    "action": "The action cannot be read.",
    "not-now": "The phase does not allow it.",
    "not-your-turn": "Somebody else is to act.",
    "words": "A play has not one word, or two with patent V.",
    "length": "A word is too short or too long.",
    "cards": "Cards cannot be read, or do not spell the words.",
    "letter": "Something is no card.",
    "not-there": "A card is not where it is said to be.",
    "no-hand-card": "A word uses no card of the hand.",
    "patent-needed": "The patent that allows it is not owned.",
    "copy": "Patent X is used wrongly.",
    "added-s": "Patent Z is used wrongly.",
    "not-a-word": "A word is not in the list, and wrong words are refused.",
    "owned": "The patent belongs to somebody.",
    "not-played": "No card of that letter was played this turn.",
    "not-affordable": "The patent costs more than the player has.",
    "discard": "Not one card is discarded for a word that did not count.",
}

_SETUP = {"players": ["Ada", {"name": "Grace", "level": "top"}], "lexicon": "en", "seed": 4, "first": 0}


@dataclass(frozen=True, kw_only=True)
class TycoonRules:
    """The rules as they are played here."""


class TycoonLetter(TypedDict):
    """A letter of the deck."""

    cards: int
    price: int
    type: Annotated[str, "Vowel, consonant, or both."]
    power: Annotated[str | None, "What its patent allows."]


class TycoonRule(TypedDict):
    """A rule and where it is written down."""

    id: str
    text: str
    sources: list[str]
    confidence: float


class TycoonRulesSource(TypedDict):
    """A text that rules are written down in."""

    name: str
    url: str


class TycoonFacts(TypedDict):
    """Cards, prices, powers, goals, and where each rule is written down."""

    letters: dict[str, TycoonLetter]
    earnings: Annotated[dict[str, list[int]], "Length of a word -> money and stock."]
    goals: Annotated[dict[str, int], "Number of players -> the value of patents that ends the game."]
    hand: Annotated[int, "Cards in a hand."]
    pool: Annotated[int, "Cards in the pool."]
    word_lengths: Annotated[list[int], "Letters of the shortest and the longest word."]
    powers: Annotated[str, "The letters whose patents have a power."]
    alphabets: Annotated[list[str], "Those whose word lists can be played: they have all the letters of the cards."]
    rules: list[TycoonRule]
    sources: dict[str, TycoonRulesSource]
    levels: list[Level]
    stackings: list[Stacking]
    challenges: list[Challenge]


def rules_of_the_game() -> TycoonFacts:
    """Give the facts of the game; they never change."""
    letters: dict[str, TycoonLetter] = {
        letter: {
            "cards": CARDS[letter],
            "price": PRICES[letter],
            "type": RULES["letters"][letter]["type"],
            "power": POWERS.get(letter),
        }
        for letter in LETTERS
    }
    return {
        "letters": letters,
        "earnings": RULES["earnings"],
        "goals": {str(players): goal for players, goal in GOALS.items()},
        "hand": HAND,
        "pool": POOL,
        "word_lengths": [SHORTEST, LONGEST],
        "powers": "".join(POWERS),
        "alphabets": list(PLAYABLE),
        "rules": RULES["rules"],
        "sources": RULES["sources"],
        "levels": list(LEVELS),
        "stackings": list(STACKINGS),
        "challenges": list(CHALLENGES),
    }


@METHODS.add("tycoon.rules", example={})
def rules(request: TycoonRules, library: Library) -> TycoonFacts:
    """Give cards, prices, powers and goals, and where each rule is written down."""
    return rules_of_the_game()


@dataclass(frozen=True, kw_only=True)
class TycoonSeat:
    """A player of a game to be."""

    name: Annotated[str, "At most 40 characters are kept."] = ""
    level: Annotated[Level | None, "Null for a person."] = None


@dataclass(frozen=True, kw_only=True)
class TycoonSetup(InList):
    """A game to be dealt."""

    players: Annotated[list[str | TycoonSeat], "Two to five."]
    seed: Annotated[int, Bounds(0, 2**53), "The same seed deals the same cards."] = 0
    stacking: Annotated[Stacking, "How doublings go together."] = "multiply"
    challenge: Annotated[Challenge, "Whether the list decides at once, or players may challenge a word."] = "automatic"
    retries: Annotated[
        Annotated[int, Bounds(0)] | None, "How often a wrong word may be tried again; null refuses it without a price."
    ] = 3
    first: Annotated[Annotated[int, Bounds(0)] | None, "Who begins; null leaves it to the seed."] = None

    def game(self, library: Library) -> Game:
        """Deal the game."""
        if len(self.players) not in GOALS:
            raise PositionError(
                "players", f"Letter Tycoon is for two to five players, not {len(self.players)}.", field="players"
            )
        english(library.lexicon(self.lexicon))
        if self.first is not None and self.first >= len(self.players):
            raise PositionError("first", f"There are {len(self.players)} players, counted from 0.", field="first")
        seats = [TycoonSeat(name=each) if isinstance(each, str) else each for each in self.players]
        return new_game(
            [((seat.name or f"Player {i + 1}")[:40], seat.level) for i, seat in enumerate(seats)],
            self.lexicon,
            self.seed,
            stacking=self.stacking,
            challenge=self.challenge,
            retries=self.retries,
            first=self.first,
        )


@METHODS.add("tycoon.start", example=_SETUP, errors=_SETUP_ERRORS)
def start(request: TycoonSetup, library: Library) -> TycoonState:
    """Deal a game."""
    return request.game(library).to_json()


@dataclass(frozen=True, kw_only=True)
class TycoonTable:
    """A game in progress."""

    state: Annotated[TycoonState, AS_GIVEN]
    lexicon: Annotated[ListId | None, "May name the game's list again, and no other."] = None

    def read(self, library: Library) -> tuple[Game, Lexicon]:
        """Give the game and its word list."""
        game = read_game(self.state)
        return game, _game_list(game, self.lexicon, library)


def _game_list(game: Game, named: str | None, library: Library) -> Lexicon:
    if named not in (None, game.lexicon):
        raise PositionError("lexicon-other", f"This game's word list is “{game.lexicon}”.", field="lexicon")
    return english(library.lexicon(game.lexicon))


@dataclass(frozen=True, kw_only=True)
class TycoonAct(TycoonTable):
    """A game and what the actor does."""

    action: Annotated[TycoonAction, AS_GIVEN]


class TycoonOutcome(TypedDict):
    """The game after some actions, and the events that led there."""

    state: TycoonState
    events: list[TycoonEvent]
    standings: NotRequired[Annotated[list[TycoonStanding], "When the game is over."]]


@METHODS.add(
    "tycoon.act",
    example=lambda call: {"state": call("tycoon.start", _SETUP), "action": {"type": "pass"}},
    errors={**_STATE_ERRORS, **_ACTION_ERRORS},
)
def take_action(request: TycoonAct, library: Library) -> TycoonOutcome:
    """Do an action of the player who is to act."""
    game, lexicon = request.read(library)
    return _outcome(*act(game, request.action, lexicon))


def _outcome(game: Game, events: list[TycoonEvent]) -> TycoonOutcome:
    result: TycoonOutcome = {"state": game.to_json(), "events": events}
    if game.actor is None:
        result["standings"] = standings(game)
    return result


@dataclass(frozen=True, kw_only=True)
class TycoonReplay:
    """A game from its beginning."""

    setup: TycoonSetup
    actions: Annotated[list[TycoonAction], AS_GIVEN]
    lexicon: Annotated[ListId | None, "May name the game's list again, and no other."] = None


@METHODS.add(
    "tycoon.replay",
    example={"setup": _SETUP, "actions": [{"type": "pass"}, {"type": "discard", "cards": ""}]},
    errors={**_SETUP_ERRORS, "lexicon-other": _STATE_ERRORS["lexicon-other"], **_ACTION_ERRORS},
)
def replay(request: TycoonReplay, library: Library) -> TycoonOutcome:
    """Deal a game and do its actions one after another.

    A refused action is named by its place, `action` counted from 0.
    """
    game = request.setup.game(library)
    lexicon = _game_list(game, request.lexicon, library)
    events: list[TycoonEvent] = []
    for i, action in enumerate(request.actions):
        try:
            game, more = act(game, action, lexicon)
        except TilewiseError as error:
            raise PlayError(error.code, str(error), **{**error.place, "field": "actions", "action": i}) from error
        events += more
    return _outcome(game, events)


@dataclass(frozen=True, kw_only=True)
class TycoonChoose(TycoonTable):
    """A game in which the actor is played by the program."""

    level: Annotated[Level | None, "Null takes the player's own, or the middle one."] = None


@METHODS.add(
    "tycoon.choose",
    example=lambda call: {"state": call("tycoon.start", _SETUP), "level": "top"},
    errors={**_STATE_ERRORS, "not-now": "The game is over."},
)
def choose_action(request: TycoonChoose, library: Library) -> TycoonAction:
    """Choose an action for the player who is to act, from what that player sees."""
    game, lexicon = request.read(library)
    actor = _actor(game)
    return choose(view(game, actor), request.level or game.players[actor].level or LEVELS[1], lexicon)


def _actor(game: Game) -> int:
    if game.actor is None:
        raise PlayError("not-now", "The game is over.", field="state", phase=game.phase)
    return game.actor


@dataclass(frozen=True, kw_only=True)
class TycoonView(TycoonTable):
    """A game and who looks at it."""

    player: Annotated[int, Bounds(0), "Counted from 0."]


@METHODS.add(
    "tycoon.view",
    example=lambda call: {"state": call("tycoon.start", _SETUP), "player": 0},
    errors={**_STATE_ERRORS, "range": "There is no such player."},
)
def view_game(request: TycoonView, library: Library) -> TycoonState:
    """Give the game as one player sees it; what is hidden are question marks."""
    game, _ = request.read(library)
    if request.player >= len(game.players):
        most = len(game.players) - 1
        message = f"“player” is a number from 0 to {most}; {request.player} is not."
        raise PositionError("range", message, field="player")
    return view(game, request.player).to_json()


@dataclass(frozen=True, kw_only=True)
class TycoonLegal(TycoonTable):
    """A game whose legal actions are asked for."""

    limit: Annotated[int, Bounds(0, 1000), "The most plays to give."] = 20


class TycoonActions(TypedDict):
    """What the player who is to act may do."""

    actor: int | None
    phase: Phase
    actions: list[TycoonAction]


@METHODS.add(
    "tycoon.legal",
    example=lambda call: {"state": call("tycoon.start", _SETUP), "limit": 1},
    errors=_STATE_ERRORS,
)
def legal(request: TycoonLegal, library: Library) -> TycoonActions:
    """List what the player who is to act may do.

    Plays are the best `limit` that earn most: a play of other words is legal too. Discards are none, each single card
    and the whole hand: any other selection is legal too.
    """
    game, lexicon = request.read(library)
    actions: list[TycoonAction] = []
    for kind in game.actions():
        actions += _actions(game, kind, lexicon, request.limit)
    return {"actor": game.actor, "phase": game.phase, "actions": actions}


def _actions(game: Game, kind: ActionType, lexicon: Lexicon, limit: int) -> list[TycoonAction]:
    """List the actions of one type."""
    me = game.me
    if kind == "play":
        turn = Turn(lexicon, me.hand, game.pool, me.patents, game.stacking)
        return [_play(found.words, game) for found in turn.plays(limit)]
    if kind == "replace":
        return [{"type": "replace", "letter": letter, "from": source} for letter, source in choices(me.hand, game.pool)]
    if kind == "buy":
        return [{"type": "buy", "letter": letter} for letter in game.buyable()]
    if kind == "discard":
        cards = sorted(set(me.hand))
        if game.phase == "discard":
            cards = ["", *cards, *([me.hand] if len(me.hand) > 1 else [])]
        return [{"type": "discard", "cards": each} for each in cards]
    return [{"type": kind}]


def _play(found: tuple[bytes, ...], game: Game) -> TycoonAction:
    words = [word.decode() for word in found]
    laid = lay(words, game.me.hand, game.pool, game.me.patents)
    assert laid is not None
    return {"type": "play", "words": words, "cards": laid_json(laid)}


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
    example=lambda call: {"state": call("tycoon.start", _SETUP), "limit": 1},
    errors={**_STATE_ERRORS, "not-now": "The game is over."},
)
def advise(request: TycoonAdvise, library: Library) -> TycoonAdvice:
    """Say what the best opponent would think of the choices, seen with the actor's eyes.

    `min_zipf` and `without` leave words out of what is advised; what may be played stays as it is.
    """
    game, every = request.read(library)
    lexicon = request.select(library, every)
    actor = _actor(game)
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
            {"letter": card, "worth": round(keeping(card, seen.me.patents), 2)} for card in sorted(set(seen.me.hand))
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
    state = call("tycoon.start", {**_SETUP, "lexicon": "en-common", "players": players})
    while state["actor"] is not None:
        state = call("tycoon.act", {"state": state, "action": call("tycoon.choose", {"state": state})})["state"]
    return {"state": state}


@METHODS.add(
    "tycoon.review",
    example=_finished_game,
    errors={**_STATE_ERRORS, "not-now": "The game is not over."},
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
