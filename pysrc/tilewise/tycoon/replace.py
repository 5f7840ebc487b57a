"""Which card to replace with patent Q: the expected best total over every card that may be drawn, exactly."""

from collections import Counter
from collections.abc import Mapping
from typing import Literal, NamedTuple

from ..jobs import Job, Progress
from ..lexicon import Lexicon, WordBlock
from .rules import CARDS, LONGEST, SHORTEST
from .solve import Turn

__all__ = ["Place", "Replacement", "choices", "replacements", "unseen", "within_reach"]


Place = Literal["hand", "pool"]
"""Where a card lies."""


class Replacement(NamedTuple):
    """A card that may be replaced, where it lies, and the mean of the best totals after that."""

    letter: str
    source: Place
    mean: float


def unseen(*seen: str) -> Counter[str]:
    """Count the cards that are none of those seen.

    >>> unseen("AEINRST", "ODL").total()
    92
    """
    left = Counter(CARDS)
    left.subtract(Counter("".join(seen)))
    return +left


def choices(hand: str, pool: str) -> list[tuple[str, Place]]:
    """List the different cards that may be replaced.

    >>> choices("AAB", "A")
    [('A', 'hand'), ('B', 'hand'), ('A', 'pool')]
    """
    return [(letter, "hand") for letter in sorted(set(hand))] + [(letter, "pool") for letter in sorted(set(pool))]


def within_reach(lexicon: Lexicon, cards: str, patents: str) -> Job[Lexicon]:
    """Keep the words that these cards, an unknown one and the powers might spell; turns over so few are quick."""
    blanks = 1 + ("X" in patents) + ("Z" in patents)
    available = Counter(cards.encode())
    longest = min(LONGEST, len(cards) + blanks)
    blocks = []
    for length in range(SHORTEST, longest + 1):
        block = lexicon.of_length(length)
        blocks.append(WordBlock(length, block.select(block.spelled_from(available, blanks)), lexicon.alphabet))
        yield Progress(length, longest)
    return Lexicon(lexicon.alphabet, blocks)


def replacements(
    lexicon: Lexicon,
    hand: str,
    pool: str,
    patents: str,
    stacking: str,
    *,
    left: Mapping[str, int],
    among: list[tuple[str, Place]] | None = None,
) -> Job[list[Replacement]]:
    """Work out what each card's replacement by one of the cards `left` is worth, best first.

    >>> from tilewise.alphabets import alphabet
    >>> from tilewise.jobs import finish
    >>> words = Lexicon.from_words(["cat", "cats"], alphabet("en"))
    >>> finish(replacements(words, "CAX", "T", "Q", "multiply", left={"S": 1, "E": 3}))[0]
    Replacement(letter='X', source='hand', mean=1.25)
    """
    cards = choices(hand, pool) if among is None else among
    near = yield from within_reach(lexicon, hand + pool, patents)
    total = sum(left.values())
    found: list[Replacement] = []
    done = 0
    for letter, source in cards:
        mean = 0.0
        for drawn, n in left.items():
            mine = hand.replace(letter, drawn, 1) if source == "hand" else hand
            common = pool.replace(letter, drawn, 1) if source == "pool" else pool
            mean += Turn(near, mine, common, patents, stacking).best * n / total
            done += 1
            yield Progress(done, len(cards) * len(left))
        found.append(Replacement(letter, source, round(mean, 9)))
    return sorted(found, key=lambda each: (-each.mean, each.letter, each.source))
