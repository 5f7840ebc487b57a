"""How the opponents choose, and what the best of them would advise.

An opponent gets the game as its player sees it (`game.view`) and nothing else. A level never plays worse on purpose:
the weaker ones know fewer words, the common and short ones, and do not always see the best of them; a stronger one
looks at what a turn earns, and the best at what it comes to. What a play is worth to that one is measured in dollars at
the end of the game:

    what it earns + what the patent bought with it will still earn - what it gives to others + what is kept in hand

A patent's price comes back at the end, so it costs nothing but the chance to buy another one. Its power is worth what
the best total of a turn rises by, for every turn that is left; its royalties what the letter's cards in others' words
bring. Both were measured over random deals (`rules.VALUES`).
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from math import fsum
from random import Random
from typing import TypeVar

from ..jobs import finish
from ..lexicon import Lexicon, WordBlock
from .cards import Laid, lay, real_cards
from .game import Game, Player, laid_json
from .replace import Replacement, choices, replacements, unseen
from .rules import LONGEST, PRICES, SHORTEST, VALUES, english, patents_value
from .solve import Found, Turn
from .turns import spelled
from .values import TycoonAction

__all__ = [
    "LEVELS",
    "Option",
    "Worth",
    "best_replacement",
    "card_worth",
    "choice_worth",
    "choose",
    "discard_advice",
    "options",
    "patent_worth",
    "turns_left",
    "worth_of",
]

T = TypeVar("T")

_POWERS = "BJKVXZ"
_TOTALS = VALUES["best_total"]["large"]
_ROYALTY = VALUES["royalty"]["large"]
_PRESENCE = VALUES["presence"]["large"]
_Q_GAIN = VALUES["q_gain"]["large"]


@dataclass(frozen=True)
class Strength:
    """What a level finds.

    It knows words from a Zipf frequency on, of up to `longest` letters, two fewer in a list that does not tell how
    common words are, and plays one of the best `among` of them by what they earn. `doubts` is how often it challenges a
    wrong word. One that `replaces` uses patent Q; one that `weighs` chooses words, patents and discards for what they
    come to by the end.
    """

    zipf: float = 0
    longest: int = LONGEST
    among: int = 1
    doubts: float = 1
    replaces: bool = True
    weighs: bool = False


LEVELS: Sequence[Strength] = (
    Strength(zipf=3.8, longest=6, among=3, doubts=0.3, replaces=False),
    Strength(zipf=3.0, longest=8, among=3, doubts=0.5, replaces=False),
    Strength(zipf=2.2, longest=8, doubts=0.8, replaces=False),
    Strength(zipf=2.2, longest=8, among=3, weighs=True),
    Strength(weighs=True),
)
"""From a beginner to the best: words of everyday life, short ones and longer ones; more words, of which the one is
played that earns most; as many words, with purchases weighed; and all of them so.

To weigh is worth more than words. Each level against the one below, share of 60 games won with its 95% interval
(tests/bench/bench_tycoon.py 60):

    2 - 1         3 - 2         4 - 3        5 - 4
    75.0 ± 11.0   73.3 ± 11.2   90.0 ± 7.6   83.3 ± 9.4
"""

_SPENT_A_ROUND = 6.0
"""What the quickest buyer of a table spends on patents in a round, in dollars.

Measured in games of the top level against itself: 5.4, 5.1, 6.1 and 6.6 with two, three, four and five players.
"""

_DENIED = 0.3
"""Share of what a patent would be worth to another player that denying it to them is worth."""


@dataclass(frozen=True)
class Worth:
    """What a choice is worth, part by part, in dollars at the end of the game."""

    points: float = 0
    patent: float = 0
    royalties: float = 0
    gifts: float = 0
    kept: float = 0

    @property
    def total(self) -> float:
        """All of it."""
        return self.points + self.patent + self.royalties - self.gifts + self.kept


@dataclass(frozen=True)
class Option:
    """A play, the patent to buy with it, and what that is worth."""

    words: tuple[str, ...]
    laid: Laid
    money: int
    stock: int
    buy: str | None
    gifts: int
    worth: Worth


def choose(seen: Game, level: int, lexicon: Lexicon) -> TycoonAction:
    """Choose an action for the player who is to act, from what that player sees, as a level from 1 to 5 would."""
    words, strength = english(lexicon), LEVELS[level - 1]
    if seen.phase == "challenge":
        return {"kind": "challenge" if _challenges(seen, strength, words) else "accept"}
    if seen.phase == "forfeit":
        return {"kind": "discard", "cards": _worst(seen.me.hand, seen.me.patents)[0]}
    if seen.phase == "buy":
        return _purchase(seen, strength)
    if seen.phase == "discard":
        return {"kind": "discard", "cards": _discards(seen, strength)}
    return _build(seen, strength, words)


def _build(seen: Game, strength: Strength, words: Lexicon) -> TycoonAction:
    me = seen.me
    if strength.replaces and "Q" in me.patents and not seen.replaced and not seen.tries:
        best = best_replacement(seen, known(words, strength))
        if best is not None:
            return {"kind": "replace", "letter": best.letter, "from": best.source}
    if strength.weighs:
        found = options(seen, known(words, strength), strength.among)
        return _played(_seen_of(found, seen).laid) if found else {"kind": "pass"}
    plays = Turn(known(words, strength), me.hand, seen.pool, me.patents, seen.stacking).plays(strength.among)
    if not plays:
        return {"kind": "pass"}
    pick = _seen_of(plays, seen)
    laid = lay([word.decode() for word in pick.words], me.hand, seen.pool, me.patents)
    assert laid is not None
    return _played(laid)


def _seen_of(choices: Sequence[T], seen: Game) -> T:
    """Pick one of the best choices: a person does not always see the best of the words they know."""
    return Random(f"{seen.round}/{seen.player}/{seen.me.hand}").choice(choices)


def _played(laid: Laid) -> TycoonAction:
    return {"kind": "play", "words": spelled(laid), "cards": laid_json(laid)}


@lru_cache(maxsize=4)
def known(lexicon: Lexicon, strength: Strength) -> Lexicon:
    """Give the words that a level knows: common ones; short ones if the list cannot say."""
    if not strength.zipf:
        return lexicon
    longest = strength.longest if lexicon.has_zipf else strength.longest - 2
    blocks = [lexicon.of_length(length) for length in range(SHORTEST, longest + 1)]
    return Lexicon(
        lexicon.alphabet,
        [
            WordBlock(block.length, block.select(block.common(strength.zipf)), lexicon.alphabet)
            for block in blocks
            if block.n
        ],
    )


def _challenges(seen: Game, strength: Strength, words: Lexicon) -> bool:
    wrong = any(not words.holds(word.encode()) for word in spelled(seen.laid))
    return wrong and Random(f"{seen.round}/{spelled(seen.laid)}").random() < strength.doubts


def _purchase(seen: Game, strength: Strength) -> TycoonAction:
    letters = seen.buyable()
    if not letters:
        return {"kind": "skip"}
    if strength.weighs:
        best = max(letters, key=lambda letter: (patent_worth(seen, letter).total, PRICES[letter]))
    else:
        best = max(letters, key=lambda letter: (PRICES[letter], letter))
    return {"kind": "buy", "letter": best}


def turns_left(seen: Game) -> float:
    """Guess how many turns each player has after this one, from how far the quickest buyer is from the goal."""
    if seen.last_round:
        return 0
    nearest = min(seen.goal - patents_value(player.patents) for player in seen.players)
    return max(nearest / _SPENT_A_ROUND - 0.5, 0.3)


def power_gain(patents: str, letter: str, stacking: str) -> float:
    """Give what a turn's best total rises by, on average, if this power comes to those owned.

    >>> power_gain("B", "J", "multiply"), power_gain("", "E", "multiply")
    (8.03, 0)
    """
    if letter == "Q":
        return float(_Q_GAIN) * (1 + 0.5 * sum(each in patents for each in "BJ"))
    if letter not in _POWERS:
        return 0
    owned = "".join([each for each in _POWERS if each in patents])
    more = "".join([each for each in _POWERS if each in patents or each == letter])
    gain = _TOTALS[more] - _TOTALS[owned]
    if stacking != "multiply" and letter in "BJ" and ("B" in owned or "J" in owned):
        gain *= 0.6 if stacking == "add" else 0.3
    return round(float(gain), 2)


def patent_worth(seen: Game, letter: str) -> Worth:
    """Say what a patent will still earn for the player whose turn it is, and what others then cannot do."""
    others = [player.patents for i, player in enumerate(seen.players) if i != seen.player]
    return worth_of(letter, seen.me.patents, others, turns_left(seen), seen.stacking)


def worth_of(letter: str, patents: str, others: list[str], left: float, stacking: str) -> Worth:
    """Say what a patent is worth to an owner of `patents`, with so many turns left, beside other players' patents."""
    power = power_gain(patents, letter, stacking)
    denied = max([power_gain(each, letter, stacking) for each in others]) / len(others)
    # What one turn can buy is bounded, so among equal ones the dearer patent brings the end nearer for its buyer.
    return Worth(
        patent=left * (power + _DENIED * denied) + 0.1 * PRICES[letter],
        royalties=float(_ROYALTY[letter]) * len(others) * left,
    )


def options(seen: Game, words: Lexicon, limit: int) -> list[Option]:
    """Weigh plays and purchases together, the best first, ties in alphabetical order."""
    me = seen.me
    turn = Turn(words, me.hand, seen.pool, me.patents, seen.stacking)
    left = turns_left(seen)
    plays = {found.words: found for found in turn.plays(60)}
    free = [letter for letter in PRICES if seen.owner(letter) is None and letter in me.hand + seen.pool]
    for letter in free:
        plays.update({found.words: found for found in turn.best_with(letter, 8)})
    weighed = [option for found in plays.values() for option in _weigh(seen, found, left)]
    weighed.sort(key=lambda option: (-round(option.worth.total, 9), option.words, option.buy or ""))
    first: dict[tuple[str, ...], Option] = {}
    for option in weighed:
        first.setdefault(option.words, option)
    return list(first.values())[:limit]


def _weigh(seen: Game, found: Found, left: float) -> Iterable[Option]:
    words = tuple(word.decode() for word in found.words)
    laid = lay(words, seen.me.hand, seen.pool, seen.me.patents)
    assert laid is not None
    gifts, money = _gifts(seen, laid), seen.me.money + found.earned.money
    base = _without_patent(seen, laid, found.earned.total, left)
    for letter in [None, *sorted(set(real_cards(laid)))]:
        if letter is None or (seen.owner(letter) is None and PRICES[letter] <= money):
            worth = _with_patent(base, seen, letter)
            yield Option(words, laid, found.earned.money, found.earned.stock, letter, gifts, worth)


def choice_worth(seen: Game, laid: Laid, earned: int, buy: str | None) -> Worth:
    """Say what it is worth to lay these cards, none to pass, for what they earn, and to buy this patent then."""
    return _with_patent(_without_patent(seen, laid, earned, turns_left(seen)), seen, buy)


def _without_patent(seen: Game, laid: Laid, earned: int, left: float) -> Worth:
    kept = seen.me.hand
    for card in real_cards(laid, "hand"):
        kept = kept.replace(card, "", 1)
    return Worth(
        points=earned,
        gifts=_gifts(seen, laid) / (len(seen.players) - 1),
        # Python's own sum rounds otherwise from version to version, and with it the last digit that is told.
        kept=fsum(card_worth(card, seen.me.patents) for card in kept) * min(left, 1) * 0.5,
    )


def _with_patent(base: Worth, seen: Game, letter: str | None) -> Worth:
    bought = patent_worth(seen, letter) if letter else Worth()
    return replace(base, patent=bought.patent, royalties=bought.royalties)


def _gifts(seen: Game, laid: Laid) -> int:
    """Count the cards that others are paid for."""
    return sum(seen.owner(card) not in (None, seen.player) for card in real_cards(laid))


def card_worth(card: str, patents: str) -> float:
    """Say what a card in hand adds to the next turn's best total, compared with an unknown one."""
    value = float(_PRESENCE[card])
    doubled = sum(each in patents for each in "BJ")
    if doubled:
        value += doubled * (0.7 if card in "AEIOU" else 0.3 if card == "Y" else -0.5)
    if card == "S" and "Z" in patents:
        value -= 0.4
    return value


def _worst(hand: str, patents: str) -> list[str]:
    return sorted(hand, key=lambda card: (card_worth(card, patents), card))


def discard_advice(me: Player) -> str:
    """Say which cards of a hand to discard: those that do less for the next turn than an unknown card would.

    A second card of the same letter does less than the first.
    """
    discard = ""
    for card in sorted(set(me.hand)):
        for n in range(me.hand.count(card)):
            if card_worth(card, me.patents) - 0.25 * n < -0.1:
                discard += card
    return discard


def _discards(seen: Game, strength: Strength) -> str:
    passed = bool(seen.turns) and seen.turns[-1]["action"] == "pass"
    if strength.weighs:
        return discard_advice(seen.me) or (seen.me.hand if passed else "")
    return seen.me.hand if passed else ""


def best_replacement(seen: Game, words: Lexicon) -> Replacement | None:
    """Choose a card to replace with patent Q, of those that the best play leaves: the one that gains most, if any."""
    me = seen.me
    turn = Turn(words, me.hand, seen.pool, me.patents, seen.stacking)
    spare = choices(me.hand, seen.pool)
    if turn.best:
        found = turn.plays(1)[0]
        laid = lay([word.decode() for word in found.words], me.hand, seen.pool, me.patents)
        assert laid is not None
        used = {source: real_cards(laid, source) for source in ("hand", "pool")}
        there = {"hand": me.hand, "pool": seen.pool}
        spare = [(c, source) for c, source in spare if there[source].count(c) > used[source].count(c)]
    spare.sort(key=lambda each: (card_worth(each[0], me.patents), each))
    left = unseen(me.hand, seen.pool, seen.discards, me.dropped)
    ranked = finish(replacements(words, me.hand, seen.pool, me.patents, seen.stacking, left=left, among=spare[:2]))
    return ranked[0] if ranked and ranked[0].mean > turn.best else None
