"""The two registers against loops over single words and single masks."""

from array import array

from hypothesis import given
from hypothesis import strategies as st

from tilewise import bitsets
from tilewise.alphabets import ALPHABETS, alphabet
from tilewise.lanes import Register, indices_between
from tilewise.lexicon import WordBlock

words = st.lists(st.text("ABCDE", min_size=3, max_size=3), min_size=1, max_size=200, unique=True).map(sorted)
masks = st.lists(st.integers(0, 2**25 - 1), min_size=1, max_size=40)


def block_of(texts):
    return WordBlock(3, "".join(texts).encode(), alphabet("en"))


@given(words, st.data())
def test_a_set_lists_and_selects_its_words_in_order(texts, data):
    chosen = data.draw(st.lists(st.booleans(), min_size=len(texts), max_size=len(texts)))
    bits = bitsets.from_flags(bytes(b"01"[each] for each in chosen))
    expected = [word.encode() for word, each in zip(texts, chosen, strict=True) if each]
    block = block_of(texts)
    assert block.words(bits) == expected
    assert block.select(bits) == b"".join(expected)
    assert bitsets.flags(bits, block.n) == bytes(b"01"[each] for each in chosen)


@given(words)
def test_columns_and_counts_say_of_each_word_what_its_letters_say(texts):
    block = block_of(texts)
    for i in range(3):
        for letter in "ABCDEF":
            expected = [word.encode() for word in texts if word[i] == letter]
            assert block.words(block.at(i).get(ord(letter), 0)) == expected
    for letter in "ABCDEF":
        for k in range(4):
            levels = block.counts.get(ord(letter), [])
            found = block.words(levels[k]) if k < len(levels) else []
            assert found == [word.encode() for word in texts if word.count(letter) > k]


@given(words, st.dictionaries(st.sampled_from(b"ABCDE"), st.integers(0, 3)))
def test_spelled_from_needs_no_letter_more_often_than_there_are(texts, have):
    block = block_of(texts)
    expected = [word.encode() for word in texts if all(word.count(c) <= have.get(ord(c), 0) for c in word)]
    assert block.words(block.spelled_from(have)) == expected


@given(st.integers(0, 200), st.integers(1, 55), st.data())
def test_a_column_is_split_into_the_sets_of_its_tiles_however_many_tiles_there_may_be(first, size, data):
    codes = range(first, first + size)
    column = bytes(data.draw(st.lists(st.sampled_from(codes), min_size=1, max_size=80)))
    expected = {code: bitsets.from_flags(bytes(b"01"[each == code] for each in column)) for code in set(column)}
    assert bitsets.column_sets(column, codes) == expected


def test_nothing_that_is_counted_leaves_the_counts_as_they_are():
    for add in (bitsets.add_to_counts, bitsets.add_to_sums):
        for counts in ([], [0b11], [0b11, 0b01]):
            before = counts.copy()
            add(counts, 0)
            assert counts == before


sets = st.lists(st.integers(0, 2**40 - 1), max_size=12)


@given(sets)
def test_sets_are_joined_counted_and_the_highest_found_as_in_a_loop(columns):
    every = range(40)
    joined = bitsets.union(columns)
    assert [joined >> j & 1 for j in every] == [any(bits >> j & 1 for bits in columns) for j in every]
    weights = [k * k % 23 for k in range(len(columns))]
    sums = bitsets.weighted_sums(zip(weights, columns, strict=True))
    numbers = [sum(w for w, bits in zip(weights, columns, strict=True) if bits >> j & 1) for j in every]
    assert [sum((digit >> j & 1) << k for k, digit in enumerate(sums)) for j in every] == numbers
    top = max((numbers[j] for j in every if joined >> j & 1), default=0)
    best = sum(1 << j for j in every if joined >> j & 1 and numbers[j] == top)
    assert bitsets.highest(sums, joined) == (top, best)
    for most in (0, 1, 2, 7, 22, 23, 64, 500):
        assert bitsets.with_sum(sums, most, joined) == sum(
            1 << j for j in every if joined >> j & 1 and numbers[j] == most
        )
        assert bitsets.with_sum_up_to(sums, most, joined) == sum(
            1 << j for j in every if joined >> j & 1 and numbers[j] <= most
        )


full = st.lists(st.integers(0, 2**32 - 1), min_size=1, max_size=40)


@given(full, full)
def test_lanes_count_all_their_bits(first, second):
    n = min(len(first), len(second))
    r = Register(n)
    a, b = r.load(array("I", first[:n])), r.load(array("I", second[:n]))
    assert list(r.store(r.popcount(a))) == [x.bit_count() for x in first[:n]]
    assert list(r.store(r.popcount_both(a, b))) == [
        x.bit_count() + y.bit_count() for x, y in zip(first[:n], second[:n], strict=True)
    ]


@given(masks, masks)
def test_lanes_count_and_compare_as_single_numbers_do(first, second):
    n = min(len(first), len(second))
    first, second = first[:n], second[:n]
    r = Register(n)
    a, b = r.load(array("I", first)), r.load(array("I", second))
    assert list(r.store(r.popcount(a))) == [x.bit_count() for x in first]
    assert list(r.store(r.popcount_both(a, b))) == [
        x.bit_count() + y.bit_count() for x, y in zip(first, second, strict=True)
    ]
    assert list(r.store(r.at_least(a, b))) == [x >= y for x, y in zip(first, second, strict=True)]
    assert list(r.store(r.lesser(a, b))) == list(map(min, first, second))
    assert list(r.store(r.greater(a, b))) == list(map(max, first, second))
    assert list(r.store(r.is_zero(a & b))) == [not x & y for x, y in zip(first, second, strict=True)]
    assert list(r.store(r.invert(r.at_least(a, b)))) == [x < y for x, y in zip(first, second, strict=True)]


@given(masks, st.integers(0, 2**25), st.integers(0, 2**25))
def test_indices_between_are_those_of_a_loop(numbers, floor, ceiling):
    assert indices_between(array("I", numbers), floor, ceiling) == [
        i for i, x in enumerate(numbers) if floor <= x < ceiling
    ]


@given(st.sampled_from(sorted(ALPHABETS)), st.data())
def test_letters_of_every_alphabet_read_back(id, data):
    letters = alphabet(id)
    word = data.draw(st.lists(st.sampled_from(range(len(letters))), min_size=1))
    upper, lower = ("".join(case[k] for k in word) for case in (letters.letters, letters.lowers))
    assert letters.decode(letters.encode(upper)) == upper
    assert letters.encode(lower) == letters.encode(upper)
