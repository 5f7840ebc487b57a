"""The rules of Letter Tycoon as facts for the page."""

from typing import Annotated, TypedDict

from .game import CHALLENGES
from .rules import CARDS, GOALS, HAND, LETTERS, LONGEST, PLAYABLE, POOL, POWERS, PRICES, RULES, SHORTEST, STACKINGS
from .values import Challenge, Stacking

__all__ = ["rules_of_the_game"]


class TycoonLetter(TypedDict):
    """A letter of the deck."""

    cards: int
    price: int
    type: Annotated[str, "Vowel, consonant, or both."]
    power: Annotated[str | None, "What its patent allows."]


class TycoonRule(TypedDict):
    """A rule and its sources."""

    id: str
    text: str
    sources: list[str]
    confidence: float


class TycoonRulesSource(TypedDict):
    """A source of rules."""

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
        "stackings": list(STACKINGS),
        "challenges": list(CHALLENGES),
    }
