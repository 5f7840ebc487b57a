"""A filter keeps exactly the plays that a reader of the whole list would keep, and counts them."""

from collections.abc import Callable
from typing import Any

import pytest

from tilewise.alphabets import alphabet
from tilewise.crossword.board import Position, read_position
from tilewise.crossword.filters import CrosswordFilter, read_filter
from tilewise.crossword.layout import layout_of
from tilewise.crossword.plays import Play
from tilewise.crossword.search import Search
from tilewise.errors import PositionError
from tilewise.lexicon import Lexicon
from tilewise.tiles import BLANK, tile_set_of

WORDS = """aa aas ae an ane anes ant ante ants as at ate ates eat eats en ens et na nae nane nas
ne neat nest net nets sae sane sat sate sea seat set ta tae tan tans tas tea teas ten tens"""
LEXICON = Lexicon.from_words(WORDS.split(), alphabet("en"))
BOARD = ["." * 11] * 4 + ["...N......."] + ["...EAT....."] + ["...S......."] + ["." * 11] * 4


@pytest.fixture(params=["TANSE", "TA?", "E??"])
def rack(request: pytest.FixtureRequest) -> bytes:
    return position().tiles.read_rack(request.param)


def position() -> Position:
    return read_position(BOARD, layout_of("duel"), tile_set_of("en"))


def uses(letter: str) -> Callable[[Play], bool]:
    return lambda play: ord(letter) in play.placed


FILTERS: list[tuple[dict[str, Any], Callable[[Play], bool]]] = [
    ({"at": "6D"}, lambda play: play.slot.line.across and play.slot.square == (5, 3)),
    ({"at": "g6"}, lambda play: not play.slot.line.across and play.slot.square == (5, 6)),
    ({"at": "8"}, lambda play: play.slot.line.across and play.slot.square[0] == 7),
    ({"at": "D"}, lambda play: not play.slot.line.across and play.slot.square[1] == 3),
    ({"length": 3}, lambda play: len(play.word) == 3),
    ({"places": "T"}, uses("T")),
    ({"places": "e"}, uses("E")),
    ({"places": "?"}, lambda play: any(tile & 128 for tile in play.placed)),
    ({"contains": "ea"}, lambda play: b"EA" in play.word),
    (
        {"contains": "EA", "places": "S", "length": 4},
        lambda play: b"EA" in play.word and uses("S")(play) and len(play.word) == 4,
    ),
]


@pytest.mark.parametrize(("wanted", "keeps"), FILTERS, ids=[str(wanted) for wanted, _ in FILTERS])
@pytest.mark.parametrize("by_equity", [False, True])
def test_a_filter_keeps_what_a_reader_would(
    rack: bytes, wanted: dict[str, Any], keeps: Callable[[Play], bool], by_equity: bool
) -> None:
    here = position()
    every = Search(here, rack, LEXICON, by_equity=by_equity).best(None)
    only = read_filter(CrosswordFilter(**wanted), here.tiles, here.layout)
    kept = [play for play in every if keeps(play)]
    search = Search(here, rack, LEXICON, only=only, by_equity=by_equity)
    assert (search.count, search.matching) == (len(every), len(kept))
    assert (search.best(None), search.best(3)) == (kept, kept[:3])


@pytest.mark.parametrize("by_equity", [False, True])
@pytest.mark.parametrize("wanted", [{}, {"places": "?"}, {"places": "T"}], ids=str)
def test_merged_plays_are_the_best_of_those_that_differ_in_blanks_alone(
    rack: bytes, wanted: dict[str, Any], by_equity: bool
) -> None:
    here = position()
    only = read_filter(CrosswordFilter(**wanted), here.tiles, here.layout)
    each = Search(here, rack, LEXICON, only=only, by_equity=by_equity)
    places: dict[object, list[Play]] = {}
    for play in each.best(None):
        places.setdefault((play.word, play.slot.line.across, play.slot.square), []).append(play)
    assert not places or (len(places) < each.matching) == (BLANK in rack), "only blanks can be chosen differently"
    best = [plays[0]._replace(others=len(plays) - 1) for plays in places.values()]
    merged = Search(here, rack, LEXICON, only=only, by_equity=by_equity, merged=True)
    assert (merged.count, merged.matching) == (each.count, each.matching)
    assert (merged.best(None), merged.best(3)) == (best, best[:3])


def test_the_filters_are_not_tried_on_nothing() -> None:
    here = position()
    every = Search(here, here.tiles.read_rack("TANSE?"), LEXICON).best(None)
    assert all(any(keeps(play) for play in every) for _, keeps in FILTERS)
    assert any(BLANK in play.leave for play in every)


@pytest.mark.parametrize(
    ("wanted", "field"),
    [
        ({"at": "8-"}, "at"),
        ({"at": "G8G"}, "at"),
        ({"places": "É"}, "places"),
        ({"contains": "A?"}, "contains"),
        ({"at": "0"}, "at"),
        ({"at": "A0"}, "at"),
        ({"length": 22}, "length"),
        ({"length": 22, "at": "G"}, "length"),
    ],
)
def test_a_filter_that_means_nothing_is_refused(wanted: dict[str, Any], field: str) -> None:
    here = position()
    with pytest.raises(PositionError) as refused:
        read_filter(CrosswordFilter(**wanted), here.tiles, here.layout)
    assert (refused.value.code, refused.value.place["field"]) == ("filter", field)


@pytest.mark.parametrize(("width", "height"), [(15, 15), (9, 12), (12, 9)])
def test_what_is_not_on_the_board_is_refused_and_what_is_at_its_edge_is_not(width: int, height: int) -> None:
    layout = layout_of({"name": "mine", "layout": ["." * width] * height})
    here = Position.bare(layout, tile_set_of("en"))
    last = "ABCDEFGHIJKLMNO"[width - 1]
    beyond = chr(ord(last) + 1)
    for at, most in ((f"{height}", width), (last, height), (f"{height}{last}", width), (f"{last}{height}", height)):
        only = read_filter(CrosswordFilter(at=at, length=most), here.tiles, here.layout)
        assert (only.across, only.length) == (at[0].isdigit(), most)
        with pytest.raises(PositionError) as refused:
            read_filter(CrosswordFilter(at=at, length=most + 1), here.tiles, here.layout)
        assert (refused.value.code, refused.value.place["field"]) == ("filter", "length")
    for at in (f"{height + 1}", beyond, f"{height + 1}A", f"1{beyond}", f"A{height + 1}", f"{beyond}1", "99", "ZZ"):
        with pytest.raises(PositionError) as refused:
            read_filter(CrosswordFilter(at=at), here.tiles, here.layout)
        assert (refused.value.code, refused.value.place["field"]) == ("filter", "at")
    long = max(width, height)
    assert read_filter(CrosswordFilter(length=long), here.tiles, here.layout).length == long
