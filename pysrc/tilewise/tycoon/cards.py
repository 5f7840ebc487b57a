"""Laying cards into words: finding cards for words, and checking cards that somebody laid against the rules.

A card is a letter and where it is from: "hand", "pool", "copy" (the second use of a letter, patent X) or "s" (the S
that patent Z adds). The first two are real: they are used up, pay royalties, and let their patent be bought.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from typing import Any, NamedTuple

from ..errors import PlayError
from .rules import LONGEST, SHORTEST, Earned, kind_of, pair_earnings, word_earnings
from .values import Source

__all__ = ["SOURCES", "Card", "Laid", "check", "earnings", "lay", "read_laid", "real_cards"]

_MOST_LAID = 100
"""Words, and cards of a word, that are looked at: far more than there can be."""

SOURCES: tuple[Source, ...] = ("hand", "pool", "copy", "s")


class Card(NamedTuple):
    """A letter of a word and where it is from."""

    letter: str
    source: Source


Laid = tuple[tuple[Card, ...], ...]
"""The cards of each word."""


def real_cards(laid: Laid, source: str = "") -> str:
    """Give the letters of the real cards, or of those from one place.

    >>> real_cards(((Card("C", "hand"), Card("A", "pool"), Card("A", "copy")),))
    'CA'
    """
    return "".join(
        [card.letter for cards in laid for card in cards if card.source in ((source,) if source else SOURCES[:2])]
    )


def earnings(words: Sequence[str], patents: str, stacking: str) -> Earned:
    """Say what one or two words earn."""
    kinds = [kind_of(word.encode()) for word in words]
    if len(kinds) == 1:
        return word_earnings(kinds[0], patents, stacking)
    return pair_earnings(kinds[0], kinds[1], patents, stacking)


def lay(words: Sequence[str], hand: str, pool: str, patents: str) -> Laid | None:
    """Find cards for words, or None if there are not enough.

    As few letters as can be are made by patents, and cards of the pool go first, so that the hand stays with its owner.

    >>> lay(["QAT"], "TAX", "QTE", "")
    ((Card(letter='Q', source='pool'), Card(letter='A', source='hand'), Card(letter='T', source='pool')),)
    >>> lay(["PAT", "TAP"], "PAT", "PAT", "V") is not None, lay(["PAT"], "XXX", "PAT", "") is None
    (True, True)
    """
    cards = hand + pool
    ends = [i for i, word in enumerate(words) if word.endswith("S")] if "Z" in patents else []
    ways = [(s, copy) for copy in (False, True)[: 1 + ("X" in patents)] for s in (None, *ends)]
    for s_word, copy in ways:
        places = [(i, k) for i, word in enumerate(words) for k in range(len(word) - (s_word == i))]
        letters = "".join([words[i][k] for i, k in places])
        over = [letter for letter in set(letters) for _ in range(letters.count(letter) - cards.count(letter))]
        if len(over) != copy or (copy and (len(places) <= 3 or over[0] not in cards)):
            continue
        for made in [(i, k) for i, k in reversed(places) if words[i][k] == over[0]] if copy else [None]:
            sources = _share(words, [place for place in places if place != made], hand, pool)
            if sources is not None:
                return tuple(
                    tuple(
                        Card(letter, sources.get((i, k)) or ("copy" if (i, k) == made else "s"))
                        for k, letter in enumerate(word)
                    )
                    for i, word in enumerate(words)
                )
    return None


def _share(
    words: Sequence[str], places: list[tuple[int, int]], hand: str, pool: str
) -> Mapping[tuple[int, int], Source] | None:
    """Say which letters come from the hand, one of each word at least, and which from the pool."""
    of_hand: list[list[tuple[int, int]]] = [[] for _ in words]
    for i, k in places:
        if words[i][k] in hand:
            of_hand[i].append((i, k))
    for same in of_hand:
        same.sort(key=lambda place: words[place[0]][place[1]] in pool)
    for anchors in product(*of_hand):
        left, used = pool, ""
        sources: dict[tuple[int, int], Source] = {}
        for place in places:
            letter = words[place[0]][place[1]]
            if place not in anchors and letter in left:
                left = left.replace(letter, "", 1)
                sources[place] = "pool"
            else:
                used += letter
                sources[place] = "hand"
        if all(used.count(letter) <= hand.count(letter) for letter in set(used)):
            return sources
    return None


def check(laid: Laid, hand: str, pool: str, patents: str) -> None:
    """Check laid cards against the rules; whether the words are in the list is not checked here.

    Raises PlayError: "words", "length", "not-there", "no-hand-card", "patent-needed", "copy" or "added-s".

    >>> check(((Card("C", "pool"), Card("A", "pool"), Card("T", "pool")),), "DOG", "CAT", "")
    Traceback (most recent call last):
    tilewise.errors.PlayError: A word needs a card from your hand; CAT has none.
    """
    if len(laid) not in (1, 2):
        raise PlayError("words", f"A turn has one word, or two with patent V, not {len(laid)}.", field="words")
    if len(laid) > 1 and "V" not in patents:
        raise PlayError("patent-needed", "Two words in one turn need patent V.", field="words", letter="V")
    for cards in laid:
        word = "".join([card.letter for card in cards])
        if not SHORTEST <= len(word) <= LONGEST:
            raise PlayError(
                "length", f"A word has {SHORTEST} to {LONGEST} letters; “{word}” has {len(word)}.", field="words"
            )
    for source, there, name in (("hand", hand, "your hand"), ("pool", pool, "the pool")):
        for letter in sorted((Counter(real_cards(laid, source)) - Counter(there)).keys()):
            n = there.count(letter)
            has = f"has no {letter}" if not n else f"has only {n} {letter}"
            raise PlayError("not-there", f"{name.capitalize()} {has}.", field="cards", letter=letter)
    for cards in laid:
        if not any(card.source == "hand" for card in cards):
            word = "".join([card.letter for card in cards])
            raise PlayError("no-hand-card", f"A word needs a card from your hand; {word} has none.", field="cards")
    _check_made(laid, patents)


def _check_made(laid: Laid, patents: str) -> None:
    made = [(cards, k, card) for cards in laid for k, card in enumerate(cards) if card.source not in SOURCES[:2]]
    copies = [card.letter for _, _, card in made if card.source == "copy"]
    added = [(cards, k, card) for cards, k, card in made if card.source == "s"]
    if copies:
        if "X" not in patents:
            raise PlayError(
                "patent-needed", "A letter can be used twice only with patent X.", field="cards", letter="X"
            )
        if len(copies) > 1:
            raise PlayError("copy", "Patent X copies one letter a turn.", field="cards")
        if copies[0] not in real_cards(laid):
            raise PlayError(
                "copy", f"Patent X copies a card that is played; no {copies[0]} card is played.", field="cards"
            )
        if len(real_cards(laid)) < 3:
            raise PlayError("copy", "A play with a copied letter needs at least three cards.", field="cards")
    if added:
        if "Z" not in patents:
            raise PlayError("patent-needed", "Patent Z is needed to add an S.", field="cards", letter="Z")
        cards, k, card = added[0]
        if len(added) > 1 or k != len(cards) - 1 or card.letter != "S":
            raise PlayError("added-s", "Patent Z adds one S a turn, at the end of a word.", field="cards")


def read_laid(value: Any) -> Laid:
    """Read cards from JSON: a list of words, each a list of {"letter", "from"}; raises PlayError "cards"."""
    return tuple(tuple(_cards(each)) for each in _list(value))


def _list(value: Any) -> list[Any]:
    if not isinstance(value, list):
        raise PlayError("cards", "“cards” is a list of words, each a list of cards.", field="cards")
    if len(value) > _MOST_LAID:
        raise PlayError("cards", f"“cards” has at most {_MOST_LAID} words of as many cards each.", field="cards")
    return value


def _cards(value: Any) -> Iterator[Card]:
    for each in _list(value):
        if not isinstance(each, Mapping) or set(each) != {"letter", "from"}:
            raise PlayError("cards", "A card is a letter and where it is from.", field="cards")
        letter, source = each["letter"], each["from"]
        if not isinstance(letter, str) or len(letter) != 1 or not letter.isascii() or not letter.isalpha():
            raise PlayError("cards", "A card has one letter, A to Z.", field="cards")
        if source not in SOURCES:
            raise PlayError("cards", f"A card is from {', '.join(SOURCES)}.", field="cards")
        yield Card(letter.upper(), source)
