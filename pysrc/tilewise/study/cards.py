"""What a quiz asks of words, and what is right: one card for each word, by kinds that players train with."""

import random
from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

from ..alphabets import Tiles
from ..hooks import hooks
from ..lexicon import Lexicon, WordBlock
from ..lexicon.library import Library
from ..patterns import ANY
from .meanings import meaning_of

__all__ = ["CARDS", "Dealer", "phoneys"]

_TEMPTING = 6
"""Phoneys of a word that look most like words, of which one is chosen."""

_FEW = 12
"""Words of a pattern that is asked for, at most."""


def phoneys(word: Tiles, lexicon: Lexicon) -> list[Tiles]:
    """Give what is no word and one letter or one hook away from one, most like words first.

    How much something looks like a word is the number of words of its length that share the three letters around the
    change at the same place; where the change is in several threes, the fewest count.

    >>> from tilewise.lexicon import load_lexicon
    >>> [each.decode() for each in phoneys(b"QUARTZ", load_lexicon("en"))[:3]]
    ['SQUARTZ', 'EQUARTZ', 'QUARTY']
    """
    found: dict[Tiles, int] = {}
    codes = lexicon.alphabet.codes

    def rate(start: Tiles, end: Tiles) -> None:
        """Rate what stands between two parts of a word."""
        length, place = len(start) + 1 + len(end), len(start)
        block = lexicon.of_length(length)
        if not block.n:
            return
        letters, width = start + b"." + end, min(3, length - 1)
        rest = []
        for at in range(max(0, place - width + 1), min(place, length - width) + 1):
            shared = block.every
            for i in range(at, at + width):
                shared &= block.every if i == place else block.at(i).get(letters[i], 0)
            rest.append(shared)
        column = block.at(place)
        for code in codes:
            found[start + bytes([code]) + end] = min((column.get(code, 0) & shared).bit_count() for shared in rest)

    for i in range(len(word)):
        rate(word[:i], word[i + 1 :])
    rate(b"", word)
    rate(word, b"")
    likely = sorted((text for text, n in found.items() if n), key=lambda text: (-found[text], text))
    return [text for text in likely if lexicon.of_length(len(text)).find(text) is None]


class Dealer:
    """Makes cards of a list's words; the same seed makes the same card of a word, whatever else is asked."""

    def __init__(self, lexicon: Lexicon, library: Library, seed: int) -> None:
        self.lexicon, self.library, self.seed = lexicon, library, seed
        self._letters = lexicon.alphabet

    def anagrams(self, word: Tiles) -> dict[str, Any] | None:
        """Ask for all words of some letters."""
        block = self._block(word)
        found = block.words(block.spelled_from(Counter(word)))
        return self._card(word, bytes(sorted(word)), found) if found else None

    def hooks(self, word: Tiles) -> dict[str, Any]:
        """Ask which letters a word takes in front and behind."""
        front, back = hooks(word, self.lexicon)
        found = [*(bytes([code]) + word for code in front), *(word + bytes([code]) for code in back)]
        return {**self._card(word, word, found), "front": self._each(front), "back": self._each(back)}

    def judge(self, word: Tiles) -> dict[str, Any]:
        """Ask whether something is a word: in half the cards a phoney that looks like one; what is none, for itself."""
        rng = random.Random(f"{self.seed} {word!r}")
        is_word = self._block(word).find(word) is not None
        tempting = phoneys(word, self.lexicon)[:_TEMPTING] if is_word and rng.random() < 0.5 else []
        shown = rng.choice(tempting) if tempting else word
        valid = self._block(shown).find(shown) is not None
        return {**self._card(word, shown, [shown] if valid else []), "valid": valid}

    def stem(self, word: Tiles) -> dict[str, Any] | None:
        """Ask for the words of some letters and one more, letter by letter."""
        block = self.lexicon.of_length(len(word) + 1)
        found: dict[int, list[Tiles]] = {}
        for longer in block.words(block.spelled_from(Counter(word), 1)):
            [more] = Counter(longer) - Counter(word)
            found.setdefault(more, []).append(longer)
        every = [each for code in sorted(found) for each in found[code]]
        decode = self._letters.decode_all
        rows = [{"letter": decode([bytes([code])])[0], "words": decode(found[code])} for code in sorted(found)]
        return {**self._card(word, bytes(sorted(word)), every), "letters": rows} if every else None

    def pattern(self, word: Tiles) -> dict[str, Any] | None:
        """Ask for the words that have some letters at their places: so many that few words do, but not all."""
        block = self._block(word)
        if block.find(word) is None:
            return None
        rng, places = random.Random(f"{self.seed} {word!r}"), list(range(len(word)))
        rng.shuffle(places)
        symbols = [ANY] * len(word)
        found = block.every
        for place in places[1:]:
            if found.bit_count() <= _FEW:
                break
            symbols[place] = word[place]
            found &= block.at(place)[word[place]]
        letters = ["." if each == ANY else self._letters.decode(bytes([each])) for each in symbols]
        shown = "".join(each if len(each) == 1 else f"[{each}]" for each in letters)
        return {**self._card(word, word, block.words(found)), "question": shown}

    def definition(self, word: Tiles) -> dict[str, Any] | None:
        """Ask for the word that has a meaning."""
        meaning = meaning_of(self._letters.decode(word), self.lexicon, self.library)
        return {**self._card(word, word, [word]), "question": meaning} if meaning else None

    def _block(self, word: Tiles) -> WordBlock:
        return self.lexicon.of_length(len(word))

    def _card(self, word: Tiles, question: Tiles, answers: list[Tiles]) -> dict[str, Any]:
        decode = self._letters.decode
        return {"word": decode(word), "question": decode(question), "answers": [decode(each) for each in answers]}

    def _each(self, codes: Tiles) -> list[str]:
        return [self._letters.decode(bytes([code])) for code in codes]


CARDS: Mapping[str, Callable[[Dealer, Tiles], dict[str, Any] | None]] = {
    "anagrams": Dealer.anagrams,
    "hooks": Dealer.hooks,
    "judge": Dealer.judge,
    "stem": Dealer.stem,
    "pattern": Dealer.pattern,
    "definition": Dealer.definition,
}
"""What makes a card, by its kind; None where there is nothing to ask."""
