"""What a rack spells, for all words of a length at once and any number of blanks.

A word that fits a pattern takes from the rack the tiles that the pattern does not have. Its *deficit* is the number of
those that the rack has no letter for; a play needs a blank for each, and may use further blanks in place of letters
that it has. The words that can be played are those whose deficit is at most the number of blanks.

The deficit is found from the letters that are there, not from those that are not, because a rack is short: the second E
of a rack covers a letter of every word with more than one E (`WordBlock.counts`), so one set a tile is added up, in
base 2. A tile of the pattern that the rack has too covers a letter in the same way; the others, the *strangers*, cover
one letter each in every word that matches. What is left of the word's length is the deficit. With the rack AO? and the
pattern .O. it is, for the four words of a small list,

    words                        AAH  AAL  BOA  COO
    more than 0 A: the rack's     1    1    1    0
    more than 0 O: the rack's     0    0    1    1
    more than 1 O: the board's    0    0    0    1
    covered, the sum              1    1    2    2
    deficit, 3 less that          2    2    1    1
    deficit 1 at most             0    0    1    1       there is one blank
    and matching .O.              0    0    1    1       BOA with a blank for B, COO with one for C

Blanks make plays, not words: each choice of the places that blanks stand on is a play of its own. Their number depends
only on how often each lacking letter must be blank, so words that lack alike form one class with one number. Numbers
are kept as sets too, one for each binary digit, and the plays of a slot are counted by a few "and"s, without making
any of them. With two blanks, AO??, each of the two words is two plays: only the B or the C is a blank, or both tiles
are.
"""

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from itertools import combinations
from math import comb

from ..alphabets import Tiles
from ..bitsets import Bits, add_to_sums, union, with_sum, with_sum_up_to
from ..lexicon import Lexicon
from ..tiles import BLANK, EMPTY
from .patterns import Patterns, patterns_of
from .slot_words import Kind, kind_of

__all__ = ["RackWords", "rack_words_of"]

# A cache in a decorator would tie the object to itself; its megabytes would wait for the garbage collector to be freed.
_KEPT = 1024
"""Answers of each kind kept for a rack."""

_ONE_BY_ONE = 8
"""Words whose plays are counted one by one, rather than as a set.

Measured: one word takes 3 us, a class of words that has not been asked for yet 25 us.
"""

Lack = tuple[int, tuple[tuple[int, int], ...]]
"""How words lack tiles: the deficit, and for each letter of the rack (places to fill with it, tiles missing)."""


class RackWords:
    """What one rack spells with a lexicon.

    `letters` are the tiles that blanks may stand for.

    The example of the module, once with one blank and once with two:

    >>> from tilewise.alphabets import alphabet
    >>> lexicon = Lexicon.from_words(["aah", "aal", "boa", "coo"], alphabet("en"))
    >>> one, two = [RackWords(lexicon, rack, bytes(range(65, 91))) for rack in (b"AO?", b"AO??")]
    >>> [format(digit, "04b") for digit in one._sums(3, b"O")]
    ['1100', '0011']
    >>> format(one.words_in(b".O."), "04b"), one.count(b".O.", 0b0011), two.count(b".O.", 0b0011)
    ('0011', 2, 4)
    >>> one.designations(b"BA"), two.designations(b"BA")
    ([(0,)], [(0,), (0, 1)])
    """

    def __init__(self, lexicon: Lexicon, rack: Tiles, letters: Tiles) -> None:
        self.rack = rack
        self.blanks = rack.count(BLANK)
        self._lexicon = lexicon
        self._patterns: Patterns = patterns_of(lexicon)
        self.letters = letters
        # Letters of equal number together, so that classes that differ only in which letter it is fall into one.
        self._have = sorted(Counter(rack.replace(b"?", b"")).items(), key=lambda item: (item[1], item[0]))
        self._strange = bytes(sorted({EMPTY, *lexicon.alphabet.codes}.difference(rack)))
        self._out_of_hand = bytes(set(letters).difference(letters if self.blanks else rack))
        self._in_hand: dict[Tiles, Tiles] = {}
        self._covered: dict[tuple[int, Tiles], list[Bits]] = {}
        self._spellable: dict[int, Bits] = {}
        self._fitting: dict[tuple[int, int, Tiles], Bits] = {}
        self._words: dict[Kind, Bits] = {}
        self._plays: dict[tuple[int, int, Tiles], list[Bits]] = {}
        self._designations: dict[Tiles, list[tuple[int, ...]]] = {}

    def in_hand(self, tiles: Tiles) -> Tiles:
        """Keep of some tiles those that the rack can put on a square."""
        kept = self._in_hand.get(tiles)
        if kept is None:
            kept = self._in_hand[tiles] = tiles.translate(None, self._out_of_hand)
        return kept

    def hands(self, checks: Iterable[tuple[int, Tiles]]) -> list[tuple[int, Tiles]]:
        """Keep for each place of a run the tiles that the rack can put there, until it has none for one."""
        hands = []
        for i, tiles in checks:
            hand = self.in_hand(tiles)
            if not hand:
                break
            hands.append((i, hand))
        return hands

    def words(self, length: int, lying: Tiles) -> Bits:
        """Find the words that the rack spells with these tiles, sorted, in all slots of that kind (`slot_words`).

        Only those of them that match a slot's pattern can be played there.
        """
        words = self._words.get((length, lying))
        if words is None:
            if len(self._words) == _KEPT:
                self._words.clear()
            words = self._words[length, lying] = self._find(*self._taken(length, lying))
        return words

    def words_in(self, pattern: Tiles) -> Bits:
        """Find the words that the rack spells in a pattern."""
        matching = self._patterns.matching(pattern)
        return matching & self.words(*kind_of(pattern)) if matching else 0

    def count(self, pattern: Tiles, words: Bits) -> int:
        """Count the plays that some of these words are."""
        if not self.blanks:
            return words.bit_count()
        if words.bit_count() <= _ONE_BY_ONE:
            places = [i for i, tile in enumerate(pattern) if tile == EMPTY]
            spelled = self._lexicon.of_length(len(pattern)).words(words)
            return sum([self._number_of(bytes([word[i] for i in places])) for word in spelled])
        key = self._taken(*kind_of(pattern))
        if key not in self._plays:
            self._plays[key] = self._number(*key)
        return sum([(words & digit).bit_count() << k for k, digit in enumerate(self._plays[key])])

    def _taken(self, length: int, lying: Tiles) -> tuple[int, int, Tiles]:
        """Tell the strangers among some tiles by their number alone: give length, number, and the other tiles."""
        held = lying.translate(None, self._strange)
        return length, len(lying) - len(held), held

    def designations(self, placed: Tiles) -> list[tuple[int, ...]]:
        """List the ways to put blanks under some of the tiles to be placed, as the places of the blanks.

        The tiles are some that the rack spells.
        """
        if not self.blanks:
            return _NO_BLANK
        ways = self._designations.get(placed)
        if ways is None:
            if len(self._designations) == _KEPT:
                self._designations.clear()
            ways = self._designations[placed] = self._designate(placed)
        return ways

    def _designate(self, placed: Tiles) -> list[tuple[int, ...]]:
        strangers = placed.translate(None, self.rack)
        if len(strangers) == self.blanks:  # all blanks are needed where the rack has no such letter
            return [tuple([i for i, tile in enumerate(placed) if tile in strangers])]
        if self.blanks == 1:
            for tile, have in self._have:
                if placed.count(tile) > have:
                    return [(i,) for i, each in enumerate(placed) if each == tile]
            return [(), *[(i,) for i in range(len(placed))]]
        places: dict[int, list[int]] = {}
        for i, tile in enumerate(placed):
            places.setdefault(tile, []).append(i)
        numbers = dict(self._have)
        least = {tile: max(len(at) - numbers.get(tile, 0), 0) for tile, at in places.items()}
        spare = self.blanks - sum(least.values())
        chosen: list[tuple[int, ...]] = [()]
        for tile, at in places.items():
            if least[tile] or spare:
                most = min(least[tile] + spare, len(at))
                ways = [way for n in range(least[tile], most + 1) for way in combinations(at, n)]
                chosen = [before + way for before in chosen for way in ways if len(before) + len(way) <= self.blanks]
        return sorted(tuple(sorted(way)) for way in chosen)

    def _find(self, length: int, strangers: int, held: Tiles) -> Bits:
        """Find the words whose deficit is at most the number of blanks."""
        key = length, strangers, held
        if key not in self._fitting:
            covered = self._sums(length, held)
            most = length - strangers  # letters of a word that matches are covered
            if self.blanks:
                every, fewest = self._spelled(length), max(most - self.blanks, 0)
                self._fitting[key] = every ^ with_sum_up_to(covered, fewest - 1, every) if fewest else every
            else:
                self._fitting[key] = with_sum(covered, most, self._lexicon.of_length(length).every)
        return self._fitting[key]

    def _number_of(self, needed: Tiles) -> int:
        """Count the plays that put down these tiles."""
        deficit = len(needed.translate(None, self.rack))
        if deficit > self.blanks or needed.translate(None, self.letters):
            return 0
        lacking = []
        for tile, have in self._have:
            places = needed.count(tile)
            if places > have:
                lacking.append((places, places - have))
                deficit += places - have
        return _ways(self.blanks, len(needed), deficit, tuple(lacking)) if deficit <= self.blanks else 0

    def _number(self, length: int, strangers: int, held: Tiles) -> list[Bits]:
        """Give the digits of how many plays each word is, by what it lacks."""
        plays: list[Bits] = []
        for lack, bits in self._classify(length, strangers, held).items():
            number = _ways(self.blanks, length - strangers - len(held), *lack)
            plays += [0] * (number.bit_length() - len(plays))
            for k in range(number.bit_length()):
                if number >> k & 1:
                    plays[k] |= bits
        return plays

    def _classify(self, length: int, strangers: int, held: Tiles) -> dict[Lack, Bits]:
        """Sort those words by what they lack."""
        covered, every = self._sums(length, held), self._spelled(length)
        classes: dict[Lack, Bits] = {}
        for deficit in range(min(self.blanks, length - strangers) + 1):
            if bits := with_sum(covered, length - strangers - deficit, every):
                classes[deficit, ()] = bits
        return self._by_letters(classes, length, held)

    def _by_letters(self, classes: dict[Lack, Bits], length: int, held: Tiles) -> dict[Lack, Bits]:
        """Split classes of equal deficit by the letters of the rack that are lacking."""
        counts = self._lexicon.of_length(length).counts
        for tile, have in self._have:
            levels = counts.get(tile, [])[have + held.count(tile) :]
            if not levels:
                continue
            split: dict[Lack, Bits] = {}
            for (deficit, lacking), bits in classes.items():
                unknown = deficit - sum([lack for _, lack in lacking])
                over = bits & levels[0] if unknown else 0
                if enough := bits ^ over:
                    same = deficit, lacking
                    split[same] = split[same] | enough if same in split else enough
                for lack in range(1, unknown + 1):
                    if not over:
                        break
                    more = over & levels[lack] if lack < len(levels) else 0
                    if just := over ^ more:
                        worse = deficit, (*lacking, (have + lack, lack))
                        split[worse] = split[worse] | just if worse in split else just
                    over = more
            classes = split
        return classes

    def _sums(self, length: int, held: Tiles) -> list[Bits]:
        """Give the digits of how many letters of each word the rack covers, with some tiles like its own."""
        sums = self._covered.get((length, held))
        if sums is None:
            counts = self._lexicon.of_length(length).counts
            if held:
                sums = self._sums(length, held[:-1]).copy()
                tile = held[-1]
                levels = counts.get(tile, [])[self.rack.count(tile) + held.count(tile) - 1 :][:1]
            else:
                sums = []
                levels = [level for tile, have in self._have for level in counts.get(tile, [])[:have]]
            for level in levels:
                add_to_sums(sums, level)
            self._covered[length, held] = sums
        return sums

    def _spelled(self, length: int) -> Bits:
        """Find the words of a length whose letters are all in the tile set; a blank cannot stand for any other."""
        if length not in self._spellable:
            block = self._lexicon.of_length(length)
            foreign = union(levels[0] for tile, levels in block.counts.items() if tile not in self.letters)
            self._spellable[length] = block.every ^ foreign
        return self._spellable[length]


_NO_BLANK: list[tuple[int, ...]] = [()]


@lru_cache(maxsize=1024)
def _ways(blanks: int, empty: int, deficit: int, lacking: tuple[tuple[int, int], ...]) -> int:
    """Count the sets of at most `blanks` of `empty` places that blanks can stand on.

    Strangers are blank wherever they stand. Of a letter that stands on p places and lacks d, at least d are blank; any
    other tile may be. So count the terms up to z**blanks of the product of z**strangers, for each lacking letter the
    sum over s >= d of comb(p, s) * z**s, and (1 + z) to the number of places left.
    """
    strangers = deficit - sum(d for _, d in lacking)
    free = empty - strangers - sum(p for p, _ in lacking)
    if free < 0:
        return 0
    terms = [0] * strangers + [1]
    for p, d in (*lacking, (free, 0)):
        factor = [comb(p, s) if s >= d else 0 for s in range(p + 1)]
        product = [0] * (len(terms) + len(factor) - 1)
        for i, a in enumerate(terms):
            for j, b in enumerate(factor):
                product[i + j] += a * b
        terms = product
    return sum(terms[: blanks + 1])


@lru_cache(maxsize=4)
def rack_words_of(lexicon: Lexicon, rack: Tiles, letters: Tiles) -> RackWords:
    """Give what a rack spells, worked out as it is asked for."""
    return RackWords(lexicon, rack, letters)
