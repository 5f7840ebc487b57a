"""The best plays of a Letterpress position, out of every way to play every word."""

from array import array
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import KW_ONLY, dataclass, replace
from functools import lru_cache, reduce
from heapq import nlargest
from itertools import islice
from math import prod
from operator import or_

from ..alphabets import Tiles
from ..jobs import Job, finish
from ..lanes import indices_between, register
from ..lexicon import Lexicon
from .board import ALL_SQUARES, AROUND, WINNING, Mask, Position, after, exposure, locked
from .bounds import Lacking, takes
from .many_ways import Large, Letter, best_of_large, letter
from .ranking import MOST_LOCKED, RANKINGS, Ranker, Ranking
from .spelling import Key, Spelling

__all__ = ["Play", "RankedWays", "Wanted", "best_plays", "seek_plays"]

_CHUNK = 4096
"""Lanes worked on together: 16 KB an operand keeps a handful of them in the processor's first caches."""

_MASK_BYTES = 4

_FEWEST_LANES = 64
"""The smallest register; ranking fewer lanes takes no less time."""

_MANY_WAYS = 256
"""Ways of a class that are looked at one by one; with more the class is searched letter by letter."""

_MANY_WORDS = 1024
"""Words from which on it pays to find out which squares each cannot lock."""

_FIRST_BATCH = 64
"""Words ranked before the bound of the next is looked at: three times the usual 20 plays, as bounds are not tight."""

_PIECE = 4 * _CHUNK
"""Ways that are ranked between two pauses: some 10 ms of work, or three times as much in a browser."""

_LARGE_PIECE = 64
"""Classes that are searched letter by letter between two pauses."""


@dataclass(frozen=True, repr=False)
class Play:
    """A word, the squares it is played on, and the board after it; as text, the word and both sides' squares."""

    before: Position
    word: Tiles
    zipf: float
    mask: Mask
    ours: Mask
    theirs: Mask
    rank: int
    same_letters: tuple[Tiles, ...] = ()

    def __str__(self) -> str:
        return f"{self.text} {self.ours.bit_count()}-{self.theirs.bit_count()}"

    def __repr__(self) -> str:
        return f"<Play {self}>"

    @property
    def text(self) -> str:
        """The word in letters."""
        return self.before.letters.decode(self.word)

    @property
    def after(self) -> Position:
        """The position after the play, its sides as they were: it is the other side's turn."""
        return replace(self.before, ours=self.ours, theirs=self.theirs)

    @property
    def score(self) -> tuple[int, int]:
        """Squares of each side."""
        return self.ours.bit_count(), self.theirs.bit_count()

    @property
    def locked(self) -> tuple[Mask, Mask]:
        """Locked squares of each side."""
        return locked(self.ours), locked(self.theirs)

    @property
    def vulnerability(self) -> int:
        """For each square we hold, its neighbours that we do not hold, summed."""
        return exposure(self.ours)

    @property
    def wins(self) -> bool | None:
        """Whether the play ends the game in our favour; None if the game goes on."""
        return self.ours.bit_count() >= WINNING if self.ours | self.theirs == ALL_SQUARES else None


@dataclass(frozen=True)
class Wanted:
    """Which plays are wanted: so many at most, each the best of its word, of the words that are spelled here.

    With `merged`, one word stands for all of the same letters. Only plays that take all squares of `must` count; a word
    without one is left out. With `winning` only those count that win, and the shortest come first.
    """

    spelling: Spelling
    limit: int | None = 20
    _: KW_ONLY
    merged: bool = False
    must: Mask = 0
    winning: bool = False


def best_plays(
    words: Spelling | Lexicon,
    position: Position,
    ranking: Ranking = RANKINGS["letterpwn"],
    limit: int | None = 20,
    *,
    merged: bool = False,
    must: Mask = 0,
    winning: bool = False,
) -> list[Play]:
    """Find the best play of each of the `limit` best words, best first.

    `words` is a lexicon, or what the board spells of one; `merged`, `must` and `winning` are those of `Wanted`.
    Equal ranks are ordered by how common the word is, then alphabetically; of a word's equally good masks the lowest
    is given. The words with the highest bounds are ranked first, in batches each four times as long as the last, until
    no bound that is left reaches the last of the best so far: most ways to play a word are ruled out without being
    looked at.

    >>> from tilewise.alphabets import alphabet
    >>> from tilewise.lexicon import Lexicon
    >>> words = Lexicon.from_words(["ab", "aba", "box"], alphabet("en"))
    >>> for play in best_plays(words, Position(b"ABAXXXXXXXXXXXXXXXXXXXXXX", 0, 0)):
    ...     print(play, play.mask)
    AB 2-0 3
    ABA 3-0 7
    >>> best_plays(words, Position(b"ABAXXXXXXXXXXXXXXXXXXXXXX", 0, 0), must=0b110)
    [<Play ABA 3-0>, <Play AB 2-0>]
    >>> best_plays(words, Position(b"ABAXXXXXXXXXXXXXXXXXXXXXX", ALL_SQUARES ^ 0b11, 0), winning=True)
    [<Play AB 25-0>, <Play ABA 25-0>]
    """
    spelling = Spelling(position.board, words.by_letters) if isinstance(words, Lexicon) else words
    wanted = Wanted(spelling, limit, merged=merged, must=must, winning=winning)
    return list(finish(seek_plays(wanted, position, ranking)))


def seek_plays(wanted: Wanted, position: Position, ranking: Ranking) -> Job[Iterator[Play]]:
    """Look for the best plays as `best_plays` does, with pauses.

    In the end they are given in the same order, each made when it is taken.
    """
    if wanted.winning:
        filling = replace(wanted, limit=None, must=wanted.must | position.free, winning=False)
        plays = yield from seek_plays(filling, position, ranking)
        return islice(sorted((play for play in plays if play.wins), key=lambda play: len(play.word)), wanted.limit)
    spelling, limit, must, merged = wanted.spelling, wanted.limit, wanted.must, wanted.merged
    if limit == 0:
        return iter(())
    search = RankedWays(spelling, position, ranking, must)
    bounds = search.bounds()
    _, may = spelling.bounds
    found: dict[int, tuple[int, Mask]] = {}
    least, ceiling = 0, max(bounds, default=0) + 1
    for step in _floors(bounds):
        floor = max(step, least)
        batch = [i for i in indices_between(bounds, floor, ceiling) if not must & ~may[i]]
        keys = [spelling.keys[i] for i in batch]
        best: dict[Key, tuple[int, Mask] | None] = {}
        for piece in search.seek(keys, least):
            best.update(piece)
            yield None
        found.update((i, each) for i, key in zip(batch, keys, strict=True) if (each := best[key]) is not None)
        if limit is not None:
            rows = {spelling.keys[i] if merged else i: rank for i, (rank, _) in found.items()}.values()
            least = nlargest(limit, rows)[-1] if len(rows) >= limit else 0
        if least >= floor:
            break
        ceiling = floor
    return islice(_in_order({i: each for i, each in found.items() if each[0] >= least}, search, merged), limit)


class RankedWays:
    """Ranks the ways to play words of one spelling in one position, those that take all squares of `must`."""

    def __init__(self, spelling: Spelling, position: Position, ranking: Ranking, must: Mask = 0) -> None:
        self.spelling = spelling
        self.must = must
        self.position = position
        self.ranking = ranking
        self._rankers: dict[int, Ranker] = {}
        self._letters: dict[tuple[Mask, ...], Letter | None] = {}
        self._never_locked: Lacking | None = None
        if spelling.words >= _MANY_WORDS:
            self._never_locked = Lacking(spelling, [around & ~position.ours for around in AROUND])

    def bounds(self) -> "array[int]":
        """Bound the ranks of each word."""
        must, may = self.spelling.bounds
        if not any(self.spelling.fields):
            return self._run(must, may)
        capturable, theirs = self.position.capturable, self.position.theirs
        raw = must.tobytes()
        held = self.position.ours.bit_count()
        squares = takes(self.spelling, capturable)
        most = int.from_bytes(squares, "little") + int.from_bytes(bytes([held]) * len(must), "little")
        for byte in range(_MASK_BYTES):
            plane = raw[byte::_MASK_BYTES].translate(_counts(capturable >> 8 * byte & 255))
            most += int.from_bytes(plane, "little")
        locked = most.to_bytes(len(must), "little").translate(_LOCKED)
        rooms = bytearray(_MASK_BYTES * len(must))
        for place, column in enumerate((squares, takes(self.spelling, capturable & theirs), locked)):
            rooms[place::_MASK_BYTES] = column
        never_locked = self._never_locked.of_all() if self._never_locked else None
        return self._run(must, may, array("I", bytes(rooms)), never_locked)

    def ranks(self, masks: "array[int]") -> "array[int]":
        """Rank plays, given their masks."""
        return self._run(masks, masks)

    def seek(self, keys: Iterable[Key], least: int = 0) -> Iterator[dict[Key, tuple[int, Mask] | None]]:
        """Give for some classes, a piece of them at a time, their best rank and the lowest mask that has it.

        None stands for a class without a way; of one whose best has a rank below `least`, too, or for any of its ways.
        """
        masks = array("I")
        ends: dict[Key, int] = {}
        large: dict[Key, Large] = {}
        must, matters = self.must, self.position.capturable | self.must
        for key in dict.fromkeys(keys):
            choices = self.spelling.choices(key, matters)
            if prod(map(len, choices)) > _MANY_WAYS:
                letters = [each for row in choices if (each := self._letter(row))]
                if len(letters) == len(choices):
                    never_locked = self._never_locked.of_key(key) if self._never_locked else 0
                    letters.sort(key=lambda each: len(each.choices))
                    large[key] = Large(self.spelling.base(key), letters, self.position, never_locked)
                else:
                    yield {key: None}
            else:
                ways = self.spelling.ways(key, matters)
                masks.extend([way for way in ways if way & must == must] if must else ways)
                ends[key] = len(masks)
                if len(masks) >= _PIECE:
                    yield self._best_of(masks, ends)
                    masks, ends = array("I"), {}
        yield self._best_of(masks, ends)
        searched = iter(large.items())
        while piece := dict(islice(searched, _LARGE_PIECE)):
            yield dict.fromkeys(piece) | best_of_large(piece, self._run, self.ranks, least)

    def _letter(self, choices: tuple[Mask, ...]) -> Letter | None:
        """Keep of a letter's choices those that take all its squares that a play has to take; None if there is none."""
        if choices not in self._letters:
            needed = self.must & reduce(or_, choices)
            taking = tuple(choice for choice in choices if choice & needed == needed)
            self._letters[choices] = letter(taking, self.position) if taking else None
        return self._letters[choices]

    def _best_of(self, masks: "array[int]", ends: Mapping[Key, int]) -> dict[Key, tuple[int, Mask] | None]:
        """Give the best of classes whose ways follow one another, each up to its end."""
        ranks = self.ranks(masks)
        best: dict[Key, tuple[int, Mask] | None] = {}
        start = 0
        for key, end in ends.items():
            best[key] = None
            if end > start:
                top = max(ranks[start:end])
                best[key] = top, masks[ranks.index(top, start)]
            start = end
        return best

    def play(self, index: int, rank: int, mask: Mask, same_letters: tuple[Tiles, ...]) -> Play:
        """Make one play."""
        ours, theirs = after(self.position, mask)
        word, zipf = self.spelling.word(index), self.spelling.zipf(index)
        return Play(self.position, word, zipf, mask, ours, theirs, rank, same_letters)

    def _run(
        self,
        must: "array[int]",
        may: "array[int]",
        rooms: "array[int] | None" = None,
        never_locked: "array[int] | None" = None,
    ) -> "array[int]":
        """Rank lanes chunk by chunk."""
        ranks = array("I")
        for start in range(0, len(must), _CHUNK):
            ranker = self._ranker(min(len(must) - start, _CHUNK))
            load = ranker.register.load
            low = load(must[start : start + _CHUNK])
            high = low if must is may else load(may[start : start + _CHUNK])
            known = None if rooms is None else load(rooms[start : start + _CHUNK])
            never = 0 if never_locked is None else load(never_locked[start : start + _CHUNK])
            ranks.extend(ranker.register.store(ranker.rank(low, high, known, never)))
        del ranks[len(must) :]
        return ranks

    def _ranker(self, lanes: int) -> Ranker:
        """Give a ranker with room for that many lanes."""
        size = max(1 << (lanes - 1).bit_length(), _FEWEST_LANES)
        if size not in self._rankers:
            self._rankers[size] = Ranker(self.position, self.ranking, register(size))
        return self._rankers[size]


_LOCKED = bytes(MOST_LOCKED).ljust(256, b"\0")


@lru_cache(maxsize=256)
def _counts(among: int) -> bytes:
    """Give for each of the 256 sets of eight squares how many are among some."""
    return bytes((value & among).bit_count() for value in range(256))


def _in_order(found: Mapping[int, tuple[int, Mask]], search: RankedWays, merged: bool) -> Iterator[Play]:
    """Make the plays of the words found, best first, each when it is taken.

    Of words of the same letters `found` has all or none, and all have one rank, so ranks are put in order one by one.
    """
    spelling = search.spelling
    by_rank: dict[int, list[int]] = {}
    for i, (rank, _) in found.items():
        by_rank.setdefault(rank, []).append(i)
    for rank in sorted(by_rank, reverse=True):
        order = sorted(by_rank[rank], key=lambda i: (-spelling.zipf(i), spelling.word(i)))
        classes: dict[Key, list[int]] = {}
        for i in order:
            classes.setdefault(spelling.keys[i], []).append(i)
        for i in [words[0] for words in classes.values()] if merged else order:
            others = tuple(spelling.word(j) for j in classes[spelling.keys[i]] if j != i)
            yield search.play(i, rank, found[i][1], others)


def _floors(bounds: "array[int]") -> Iterator[int]:
    """Cut the bounds from the top: floors that let in at least 64 words, then four times as many, and at last all."""
    tally = Counter(bounds)
    count, batch = 0, _FIRST_BATCH
    for bound in sorted(tally, reverse=True):
        count += tally[bound]
        if count >= batch:
            yield bound
            batch *= 4
    yield 0
