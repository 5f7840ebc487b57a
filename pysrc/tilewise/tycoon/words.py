"""The words that a turn's cards could spell, and which two of them go together.

A turn has ten cards and hundreds of words for them, so the words of a turn get registers of their own: one bit a word,
all lengths in one row, in alphabetical order. `levels[c][k]` holds the words with more than k of letter c. The cards
that one word leaves over then tell of all words at once whether they can be the second one:

    cards  A E P P R S T       first word  PAT       left  E P R S
    words with more P than 1, A than 0, T than 0, ...  are out

A word may *lack* letters that no card is left for. Patent X makes good one of them, if there is a card of that letter
to copy; so in each letter a word lacks nothing (0), one letter that the copy makes good (1), or too much (2). Two sets
of words say so, `one` and `two`, and what words lack in all letters is added up by one carry (`total`):

    in this letter      0 0 0 1 1 1 2 2 2
    in another          0 1 2 0 1 2 0 1 2
    in both             0 1 2 1 2 2 2 2 2       1 and 1 is 2, because the copy makes good one letter only

Patent Z adds an S to the end of a word, which then needs one S less of the cards.
"""

from collections import Counter
from collections.abc import Generator, Iterable, Mapping, Sequence
from functools import cached_property

from ..alphabets import Tiles
from ..bitsets import Bits, add_to_counts, add_to_sums, column_sets, from_flags, indices, union, with_sum_up_to
from ..lexicon import Lexicon, WordBlock
from .rules import LONGEST, SHORTEST, Kind, S

__all__ = ["Shortage", "TurnWords", "counting", "shortage", "total"]

_PAD = 64
"""Fills short words up: the byte below "A", so that the codes of a column stay consecutive."""

_LETTERS = bytes(49 if byte > _PAD else 48 for byte in range(256))
_VOWELS = bytes(49 if byte in b"AEIOU" else 48 for byte in range(256))
_VOWELS_AND_Y = bytes(49 if byte in b"AEIOUY" else 48 for byte in range(256))


Shortage = tuple[Bits, Bits]
"""What words lack: those that need the copy (`one`), and those that lack too much (`two`), be they in `one` or not."""


def shortage(levels: Sequence[Bits], cards: int, *, copied: bool) -> Shortage:
    """Say what words lack in one letter; `levels` are the words with more than 0, 1, … of it.

    With one card A, the words AA and ABA lack one A and AAA lacks two:

    >>> more_than = [0b111, 0b111, 0b001]
    >>> shortage(more_than, 1, copied=True), shortage(more_than, 1, copied=False)
    ((7, 1), (0, 7))
    """
    one = levels[cards] if cards < len(levels) else 0
    if not copied:
        return 0, one
    return one, levels[cards + 1] if cards + 1 < len(levels) else 0


def total(shortages: Iterable[Shortage]) -> Shortage:
    """Add up what words lack in several letters.

    The table above, a word for each column:

    >>> one, two = total([(0b000111000, 0b000000111), (0b010010010, 0b001001001)])
    >>> format(one & ~two, "09b"), format(two, "09b")
    ('010100000', '001011111')
    """
    one = two = 0
    for need_copy, too_much in shortages:
        if need_copy:
            two |= one & need_copy
            one |= need_copy
        if too_much:
            two |= too_much
    return one, two


def counting(lexicon: Lexicon) -> Generator[None, None, None]:
    """Read what the first turn with a list would wait for, a column of one length at a time."""
    for length in range(SHORTEST, LONGEST + 1):
        for _ in lexicon.of_length(length).counting():
            yield


class TurnWords:
    """The words of one turn.

    >>> from tilewise.alphabets import alphabet
    >>> words = TurnWords(Lexicon.from_words(["pat", "rep", "sap"], alphabet("en")), "AEPPRST", "", "V")
    >>> words.listed(words.singles)
    [b'PAT', b'REP', b'SAP']
    >>> words.listed(words.partners(b"PAT"))
    [b'REP']
    """

    def __init__(self, lexicon: Lexicon, hand: str, pool: str, patents: str) -> None:
        self.hand, self.pool = hand.encode(), pool.encode()
        self.copies, self.adds_s = "X" in patents, "Z" in patents
        self.have: Mapping[int, int] = Counter(self.hand + self.pool)
        self._own = frozenset(self.hand)
        self._copied = frozenset(self.have) if self.copies else frozenset()
        most = len(hand) + len(pool) + self.copies + self.adds_s
        self.words: list[Tiles] = []
        for length in range(SHORTEST, min(LONGEST, most) + 1):
            block = lexicon.of_length(length)
            text = block.select(self._possible(block))
            self.words += [text[k : k + length] for k in range(0, len(text), length)]
        self.words.sort()
        self.n = len(self.words)
        self.every: Bits = (1 << self.n) - 1
        self._partners: dict[Tiles, Bits] = {}

    def indices(self, bits: Bits) -> list[int]:
        """List the words of a set in order."""
        return indices(bits, self.n)

    def listed(self, bits: Bits) -> list[Tiles]:
        """List the words of a set in alphabetical order."""
        return [self.words[j] for j in self.indices(bits)]

    @cached_property
    def columns(self) -> list[bytes]:
        """Letter i of every word, a filler where a word is shorter."""
        width = max(map(len, self.words), default=0)
        text = b"".join([word.ljust(width, bytes([_PAD])) for word in self.words])
        return [text[i::width] for i in range(width)]

    @cached_property
    def lengths(self) -> dict[int, Bits]:
        """The words of each length."""
        longer = [from_flags(column.translate(_LETTERS)) for column in self.columns] + [0]
        return {i + 1: longer[i] ^ longer[i + 1] for i in range(len(self.columns)) if longer[i] != longer[i + 1]}

    @cached_property
    def levels(self) -> dict[int, list[Bits]]:
        """For each letter the words with more than 0, 1, … of it, with empty sets after the last."""
        counts: dict[int, list[Bits]] = {code: [] for code in (*self.have, S)}
        for column in self.columns:
            for code, bits in column_sets(column, range(_PAD, 91)).items():
                if code != _PAD:
                    add_to_counts(counts[code], bits)
        return {code: levels + [0] * (self.have.get(code, 0) + 3) for code, levels in counts.items()}

    @cached_property
    def kinds(self) -> dict[Kind, Bits]:
        """The words of each kind (see `rules.Kind`)."""
        vowels: list[Bits] = []
        with_ys: list[Bits] = []
        flagged = [from_flags(column.translate(_VOWELS_AND_Y)) for column in self.columns]
        for column, bits in zip(self.columns, flagged, strict=True):
            add_to_sums(vowels, from_flags(column.translate(_VOWELS)))
            add_to_sums(with_ys, bits)
        fits_k = with_sum_up_to(vowels, 1, self.every) & ~with_sum_up_to(with_ys, 0, self.every)
        has_q = self.levels[ord("Q")][0] if ord("Q") in self.levels else 0
        found = {}
        for length, bits in self.lengths.items():
            fits_b = flagged[0] & flagged[length - 1]
            too_few = with_sum_up_to(with_ys, (length + 1) // 2 - 1, bits)
            parts = {0: bits}
            for flag, fitting in ((1, fits_b), (2, bits ^ too_few), (4, fits_k), (8, has_q)):
                for doublings, part in list(parts.items()):
                    if inside := part & fitting:
                        parts[doublings | flag] = inside
                        parts[doublings] = part ^ inside
            found.update({Kind(length, doublings): part for doublings, part in parts.items() if part})
        return found

    @cached_property
    def singles(self) -> Bits:
        """The words that may be played alone: with a card of the hand, and three cards if a letter is copied."""
        found = 0
        few = 0
        for added in (False, True)[: 1 + self.adds_s]:
            few |= self.lengths.get(SHORTEST + added, 0)
            one, two = total([short[n + (added and code == S)] for code, n, short in self._short])
            found |= self._touching(added=added) & ~two & ~(one & few)
        return found

    def partners(self, word: Tiles) -> Bits:
        """Find the words that can be played beside a word of this turn, the word itself perhaps among them.

        Each of the two needs a card of the hand. That fails only if both depend on one and the same card: a copy may
        always stand in the other word.
        """
        key = bytes(sorted(word)) + word[-1:]
        if key not in self._partners:
            self._partners[key] = self._beside(word)
        return self._partners[key]

    def _possible(self, block: WordBlock) -> Bits:
        """Find the words of one length that these cards and powers could spell, from hand or pool."""
        have, copied = self.have, self._copied
        others = [
            shortage(levels, have.get(code, 0), copied=code in copied)
            for code, levels in block.counts.items()
            if code != S
        ]
        but_s, levels, n = total(others), block.counts.get(S, ()), have.get(S, 0)
        _, out = total((but_s, shortage(levels, n, copied=S in copied)))
        if self.adds_s and levels:
            _, with_s = total((but_s, shortage(levels, n + 1, copied=S in copied)))
            out &= with_s | ~block.at(block.length - 1).get(S, 0)
        return block.every ^ out

    @cached_property
    def _short(self) -> list[tuple[int, int, list[Shortage]]]:
        """Each letter of the cards, S last: its n cards, and what words lack of it when 0, 1, … n + 1 are left."""
        short = []
        for code, levels in sorted(self.levels.items(), key=lambda item: (item[0] == S, item[0])):
            n = self.have.get(code, 0)
            short.append((code, n, [shortage(levels, left, copied=code in self._copied) for left in range(n + 2)]))
        return short

    @cached_property
    def _short_but_s(self) -> list[tuple[int, int, list[Shortage]]]:
        return self._short[:-1]

    @cached_property
    def _ending_in_s(self) -> Bits:
        table = bytes(49 if byte == S else 48 for byte in range(256))
        return union(
            bits & from_flags(self.columns[length - 1].translate(table)) for length, bits in self.lengths.items()
        )

    def _with(self, code: int, *, added: bool) -> Bits:
        """Find the words with a letter, not counting the S of patent Z."""
        return self.levels[code][added and code == S]

    def _touching(self, *, added: bool) -> Bits:
        """Find the words with a letter of the hand; if `added`, those that end in S, which is not counted."""
        found = union(self._with(code, added=added) for code in self._own)
        return found & self._ending_in_s if added else found

    def _only(self, code: int, *, added: bool) -> Bits:
        """Find the words with this letter and no other of the hand."""
        others = union(self._with(each, added=added) for each in self._own if each != code)
        return self._with(code, added=added) & ~others

    @cached_property
    def _others(self) -> list[tuple[bool, Bits, dict[int, Bits]]]:
        """By whether an S is added: words with a card of the hand, and those with one that is there once, and alone."""
        lonely = [code for code in self._own if self.hand.count(code) == 1]
        return [
            (added, self._touching(added=added), {code: self._only(code, added=added) for code in lonely})
            for added in (False, True)[: 1 + self.adds_s]
        ]

    def _beside(self, word: Tiles) -> Bits:
        lacking = 0  # letters of the first word that no card is left for
        left_over = []
        for code, n, short in self._short_but_s:
            if used := word.count(code):
                left = n - used
                if left < 0:
                    lacking, left = lacking - left, 0
                left_over.append(short[left])
            elif self.copies:
                left_over.append(short[n])
        but_s = total(left_over)
        _, has_s, short_of_s = self._short[-1]
        found = 0
        for mine in (False, True)[: 1 + (self.adds_s and word[-1] == S)]:
            left = has_s - word.count(S) + mine
            copied = lacking + max(-left, 0)
            own_cards = self._own.intersection(word[:-1] if mine else word)
            if copied > self.copies or (left < 0 and not has_s) or not own_cards:
                continue
            for added, touching, lonely in self._others[: 2 - mine]:
                one, two = total((but_s, short_of_s[max(left, 0) + added]))
                out = one | two if copied else two
                if len(own_cards) == 1:
                    [card] = own_cards
                    out |= lonely.get(card, 0)
                found |= touching & ~out
        return found
