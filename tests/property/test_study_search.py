"""Searches of words to learn against a plain loop over the words, and probabilities against a count of all draws."""

import json
import random
import re
from collections import Counter
from collections.abc import Callable
from functools import cache
from itertools import combinations, product
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
KINDS = ["pattern", "anagram", "subanagram", "letters", "front", "back", "inner_front", "playability"]
KINDS += ["inner_back", "length", "vowels", "points", "anagrams", "probability", "zipf", "list", "definition", "words"]


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
        self.worth = {text: rng.choice([0.25, 2.5, 2.5, 4.0, 31.5]) for text in self.words if rng.random() < 0.3}
        made = {"games": 7, "fingerprint": self.lexicon.fingerprint}
        rows = [f"{self.letters.decode(text)}\t1\t{points}\n" for text, points in self.worth.items()]
        self.table_id = {"en": "en-scrabble-played", "tr": "tr-scrabble-played"}.get(id)
        if self.table_id:
            self.library.put(self.table_id, f"# {json.dumps(made)}\n{''.join(rows)}".encode())
        self.known = set(self.words)
        self.families = Counter(bytes(sorted(text)) for text in self.words)

    @cache  # noqa: B019 - there is one of each list
    def ranks(self, blanks: int | None) -> dict[bytes, int]:
        """Rank the letters of the words of each length."""
        ranks: dict[bytes, int] = {}
        for length in range(2, 13):
            alike = {each for each in self.families if len(each) == length}
            ordered = sorted(alike, key=lambda each: (-self.drawn(each, blanks), each))
            ranks |= {each: rank for rank, each in enumerate(ordered, 1)}
        return ranks

    def drawn(self, alphagram: bytes, blanks: int | None = None) -> int:
        """Count the draws: for each number of blanks, each choice of the letters that they stand for."""
        counts = dict(self.tiles.counts or {})
        own = counts.pop(BLANK, 0)
        blanks = own if blanks is None else blanks
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

    def __init__(self, rng: random.Random, of: Plain, blanks: int | None) -> None:
        self.rng, self.of, self.blanks = rng, of, blanks
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
            "anagram": lambda: self.rack(kind),
            "subanagram": lambda: self.rack(kind),
            "letters": self.letters,
            "front": lambda: self.hooks(kind),
            "back": lambda: self.hooks(kind),
            "inner_front": lambda: self.inner(kind, slice(1, None)),
            "inner_back": lambda: self.inner(kind, slice(None, -1)),
            "list": lambda: ({"list": "other"}, self.of.other.__contains__),
            "definition": self.definition,
            "words": self.words,
            "playability": self.playability,
        }
        return ways_to_choose[kind]() if kind in ways_to_choose else self.number(kind)

    def words(self) -> Chosen:
        some = set(self.rng.sample(self.of.words, self.rng.choice([0, 3, 300])))
        texts = [self.of.letters.decode(each) for each in sorted(some)]
        return {"words": [*texts, "", "Q", "1234", self.of.letters.decode(self.text) * 5]}, some.__contains__

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

        return {kind: self.of.show(bytes(tiles)) + "?" * blanks + self.one_of * has_class}, is_spelled

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
        asked = self.rng.choice(["fish", "FISH", "small tree", "tre", "mall", "a", "("])
        start = re.compile(rf"(^|[^a-z]){re.escape(asked)}", re.IGNORECASE)
        return {"definition": asked}, lambda word: start.search(self.of.meanings.get(word, "")) is not None

    def playability(self) -> Chosen:
        worth = self.of.worth
        return {"playability": self.range}, lambda word: word in worth and self.is_within(worth[word])

    def number(self, kind: str) -> Chosen:
        of = self.of
        numbers = {
            "length": len,
            "vowels": lambda word: sum(each in vowels(of.letters) for each in word),
            "points": of.points,
            "anagrams": lambda word: of.families[bytes(sorted(word))],
            "probability": lambda word: of.ranks(self.blanks)[bytes(sorted(word))],
            "zipf": of.zipf.__getitem__,
        }
        number = numbers[kind]
        return {kind: self.range}, lambda word: self.is_within(number(word))

    def is_within(self, n: float) -> bool:
        low, high = self.range
        return (low is None or n >= low) and (high is None or n <= high)


def joined(rng: random.Random, of: Plain, blanks: int | None, depth: int = 0) -> Chosen:
    """Choose a condition, alone or with others."""
    join = rng.choice(["", "", "all", "any", "not"] if depth < 2 else [""])
    if not join:
        return Chooser(rng, of, blanks).condition(
            rng.choice([kind for kind in KINDS if of.table_id or kind != "playability"])
        )
    if join == "not":
        inner, meets = joined(rng, of, blanks, depth + 1)
        return {"not": inner}, lambda word: not meets(word)
    parts = [joined(rng, of, blanks, depth + 1) for _ in range(rng.randint(0, 3))]
    of_all = all if join == "all" else any
    return {join: [part for part, _ in parts]}, lambda word: of_all(meets(word) for _, meets in parts)


@pytest.mark.parametrize("id", LISTS)
@takes_long("asks a plain loop the same")
def test_a_search_finds_what_a_plain_loop_finds(id: str) -> None:
    of = plain(id)
    engine = Engine(of.library)
    letters = of.letters
    hits = 0
    seeds = some(range(300), 6)
    for seed in seeds:
        rng = random.Random(f"{id} {seed}")
        blanks = rng.choice([None, 0, 1, 2])
        ranks = of.ranks(blanks)
        where, meets = joined(rng, of, blanks)
        expected = [word for word in of.words if meets(word)]
        request = {"lexicon": "mine", "where": where, "blanks": blanks, "limit": None}
        found = engine.call("study.search", request)
        assert found["count"] == len(expected), where
        assert [row["word"] for row in found["words"]] == list(map(letters.decode, expected)), where
        hits += 0 < len(expected) < len(of.words)
        keys: dict[str, Callable[[bytes], Any]] = {
            "alphabet": lambda word: word,
            "length": lambda word: (len(word), word),
            "points": lambda word: (-of.points(word), word),
            "zipf": lambda word: (-of.zipf[word], word),
            "probability": lambda word, ranks=ranks: (len(word), ranks[bytes(sorted(word))], word),
        }
        if of.table_id:
            keys["playability"] = lambda word: (-of.worth.get(word, -1), word)
        for order, key in keys.items():
            start, limit = rng.choice([0, 3, len(expected) // 2]), rng.randint(0, 40)
            some_of = engine.call("study.search", {**request, "order": order, "offset": start, "limit": limit})
            in_order = sorted(expected, key=key)[start : start + limit]
            assert [row["word"] for row in some_of["words"]] == list(map(letters.decode, in_order)), (where, order)
        for word, row in list(zip(expected, found["words"], strict=True))[:20]:
            assert row == {
                "word": letters.decode(word),
                "alphagram": letters.decode(bytes(sorted(word))),
                "points": of.points(word),
                "probability": ranks[bytes(sorted(word))],
                "front": of.show(bytes(sorted(of.hooks(word, front=True)))),
                "back": of.show(bytes(sorted(of.hooks(word, front=False)))),
                "inner_front": word[1:] in of.known,
                "inner_back": word[:-1] in of.known,
                "zipf": of.zipf[word],
                "playability": of.worth.get(word) if of.table_id else None,
            }
    assert hits > len(seeds) / 4, "conditions that all words meet, or none, prove nothing"


def test_what_is_made_ahead_changes_no_answer() -> None:
    of = plain("en")
    shown = [of.letters.decode(word) for word in of.words]

    def engine() -> Engine:
        library = Library(None)
        library.keep("mine", Lexicon.from_words(shown, of.letters))
        return Engine(library)

    def read(engine: Engine) -> int:
        steps = 0
        while engine.library.read_ahead():
            steps += 1
        return steps

    searches = [{"front": of.show(of.words[0][:1])}, {"back": "S"}, {"inner_back": True}, {"vowels": [3, None]}]
    searches += [{"points": [12, 20]}, {"letters": {"E": [2, None]}}, {"anagrams": [2, None]}, {"probability": [1, 50]}]
    asked, ahead, unasked = engine(), engine(), engine()
    lengths = read(unasked)
    ahead.call("study.search", {"lexicon": "mine", "where": {"length": [2, 2]}})
    assert read(ahead) > lengths, "what searches ask for is made, too"
    for where in searches:
        for order in ("alphabet", "points", "probability"):
            request = {"lexicon": "mine", "where": where, "order": order, "limit": None}
            found = asked.call("study.search", request)
            assert ahead.call("study.search", request) == found
            assert found["count"]


def test_ways_are_a_count_over_all_draws_of_a_small_bag() -> None:
    for seed in some(range(40), 6):
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
        others = read_tile_set({"name": "Others", "blanks": 3 - blanks, "tiles": described}, alphabet("en"))
        assert ways([letters.encode() for letters in alphagrams], others, blanks) == expected, (bag, alphagrams)


@pytest.mark.parametrize(("id", "blanks"), some(product(LISTS, [None, 0, 1, 2]), 5))
def test_ways_of_real_words_follow_the_formula(id: str, blanks: int | None) -> None:
    of = plain(id)
    for length in range(2, 13):
        alphagrams = sorted({bytes(sorted(word)) for word in of.words if len(word) == length})
        assert ways(alphagrams, of.tiles, blanks) == [of.drawn(each, blanks) for each in alphagrams]


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
