"""A game as a value: what lies where, and whose turn it is; `view` says what one player may see of it."""

from collections.abc import Sequence
from copy import deepcopy
from dataclasses import dataclass, field, replace
from random import Random

from ..errors import PositionError
from ..match.record import Level, ranked
from .cards import Laid, real_cards
from .rules import CARDS, GOALS, HAND, LETTERS, POOL, patents_value
from .values import (
    ActionKind,
    Challenge,
    Phase,
    Stacking,
    TycoonLaid,
    TycoonMatchState,
    TycoonStanding,
    TycoonTurn,
)

__all__ = [
    "CHALLENGES",
    "Game",
    "Player",
    "laid_json",
    "new_game",
    "standings",
    "view",
]

CHALLENGES: tuple[Challenge, ...] = ("automatic", "players")


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

    def actions(self) -> list[ActionKind]:
        """List the kinds of actions that the player who is to act may do."""
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

    def to_json(self) -> TycoonMatchState:
        """Give the game as a JSON value."""
        return {
            "stacking": self.stacking,
            "challenge": self.challenge,
            "players": [
                {
                    "name": player.name,
                    "level": player.level,
                    "hand": player.hand,
                    "money": player.money,
                    "stock": player.stock,
                    "patents": player.patents,
                    "dropped": player.dropped,
                    "score": player.score,
                    "value": patents_value(player.patents),
                }
                for player in self.players
            ],
            "deck": self.deck,
            "pool": self.pool,
            "discards": self.discards,
            "round": self.round,
            "player": self.player,
            "phase": self.phase,
            "laid": laid_json(self.laid),
            "last_round": self.last_round,
            "turns": deepcopy(self.turns),
            "goal": self.goal,
            "owners": {letter: i for i, player in enumerate(self.players) for letter in player.patents},
            "buyable": "".join(self.buyable()),
        }


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

    >>> game = new_game([("Ada", None), ("Bob", 5)], "en", 1)
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
    players, patents = game.players, [patents_value(player.patents) for player in game.players]
    return [
        {
            **row,
            "money": players[row["player"]].money,
            "stock": players[row["player"]].stock,
            "patents": patents[row["player"]],
        }
        for row in ranked([player.score for player in players], ties=patents)
    ]


def view(game: Game, who: int) -> Game:
    """Give the game as one player sees it: every card of other hands, of their hidden discards and of the deck is "?".

    >>> seen = view(new_game([("Ada", None), ("Bob", 5)], "en", 1), 0)
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
