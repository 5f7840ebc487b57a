"""Anagrams against the canonical-key method, in every alphabet that ships, and the promises around them."""

import random
from collections import Counter
from functools import cache

import pytest
from amount import some, takes_long
from oracles import anagrams as oracle

from tilewise.alphabets import alphabet
from tilewise.anagrams.find import Query, find
from tilewise.finders import FINDERS
from tilewise.lexicon import Lexicon, Library, shipped_folder
from tilewise.patterns import matching, read_pattern
from tilewise.racks import ORDERS, Rack, read_rack, spelled

LISTS = ["en-common", "tr", "fr", "es", "de", "nl", "pt"]


@cache
def shipped(id: str) -> Lexicon:
    return Library(shipped_folder()).lexicon(id)


@cache
def sample(id: str) -> tuple[Lexicon, tuple[str, ...]]:
    """A few thousand words of a list, each tile one character, and the lexicon of just these."""
    every = shipped(id)
    rng = random.Random(id)
    texts = [block.word(j) for block in every if block.length <= 15 for j in range(block.n)]
    chosen = rng.sample(texts, 3000) + [text for text in texts if len(text) <= 3]
    blocks = Lexicon.from_words([every.alphabet.decode(text) for text in chosen], every.alphabet)
    return blocks, tuple(text.decode() for text in sorted(set(chosen)))  # a set has another order in every run


def letters_of(lexicon: Lexicon) -> str:
    return bytes(lexicon.alphabet.codes).decode()


def random_rack(rng: random.Random, words, size: int, blanks: int) -> str:
    """Letters as they come in words, so that something is found."""
    pool = "".join(rng.choices(words, k=6))
    return "".join(rng.choices(pool, k=size - blanks))


@pytest.mark.parametrize("id", LISTS)
def test_words_are_those_of_the_canonical_key(id):
    rng = random.Random(id)
    lexicon, words = sample(id)
    found = 0
    for turn in some(range(60), 25):
        use_all = turn % 2 == 0
        blanks = rng.choice((0, 0, 1, 1, 2, 3, 4)) if use_all else rng.choice((0, 0, 1, 2))
        size = rng.randint(max(blanks, 1), 15 if blanks < 3 else 7) if use_all else rng.randint(max(blanks, 1), 9)
        rack = random_rack(rng, words, size, blanks)
        through = rng.choice([None, rng.choice(letters_of(lexicon))])
        expected = oracle.find(words, rack, blanks, letters_of(lexicon), use_all=use_all, through=through)
        query = Query(Rack(Counter(rack.encode()), blanks), use_all=use_all)
        (group,) = find(query, lexicon, [ord(through) if through else None])
        assert {word.decode() for word in group.words()} == expected, (rack, blanks, use_all, through)
        assert group.count == len(expected)
        found += len(expected)
    assert found > 200, "racks that spell nothing prove nothing"


@pytest.mark.parametrize("id", some(LISTS, 2))
@takes_long("goes through a large list once for each letter")
def test_every_through_letter_at_once_finds_what_each_finds_alone(id):
    rng = random.Random(id)
    lexicon, words = sample(id)
    found = 0
    for turn in some(range(12), 3, always=(3, 8, 10)):
        blanks = turn % 4
        rack = random_rack(rng, words, rng.randint(max(blanks, 2), 8), blanks)
        query = Query(Rack(Counter(rack.encode()), blanks), use_all=turn % 3 != 0, min_length=rng.choice((0, 4)))
        for group in find(query, lexicon, [None, *lexicon.alphabet.codes]):
            through = None if group.through is None else chr(group.through)
            expected = oracle.find(words, rack, blanks, letters_of(lexicon), use_all=query.use_all, through=through)
            expected = {word for word in expected if len(word) >= query.min_length}
            assert {word.decode() for word in group.words()} == expected, (rack, blanks, through)
            found += len(expected)
    assert found > 200, "racks that spell nothing prove nothing"


@pytest.mark.parametrize("id", LISTS)
def test_blanks_play_the_letters_that_the_rack_lacks_from_the_left(id):
    rng = random.Random(id)
    lexicon, words = sample(id)
    seen = 0
    for turn in some(range(120), 80, always=range(80)):
        blanks = 1 + turn % 3
        rack = Rack(Counter(random_rack(rng, words, 7, blanks).encode()), blanks)
        (group,) = find(Query(rack, use_all=turn % 2 == 0), lexicon, [rng.choice([None, *lexicon.alphabet.codes])])
        for word in group.words():
            left, places = Counter(group.rack.letters), []
            for place, code in enumerate(word):
                left[code] -= 1
                if left[code] < 0:
                    places.append(place)
            assert group.rack.blank_places(word) == places, (rack, word)
            seen += len(set(word)) < len(word)
    assert seen > 100, "words without a repeated letter prove little"


@pytest.mark.parametrize("id", LISTS)
def test_orders_agree_on_the_words_and_cut_where_they_are_told(id):
    lexicon, words = sample(id)
    rng = random.Random(id)
    points = bytes(rng.randrange(11) if code in lexicon.alphabet.codes else 0 for code in range(256))
    rack = Rack(Counter(random_rack(rng, words, 11, 1).encode()), 1)
    (group,) = find(Query(rack, use_all=False), lexicon, [None])
    assert group.count > 50
    for order in ORDERS:
        every = group.words(order, points)
        assert sorted(every) == sorted(group.words())
        assert group.words(order, points, 7, 20) == every[7:27]
        assert group.words(order, points, group.count - 3, 20) == every[-3:]
        assert group.words(order, points, group.count, 20) == []
    assert group.words("alphabet") == sorted(group.words())
    assert group.words() == sorted(group.words(), key=lambda word: (-len(word), word))

    def score(word):
        return sum(points[code] for place, code in enumerate(word) if place not in rack.blank_places(word))

    assert group.words("score", points) == sorted(group.words(), key=lambda word: (-score(word), word))


def test_common_words_come_first_by_frequency():
    lexicon = shipped("en-common")
    (group,) = find(Query(read_rack("AEINRST", lexicon.alphabet), use_all=False), lexicon, [None])

    def zipf(word):
        block = lexicon.of_length(len(word))
        return block.zipf_of(block.find(word))

    assert group.words("zipf") == sorted(group.words(), key=lambda word: (-zipf(word), word))
    (common,) = find(Query(read_rack("AEINRST", lexicon.alphabet), use_all=False, min_zipf=4.0), lexicon, [None])
    assert common.words() == [word for word in group.words() if zipf(word) >= 4.0]
    assert 0 < common.count < group.count


@pytest.mark.parametrize("seed", some(range(40), 15))
def test_blanks_play_what_the_rack_has_no_letter_for(seed):
    rng = random.Random(seed)
    lexicon, words = sample("en-common")
    rack = Rack(Counter(random_rack(rng, words, 8, 2).encode()), 2)
    (group,) = find(Query(rack, use_all=False), lexicon, [None])
    assert group.count
    for word in group.words():
        places = rack.blank_places(word)
        assert len(places) <= rack.blanks
        rest = Counter(code for place, code in enumerate(word) if place not in places)
        assert not rest - Counter(rack.letters)


@pytest.mark.parametrize("seed", some(range(60), 20))
def test_patterns_match_as_regular_expressions_do(seed):
    import re  # noqa: PLC0415 - the oracle of this test alone

    rng = random.Random(seed)
    lexicon, words = sample("en-common")
    word = rng.choice(words)
    other = rng.choice("AEIOU")
    pieces = ["{0}", "{0}", ".", "*", "*{0}", "[{0}" + other + "]", "[^{0}]" if rng.random() < 0.1 else "."]
    text = "".join(rng.choice(pieces).format(letter) for letter in word)
    expected = {each for each in words if re.fullmatch(text.replace("*", ".*"), each)}
    assert "^" in text or word in expected
    pattern = read_pattern(text, lexicon.alphabet)
    found = {each.decode() for block in lexicon for each in block.words(matching(pattern, block))}
    assert found == expected


def test_words_of_another_list_are_left_out():
    rude = Lexicon.from_words(["tea", "zzz"], alphabet("en"))
    lexicon = Lexicon.from_words(["eat", "tea", "ate"], alphabet("en"))
    query = Query(read_rack("AET", alphabet("en")), without=rude)
    (group,) = find(query, lexicon, [None])
    assert group.words() == [b"ATE", b"EAT"]


@pytest.mark.parametrize("text", ["*[AEIOU][^AEIOU]E", "Q[^U]*", "..S*ING"])
def test_without_a_rack_a_pattern_finds_every_word_of_it(text):
    import re  # noqa: PLC0415 - the oracle of this test alone

    lexicon, words = sample("en-common")
    query = Query(None, pattern=read_pattern(text, lexicon.alphabet))
    alone, through = find(query, lexicon, [None, ord("N")])
    expected = sorted(each for each in words if re.fullmatch(text.replace("*", ".*"), each))
    assert [each.decode() for each in alone.words("alphabet")] == expected
    assert [each.decode() for each in through.words("alphabet")] == [each for each in expected if "N" in each]


def test_words_without_points_are_worth_the_same_and_come_in_alphabetical_order():
    lexicon = Lexicon.from_words(["cat", "act", "at"], alphabet("en"))
    assert spelled(read_rack("CAT", alphabet("en")), lexicon).words("score") == [b"ACT", b"AT", b"CAT"]


def test_a_rack_that_spells_nothing_has_no_words_in_any_order():
    lexicon = Lexicon.from_words(["cat"], alphabet("en"))
    for order in ORDERS:
        assert spelled(read_rack("Q", alphabet("en")), lexicon).words(order) == []
        assert spelled(read_rack("QX", alphabet("en")), lexicon).words(order, start=3, limit=5) == []


@pytest.mark.parametrize("rack", ["AALNST?", "qi", "AEINRS??"])
def test_the_words_of_each_length_are_counted_from_the_longest_on(rack):
    english = Library(shipped_folder()).lexicon("en")
    wanted = Counter(map(len, FINDERS["letter-count"](english).find(rack.upper().encode())))
    assert spelled(read_rack(rack, english.alphabet), english).lengths == sorted(wanted.items(), reverse=True)
