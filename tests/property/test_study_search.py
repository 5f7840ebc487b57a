"""Searches of words to learn against a plain loop over the words, and probabilities against a count of all draws."""

import random
import re
from collections import Counter
from collections.abc import Callable
from functools import cache
from itertools import combinations
from math import comb
from typing import Any

import pytest
from amount import some, takes_long

from tilewise.alphabets import alphabet
from tilewise.api import Engine
from tilewise.lexicon import Lexicon, Library, load_lexicon
from tilewise.study import find_words
from tilewise.study.draws import ways
from tilewise.study.shelf import vowels
from tilewise.tiles import BLANK, read_tile_set, tile_set_of

LISTS = ["en", "tr", "fr", "es", "de"]
KINDS = ["pattern", "prefix", "suffix", "anagram", "subanagram", "letters", "front", "back", "inner_front"]
KINDS += ["inner_back", "length", "vowels", "points", "anagrams", "probability", "zipf", "list", "definition"]


Chosen = tuple[dict[str, Any], Callable[[bytes], bool]]


class Plain:
    """A list, and what each of its words is, found one word at a time. Words are texts of one character a tile."""

    def __init__(self, id: str) -> None:
        every = load_lexicon(id)
        self.letters = every.alphabet
        self.tiles = tile_set_of(self.letters.id, self.letters)
        rng = random.Random(id)
        texts = [block.word(j) for block in every for j in range(block.n) if block.length <= 12]
        short = [text for text in texts if len(text) <= 3]
        self.words = sorted({*rng.sample(short, min(len(short), 300)), *rng.sample(texts, 1_200)})
        # With words of one word's letters, and words that are one letter longer, which a sample would hardly have.
        for text in rng.sample(self.words, 60):
            self.words += [text[::-1], text + text[:1], text[-1:] + text]
        self.words = sorted({text for text in self.words if len(text) <= 12})
        self.zipf = {text: rng.choice([0, 0, 2.0, 3.5, 3.6, 6.1]) for text in self.words}
        self.lexicon = Lexicon.from_words(
            [self.letters.decode(text) for text in self.words],
            self.letters,
            {self.letters.decode(text): zipf for text, zipf in self.zipf.items()},
        )
        self.other = set(rng.sample(self.words, 400))
        self.meanings = {text: rng.choice(["a Fish", "a small tree", "selfish"]) for text in self.words[::3]}
        self.library = Library(None)
        self.library.keep("mine", self.lexicon)
        self.library.keep("other", Lexicon.from_words(map(self.letters.decode, sorted(self.other)), self.letters))
        lines = [f"{self.letters.decode(text)}\t\t{said}\n" for text, said in self.meanings.items()]
        self.lexicon.notes.lines = "".join(lines).encode()
        self.known = set(self.words)
        self.families = Counter(bytes(sorted(text)) for text in self.words)
        self.ranks: dict[bytes, int] = {}
        for length in range(2, 13):
            alike = {each for each in self.families if len(each) == length}
            ordered = sorted(alike, key=lambda each: (-self.drawn(each), each))
            self.ranks |= {each: rank for rank, each in enumerate(ordered, 1)}

    def drawn(self, alphagram: bytes) -> int:
        """Count the draws: for each number of blanks, each choice of the letters that they stand for."""
        counts = dict(self.tiles.counts or {})
        blanks = counts.pop(BLANK, 0)
        need = Counter(alphagram)
        total = 0
        for played in range(min(blanks, len(alphagram)) + 1):
            for stands_for in {tuple(sorted(each)) for each in combinations(alphagram, played)}:
                rest = need - Counter(stands_for)
                product = comb(blanks, played)
                for code, n in rest.items():
                    product *= comb(counts.get(code, 0), n)
                total += product
        return total

    def show(self, text: bytes) -> str:
        return self.tiles.show(text)

    def points(self, word: bytes) -> int:
        return sum(self.tiles.points[each] for each in word)

    def hooks(self, text: bytes, *, front: bool) -> set[int]:
        codes = self.letters.codes
        return {code for code in codes if (bytes([code]) + text if front else text + bytes([code])) in self.known}


@cache
def plain(id: str) -> Plain:
    return Plain(id)


class Chooser:
    """Chooses conditions: what is asked for, and a function of a word that says the same."""

    def __init__(self, rng: random.Random, of: Plain) -> None:
        self.rng, self.of = rng, of
        self.text = rng.choice(of.words)
        low, more = rng.randint(0, 6), rng.randint(0, 6)
        self.range: list[int | None] = rng.choice([[low, low + more], [None, low], [low, None], [None, None]])
        codes = rng.sample(list(of.letters.codes), 3)
        self.codes = bytes(code for code in codes if len(of.letters.decode(bytes([code]))) == 1)
        self.one_of = f"[{of.letters.decode(self.codes)}]" if self.codes else of.show(self.text[:1])
        self.codes = self.codes or self.text[:1]

    def condition(self, kind: str) -> Chosen:
        ways_to_choose = {
            "pattern": self.pattern,
            "prefix": lambda: ({kind: self.of.show(self.text[:2])}, lambda word: word.startswith(self.text[:2])),
            "suffix": lambda: ({kind: self.of.show(self.text[-2:])}, lambda word: word.endswith(self.text[-2:])),
            "anagram": lambda: self.rack(kind),
            "subanagram": lambda: self.rack(kind),
            "letters": self.letters,
            "front": lambda: self.hooks(kind),
            "back": lambda: self.hooks(kind),
            "inner_front": lambda: self.inner(kind, slice(1, None)),
            "inner_back": lambda: self.inner(kind, slice(None, -1)),
            "list": lambda: ({"list": "other"}, self.of.other.__contains__),
            "definition": self.definition,
        }
        return ways_to_choose[kind]() if kind in ways_to_choose else self.number(kind)

    def pattern(self) -> Chosen:
        pieces, expression = "", b""
        for each in self.text:
            shown, tile = self.of.show(bytes([each])), re.escape(bytes([each]))
            one_of = (self.one_of, b"[" + re.escape(self.codes) + b"]")
            piece, sign = self.rng.choice([(".", b"."), ("*", b".*"), (shown, tile), (shown, tile), one_of])
            pieces, expression = pieces + piece, expression + sign
        matches = re.compile(expression, re.DOTALL).fullmatch
        return {"pattern": pieces}, lambda word: matches(word) is not None

    def rack(self, kind: str) -> Chosen:
        tiles, blanks = bytearray(self.text), self.rng.choice([0, 0, 1, 2])
        self.rng.shuffle(tiles)
        del tiles[:blanks]
        has_class = bool(tiles) and self.rng.random() < 0.4
        if has_class:
            del tiles[:1]
        racks = [bytes([*tiles, each]) for each in self.codes] if has_class else [bytes(tiles)]
        size = len(tiles) + blanks + has_class
        sizes = range(size, size + 1) if kind == "anagram" else range(size + 1)

        def is_spelled(word: bytes) -> bool:
            return len(word) in sizes and any((Counter(word) - Counter(rack)).total() <= blanks for rack in racks)

        return {kind: self.of.show(tiles) + "?" * blanks + self.one_of * has_class}, is_spelled

    def letters(self) -> Chosen:
        code = self.text[:1]
        return {"letters": {self.of.show(code): self.range}}, lambda word: self.is_within(word.count(code))

    def hooks(self, kind: str) -> Chosen:
        front, code = kind == "front", self.text[:1]
        asked = self.rng.choice([True, False, self.of.show(code), self.one_of])
        if isinstance(asked, bool):
            return {kind: asked}, lambda word: bool(self.of.hooks(word, front=front)) == asked
        codes = set(code if asked == self.of.show(code) else self.codes)
        return {kind: asked}, lambda word: bool(self.of.hooks(word, front=front) & codes)

    def inner(self, kind: str, part: slice) -> Chosen:
        is_so = self.rng.random() < 0.5
        return {kind: is_so}, lambda word: (word[part] in self.of.known) == is_so

    def definition(self) -> Chosen:
        asked = self.rng.choice(["fish", "FISH", "small tree", "tre", "mall", "("])
        start = re.compile(rf"(^|[^a-z]){re.escape(asked)}", re.IGNORECASE)
        return {"definition": asked}, lambda word: start.search(self.of.meanings.get(word, "")) is not None

    def number(self, kind: str) -> Chosen:
        of = self.of
        numbers = {
            "length": len,
            "vowels": lambda word: sum(each in vowels(of.letters) for each in word),
            "points": of.points,
            "anagrams": lambda word: of.families[bytes(sorted(word))],
            "probability": lambda word: of.ranks[bytes(sorted(word))],
            "zipf": of.zipf.__getitem__,
        }
        number = numbers[kind]
        return {kind: self.range}, lambda word: self.is_within(number(word))

    def is_within(self, n: float) -> bool:
        low, high = self.range
        return (low is None or n >= low) and (high is None or n <= high)


def joined(rng: random.Random, of: Plain, depth: int = 0) -> Chosen:
    """Choose a condition, alone or with others."""
    join = rng.choice(["", "", "all", "any", "not"] if depth < 2 else [""])
    if not join:
        return Chooser(rng, of).condition(rng.choice(KINDS))
    if join == "not":
        inner, meets = joined(rng, of, depth + 1)
        return {"not": inner}, lambda word: not meets(word)
    parts = [joined(rng, of, depth + 1) for _ in range(rng.randint(0, 3))]
    of_all = all if join == "all" else any
    return {join: [part for part, _ in parts]}, lambda word: of_all(meets(word) for _, meets in parts)


@pytest.mark.parametrize("id", LISTS)
@takes_long("asks a plain loop the same")
def test_a_search_finds_what_a_plain_loop_finds(id: str) -> None:
    of = plain(id)
    engine = Engine(of.library)
    letters = of.letters
    hits = 0
    for seed in some(range(300), 40):
        rng = random.Random(f"{id} {seed}")
        where, meets = joined(rng, of)
        expected = [word for word in of.words if meets(word)]
        request = {"lexicon": "mine", "where": where, "limit": None}
        found = engine.call("study.search", request)
        assert found["count"] == len(expected), where
        assert [row["word"] for row in found["words"]] == list(map(letters.decode, expected)), where
        hits += 0 < len(expected) < len(of.words)
        for order, key in {
            "length": lambda word: (len(word), word),
            "points": lambda word: (-of.points(word), word),
            "zipf": lambda word: (-of.zipf[word], word),
            "probability": lambda word: (len(word), of.ranks[bytes(sorted(word))], word),
        }.items():
            start, limit = rng.randint(0, 5), rng.randint(0, 40)
            some_of = engine.call("study.search", {**request, "order": order, "offset": start, "limit": limit})
            in_order = sorted(expected, key=key)[start : start + limit]
            assert [row["word"] for row in some_of["words"]] == list(map(letters.decode, in_order)), (where, order)
        for word, row in list(zip(expected, found["words"], strict=True))[:20]:
            assert row == {
                "word": letters.decode(word),
                "alphagram": letters.decode(bytes(sorted(word))),
                "points": of.points(word),
                "probability": of.ranks[bytes(sorted(word))],
                "front": of.show(bytes(sorted(of.hooks(word, front=True)))),
                "back": of.show(bytes(sorted(of.hooks(word, front=False)))),
                "zipf": of.zipf[word],
            }
    assert hits > 15, "conditions that all words meet, or none, prove nothing"


def test_ways_are_a_count_over_all_draws_of_a_small_bag() -> None:
    for seed in some(range(40), 12):
        rng = random.Random(seed)
        counts = {letter: rng.randint(0, 4) for letter in "ABCDE"}
        blanks = rng.randint(0, 3)
        described = {letter: [n, 1] for letter, n in counts.items()}
        tiles = read_tile_set({"name": "Small", "blanks": blanks, "tiles": described}, alphabet("en"))
        bag = "".join(letter * n for letter, n in counts.items()) + "?" * blanks
        length = rng.randint(1, 5)
        draws = list(combinations(bag, length))
        alphagrams = sorted({"".join(sorted(rng.choices("ABCDE", k=length))) for _ in range(12)})

        def makes(draw: tuple[str, ...], letters: str) -> bool:
            return (Counter(letters) - Counter(draw)).total() == draw.count("?")

        expected = [sum(makes(draw, letters) for draw in draws) for letters in alphagrams]
        assert ways([letters.encode() for letters in alphagrams], tiles) == expected, (bag, alphagrams)


@pytest.mark.parametrize("id", LISTS)
def test_ways_of_real_words_follow_the_formula(id: str) -> None:
    of = plain(id)
    for length in range(2, 13):
        alphagrams = sorted({bytes(sorted(word)) for word in of.words if len(word) == length})
        assert ways(alphagrams, of.tiles) == list(map(of.drawn, alphagrams))


def test_words_in_python_are_those_of_the_method() -> None:
    words = load_lexicon("en-common")
    where = {"all": [{"length": [5, 5]}, {"letters": {"Q": [1, None]}}]}
    engine = Engine()
    for order in ("alphabet", "points", "probability"):
        rows = engine.call("study.search", {"lexicon": "en-common", "where": where, "order": order, "limit": None})[
            "words"
        ]
        assert find_words(words, where, order) == [row["word"] for row in rows]
        assert len(rows) > 20
