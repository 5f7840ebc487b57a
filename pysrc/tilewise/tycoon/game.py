"""A game as a value: what lies where, whose turn it is, and the JSON that holds all of it.

The JSON holds hidden cards too, since it is the table itself; `view` says what one player may see of it. A game that
comes back from JSON is checked against the rules as far as possible: no card may be lost or added, money, stock and
patents are those that the turns have brought, and what follows from the rest follows from it.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from copy import deepcopy
from dataclasses import asdict, dataclass, field, fields, replace
from random import Random
from typing import Any, cast

from ..contract import read
from ..errors import PositionError, TilewiseError
from .cards import Laid, read_laid, real_cards
from .rules import CARDS, GOALS, HAND, LETTERS, LONGEST, POOL, PRICES, SHORTEST, STACKINGS, patents_value, read_patents
from .values import (
    ActionType,
    Challenge,
    Level,
    Phase,
    Stacking,
    TycoonLaid,
    TycoonStanding,
    TycoonState,
    TycoonTurn,
)

__all__ = [
    "CHALLENGES",
    "LEVELS",
    "Game",
    "Player",
    "laid_json",
    "new_game",
    "read_game",
    "standings",
    "view",
]

_PHASES: tuple[Phase, ...] = ("build", "challenge", "forfeit", "buy", "discard", "over")
CHALLENGES: tuple[Challenge, ...] = ("automatic", "players")
LEVELS: tuple[Level, ...] = ("easy", "middle", "top")
"""Opponents: a decent human with a modest vocabulary, a greedy one, and one that weighs word and purchase together."""

_FORM = "letter-tycoon-1"

_DERIVED = {"game", "actor", "goal", "scores", "values", "owners", "buyable", "actions"}
"""Members of the JSON that follow from the rest: they are written, and compared when a game is read."""


@dataclass
class Player:
    """One player: `level` is None for a person; `dropped` are discards that only this player has seen."""

    name: str
    level: Level | None = None
    hand: str = ""
    money: int = 0
    stock: int = 0
    patents: str = ""
    dropped: str = ""

    @property
    def score(self) -> int:
        """Money, stock and the value of the patents."""
        return self.money + self.stock + patents_value(self.patents)


@dataclass
class Game:
    """The whole table. `player` has the turn; in phase "challenge" it is `waiting[0]` who acts."""

    lexicon: str
    seed: int
    stacking: Stacking
    challenge: Challenge
    retries: int | None
    players: list[Player]
    deck: str
    pool: str = ""
    discards: str = ""
    shuffles: int = 0
    round: int = 1
    first: int = 0
    player: int = 0
    phase: Phase = "build"
    replaced: bool = False
    tries: int = 0
    laid: Laid = ()
    waiting: list[int] = field(default_factory=list)
    last_round: bool = False
    turns: list[TycoonTurn] = field(default_factory=list)

    def copy(self) -> "Game":
        """Make a copy that may be played on; it shares the turns that are over, which nobody changes any more."""
        players = [replace(player) for player in self.players]
        turns = [*self.turns[:-1], *deepcopy(self.turns[-1:])]
        return replace(self, players=players, waiting=list(self.waiting), turns=turns)

    @property
    def actor(self) -> int | None:
        """Who is to act, None when the game is over."""
        if self.phase == "over":
            return None
        return self.waiting[0] if self.phase == "challenge" else self.player

    @property
    def me(self) -> Player:
        """The player whose turn it is."""
        return self.players[self.player]

    @property
    def goal(self) -> int:
        """The value of patents that ends the game."""
        return GOALS[len(self.players)]

    def owner(self, letter: str) -> int | None:
        """Say who owns a patent."""
        return next((i for i, player in enumerate(self.players) if letter in player.patents), None)

    def buyable(self) -> list[str]:
        """List the patents that the player may buy now, in alphabetical order; none unless it is time to buy."""
        if self.phase != "buy":
            return []
        cards = sorted(set(real_cards(self.laid)))
        return [card for card in cards if self.owner(card) is None and patents_value(card) <= self.me.money]

    def may_replace(self) -> bool:
        """Say whether a card may be replaced now: with patent Q, once, before a word is tried."""
        return self.phase == "build" and "Q" in self.me.patents and not self.replaced and not self.tries

    def actions(self) -> list[ActionType]:
        """List the types of actions that the player who is to act may do."""
        if self.phase == "build":
            return ["play", "pass", "replace"] if self.may_replace() else ["play", "pass"]
        if self.phase == "buy":
            return ["buy", "skip"] if self.buyable() else ["skip"]
        if self.phase == "challenge":
            return ["accept", "challenge"]
        return [] if self.phase == "over" else ["discard"]

    def draw(self, n: int) -> str:
        """Take cards from the deck; the discards become a new deck when it is used up."""
        drawn = ""
        while len(drawn) < n:
            if not self.deck:
                self._shuffle()
                if not self.deck:
                    break
            take = n - len(drawn)
            drawn, self.deck = drawn + self.deck[:take], self.deck[take:]
        return drawn

    def _shuffle(self) -> None:
        cards = sorted(self.discards + "".join(player.dropped for player in self.players))
        self.shuffles += 1
        Random(f"{self.seed}/{self.shuffles}").shuffle(cards)
        self.deck, self.discards = "".join(cards), ""
        for player in self.players:
            player.dropped = ""

    def to_json(self) -> TycoonState:
        """Give the game as a JSON value."""
        state = {
            "game": _FORM,
            **{each.name: getattr(self, each.name) for each in fields(self)},
            "players": [asdict(player) for player in self.players],
            "laid": laid_json(self.laid),
            "turns": deepcopy(self.turns),
            "waiting": list(self.waiting),
            "actor": self.actor,
            "goal": self.goal,
            "scores": [player.score for player in self.players],
            "values": [patents_value(player.patents) for player in self.players],
            "owners": {letter: i for i, player in enumerate(self.players) for letter in player.patents},
            "buyable": "".join(self.buyable()),
            "actions": self.actions(),
        }
        return cast(TycoonState, state)  # its members are the fields of this class and what follows from them


def laid_json(laid: Laid) -> TycoonLaid:
    """Write laid cards as JSON."""
    return [[{"letter": card.letter, "from": card.source} for card in cards] for cards in laid]


def new_game(
    players: Sequence[tuple[str, Level | None]],
    lexicon: str,
    seed: int,
    *,
    stacking: Stacking = "multiply",
    challenge: Challenge = "automatic",
    retries: int | None = 3,
    first: int | None = None,
) -> Game:
    """Shuffle, deal seven cards to each and three to the pool; a seed gives the same game each time.

    >>> game = new_game([("Ada", None), ("Bob", "top")], "en", 1)
    >>> len(game.players[0].hand), len(game.pool), len(game.deck)
    (7, 3, 85)
    """
    if len(players) not in GOALS:
        raise PositionError(
            "players", f"Letter Tycoon is for two to five players, not {len(players)}.", field="players"
        )
    rng = Random(f"{seed}/0")
    cards = [letter for letter in LETTERS for _ in range(CARDS[letter])]
    rng.shuffle(cards)
    game = Game(
        lexicon, seed, stacking, challenge, retries, [Player(name, level) for name, level in players], "".join(cards)
    )
    for player in game.players:
        player.hand = game.draw(HAND)
    game.pool = game.draw(POOL)
    game.first = game.player = rng.randrange(len(players)) if first is None else first % len(players)
    return game


def standings(game: Game) -> list[TycoonStanding]:
    """Rank the players: by score, then by the value of their patents; equal ones share a place."""
    keys = [(player.score, patents_value(player.patents)) for player in game.players]
    order = sorted(range(len(keys)), key=lambda i: (-keys[i][0], -keys[i][1], i))
    return [
        {
            "player": i,
            "place": 1 + sum(other > keys[i] for other in keys),
            "score": keys[i][0],
            "money": game.players[i].money,
            "stock": game.players[i].stock,
            "patents": keys[i][1],
        }
        for i in order
    ]


def view(game: Game, who: int) -> Game:
    """Give the game as one player sees it: every card of other hands, of their hidden discards and of the deck is "?".

    >>> seen = view(new_game([("Ada", None), ("Bob", "top")], "en", 1), 0)
    >>> seen.players[1].hand, len(seen.players[0].hand), set(seen.deck), seen.seed
    ('???????', 7, {'?'}, 0)
    """
    seen = deepcopy(game)
    seen.seed = 0
    seen.deck = "?" * len(game.deck)
    for i, player in enumerate(seen.players):
        if i != who:
            player.hand = "?" * len(player.hand)
            player.dropped = "?" * len(player.dropped)
    for turn in seen.turns:
        if turn["player"] != who:
            turn.update({"hand": "?" * len(turn["hand"]), "discarded": "?" * len(turn["discarded"])})
            if turn["replaced"]:
                where = turn["replaced"]["from"]
                turn["replaced"] = turn["replaced"] if where == "pool" else {"letter": "?", "from": where, "drawn": "?"}
    return seen


def read_game(value: Any) -> Game:
    """Read a game from its JSON value, and check it against the rules.

    Raises PositionError "state" for anything that is not a possible game.

    >>> game = new_game([("Ada", None), ("Bob", "top")], "en", 1)
    >>> read_game(game.to_json()) == game
    True
    >>> read_game({**game.to_json(), "pool": "ZZZ"})
    Traceback (most recent call last):
    tilewise.errors.PositionError: This is not a game of Letter Tycoon: its cards are not the 102 cards of the deck.
    """
    try:
        read(TycoonState, value)
        game = _read(value)
        _check(game)
        _check_accounts(game)
        _check_derived(game, value)
    except (KeyError, TypeError, AttributeError, IndexError) as error:
        raise _broken("a part is missing or has the wrong type") from error
    except TilewiseError as error:
        if error.code == "state":
            raise
        raise _broken(str(error)[:1].lower() + str(error)[1:].rstrip(".")) from error
    return game


def _broken(why: str) -> PositionError:
    return PositionError("state", f"This is not a game of Letter Tycoon: {why}.", field="state")


_FIELDS = tuple(each.name for each in fields(Game) if each.name not in ("players", "laid"))


def _read(value: Any) -> Game:
    players = [Player(**{each.name: player[each.name] for each in fields(Player)}) for player in value["players"]]
    return Game(**{name: deepcopy(value[name]) for name in _FIELDS}, players=players, laid=read_laid(value["laid"]))


def _check(game: Game) -> None:
    n = len(game.players)
    places = range(n)
    challenged = real_cards(game.laid) if game.phase == "challenge" else ""
    hands = "".join(player.hand + player.dropped for player in game.players)
    patents = "".join(player.patents for player in game.players)
    for player in game.players:
        if player.patents != read_patents(player.patents):
            raise _broken("a player's patents are not in alphabetical order")
    limits = {
        "it has not two to five players": n in GOALS,
        "its cards are not the 102 cards of the deck": Counter(
            game.deck + game.pool + game.discards + hands + challenged
        )
        == Counter(CARDS),
        "a player has more cards than a hand holds": all(len(player.hand) <= HAND for player in game.players),
        "the pool has more than three cards": len(game.pool) <= POOL,
        "a patent has two owners": len(set(patents)) == len(patents),
        "a player's money or stock is below 0": all(min(player.money, player.stock) >= 0 for player in game.players),
        "it is no player's turn": game.player in places and game.first in places,
        "the cards laid make no possible words": all(SHORTEST <= len(cards) <= LONGEST for cards in game.laid)
        and (len(game.laid) in (1, 2) if game.phase in ("challenge", "buy") else len(game.laid) <= 2),
        "its phase is unknown": game.phase in _PHASES,
        "a card is to be given and there is none": game.phase != "forfeit" or bool(game.me.hand),
        "its way to stack doublings is unknown": game.stacking in STACKINGS,
        "its way to challenge is unknown": game.challenge in CHALLENGES,
        "the players waited for are impossible": (game.phase == "challenge") == bool(game.waiting)
        and all(type(i) is int and i in places and i != game.player for i in game.waiting),
        "its turns do not fit its players": all(_is_turn(turn, n) for turn in game.turns),
    }
    for why, holds in limits.items():
        if not holds:
            raise _broken(why)


def _check_accounts(game: Game) -> None:
    """Check that each player has the money, stock and patents that the turns have brought, and spent."""
    players = [Player(player.name) for player in game.players]
    for turn in game.turns:
        me = players[turn["player"]]
        for challenger, right in turn["challenges"]:
            if not right:
                players[challenger].money -= players[challenger].money > 0
                me.money += 1
        me.money += turn["money"]
        me.stock += turn["stock"]
        for owner, royalty in turn["royalties"]:
            players[owner].money += royalty
        if turn["bought"] is not None:
            me.money -= PRICES[turn["bought"]]
            me.patents += turn["bought"]
    for player, real in zip(game.players, players, strict=True):
        if (player.money, player.stock, player.patents) != (real.money, real.stock, "".join(sorted(real.patents))):
            raise _broken(f"the money, stock or patents of {player.name} do not follow from the turns")


def _check_derived(game: Game, value: TycoonState) -> None:
    found: Mapping[str, object] = game.to_json()
    given: Mapping[str, object] = value
    for name in sorted(_DERIVED):
        if found[name] != given[name]:
            raise _broken(f"its “{name}” does not follow from the rest")


def _is_turn(turn: Any, players: int) -> bool:
    letters = frozenset(LETTERS)
    return (
        turn["player"] in range(players)
        and all(letters.issuperset(turn[name]) for name in ("hand", "pool", "patents", "discarded"))
        and len(turn["hand"]) <= HAND
        and len(turn["pool"]) <= POOL
        and all(player in range(players) for player, _ in (*turn["royalties"], *turn["challenges"]))
    )
