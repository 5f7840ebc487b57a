"""What players do: replace, play, pass, challenge, accept, buy, skip and discard, and what becomes of the game.

An action is a small JSON value with a `kind`. `act` gives a new game and the events that led to it; a refused action is
a PlayError, and nothing has changed.
"""

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any, cast

from ..errors import PlayError
from ..lexicon import Lexicon
from .cards import Laid, check, earnings, lay, read_laid, real_cards
from .game import Game, laid_json
from .rules import HAND, LONGEST, POOL, PRICES, SHORTEST, patents_value, read_cards
from .values import TycoonEvent, TycoonReplaced, TycoonTurn

__all__ = ["ACTIONS", "act", "arrange", "may"]

_FIELDS: Mapping[str, tuple[str, set[str]]] = {
    "replace": ("build", {"letter", "from"}),
    "play": ("build", {"words", "cards"}),
    "pass": ("build", set()),
    "challenge": ("challenge", set()),
    "accept": ("challenge", set()),
    "buy": ("buy", {"letter"}),
    "skip": ("buy", set()),
    "discard": ("discard", {"cards"}),
}
ACTIONS = tuple(_FIELDS)

_PHASE_SENTENCES = {
    "build": "a word is to be built, or the turn passed",
    "challenge": "the word is to be challenged or accepted",
    "forfeit": "one card is to be discarded for the word that did not count",
    "buy": "a patent is to be bought, or none",
    "discard": "cards are to be discarded, or none",
    "over": "the game is over",
}


def may(game: Game, kind: str) -> bool:
    """Say whether actions of this kind belong to the phase."""
    return game.phase == _FIELDS[kind][0] or (kind == "discard" and game.phase == "forfeit")


def act(game: Game, action: Any, lexicon: Lexicon) -> tuple[Game, list[TycoonEvent]]:
    """Do one action of the player who is to act.

    Raises PlayError: "action" for what is not an action, "not-now" and "not-your-turn" for one that is out of turn, and
    one for each rule that it breaks.
    """
    if not isinstance(action, Mapping) or action.get("kind") not in ACTIONS:
        raise PlayError("action", f"The kind of an action is one of {', '.join(ACTIONS)}.", field="action")
    kind = str(action["kind"])
    extra = set(action) - _FIELDS[kind][1] - {"kind", "player"}
    if extra:
        raise PlayError("action", f"The action “{kind}” has no field “{min(extra)}”.", field="action")
    if not may(game, kind):
        raise PlayError("not-now", f"Not now: {_PHASE_SENTENCES[game.phase]}.", field="action", phase=game.phase)
    if action.get("player", game.actor) != game.actor:
        name = game.players[game.actor or 0].name
        raise PlayError("not-your-turn", f"It is {name}'s turn to act.", field="action", player=game.actor)
    after = game.copy()
    turn = _Turn(after, lexicon)
    turn.do(kind, action)
    return after, turn.events


def arrange(game: Game, action: Mapping[str, Any]) -> Laid:
    """Give the cards that a play lays: those it names, or some that spell its words; both are checked."""
    me, said, cards = game.me, action.get("words"), action.get("cards")
    words = said if isinstance(said, list) and all(isinstance(word, str) for word in said) else []
    if not words and (said is not None or cards is None):
        raise PlayError("words", "A play has “words”, a list of one or two.", field="words")
    if cards is not None:
        laid = read_laid(cards)
        check(laid, me.hand, game.pool, me.patents)
        if words and [word.upper() for word in words] != spelled(laid):
            raise PlayError("cards", "The cards do not spell the words.", field="cards")
        return laid
    words = [read_cards(word, 1 << 10, "words") for word in words]
    if len(words) > 1 + ("V" in me.patents):
        why = (
            "Two words in one turn need patent V." if len(words) == 2 else "A turn has one word, or two with patent V."
        )
        raise PlayError("patent-needed" if len(words) == 2 else "words", why, field="words")
    for word in words:
        if not SHORTEST <= len(word) <= LONGEST:
            raise PlayError(
                "length", f"A word has {SHORTEST} to {LONGEST} letters; “{word}” has {len(word)}.", field="words"
            )
    found = lay(words, me.hand, game.pool, me.patents)
    if found is None:
        raise PlayError("not-there", f"Your cards do not spell {' and '.join(words)}.", field="words")
    return found


def spelled(laid: Laid) -> list[str]:
    """Read the words that cards spell."""
    return ["".join([card.letter for card in cards]) for cards in laid]


class _Turn:
    """One action on a game that may be changed."""

    def __init__(self, game: Game, lexicon: Lexicon) -> None:
        self.game, self.lexicon = game, lexicon
        self.events: list[TycoonEvent] = []

    def do(self, kind: str, action: Mapping[str, Any]) -> None:
        """Do it."""
        steps: dict[str, Callable[[Mapping[str, Any]], None]] = {
            "replace": self._replace,
            "play": self._play,
            "pass": self._pass,
            "challenge": self._challenge,
            "accept": self._accept,
            "buy": self._buy,
            "skip": lambda _: self._refill_pool(),
            "discard": self._discard,
        }
        steps[kind](action)

    def _tell(self, kind: str, **what: Any) -> None:
        event = {"kind": kind, "player": self.game.player, **what}
        self.events.append(cast(TycoonEvent, event))  # each kind brings members of its own

    @property
    def _entry(self) -> TycoonTurn:
        """The turn's line in the log, begun when it is first written to."""
        game = self.game
        if not game.turns or game.turns[-1].get("done"):
            game.turns.append(
                {
                    "player": game.player,
                    "round": game.round,
                    "action": "",
                    "hand": game.me.hand,
                    "pool": game.pool,
                    "patents": game.me.patents,
                    "purse": game.me.money,
                    "replaced": None,
                    "words": [],
                    "money": 0,
                    "stock": 0,
                    "royalties": [],
                    "bought": None,
                    "discarded": "",
                    "refused": [],
                    "challenges": [],
                    "done": False,
                }
            )
        return game.turns[-1]

    def _replace(self, action: Mapping[str, Any]) -> None:
        game = self.game
        if "Q" not in game.me.patents:
            raise PlayError("patent-needed", "Patent Q is needed to replace a card.", field="action", letter="Q")
        if game.replaced or game.tries:
            raise PlayError("not-now", "Only one card can be replaced, at the start of a turn.", field="action")
        letter, source = action.get("letter"), action.get("from", "hand")
        place = {"hand": game.me.hand, "pool": game.pool}.get(str(source))
        if place is None or not isinstance(letter, str) or len(letter) != 1 or letter.upper() not in place:
            raise PlayError("not-there", f"There is no {letter} there to replace.", field="action")
        letter = letter.upper()
        entry = self._entry
        if source == "hand":
            game.me.hand = game.me.hand.replace(letter, "", 1)
            game.me.dropped += letter
        else:
            game.pool = game.pool.replace(letter, "", 1)
            game.discards += letter
        drawn = game.draw(1)
        if source == "hand":
            game.me.hand += drawn
        else:
            game.pool += drawn
        game.replaced = True
        replaced: TycoonReplaced = {"letter": letter, "from": source, "drawn": drawn}
        entry.update({"replaced": replaced, "hand": game.me.hand, "pool": game.pool})
        self._tell("replaced", letter=letter, **{"from": source}, drawn=drawn)

    def _play(self, action: Mapping[str, Any]) -> None:
        game = self.game
        laid = arrange(game, action)
        words = spelled(laid)
        entry = self._entry
        if game.challenge == "automatic":
            wrong = self._wrong(words)
            if wrong and game.retries is None:
                raise PlayError("not-a-word", f"{wrong[0]} is not in the word list.", field="words", word=wrong[0])
            if wrong:
                entry["refused"] += wrong
                self._tell("refused", words=wrong, left=max((game.retries or 0) - game.tries, 0))
                game.tries += 1
                if game.tries > (game.retries or 0):
                    self._fail(words)
                return
        game.laid = laid
        game.me.hand = _without(game.me.hand, real_cards(laid, "hand"))
        game.pool = _without(game.pool, real_cards(laid, "pool"))
        entry.update({"action": "play", "words": words, "cards": laid_json(laid)})
        self._tell("laid", words=words)
        if game.challenge == "automatic":
            self._earn()
        else:
            n = len(game.players)
            game.waiting = [(game.player + i) % n for i in range(1, n)]
            game.phase = "challenge"

    def _wrong(self, words: list[str]) -> list[str]:
        return [word for word in words if not self.lexicon.holds(word.encode())]

    def _fail(self, words: list[str]) -> None:
        self._entry.update({"action": "failed", "words": words})
        self.game.laid = ()
        self.game.phase = "forfeit"
        self._tell("failed", words=words)

    def _pass(self, _: Mapping[str, Any]) -> None:
        self._entry.update({"action": "pass"})
        self._tell("passed")
        self.game.phase = "discard"

    def _challenge(self, _: Mapping[str, Any]) -> None:
        game = self.game
        challenger = game.waiting[0]
        words = spelled(game.laid)
        wrong = self._wrong(words)
        self._entry["challenges"].append([challenger, bool(wrong)])
        self._tell("challenged", by=challenger, words=wrong, holds=not wrong)
        game.waiting = []
        if wrong:
            game.me.hand += real_cards(game.laid, "hand")
            game.pool += real_cards(game.laid, "pool")
            self._fail(words)
            return
        if game.players[challenger].money:
            game.players[challenger].money -= 1
            self._tell("fined", by=challenger)
        game.me.money += 1
        self._earn()

    def _accept(self, _: Mapping[str, Any]) -> None:
        self.game.waiting.pop(0)
        if not self.game.waiting:
            self._earn()

    def _earn(self) -> None:
        game = self.game
        real = real_cards(game.laid)
        game.discards += real
        earned = earnings(spelled(game.laid), game.me.patents, game.stacking)
        game.me.money += earned.money
        game.me.stock += earned.stock
        royalties = Counter(owner for card in real if (owner := game.owner(card)) not in (None, game.player))
        pairs = sorted((owner, n) for owner, n in royalties.items() if owner is not None)
        for owner, n in pairs:
            game.players[owner].money += n
        self._entry.update({"money": earned.money, "stock": earned.stock, "royalties": [list(pair) for pair in pairs]})
        self._tell("earned", money=earned.money, stock=earned.stock, royalties=[list(pair) for pair in pairs])
        game.phase = "buy"
        if not game.buyable():
            self._refill_pool()

    def _buy(self, action: Mapping[str, Any]) -> None:
        game = self.game
        letter = action.get("letter")
        letter = letter.upper() if isinstance(letter, str) else ""
        if letter not in PRICES:
            raise PlayError("action", "A patent is one letter, A to Z.", field="action")
        owner = game.owner(letter)
        if owner is not None:
            whose = "you" if owner == game.player else game.players[owner].name
            raise PlayError("owned", f"Patent {letter} already belongs to {whose}.", field="action", letter=letter)
        if letter not in real_cards(game.laid):
            raise PlayError("not-played", f"No {letter} card was played this turn.", field="action", letter=letter)
        if PRICES[letter] > game.me.money:
            raise PlayError(
                "not-affordable",
                f"Patent {letter} costs ${PRICES[letter]}; you have ${game.me.money}.",
                field="action",
                letter=letter,
            )
        game.me.money -= PRICES[letter]
        game.me.patents = "".join(sorted(game.me.patents + letter))
        self._entry["bought"] = letter
        self._tell("bought", letter=letter, price=PRICES[letter])
        if patents_value(game.me.patents) >= game.goal and not game.last_round:
            game.last_round = True
            self._tell("goal", value=patents_value(game.me.patents))
        self._refill_pool()

    def _refill_pool(self) -> None:
        game = self.game
        game.pool += game.draw(POOL - len(game.pool))
        game.phase = "discard"
        if not game.me.hand:
            self._end_turn()

    def _discard(self, action: Mapping[str, Any]) -> None:
        game = self.game
        if not isinstance(action.get("cards", ""), str):
            raise PlayError("action", "“cards” is a string of the letters to discard.", field="action")
        cards = read_cards(action.get("cards", ""), 1 << 10, "cards")
        if game.phase == "forfeit" and len(cards) != 1:
            raise PlayError("discard", "After a word that did not count, discard exactly one card.", field="cards")
        if missing := Counter(cards) - Counter(game.me.hand):
            raise PlayError("not-there", f"Your hand has no {min(missing)} to discard.", field="cards")
        game.me.hand = _without(game.me.hand, cards)
        game.me.dropped += cards
        self._entry["discarded"] = cards
        self._tell("discarded", cards=cards)
        self._end_turn()

    def _end_turn(self) -> None:
        game = self.game
        game.me.hand += game.draw(HAND - len(game.me.hand))
        self._entry["done"] = True
        game.laid = ()
        game.replaced = False
        game.tries = 0
        game.phase = "build"
        game.player = (game.player + 1) % len(game.players)
        if game.player == game.first:
            if game.last_round:
                game.phase = "over"
                self.events.append({"kind": "over"})
            else:
                game.round += 1


def _without(cards: str, taken: str) -> str:
    for letter in taken:
        cards = cards.replace(letter, "", 1)
    return cards
