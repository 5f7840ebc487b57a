"""The facts of Letter Tycoon: cards, prices, earnings, and what the powers do to a word.

The data file says where each rule is written down. Letters are the bytes of the English alphabet, "A" = 65.
"""

import json
from collections.abc import Iterable, Mapping
from functools import lru_cache
from pkgutil import get_data
from types import MappingProxyType
from typing import Any, NamedTuple

from ..alphabets import ALPHABETS, Tiles, alphabet, without_spaces
from ..errors import LetterError, LexiconError, PositionError
from ..lexicon import Lexicon
from .values import Stacking

__all__ = [
    "CARDS",
    "DOUBLERS",
    "EARNINGS",
    "GOALS",
    "HAND",
    "LETTERS",
    "LONGEST",
    "PLAYABLE",
    "POOL",
    "POWERS",
    "PRICES",
    "RULES",
    "SHORTEST",
    "STACKINGS",
    "VALUES",
    "Earned",
    "Kind",
    "S",
    "english",
    "kind_of",
    "pair_earnings",
    "patents_value",
    "read_cards",
    "read_patents",
    "word_earnings",
]


def _data(name: str) -> Any:
    return json.loads(get_data("tilewise", f"data/{name}") or b"")


RULES: Mapping[str, Any] = MappingProxyType(_data("letter_tycoon_rules.json"))
"""The rules and their sources, as the data file has them."""

VALUES: Mapping[str, Any] = MappingProxyType(_data("letter_tycoon_values.json"))
"""What patents are worth on average, measured."""

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
CARDS: Mapping[str, int] = MappingProxyType({letter: each["cards"] for letter, each in RULES["letters"].items()})
PRICES: Mapping[str, int] = MappingProxyType({letter: each["price"] for letter, each in RULES["letters"].items()})
POWERS: Mapping[str, str] = MappingProxyType(RULES["powers"])
GOALS: Mapping[int, int] = MappingProxyType({int(players): goal for players, goal in RULES["goals"].items()})
HAND: int = RULES["hand"]
POOL: int = RULES["pool"]
SHORTEST, LONGEST = RULES["word_lengths"]
EARNINGS: Mapping[int, tuple[int, int]] = MappingProxyType({int(n): (m, s) for n, (m, s) in RULES["earnings"].items()})
"""Money and stock of a word by its length."""

STACKINGS: tuple[Stacking, ...] = ("multiply", "add", "once")
DOUBLERS = "BJK"
S = ord("S")

_B, _J, _K, _Q = 1, 2, 4, 8
_VOWELS = b"AEIOU"
_Y = ord("Y")


class Kind(NamedTuple):
    """All that a word's earnings depend on: its length, and which doublings it qualifies for.

    `doublings` is a sum of 1 (patent B), 2 (J), 4 (K) and 8 (has a Q). A word that qualifies for both B and J can have
    both, as every Y may count as a vowel for both of them. K goes with neither: B needs two vowels, and one vowel is
    half of no word of three letters.
    """

    length: int
    doublings: int


class Earned(NamedTuple):
    """What a play earns; the higher total is better, then the more money."""

    total: int
    money: int
    stock: int


@lru_cache(maxsize=1 << 14)
def kind_of(word: Tiles) -> Kind:
    """Give the kind of a word.

    >>> kind_of(b"ONEROUSLY"), kind_of(b"GALLFLY").doublings, kind_of(b"QUAY").doublings
    (Kind(length=9, doublings=3), 4, 10)
    """
    vowels = sum(word.count(code) for code in _VOWELS)
    ys = word.count(_Y)
    doublings = _Q if b"Q" in word else 0
    if word[0] in b"AEIOUY" and word[-1] in b"AEIOUY":
        doublings |= _B
    if 2 * (vowels + ys) >= len(word):
        doublings |= _J
    if vowels <= 1 <= vowels + ys:
        doublings |= _K
    return Kind(len(word), doublings)


def _patent_bits(patents: str) -> int:
    return sum(1 << i for i, letter in enumerate(DOUBLERS) if letter in patents)


def _earned(kind: Kind, bits: int, stacking: str) -> tuple[int, int]:
    held = kind.doublings & bits
    times = max((held & 3).bit_count(), held >> 2 & 1) + (kind.doublings >> 3)
    factor = 1 << times if stacking == "multiply" else 1 + times if stacking == "add" else 1 + (times > 0)
    money, stock = EARNINGS[kind.length]
    return money * factor, stock * factor


@lru_cache(maxsize=1 << 12)
def word_earnings(kind: Kind, patents: str, stacking: str) -> Earned:
    """Say what one word earns with these patents.

    >>> word_earnings(kind_of(b"EUPEPSIA"), "BJ", "multiply")
    Earned(total=32, money=24, stock=8)
    """
    money, stock = _earned(kind, _patent_bits(patents), stacking)
    return Earned(money + stock, money, stock)


@lru_cache(maxsize=1 << 15)
def pair_earnings(one: Kind, other: Kind, patents: str, stacking: str) -> Earned:
    """Say what two words of one turn earn, each doubling patent serving one of them, as is best.

    >>> pair_earnings(kind_of(b"EUOI"), kind_of(b"WOOING"), "BJKV", "multiply")
    Earned(total=14, money=12, stock=2)
    """
    bits = _patent_bits(patents)
    best = Earned(-1, 0, 0)
    for mine in range(8):
        if mine & bits == mine:
            first = _earned(one, mine, stacking)
            second = _earned(other, bits ^ mine, stacking)
            money, stock = first[0] + second[0], first[1] + second[1]
            best = max(best, Earned(money + stock, money, stock))
    return best


def patents_value(patents: Iterable[str]) -> int:
    """Add up the prices of patents.

    >>> patents_value("EX")
    12
    """
    return sum(PRICES[letter] for letter in patents)


def read_cards(text: str, most: int, field: str, *, exactly: bool = False) -> str:
    """Read cards, in either case, into upper case.

    Raises LetterError "letter" for anything but a letter of the English alphabet, and PositionError "cards" for a
    number of cards that cannot be.

    >>> read_cards("qat", 7, "hand")
    'QAT'
    """
    try:
        cards = alphabet("en").encode(without_spaces(text)).decode()
    except LetterError as error:
        letter = str(error.place["letter"])
        why = "This game has no blanks" if letter == "?" else f"“{letter}” is not a letter card"
        raise LetterError("letter", f"{why}; cards are A to Z.", field=field, **error.place) from None
    where = "the pool" if field == "pool" else "a hand" if field == "hand" else f"“{field}”"
    if len(cards) > most or (exactly and len(cards) != most):
        limit = "has" if exactly else "holds at most"
        raise PositionError("cards", f"{where} {limit} {most} cards, not {len(cards)}.".capitalize(), field=field)
    return cards


def read_patents(text: str, field: str = "patents") -> str:
    """Read patents into sorted upper case; raises LetterError, and PositionError "patent-twice"."""
    patents = read_cards(text, 52, field)
    for letter in patents:
        if patents.count(letter) > 1:
            raise PositionError(
                "patent-twice", f"Patent {letter} is named twice; the game has one.", field=field, letter=letter
            )
    return "".join(sorted(patents))


def _lacking(letters: Iterable[str]) -> list[str]:
    return sorted(set(LETTERS).difference(letters))


PLAYABLE = tuple(id for id, each in ALPHABETS.items() if not _lacking(each.letters))
"""The alphabets whose word lists can be played with the cards: those with all 26 letters."""


@lru_cache(maxsize=8)
def english(lexicon: Lexicon) -> Lexicon:
    """Give the words of a list that the 26 letters of the cards can spell, in the English alphabet.

    Raises LexiconError "lexicon-alphabet" for a list whose alphabet lacks some of them.
    """
    if "".join(lexicon.alphabet.letters) == LETTERS:
        return lexicon
    if lacking := _lacking(lexicon.alphabet.letters):
        raise LexiconError(
            "lexicon-alphabet",
            f"The cards are the letters A to Z; the {lexicon.alphabet.name} list has no {', '.join(lacking)}.",
            field="lexicon",
        )
    plain = lexicon.spelled_in(alphabet("en"))
    blocks = [block for block in plain if SHORTEST <= block.length <= LONGEST]
    return Lexicon(plain.alphabet, blocks, has_zipf=plain.has_zipf)
