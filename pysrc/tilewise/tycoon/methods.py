"""The methods of Letter Tycoon's finder; with it those of a game and of its advice."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Annotated, Any, Literal, TypedDict

from ..contract import AS_GIVEN, Bounds, Methods
from ..errors import PlayError, TilewiseError
from ..jobs import Job
from ..lexicon import Lexicon
from ..lexicon.library import Library
from ..lexicon.selection import InList, WordSelection
from . import advice_methods, match
from .cards import check, earnings, lay, read_laid, real_cards
from .game import laid_json
from .policy import worth_of
from .replace import Replacement, replacements, unseen
from .rules import HAND, LONGEST, POOL, PRICES, SHORTEST, english, read_cards, read_patents
from .solve import Found, Turn
from .turns import spelled
from .values import Stacking, TycoonLaid
from .words import counting

__all__ = ["METHODS"]

METHODS = Methods(match.METHODS, advice_methods.METHODS)

_STEP = 50
"""Plays whose cards are laid between two pauses."""

_CARD_ERRORS = {
    "cards": "Hand or pool has too few or too many cards.",
    "letter": "Something is not a card.",
    "patent-twice": "A patent is named twice.",
}


@dataclass(frozen=True, kw_only=True)
class TycoonHand:
    """The cards of a turn."""

    hand: Annotated[str, f"{HAND} letters."]
    pool: Annotated[str, f"{POOL} letters."]
    patents: Annotated[str, "Those of the player."] = ""
    stacking: Annotated[Stacking, "How several doublings combine."] = "multiply"

    def read(self, *, exactly: bool = True) -> tuple[str, str, str, str]:
        """Give hand, pool, patents and stacking; unless `exactly`, with fewer cards too."""
        return (
            read_cards(self.hand, HAND, "hand", exactly=exactly),
            read_cards(self.pool, POOL, "pool", exactly=exactly),
            read_patents(self.patents),
            self.stacking,
        )


@dataclass(frozen=True, kw_only=True)
class TycoonSolve(InList, WordSelection, TycoonHand):
    """A turn, and what else is known of the game."""

    others: Annotated[str, "Patents that other players own."] = ""
    money: Annotated[int, Bounds(0, 1000)] = 0
    opponents: Annotated[int, Bounds(1, 4)] = 1
    turns_left: Annotated[int, Bounds(0, 50)] = 6
    limit: Annotated[int, Bounds(0, 1000), "The most plays to give."] = 20


class TycoonPurchase(TypedDict):
    """A patent to buy after a play."""

    letter: str
    price: int
    worth: Annotated[float, "Points that it is expected to bring."]


class TycoonPlay(TypedDict):
    """A play: one word, or two with patent V."""

    words: list[str]
    money: int
    stock: int
    total: Annotated[int, "Money and stock earned this turn."]
    copied: Annotated[str | None, "The letter that patent X copies."]
    added_s: Annotated[bool, "Whether patent Z adds an S."]
    cards: TycoonLaid
    royalties: Annotated[int, "What the play gives to other players."]
    buy: Annotated[TycoonPurchase | None, "The patent that is best bought with it."]


class TycoonSolved(TypedDict):
    """The best plays of a turn."""

    best_total: int
    best_count: Annotated[int, "Plays that reach it, as unordered sets of words."]
    words: Annotated[int, "Words that the cards make."]
    plays: list[TycoonPlay]


@METHODS.add(
    "tycoon.solve",
    example={"lexicon": "en", "hand": "AEIIMSU", "pool": "NPQ", "patents": "BJ", "limit": 1},
    errors={**_CARD_ERRORS, "patent-twice": "A patent is named twice, or both as yours and as another's."},
)
def solve(request: TycoonSolve, library: Library) -> Job[TycoonSolved]:
    """Find the plays that earn most, each with what it pays to others and the patent to buy with it."""
    lexicon = english(request.select(library, library.lexicon(request.lexicon)))
    cards = request.read()
    patents, others = cards[2], read_patents(request.others, "others")
    if both := sorted(set(patents) & set(others)):
        raise PlayError("patent-twice", f"Patent {both[0]} cannot be yours and another's.", field="others")
    yield from counting(lexicon)
    hand, pool, patents, stacking = cards
    turn = _turn(lexicon, hand, pool, patents, stacking)
    owners, left = [others] * request.opponents, request.turns_left
    values = {letter: worth_of(letter, patents, owners, left, stacking).total for letter in PRICES}

    def row(found: Found) -> TycoonPlay:
        words = [word.decode() for word in found.words]
        laid = lay(words, hand, pool, patents)
        assert laid is not None
        made = {card.source: card.letter for cards in laid for card in cards}
        real = real_cards(laid)
        free = [
            letter
            for letter in sorted(set(real))
            if letter not in patents + others and PRICES[letter] <= request.money + found.earned.money
        ]
        best = max(free, key=lambda letter: values[letter], default=None)
        return {
            "words": words,
            "money": found.earned.money,
            "stock": found.earned.stock,
            "total": found.earned.total,
            "copied": made.get("copy"),
            "added_s": "s" in made,
            "cards": laid_json(laid),
            "royalties": sum(letter in others for letter in real),
            "buy": None if best is None else {"letter": best, "price": PRICES[best], "worth": round(values[best], 2)},
        }

    found = turn.plays(request.limit)
    plays = []
    for n, each in enumerate(found, 1):
        plays.append(row(each))
        if n % _STEP == 0:
            yield None
    return {
        "best_total": turn.best,
        "best_count": turn.count if turn.best else 0,
        "words": turn.words.singles.bit_count(),
        "plays": plays,
    }


@lru_cache(maxsize=4)
def _turn(lexicon: Lexicon, hand: str, pool: str, patents: str, stacking: str) -> Turn:
    """Keep a turn while one looks at more of its plays."""
    return Turn(lexicon, hand, pool, patents, stacking)


@dataclass(frozen=True, kw_only=True)
class TycoonReplace(InList, WordSelection, TycoonHand):
    """A turn with patent Q."""

    seen: Annotated[str, "Cards that are known to lie elsewhere, such as the discards."] = ""


TycoonReplacement = TypedDict(
    "TycoonReplacement",
    {
        "letter": str,
        "from": Literal["hand", "pool"],
        "mean": Annotated[float, "The expected best total with another card in its place."],
        "gain": Annotated[float, "That, less the best total with the card kept."],
    },
)
TycoonReplacement.__doc__ = "A card that could be replaced."


class TycoonReplacements(TypedDict):
    """What replacing each card would bring."""

    keep: Annotated[int, "The best total with all cards kept."]
    unseen: Annotated[int, "Cards that could be drawn."]
    best: Annotated[TycoonReplacement | None, "Null if none gains."]
    cards: list[TycoonReplacement]


@METHODS.add(
    "tycoon.replace",
    example={"lexicon": "en-common", "hand": "AEIIMSU", "pool": "NPQ", "patents": "Q"},
    errors=_CARD_ERRORS,
)
def replace(request: TycoonReplace, library: Library) -> Job[TycoonReplacements]:
    """Give the expected best total after replacing each card, over all unseen cards."""
    lexicon = english(request.select(library, library.lexicon(request.lexicon)))
    hand, pool, patents, stacking = request.read()
    seen = read_cards(request.seen, 102, "seen")
    yield from counting(lexicon)
    keep = _turn(lexicon, hand, pool, patents, stacking).best
    left = unseen(hand, pool, seen)
    found = yield from replacements(lexicon, hand, pool, patents, stacking, left=left)
    cards = [_replacement(each, keep) for each in found]
    return {
        "keep": keep,
        "unseen": left.total(),
        "best": cards[0] if cards and cards[0]["gain"] > 0 else None,
        "cards": cards,
    }


def _replacement(each: Replacement, keep: int) -> TycoonReplacement:
    return {"letter": each.letter, "from": each.source, "mean": each.mean, "gain": round(each.mean - keep, 9)}


@dataclass(frozen=True, kw_only=True)
class TycoonBuild(InList, TycoonHand):
    """Cards that somebody is laying."""

    others: Annotated[str, "Patents that other players own."] = ""
    cards: Annotated[TycoonLaid, AS_GIVEN, "The cards of each word."]


class TycoonBuiltWord(TypedDict):
    """A word that is being laid."""

    word: str
    valid: Annotated[bool, "Whether it is in the list."]


class TycoonBuilt(TypedDict):
    """What laid cards would earn."""

    words: list[TycoonBuiltWord]
    money: int
    stock: int
    total: int
    royalties: int
    problem: Annotated[dict[str, Any] | None, "What is still wrong with them: a message, a code, and its details."]


@METHODS.add(
    "tycoon.build",
    example={
        "lexicon": "en",
        "hand": "AEIIMSU",
        "pool": "NPQ",
        "cards": [[{"letter": "S", "from": "hand"}, {"letter": "I", "from": "hand"}, {"letter": "N", "from": "pool"}]],
    },
    errors=_CARD_ERRORS,
)
def build(request: TycoonBuild, library: Library) -> TycoonBuilt:
    """Say what the cards laid so far would earn, and what is still wrong with them."""
    lexicon = english(library.lexicon(request.lexicon))
    hand, pool, patents, stacking = request.read(exactly=False)
    others = read_patents(request.others, "others")
    laid = tuple(cards for cards in read_laid(request.cards) if cards)
    words = spelled(laid)
    whole = [word for word in words if SHORTEST <= len(word) <= LONGEST][:2]
    earned = earnings(whole, patents, stacking) if whole else None
    problem: TilewiseError | None = None
    try:
        check(laid, hand, pool, patents)
        wrong = [word for word in words if not lexicon.holds(word.encode())]
        if wrong:
            problem = PlayError("not-a-word", f"{wrong[0]} is not in the word list.", field="words", word=wrong[0])
    except TilewiseError as error:
        problem = error
    return {
        "words": [{"word": word, "valid": lexicon.holds(word.encode())} for word in words],
        "money": earned.money if earned else 0,
        "stock": earned.stock if earned else 0,
        "total": earned.total if earned else 0,
        "royalties": sum(card in others for card in real_cards(laid)),
        "problem": None if problem is None else {"message": str(problem), **problem.data},
    }
