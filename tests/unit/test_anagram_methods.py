"""The bingo finder's methods: their fields, and what they refuse."""

import pytest

from tilewise.alphabets import alphabet
from tilewise.api import Engine
from tilewise.errors import TilewiseError
from tilewise.lexicon import Lexicon, Library

WORDS = ["at", "ate", "eat", "tea", "teas", "seat", "eats", "etas", "sat", "taste"]


@pytest.fixture
def engine():
    library = Library(None)
    library.keep("few", Lexicon.from_words(WORDS, alphabet("en"), {"tea": 5.0, "eat": 4.9}))
    library.keep("es", Lexicon.from_words(["chal", "calle", "perro", "coche"], alphabet("es")))
    library.keep("rude", Lexicon.from_words(["etas"], alphabet("en")))
    return Engine(library)


def find(engine, rack, **fields):
    (group,) = engine.call("anagram.find", {"lexicon": "few", "rack": rack, **fields})["groups"]
    return [each["word"] for each in group["words"]]


@pytest.mark.parametrize("rack", ["AET?", "aet_", "AET*", " a e\tt?", "a?et\n"])
def test_a_rack_is_read_in_any_case_with_any_sign_for_a_blank(engine, rack):
    assert find(engine, rack) == ["EATS", "ETAS", "SEAT", "TEAS"]


def test_optional_fields_may_be_null(engine):
    nothing = dict.fromkeys(["through", "min_length", "max_length", "pattern", "limit", "without", "tiles"])
    assert find(engine, "AEST", use="all", **nothing) == ["EATS", "ETAS", "SEAT", "TEAS"]


def test_lengths_patterns_limits_and_filters_narrow_the_answer(engine):
    assert find(engine, "AEST", use="any", max_length=3) == ["ATE", "EAT", "SAT", "TEA", "AT"]
    assert find(engine, "AEST", use="any", min_length=3, max_length=3) == ["ATE", "EAT", "SAT", "TEA"]
    assert find(engine, "AEST", use="any", min_length=4, pattern="*e*s") == ["EATS", "ETAS", "TEAS"]
    assert find(engine, "AEST", without="rude") == ["EATS", "SEAT", "TEAS"]
    assert find(engine, "AET", min_zipf=4.95) == ["TEA"]
    answer = engine.call("anagram.find", {"lexicon": "few", "rack": "AEST", "limit": 2, "offset": 1})
    assert (answer["groups"][0]["count"], len(answer["groups"][0]["words"])) == (4, 2)


def test_orders(engine):
    assert find(engine, "AET", order="zipf") == ["TEA", "EAT", "ATE"]
    assert find(engine, "AEST", use="any", order="alphabet")[:3] == ["AT", "ATE", "EAT"]
    scored = engine.call(
        "anagram.find", {"lexicon": "few", "rack": "AE?", "order": "score", "facts": True, "tiles": "en"}
    )["groups"][0]["words"]
    assert [(each["word"], each["score"], each["blanks"]) for each in scored] == [
        ("ATE", 2, [1]),
        ("EAT", 2, [2]),
        ("TEA", 2, [0]),
    ]


def test_a_word_through_a_letter_uses_it(engine):
    assert find(engine, "ASTE", through="T") == ["TASTE"]
    assert find(engine, "ASTE", through="t", use="any")[:2] == ["TASTE", "EATS"]


def test_digraph_tiles_come_in_brackets_and_are_told_apart(engine):
    answer = engine.call("anagram.find", {"lexicon": "es", "rack": "[CH]al"})["groups"][0]["words"]
    assert answer == [{"word": "CHAL", "blanks": [], "tiles": ["CH", "A", "L"]}]
    assert engine.call("anagram.find", {"lexicon": "es", "rack": "chal"})["groups"][0]["count"] == 0
    assert engine.call("anagram.find", {"lexicon": "es", "rack": "[RR]eo?"})["groups"][0]["count"] == 1


def test_a_word_tells_its_hooks_and_anagrams(engine):
    answer = engine.call("anagram.word", {"lexicon": "few", "word": "tea"})
    assert (answer["valid"], answer["zipf"]) == (True, 5.0)
    assert (answer["front"], answer["back"], answer["anagrams"]) == ([], ["S"], ["ATE", "EAT"])
    assert engine.call("anagram.word", {"lexicon": "few", "word": "eats"})["back"] == []
    assert engine.call("anagram.word", {"lexicon": "few", "word": "at"})["front"] == ["E", "S"]


def test_chances_count_the_tiles_that_are_left(engine):
    answer = engine.call("anagram.chances", {"lexicon": "few", "rack": "ETA"})
    counts = {each["letter"]: each["count"] for each in answer["letters"]}
    assert counts["S"] == 4
    assert sum(counts.values()) == answer["count"] == 4
    # 100 tiles less E, T, A; the four S and both blanks make a word.
    assert (answer["draws"], answer["good_draws"], answer["share"]) == (97, 6, pytest.approx(6 / 97))


@pytest.mark.parametrize("rack", ["CAT??", "???", "QU?", "SATIRE", "ZZ"])
def test_one_more_tile_makes_as_many_words_as_a_blank_does_whichever_letters_they_count_for(rack):
    engine = Engine()
    asked = {"lexicon": "en", "rack": rack}
    answer = engine.call("anagram.chances", asked)
    [found] = engine.call("anagram.find", {**asked, "rack": f"{rack}?", "limit": 0})["groups"]
    assert answer["count"] == found["count"]
    assert (sum([each["count"] for each in answer["letters"]]) > answer["count"]) == ("?" in rack)


@pytest.mark.parametrize(
    ("method", "fields", "code", "field"),
    [
        ("anagram.find", {"rack": "A1"}, "letter", "rack"),
        ("anagram.find", {"rack": "A" * 65}, "rack-length", "rack"),
        ("anagram.find", {"rack": "A", "through": "AB"}, "letter", "through"),
        ("anagram.find", {"rack": "A", "pattern": "A+"}, "pattern", "pattern"),
        ("anagram.find", {"rack": "A", "pattern": "A[E+]"}, "pattern", "pattern"),
        ("anagram.find", {"rack": "A", "pattern": "A[]"}, "pattern", "pattern"),
        ("anagram.word", {"word": ""}, "letter", "word"),
        ("anagram.chances", {"rack": "A", "tiles": "en_crossplay"}, "tile-set", "tiles"),
        ("anagram.find", {"rack": "A", "use": "most"}, "choice", "use"),
        ("anagram.find", {"rack": "A", "limit": -1}, "range", "limit"),
        ("anagram.find", {"rack": "A", "min_length": 5, "max_length": 3}, "lengths", "min_length"),
        ("anagram.find", {"rack": "A", "without": "none"}, "lexicon-unknown", "without"),
        ("anagram.word", {"word": "a-b"}, "letter", "word"),
        ("anagram.chances", {"rack": "A", "tiles": "xx"}, "tile-set-unknown", "tiles"),
    ],
)
def test_bad_input_is_refused_at_its_field(engine, method, fields, code, field):
    with pytest.raises(TilewiseError) as refusal:
        engine.call(method, {"lexicon": "few", **fields})
    assert (refusal.value.code, refusal.value.data["field"]) == (code, field)


def test_tiles_are_told_of_words_with_digraphs_alone(engine):
    engine.library.keep("es", Lexicon.from_words(["lance", "calle"], alphabet("es")))
    words = engine.call("anagram.find", {"lexicon": "es", "rack": "????", "use": "any"})["groups"][0]["words"]
    assert [(each["word"], each.get("tiles")) for each in words] == [("CALLE", ["C", "A", "LL", "E"])]
    words = engine.call("anagram.find", {"lexicon": "es", "rack": "?????", "use": "any"})["groups"][0]["words"]
    assert [(each["word"], each.get("tiles")) for each in words] == [("LANCE", None), ("CALLE", ["C", "A", "LL", "E"])]


@pytest.mark.parametrize(("pattern", "index"), [("A[E+]", 3), ("A+", 1), ("[^+]", 2)])
def test_what_is_wrong_in_a_pattern_is_told_with_its_place(engine, pattern, index):
    with pytest.raises(TilewiseError) as refusal:
        engine.call("anagram.find", {"lexicon": "few", "rack": "A", "pattern": pattern})
    assert refusal.value.data["index"] == index
