"""The bingo finder's published answers for AALNST? and AALNST? + I, and what the shipped lists make of them.

The American tournament list of 2006 (the published answer) is not shipped; `en` has its words and a few more,
`en-common` fewer. Source of all: the ancestor's published output and the word lists' LICENCES.md.
"""

import pytest

from tilewise.api import Engine

AMERICAN = ["ANALYST", "CANTALS", "LATINAS", "PLATANS", "SALTANT", "SALTPAN", "SEALANT", "SULTANA"]
AMERICAN_I = ["ALATIONS", "ANNALIST", "FANTAILS", "LANITALS", "NASALITY", "PLATINAS", "SANTALIC", "STAMINAL"]
AMERICAN_I += ["TAILFANS", "TALISMAN", "VALIANTS"]


@pytest.fixture(scope="module")
def engine():
    return Engine()


def words(engine, **fields):
    (group,) = engine.call("anagram.find", {"rack": "AALNST?", "use": "all", **fields})["groups"]
    assert group["count"] == len(group["words"])
    return [each["word"] for each in group["words"]]


def test_the_large_english_list_has_the_published_words_and_three_more(engine):
    assert words(engine, lexicon="en") == sorted([*AMERICAN, "PLANTAS", "SANTALS", "TALANTS"])


def test_through_an_i_it_has_four_more(engine):
    more = ["AILANTOS", "ALICANTS", "NASTALIK", "SANTALIN"]
    assert words(engine, lexicon="en", through="I") == sorted([*AMERICAN_I, *more])


def test_the_common_list_lacks_the_rare_ones(engine):
    rare = {"CANTALS", "LATINAS", "PLATANS", "SALTANT", "SALTPAN"}
    assert set(AMERICAN) - set(words(engine, lexicon="en-common")) == rare
    assert words(engine, lexicon="en-common", through="I") == ["ANNALIST", "FANTAILS", "NASALITY", "TALISMAN"]


def test_a_star_asks_for_none_and_then_each_letter(engine):
    groups = engine.call("anagram.find", {"lexicon": "en", "rack": "AALNST?", "use": "all", "through": "*"})["groups"]
    assert [group["through"] for group in groups] == [None, *"ABCDEFGHIJKLMNOPQRSTUVWXYZ"]
    assert (groups[0]["count"], groups[9]["count"]) == (11, 15)
    assert all(group["through"] in word["word"] for group in groups[1:] for word in group["words"])
