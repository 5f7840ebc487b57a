"""Letters: what reads as what, in every alphabet that has a list."""

import gzip

import pytest

from tilewise.alphabets import ALPHABETS, alphabet
from tilewise.errors import LetterError
from tilewise.lexicon import shipped_folder


@pytest.mark.parametrize(
    ("id", "text", "same"),
    [
        ("en", "naïve", "NAIVE"),
        ("en", "æther", "AETHER"),
        ("fr", "œuvré", "OEUVRE"),
        ("fr", "ça", "CA"),
        ("de", "straße", "STRASSE"),
        ("de", "ägypten", "ÄGYPTEN"),
        ("nl", "ĳs", "IJS"),
        ("nl", "zeeën", "ZEEEN"),
        ("es", "camión", "CAMION"),
        ("es", "pingüino", "PINGUINO"),
        ("es", "año", "AÑO"),
        ("pt", "coração", "CORAÇAO"),
        ("tr", "hâlâ", "HALA"),
        ("tr", "Îlmî", "İLMİ"),
        ("tr", "sükûn", "SÜKUN"),
        ("tr", "İSTANBUL", "istanbul"),
        ("tr", "ISIRIK", "ısırık"),
        ("tr", "I\u0307", "i"),
    ],
)
def test_text_in_any_case_and_accent_reads_as_the_same_tiles(id, text, same):
    assert alphabet(id).encode(text) == alphabet(id).encode(same)


@pytest.mark.parametrize(
    ("id", "first", "second"), [("tr", "i", "ı"), ("es", "n", "ñ"), ("de", "a", "ä"), ("tr", "g", "ğ")]
)
def test_letters_that_differ_stay_apart(id, first, second):
    assert alphabet(id).encode(first) != alphabet(id).encode(second)


@pytest.mark.parametrize(
    ("id", "text", "index"), [("en", "a-b", 1), ("tr", "taxi", 2), ("tr", "é", 0), ("en", "a b", 1), ("de", "añ9", 2)]
)
def test_what_is_no_letter_is_refused_with_its_place(id, text, index):
    with pytest.raises(LetterError) as refusal:
        alphabet(id).encode(text)
    assert (refusal.value.code, refusal.value.data["index"]) == ("letter", index)


def test_tiles_sort_in_the_alphabets_own_order():
    words = ["zil", "şal", "sal", "ıslak", "islak", "çam", "cam", "öz", "oz"]
    assert sorted(words, key=alphabet("tr").encode) == ["cam", "çam", "ıslak", "islak", "oz", "öz", "sal", "şal", "zil"]
    assert sorted(["cuna", "chico", "dama"], key=alphabet("es").encode) == ["cuna", "chico", "dama"]


def test_digraphs_are_one_tile_in_words_and_in_brackets_on_boards():
    spanish = alphabet("es")
    assert len(spanish.encode("chorrillo")) == 6
    assert spanish.decode(spanish.encode("chorrillo")) == "CHORRILLO"
    assert [text for _, text in spanish.parse("c[CH]h.", extra=".")] == ["c", "[CH]", "h", "."]
    assert spanish.code("rr") == spanish.encode("RR")[0]


@pytest.mark.parametrize("text", ["[CX]", "[CH", "9", "[]", "]", "\n"])
def test_a_board_refuses_what_is_no_tile(text):
    with pytest.raises(LetterError, match="not a tile of the Spanish alphabet"):
        list(alphabet("es").parse("A" + text))


@pytest.mark.parametrize("id", [id for id in ALPHABETS if (shipped_folder() / f"{id}.txt.gz").exists()])
def test_every_word_of_the_shipped_list_reads_back(id):
    text = gzip.decompress((shipped_folder() / f"{id}.txt.gz").read_bytes()).decode()
    letters = alphabet(id)
    lowers = dict(zip(letters.letters, letters.lowers, strict=True))
    words = text.split()[::97]
    assert len(words) > 100
    for word in words:
        upper = letters.decode(letters.encode(word))
        assert "".join(lowers.get(char, char) for char in upper) == word


def test_an_unknown_alphabet_names_the_known_ones():
    with pytest.raises(LetterError, match="There is no alphabet “xx”; choose from en, fr"):
        alphabet("xx")
