"""Word lists: reading, refusing, packing."""

import gzip
import hashlib
import json
import random
from collections import Counter
from itertools import product

import pytest
from amount import some

from tilewise.alphabets import alphabet
from tilewise.errors import LexiconError
from tilewise.lexicon import Lexicon, Library, WordBlock, shipped_folder

ENGLISH = alphabet("en")


def words_of(lexicon):
    return [lexicon.alphabet.decode(block.word(j)) for block in lexicon for j in range(block.n)]


def test_words_are_sorted_by_length_and_alphabet_and_stand_once():
    lexicon, rejected = Lexicon.from_text("tea\nat\nTEA\r\nab\n\n  eat \n", ENGLISH)
    assert words_of(lexicon) == ["AB", "AT", "EAT", "TEA"]
    assert rejected == []


def test_lines_that_are_no_words_are_told_with_number_and_reason():
    _, rejected = Lexicon.from_text("ok\nco-op\nx\n42\n" + "a" * 65 + "\nno", ENGLISH)
    assert [(each.line, each.reason) for each in rejected] == [
        (2, "“-” is not a letter of the English alphabet."),
        (3, "A word has at least 2 letters."),
        (4, "“4” is not a letter of the English alphabet."),
        (5, "A word has at most 64 letters."),
    ]


def test_a_list_longer_than_one_part_keeps_its_line_numbers():
    lines = [f"{chr(97 + i % 26)}{chr(97 + i // 26 % 26)}{chr(97 + i // 676 % 26)}abcdefgh" for i in range(150_000)]
    lines[140_000] = "bad1"
    lexicon, rejected = Lexicon.from_text("\n".join(lines), ENGLISH)
    assert [(each.line, each.text) for each in rejected] == [(140_001, "bad1")]
    assert len(lexicon) == len({line for line in lines if line != "bad1"})


@pytest.mark.parametrize("text", ["", "\n\n", "1\n2", "a\nb"])
def test_a_list_without_a_word_is_refused(text):
    with pytest.raises(LexiconError, match="There is no word in this list"):
        Lexicon.from_text(text, ENGLISH)


@pytest.mark.parametrize("blanks", [0, 1, 3])
def test_the_first_answer_is_like_the_later_ones_and_like_counting_letters(blanks):
    chance = random.Random(blanks)
    alike = ENGLISH.codes
    for length in range(2, 9):
        text = b"".join(sorted({bytes(chance.choices(alike, k=length)) for _ in range(400)}))
        for size in (0, 1, length, 15, 60):
            block = WordBlock(length, text, ENGLISH)
            have = Counter(chance.choices(alike, k=size))
            spelled = [word for word in block.words(block.every) if (Counter(word) - have).total() <= blanks]
            assert [block.words(block.spelled_from(have, blanks)) for _ in range(3)] == [spelled] * 3


def test_what_is_read_ahead_changes_no_answer_and_large_lengths_are_left(monkeypatch):
    words = ["".join(pair) for pair in product("abcdeinst", repeat=3)] + ["aa", "qi", "stain"]
    lexicon = Lexicon.from_words(words, ENGLISH)
    monkeypatch.setattr("tilewise.lexicon.lexicon._READ_AHEAD", 700)
    have = Counter(b"SATI")
    before = [block.words(block.spelled_from(have, 1)) for block in Lexicon.from_words(words, ENGLISH)]
    assert [lexicon.read_ahead() for _ in range(4)] == [True, True, False, False]
    assert {block.length: block.is_counted for block in lexicon} == {2: True, 3: False, 5: True}
    assert [block.words(block.spelled_from(have, 1)) for block in lexicon] == before


def test_packing_reads_back_words_frequencies_and_alphabet():
    lexicon = Lexicon.from_words(["ılık", "ilik", "su"], alphabet("tr"), {"su": 5.7, "ilik": 2.9})
    again = Lexicon.unpack(lexicon.pack())
    assert words_of(again) == words_of(lexicon) == ["SU", "ILIK", "İLİK"]
    assert again.alphabet is alphabet("tr")
    assert [block.zipf_of(j) for block in again for j in range(block.n)] == [5.7, 0.0, 2.9]


@pytest.mark.parametrize(
    "damage",
    [
        lambda d: d[:-1],
        lambda d: d + b"A",
        lambda d: b"",
        lambda d: b"x" + d,
        lambda d: b"{}\n",
        lambda d: b"[]\n",
        lambda d: d.replace(b"tilewise-list-1", b"tilewise-list-0"),
    ],
)
def test_a_damaged_pack_is_refused(damage):
    packed = Lexicon.from_words(["ab", "abc"], ENGLISH).pack()
    with pytest.raises(LexiconError) as refusal:
        Lexicon.unpack(damage(packed))
    assert refusal.value.code == "list-damaged"


def test_a_digraph_list_spelled_in_single_letters_keeps_its_frequencies():
    lexicon = Lexicon.from_words(["chal", "cal"], alphabet("es"), {"chal": 2.0, "cal": 3.0})
    single = lexicon.by_letters
    assert [(single.alphabet.decode(block.word(j)), block.zipf_of(j)) for block in single for j in range(block.n)] == [
        ("CAL", 3.0),
        ("CHAL", 2.0),
    ]
    assert Lexicon.from_words(["ab"], ENGLISH).by_letters.alphabet is ENGLISH


@pytest.mark.parametrize("has_zipf", [False, True])
@pytest.mark.parametrize(
    ("id", "into"), [("es", "es"), ("es", "en"), ("ca", "ca"), ("hu", "en"), ("tr", "en"), ("tr", "de")]
)
def test_a_list_spelled_in_other_letters_keeps_the_words_that_these_can_spell(id, into, has_zipf):
    chance = random.Random(f"{id} {into}")
    letters = alphabet(id)
    texts = {letters.decode(bytes(chance.choices(letters.codes, k=chance.randint(2, 4)))) for _ in range(800)}
    words = {text for text in texts if len(letters.encode(text)) > 1}
    zipf = {word: chance.randint(0, 80) / 10 for word in words} if has_zipf else None
    lexicon = Lexicon.from_words(words, letters, zipf)
    spelled = lexicon.by_letters if id == into else lexicon.spelled_in(alphabet(into))
    single = {letter for letter in alphabet(into).letters if len(letter) == 1}
    kept = sorted(
        [word for word in words if set(word) <= single], key=lambda word: (len(word), spelled.alphabet.encode(word))
    )
    assert len(kept) > 30
    assert words_of(spelled) == kept
    assert spelled.has_zipf is has_zipf
    if has_zipf:
        assert [block.zipf_of(j) for block in spelled for j in range(block.n)] == [zipf[word] for word in kept]


def test_counts_read_a_column_at_a_time_are_those_read_at_once():
    chance = random.Random(5)
    text = b"".join(sorted({bytes(chance.choices(b"ABCDE", k=5)) for _ in range(200)}))
    block, whole = WordBlock(5, text, ENGLISH), WordBlock(5, text, ENGLISH)
    pauses = sum(1 for _ in block.counting())
    assert pauses == 5
    assert block.is_counted
    assert block.counts == whole.counts


@pytest.mark.parametrize("size", [1, 20, 90], ids=["few", "some", "many"])
def test_the_words_that_another_list_has_too_are_found_whatever_its_size(size):
    chance = random.Random(size)
    mine, theirs = ({bytes(chance.choices(b"ABCDE", k=3)) for _ in range(n)} for n in (100, size))
    block, other = (WordBlock(3, b"".join(sorted(words)), ENGLISH) for words in (mine, theirs | {min(mine)}))
    assert block.words(block.also_in(other)) == sorted(mine & (theirs | {min(mine)}))


@pytest.mark.parametrize("id", ["en", "en-common", "tr", "tr-broad", "fr", "es", "de", "nl", "pt", "en-rude"])
def test_each_shipped_list_is_the_text_its_index_says(id):
    folder = shipped_folder()
    entry = json.loads((folder / "index.json").read_text("utf-8"))[id]
    text = gzip.decompress((folder / f"{id}.txt.gz").read_bytes())
    assert hashlib.sha256(text).hexdigest() == entry["sha256"]
    assert len(text.split()) == entry["words"]


@pytest.mark.parametrize("id", some(["en-common", "tr", "tr-broad", "es"], 2))
def test_a_shipped_list_loads_whole(id):
    library = Library(shipped_folder())
    assert len(library.lexicon(id)) == next(entry["words"] for entry in library.entries() if entry["id"] == id)


def test_filters_are_not_offered_as_lists():
    assert "en-rude" not in [entry["id"] for entry in Library(shipped_folder()).entries()]
