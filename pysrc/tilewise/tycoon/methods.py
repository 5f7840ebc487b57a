"""The methods of the finder: `tycoon.solve`, `tycoon.replace` and `tycoon.build`."""

from functools import lru_cache
from typing import Any

from ..errors import PlayError, TilewiseError
from ..fields import Fields
from ..jobs import Job
from ..lexicon import Lexicon
from ..lexicon.selection import Lexicons, lexicon_of
from .cards import check, earnings, lay, read_laid, real_cards
from .game import laid_json
from .policy import worth_of
from .replace import Replacement, replacements, unseen
from .rules import HAND, LONGEST, POOL, PRICES, SHORTEST, STACKINGS, english, read_cards, read_patents
from .solve import Found, Turn
from .turns import spelled

__all__ = ["build", "replace", "solve"]

_MOST_PLAYS = 1000


@lru_cache(maxsize=4)
def _turn(lexicon: Lexicon, hand: str, pool: str, patents: str, stacking: str) -> Turn:
    """Keep a turn while one looks at more of its plays."""
    return Turn(lexicon, hand, pool, patents, stacking)


def solve(fields: Fields, lexicons: Lexicons) -> dict[str, Any]:
    """Answer `tycoon.solve`.

    Beyond the contract a request may say what else is known of the game: `others`, the patents that other players own,
    `money`, `opponents` and `turns_left`. Then each play tells what it gives away, and which patent to buy with it.
    Here, as in `tycoon.replace`, `min_zipf` and `without` (a list) leave words out.
    """
    lexicon = english(lexicon_of(fields, lexicons))
    hand, pool, patents, stacking = _deal(fields)
    others = read_patents(fields.text("others", ""), "others")
    money = fields.integer("money", 0, least=0, most=1000)
    opponents = fields.integer("opponents", 1, least=1, most=4)
    left = fields.integer("turns_left", 6, least=0, most=50)
    limit = fields.integer("limit", 20, least=0, most=_MOST_PLAYS)
    fields.done()
    if both := sorted(set(patents) & set(others)):
        raise PlayError("patent-twice", f"Patent {both[0]} cannot be yours and another's.", field="others")
    turn = _turn(lexicon, hand, pool, patents, stacking)
    values = {letter: worth_of(letter, patents, [others] * opponents, left, stacking).total for letter in PRICES}

    def row(found: Found) -> dict[str, Any]:
        words = [word.decode() for word in found.words]
        laid = lay(words, hand, pool, patents)
        assert laid is not None
        made = {card.source: card.letter for cards in laid for card in cards}
        real = real_cards(laid)
        free = [
            letter
            for letter in sorted(set(real))
            if letter not in patents + others and PRICES[letter] <= money + found.earned.money
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
            "buy": best and {"letter": best, "price": PRICES[best], "worth": round(values[best], 2)},
        }

    return {
        "best_total": turn.best,
        "best_count": turn.count if turn.best else 0,
        "words": turn.words.singles.bit_count(),
        "plays": [row(found) for found in turn.plays(limit)],
    }


def replace(fields: Fields, lexicons: Lexicons) -> Job[dict[str, Any]]:
    """Answer `tycoon.replace`: the expected best total after each card's replacement, over all cards not seen."""
    lexicon = english(lexicon_of(fields, lexicons))
    hand, pool, patents, stacking = _deal(fields)
    seen = read_cards(fields.text("seen", ""), 102, "seen")
    fields.done()
    return _replacing(lexicon, hand, pool, patents, stacking, seen=seen)


def _replacing(
    lexicon: Lexicon, hand: str, pool: str, patents: str, stacking: str, *, seen: str
) -> Job[dict[str, Any]]:
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


def _replacement(each: Replacement, keep: int) -> dict[str, Any]:
    return {"letter": each.letter, "from": each.source, "mean": each.mean, "gain": round(each.mean - keep, 9)}


def build(fields: Fields, lexicons: Lexicons) -> dict[str, Any]:
    """Answer `tycoon.build`: what the cards that somebody is laying would earn, and what is wrong with them yet."""
    lexicon = english(lexicons(fields.text("lexicon")))
    hand = read_cards(fields.text("hand"), HAND, "hand")
    pool = read_cards(fields.text("pool"), POOL, "pool")
    patents = read_patents(fields.text("patents", ""))
    others = read_patents(fields.text("others", ""), "others")
    stacking = fields.choice("stacking", STACKINGS, STACKINGS[0])
    laid = tuple(cards for cards in read_laid(fields.value("cards")) if cards)
    fields.done()
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
        "problem": problem and {"message": str(problem), **problem.data},
    }


def _deal(fields: Fields) -> tuple[str, str, str, str]:
    return (
        read_cards(fields.text("hand"), HAND, "hand", exactly=True),
        read_cards(fields.text("pool"), POOL, "pool", exactly=True),
        read_patents(fields.text("patents", "")),
        fields.choice("stacking", STACKINGS, STACKINGS[0]),
    )
