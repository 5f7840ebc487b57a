"""The words that a turn's cards could spell, and which two of them go together.

A turn has ten cards and hundreds of words for them, so the words of a turn get registers of their own: one bit a word,
all lengths in one row, by the alphabet. `levels[c][k]` holds the words with more than k of letter c. What one word
leaves over then says of all words at once whether they can be the second one:

    cards  A E P P R S T       first word  PAT       left  E P R S
    words with more P than 1, A than 0, T than 0, ...  are out

A word is played plain, or with the S of patent Z at its end: then it needs one S less. At most one letter is copied by
patent X. "Lacks" therefore counts letters beyond the cards: none is allowed, or one whose card is there to be copied.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cached_property

from ..alphabets import Tiles
from ..bitsets import Bits, add_to_counts, add_to_sums, column_sets, from_flags, indices, union, with_sum_up_to
from ..lexicon import Lexicon, WordBlock
from .rules import LONGEST, SHORTEST, Kind, S

__all__ = ["TurnWords"]

_PAD = 64
_LETTERS = bytes(49 if byte > _PAD else 48 for byte in range(256))
_VOWELS = bytes(49 if byte in b"AEIOU" else 48 for byte in range(256))
_VOWELS_AND_Y = bytes(49 if byte in b"AEIOUY" else 48 for byte in range(256))


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
        """List the words of a set by the alphabet."""
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
            for flag, those in ((1, fits_b), (2, bits ^ too_few), (4, fits_k), (8, has_q)):
                for doublings, part in list(parts.items()):
                    if inside := part & those:
                        parts[doublings | flag] = inside
                        parts[doublings] = part ^ inside
            found.update({Kind(length, doublings): part for doublings, part in parts.items() if part})
        return found

    @cached_property
    def singles(self) -> Bits:
        """The words that may be played alone: with a card of the hand, and three cards if a letter is copied."""
        lacking, out = self._lacks(added=False)
        short = self.lengths.get(3, 0)
        found = self._touching(added=False) & ~out & ~(lacking & short)
        if self.adds_s:
            lacking, out = self._lacks(added=True)
            short |= self.lengths.get(4, 0)
            found |= self._touching(added=True) & ~out & ~(lacking & short)
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
        """Find the words of one length that these cards and powers could spell, hand or pool."""
        out = lacking = 0
        for code, levels in block.counts.items():
            if code != S:
                lacking, out = self._add_lacks(lacking, out, levels, self.have.get(code, 0), self.have.get(code, 0))
        own = self.have.get(S, 0)
        levels = block.counts.get(S, [])
        _, plain = self._add_lacks(lacking, out, levels, own, own)
        if self.adds_s and levels:
            _, added = self._add_lacks(lacking, out, levels, own + 1, own)
            plain &= added | ~block.at(block.length - 1).get(S, 0)
        return block.every ^ plain

    def _add_lacks(self, lacking: Bits, out: Bits, levels: Sequence[Bits], left: int, own: int) -> tuple[Bits, Bits]:
        """Carry "lacks a letter" and "cannot be" past one more letter, of which `left` are left of `own` cards."""
        over = levels[left] if left < len(levels) else 0
        if not self.copies or not own:
            return lacking, out | over
        twice = levels[left + 1] if left + 1 < len(levels) else 0
        return lacking | over, out | twice | (lacking & over)

    def _lacks(self, *, added: bool) -> tuple[Bits, Bits]:
        """Find the words that lack one letter of the cards, and those that cannot be spelled.

        With `added`, words end in the S of patent Z, and only those are possible.
        """
        out = lacking = 0
        for code, levels in self.levels.items():
            own = self.have.get(code, 0)
            lacking, out = self._add_lacks(lacking, out, levels, own + (added and code == S), own)
        return lacking, (out | (self.every ^ self._ending_in_s)) if added else out

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
        found = union(self._with(code, added=added) for code in set(self.hand))
        return found & self._ending_in_s if added else found

    def _only(self, code: int, *, added: bool) -> Bits:
        """Find the words with this letter and no other of the hand."""
        others = union(self._with(each, added=added) for each in set(self.hand) if each != code)
        return self._with(code, added=added) & ~others

    @cached_property
    def _others(self) -> list[tuple[bool, Bits, dict[int, Bits]]]:
        """By whether an S is added: words with a card of the hand, and those with one that is there once, and alone."""
        lonely = [code for code, n in Counter(self.hand).items() if n == 1]
        return [
            (added, self._touching(added=added), {code: self._only(code, added=added) for code in lonely})
            for added in (False, True)[: 1 + self.adds_s]
        ]

    @cached_property
    def _letters(self) -> list[tuple[int, int, list[Bits]]]:
        """Each letter of the cards but S: how many there are, and the words with more than 0, 1, … of it."""
        return [(code, self.have[code], levels) for code, levels in self.levels.items() if code != S]

    def _beside(self, word: Tiles) -> Bits:
        # The same carries as in _add_lacks, written out because this runs for thousands of words.
        out = lacking = 0
        copied = False
        for code, own, levels in self._letters:
            left = own - word.count(code)
            if left < 0:
                if copied or left < -1 or not self.copies:
                    return 0
                copied, left = True, 0
            over = levels[left]
            if self.copies:
                out |= levels[left + 1] | (lacking & over)
                lacking |= over
            else:
                out |= over
        found = 0
        for mine in (False, True)[: 1 + (self.adds_s and word[-1] == S)]:
            for other, touching, lonely in self._others[: 2 - mine]:
                no = self._no_s(lacking, out, copied, self.have.get(S, 0) - word.count(S) + mine, other)
                if no >= 0:
                    mates = touching ^ (touching & no)
                    own_cards = [code for code in set(self.hand) if code in (word[:-1] if mine else word)]
                    if len(own_cards) == 1:
                        mates &= ~lonely.get(own_cards[0], 0)
                    found |= mates if own_cards else 0
        return found

    def _no_s(self, lacking: Bits, out: Bits, copied: bool, left: int, other: bool) -> Bits:
        """Add what is left of the S cards to what the other letters rule out; -1 if the first word needs too many."""
        own = self.have.get(S, 0)
        copies = self.copies and own > 0
        if left < 0:
            if copied or left < -1 or not copies:
                return -1
            copied, left = True, 0
        over = self.levels[S][left + other]
        if copies:
            out |= self.levels[S][left + other + 1] | (lacking & over)
            lacking |= over
        else:
            out |= over
        return out | lacking if copied else out
