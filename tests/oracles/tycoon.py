"""Letter Tycoon solved the plain way: every word, every pair, every build, every choice for a Y, one after another.

Nothing here is shared with the solver but the words of the rules.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import combinations_with_replacement, product

EARNS = {3: (1, 0), 4: (2, 0), 5: (3, 0), 6: (4, 1), 7: (6, 1)} | {n: (6, n - 6) for n in range(8, 13)}


def builds(words: tuple[str, ...], hand: str, pool: str, patents: str) -> Iterator[list[str]]:
    """Every way to say for each letter of the words whether it is from the hand, the pool, a copy or an added S."""
    letters = [(i, k, letter) for i, word in enumerate(words) for k, letter in enumerate(word)]

    def place(n: int, made: str, left: dict[str, Counter[str]]) -> Iterator[list[str]]:
        if n == len(letters):
            yield list(made)
            return
        i, k, letter = letters[n]
        for source, cards in left.items():
            if cards[letter]:
                cards[letter] -= 1
                yield from place(n + 1, made + source, left)
                cards[letter] += 1
        if "X" in patents and "c" not in made:
            yield from place(n + 1, made + "c", left)
        if "Z" in patents and "s" not in made and letter == "S" and k == len(words[i]) - 1:
            yield from place(n + 1, made + "s", left)

    for made in place(0, "", {"h": Counter(hand), "p": Counter(pool)}):
        real = [letter for (_, _, letter), source in zip(letters, made, strict=True) if source in "hp"]
        copied = [letter for (_, _, letter), source in zip(letters, made, strict=True) if source == "c"]
        touching = {i for (i, _, _), source in zip(letters, made, strict=True) if source == "h"}
        if len(touching) == len(words) and (not copied or (copied[0] in real and len(real) >= 3)):
            yield made


def times(word: str, patents: Iterable[str]) -> int:
    """The most doublings of a word by these patents, over every choice for its Ys, and its Q."""
    most = 0
    ys = [k for k, letter in enumerate(word) if letter == "Y"]
    for choice in product((False, True), repeat=len(ys)):
        vowel = [letter in "AEIOU" or (letter == "Y" and choice[ys.index(k)]) for k, letter in enumerate(word)]
        fits = {"B": vowel[0] and vowel[-1], "J": 2 * sum(vowel) >= len(word), "K": sum(vowel) == 1}
        most = max(most, sum(fits[patent] for patent in patents))
    return most + ("Q" in word)


def earnings(words: tuple[str, ...], patents: str, stacking: str) -> tuple[int, int]:
    """The best money and stock of one or two words; each doubling patent serves one of them."""
    doublers = [patent for patent in "BJK" if patent in patents]
    best = (-1, -1, -1)
    for shares in product(range(len(words)), repeat=len(doublers)):
        money = stock = 0
        for i, word in enumerate(words):
            n = times(word, [patent for patent, share in zip(doublers, shares, strict=True) if share == i])
            factor = {"multiply": 2**n, "add": 1 + n, "once": 1 + (n > 0)}[stacking]
            money += EARNS[len(word)][0] * factor
            stock += EARNS[len(word)][1] * factor
        best = max(best, (money + stock, money, stock))
    return best[1:]


def plays(
    words: Iterable[str], hand: str, pool: str, patents: str, stacking: str
) -> dict[tuple[str, ...], tuple[int, int]]:
    """Every play of one word, or with V of two, and what it earns."""
    usable = sorted(word for word in set(words) if 3 <= len(word) <= 12)
    sets: list[tuple[str, ...]] = [(word,) for word in usable]
    if "V" in patents:
        sets += combinations_with_replacement(usable, 2)
    most = len(hand + pool) + ("X" in patents) + ("Z" in patents)
    return {
        each: earnings(each, patents, stacking)
        for each in sets
        if sum(map(len, each)) <= most and next(builds(each, hand, pool, patents), None)
    }
