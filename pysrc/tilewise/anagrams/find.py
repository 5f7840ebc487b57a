"""All words from a rack, alone or through a letter on the board.

The classical way (the bingo finder's) sorts the letters of every word into a key, expands the rack's blanks into every
letter and looks the keys up. Here the words of a length are tested all at once: which of them lack at most as many
tiles as there are blanks (`WordBlock.lacking`). A blank more costs one "and" and one "or" a letter.

A letter on the board is one tile more, and a word through it must have it. That tile makes good one that the word
lacks, or none: so every letter's words come from the two sets that the rack itself gives, "lacks at most b" and "lacks
at most b + 1", with two "and"s and an "or", and all 26 letters cost little more than one.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property

from ..bitsets import Bits
from ..lexicon import Lexicon, WordBlock
from ..patterns import Pattern, matching, read_pattern
from ..racks import Rack, Spelled, read_rack

__all__ = ["Group", "Query", "find", "find_words"]


@dataclass(frozen=True)
class Query:
    """A search: words that use all tiles of the rack or some of them, of these lengths, matching a pattern.

    Without a rack their letters are free.
    """

    rack: Rack | None
    use_all: bool = True
    min_length: int = 2
    max_length: int = 64
    pattern: Pattern | None = None
    min_zipf: float = 0.0
    without: Lexicon | None = None


class Group(Spelled):
    """The words found through one letter (`through`, a tile) or through none."""

    def __init__(self, through: int | None, rack: Rack, parts: Iterable[tuple[WordBlock, Bits]]) -> None:
        super().__init__(rack, parts)
        self.through = through


def find(query: Query, lexicon: Lexicon, throughs: Iterable[int | None]) -> Iterator[Group]:
    """Find the words through each of some letters of the board, or through none: one group each.

    >>> from tilewise.alphabets import alphabet
    >>> from tilewise.racks import read_rack
    >>> lexicon = Lexicon.from_words(["at", "eat", "tea", "seat", "oat"], alphabet("en"))
    >>> query = Query(read_rack("ae?", alphabet("en")))
    >>> [group.words() for group in find(query, lexicon, [None, ord("S")])]
    [[b'EAT', b'TEA'], [b'SEAT']]
    """
    sets = [_Reach(query, block) for block in lexicon if query.min_length <= block.length <= query.max_length]
    for through in throughs:
        if query.rack is None:
            yield Group(through, _NO_BLANKS, [(reach.block, reach.with_letter(through)) for reach in sets])
            continue
        rack = query.rack if through is None else query.rack.with_letter(through)
        yield Group(
            through,
            rack,
            [
                (reach.block, reach.through(query.rack, through))
                for reach in sets
                if reach.block.length == rack.size or (not query.use_all and reach.block.length < rack.size)
            ],
        )


def find_words(rack: str, lexicon: Lexicon, *, use_all: bool = True, pattern: str = "*") -> list[str]:
    """List the words that all tiles of a rack spell, or with `use_all` false some of them, the longest first.

    In the rack `?` is a blank; in the pattern `.` is any letter and `*` any run of letters.

    >>> from tilewise.alphabets import alphabet
    >>> lexicon = Lexicon.from_words(["at", "eat", "tea", "seat", "oat"], alphabet("en"))
    >>> find_words("ae?", lexicon), find_words("teas", lexicon, use_all=False, pattern="*t")
    (['EAT', 'TEA'], ['SEAT', 'EAT', 'AT'])
    """
    letters = lexicon.alphabet
    query = Query(read_rack(rack, letters), use_all, pattern=read_pattern(pattern, letters))
    [group] = find(query, lexicon, [None])
    return letters.decode_all(group.words())


_NO_BLANKS = Rack({}, 0)
"""What words of free letters are shown with: no letter of theirs is played by a blank."""


class _Reach:
    """The words of one length that a query's rack spells, through any letter; found when first asked for."""

    def __init__(self, query: Query, block: WordBlock) -> None:
        self.block = block
        self._query = query

    @cached_property
    def _allowed(self) -> Bits:
        """The words that the query allows, whatever the rack."""
        query, block = self._query, self.block
        bits = block.every if query.pattern is None else matching(query.pattern, block)
        bits &= block.common(query.min_zipf)
        if query.without is not None:
            bits &= ~block.also_in(query.without.of_length(block.length))
        return bits

    def with_letter(self, code: int | None) -> Bits:
        """Find the words of any letters, or those that have a certain one."""
        return self._allowed if code is None else self._allowed & self.block.counts.get(code, [0])[0]

    def through(self, rack: Rack, code: int | None) -> Bits:
        """Find the words of the query's rack through a letter, or through none."""
        if code is None:
            return self._allowed & self.block.spelled_from(rack.letters, rack.blanks)
        levels = self.block.counts.get(code, ())
        have = rack.letters.get(code, 0)
        if not levels:
            return 0
        spelled, most = self._with_one_more
        more = most & levels[have] if have < len(levels) else 0
        return spelled & levels[0] | more

    @cached_property
    def _with_one_more(self) -> tuple[Bits, Bits]:
        """The words that the rack spells, and those that it would spell with one certain tile more."""
        rack = self._query.rack or _NO_BLANKS
        lacks = self.block.lacking(rack.letters, rack.blanks + 1)
        most = self._allowed & ~lacks[rack.blanks + 1]
        return most & ~lacks[rack.blanks], most
