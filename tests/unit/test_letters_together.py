"""Tiles of several letters, such as Spanish LL and Hungarian GY, typed as anybody would type them: without brackets."""

from collections import Counter
from random import Random

import pytest
from amount import some

from tilewise.alphabets import alphabet
from tilewise.api import Engine
from tilewise.errors import TilewiseError
from tilewise.lexicon import Lexicon, Library
from tilewise.lexicon.library import shipped_folder
from tilewise.tiles import tile_set_of

HUNGARIAN = "agy egy gyerek kenyér asszony szék hosszú gally igazság dzsúdó lándzsa"


@pytest.fixture(scope="module")
def engine() -> Engine:
    library = Library(shipped_folder())
    library.keep("magyar", Lexicon.from_words(HUNGARIAN.split(), alphabet("hu")))
    return Engine(library)


def words_of(engine: Engine, id: str) -> list[str]:
    """Give words with tiles of several letters."""
    lexicon = engine.library.lexicon(id)
    words = (lexicon.alphabet.decode(word) for block in lexicon for word in block.words(block.every))
    found = [word for word in words if len(word) > len(lexicon.alphabet.encode(word))]
    return Random(5).sample(found, min(40, len(found)))


@pytest.mark.parametrize("id", ["es", "magyar"])
def test_a_word_finds_itself_as_a_pattern_and_as_letters(engine, id):
    def found(**where: str) -> list[str]:
        answer = engine.call("study.search", {"lexicon": id, "where": where, "limit": None})
        return [each["word"] for each in answer["words"]]

    letters = engine.library.lexicon(id).alphabet
    words = words_of(engine, id)
    assert len(words) > 8
    for word in some(words, 5):
        tiles = letters.decode_all([bytes([tile]) for tile in letters.encode(word)])
        assert found(pattern=word) == [word]
        assert word in found(pattern=f"*{''.join(tiles[1:])}")
        assert word in found(anagram=word.lower())
        assert all(Counter(each) == Counter(word) for each in found(anagram=word))
        assert word in found(subanagram=word)
        rack = "".join(f"[{each}]" for each in tiles)
        [group] = engine.call("anagram.find", {"lexicon": id, "rack": rack, "pattern": word})["groups"]
        assert [each["word"] for each in group["words"]] == [word]


def test_letters_that_are_a_tile_together_may_also_be_two_tiles_of_a_rack(engine):
    search = {"lexicon": "es", "limit": None}
    both, together, apart = (
        {each["word"] for each in engine.call("study.search", {**search, "where": {"anagram": tiles}})["words"]}
        for tiles in ("CARRO", "CA[RR]O", "[R]ACRO")
    )
    assert "CARRO" in together
    assert "CROAR" in apart
    assert both == together | apart


def test_plays_that_contain_letters_are_found_whether_they_are_a_tile_or_several(engine):
    asked = {"lexicon": "es", "layout": "scrabble", "tiles": "es", "rack": "PE[RR]OSA", "board": ["." * 15] * 15}
    plain, bracketed = (
        engine.call("crossword.solve", {**asked, "filter": {"contains": text}, "limit": 500})
        for text in ("erro", "E[RR]O")
    )
    assert plain["plays"]
    assert plain["plays"] == bracketed["plays"]


def test_what_is_a_tile_only_with_its_neighbour_is_said_to_be(engine):
    rows = ["." * 15] * 7 + ["...GYEREK......"] + ["." * 15] * 7
    asked = {"lexicon": "magyar", "layout": "scrabble", "tiles": "hu", "rack": "A", "board": rows}
    with pytest.raises(TilewiseError, match=r"“Y” is not a tile of Hungarian\. Tiles of several .*: \[GY\]") as refused:
        engine.call("crossword.solve", asked)
    assert refused.value.data["written"] == "[GY]"
    laid = [{"row": 7, "col": 7, "tile": "Y"}]
    with pytest.raises(TilewiseError, match=r"^“Y” is not a tile of Hungarian\.$"):
        engine.call("crossword.lay", {**asked, "board": ["." * 15] * 15, "laid": laid})


def test_letters_of_a_catalan_tile_with_a_dot_are_together():
    assert list(tile_set_of("ca").together("col·leg?")) == ["c", "o", "[l·l]", "e", "g", "?"]
