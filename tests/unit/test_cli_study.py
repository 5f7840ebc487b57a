"""`tilewise study search` and `tilewise quiz` at the terminal: what they ask the engine, and what they show."""

import json

import pytest
from unit.command_line import tilewise

from tilewise.api import Engine

SEARCHES = [
    (["--length", "7"], {"length": [7, 7]}, {}),
    (["--length", "2-", "--points", "20-"], {"all": [{"length": [2, None]}, {"points": [20, None]}]}, {}),
    (
        ["--letters", "Q=1", "U=0", "Z", "--order", "points", "--limit", "all"],
        {"letters": {"Q": [1, 1], "U": [0, 0], "Z": [1, None]}},
        {"order": "points", "limit": None},
    ),
    (["--letters", "Q=1", "U=0"], {"letters": {"Q": [1, 1], "U": [0, 0]}}, {}),
    (["--front", "any", "--length", "3"], {"all": [{"length": [3, 3]}, {"front": True}]}, {}),
    (["--back", "none", "--anagram", "SATINE?"], {"all": [{"anagram": "SATINE?"}, {"back": False}]}, {}),
    (["--inner-front", "yes", "--length", "4"], {"all": [{"length": [4, 4]}, {"inner_front": True}]}, {}),
    (["--not-in", "en-common", "--length", "2"], {"all": [{"length": [2, 2]}, {"not": {"list": "en-common"}}]}, {}),
    (
        ["--probability", "1-9", "--length", "8", "--blanks", "0", "--order", "probability"],
        {"all": [{"length": [8, 8]}, {"probability": [1, 9]}]},
        {"blanks": 0, "order": "probability"},
    ),
    (["--zipf", "6.5-7", "--offset", "2"], {"zipf": [6.5, 7.0]}, {"offset": 2}),
    (["--definition", "fish", "--limit", "5"], {"definition": "fish"}, {"limit": 5}),
    (["--where", '{"not": {"vowels": [1, null]}}'], {"not": {"vowels": [1, None]}}, {}),
]


@pytest.fixture(scope="module")
def engine():
    return Engine()


@pytest.mark.parametrize(("typed", "where", "fields"), SEARCHES, ids=lambda each: str(each)[:40])
def test_options_are_conditions_that_are_joined(engine, typed, where, fields):
    done = tilewise("study", "search", *typed, "--json")
    expected = engine.call("study.search", {"lexicon": "en", "where": where, "limit": 100, **fields})
    assert (json.loads(done.out), done.err) == (expected, "")
    assert done.status == (0 if expected["count"] else 1)


def test_words_are_shown_between_their_hooks_with_their_numbers():
    head, titles, *rows = tilewise("study", "search", "--anagram", "SATINE?", "--order", "probability").out.splitlines()
    assert head == f"{len(rows)} words"
    assert titles.split()[:5] == ["FRONT", "WORD", "BACK", "RANK", "POINTS"]
    assert rows[0].split()[:3] == ["ATONIES", "7", "7"]
    ranks = [int(next(each for each in row.split() if each[0].isdigit()).replace(",", "")) for row in rows]
    assert ranks == sorted(ranks)
    assert tilewise("study", "search", "--anagram", "QQQ").out == "No words\n"


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        (["--length", "9-3"], "--length: “length” goes from 9 to 3, which no number does; the least comes first."),
        (["--length", "x"], "--length: “x” is not a whole number; see tilewise study search --help."),
        (["--length", "-"], "--length: “-” is neither a number nor a range, as 2-5; see tilewise study search --help."),
        (["--letters", "Q=x"], "--letters: “x” is not a whole number."),
        (["--letters", "Ş=1"], "--letters: “Ş” is not a letter of the English alphabet."),
        (["--where", "{"], "--where: this is not JSON: "),
        (["--where", '{"lenght": [2, 3]}'], "--where: There is no field “where.lenght”. Did you mean “length”?"),
        (["--inner-back", "maybe"], "--inner-back: “maybe” is neither yes nor no; see tilewise study search --help."),
        (["--in", "none.txt"], "--in: there is no file “none.txt”."),
        (["--order", "chance"], "--order: “order” is one of alphabet, length,"),
        (["--order", "playability", "--tiles", "en_super"], "--order: It is known only for some lists and tile sets"),
        (["--lexicon", "de", "--definition", "Fisch"], "--definition: It is not known what words of this list mean"),
    ],
)
def test_what_cannot_be_asked_is_one_sentence_with_its_place(typed, sentence):
    done = tilewise("study", "search", *typed)
    assert (done.status, done.out) == (2, "")
    assert done.err.startswith(f"tilewise study search: {sentence}")
    assert done.err.count("\n") == 1


def test_a_quiz_tells_right_from_wrong_and_counts():
    answers = "brain drain\ngrain, train raine rains RAINY\n\nno\n\n"
    done = tilewise("quiz", "hooks", "rain", "quartz", "cat", stdin=answers)
    assert done.status == 0
    assert done.out.splitlines() == ["RAIN", "Right.", "QUARTZ", "It is QUARTZY.", "CAT", "1 of 2 right."]


def test_a_quiz_of_a_search_asks_its_words(engine):
    typed = ["--length", "7", "--order", "probability", "--limit", "3"]
    found = json.loads(tilewise("study", "search", *typed, "--json").out)["words"]
    cards = json.loads(tilewise("quiz", "anagrams", *typed, "--json").out)["cards"]
    assert [card["question"] for card in cards] == list(dict.fromkeys(row["alphagram"] for row in found))
    shown = tilewise("quiz", "anagrams", *typed, "--show").out
    assert all(", ".join(card["answers"]) in shown for card in cards)
    assert tilewise("quiz", "anagrams", "QQQ").status == 1


def test_what_is_judged_is_answered_with_yes_or_no():
    [card] = json.loads(tilewise("quiz", "judge", "retina", "--seed", "4", "--json").out)["cards"]
    said = "yes" if card["valid"] else "no"
    done = tilewise("quiz", "judge", "retina", "--seed", "4", stdin=f"{said}\n\n")
    assert done.out.splitlines() == [f"{card['question']}?", "Right.", "1 of 1 right."]
