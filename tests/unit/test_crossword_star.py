"""The star of a game of Kelimelik: 25 points for the tile that is put there, whatever the words count."""

import pytest
from unit.command_line import tilewise

from tilewise.api import Engine
from tilewise.crossword.layout import BOARDS, with_star
from tilewise.errors import TilewiseError
from tilewise.lexicon import Library, shipped_folder

EMPTY = ["." * 15] * 15
ROWS = ["." * 15] * 7 + ["....KALEM......"] + ["." * 15] * 7
STAR = 25
KELIMELIK = BOARDS["kelimelik"]
ENGINE = Engine(Library(shipped_folder()))


def ask(method, star=None, **fields):
    layout = "kelimelik" if star is None else with_star("kelimelik", star)
    return ENGINE.call(f"crossword.{method}", {"lexicon": "tr", "layout": layout, **fields})


def plays(star, board, rack):
    found = ask("solve", star, board=board, rack=rack, limit=None)["plays"]
    return {(play["position"], play["placed"]): play for play in found}


def covers(play, row, column):
    along = column - play["col"] if play["across"] else row - play["row"]
    beside = row - play["row"] if play["across"] else column - play["col"]
    return beside == 0 and 0 <= along < len(play["placed"]) and play["placed"][along] != "."


@pytest.mark.parametrize(("board", "rack"), [(EMPTY, "TİLAKE?"), (ROWS, "SARILİN"), (ROWS, "LER?")])
@pytest.mark.parametrize("star", ["H8", "12H", "J8", "A1"])
def test_exactly_the_plays_that_cover_the_star_earn_its_points(board, rack, star):
    row, column = {"H8": (7, 7), "12H": (11, 7), "J8": (7, 9), "A1": (0, 0)}[star]
    premium = KELIMELIK["layout"][row][column]
    before, after = plays(None, board, rack), plays(star, board, rack)
    assert before.keys() == after.keys()
    for place, play in after.items():
        assert play["score"] == play["bonus"] + sum(word["score"] for word in play["words"])
        more = STAR if covers(play, row, column) else 0
        assert play["bonus"] == before[place]["bonus"] + more
        if premium == "." or not more:
            assert play["score"] == before[place]["score"] + more
            assert play["equity"] == pytest.approx(before[place]["equity"] + more)


def test_a_play_is_scored_as_it_is_found():
    for play in list(plays("J8", ROWS, "SARILİN").values())[::20]:
        down = not play["across"]
        laid = [
            {"row": play["row"] + down * i, "col": play["col"] + (not down) * i, "tile": tile}
            for i, tile in enumerate(play["placed"])
            if tile != "."
        ]
        scored = ask("lay", "J8", board=ROWS, laid=laid)
        assert (scored["score"], scored["bonus"]) == (play["score"], play["bonus"])
        assert scored["score"] == scored["bonus"] + sum(word["score"] for word in scored["words"])


def test_a_covered_star_earns_nothing_more():
    assert plays("F8", ROWS, "LER").keys() == plays(None, ROWS, "LER").keys()
    assert all(play["bonus"] == 0 for play in plays("F8", ROWS, "LER").values())


def test_the_leaves_of_the_board_are_those_of_the_board_with_a_star():
    plain, starred = [ask("leaves_for", star) for star in (None, "B3")]
    assert plain == starred
    assert plain["leaves_from"] == "table"
    other = ask("leaves_for", layout={**with_star("kelimelik", "B3"), "rack": 6})
    assert other["leaves_from"] == "estimate"
    assert other["made_for"] != plain["made_for"]


def test_the_endgame_takes_the_star_into_account():
    late = {"board": ROWS, "rack": "LER", "opponent": "AZ"}
    plain = ask("endgame", **late)
    first = plain["line"][0]
    at = next(i for i, tile in enumerate(first["placed"]) if tile != ".")
    row, column = first["row"] + at * (not first["across"]), first["col"] + at * first["across"]
    assert KELIMELIK["layout"][row][column] == "."
    starred = ask("endgame", f"{row + 1}{chr(ord('A') + column)}", **late)
    assert plain["proved"] is starred["proved"] is True
    assert starred["spread"] >= plain["spread"] + STAR  # the same line earns that much more


@pytest.mark.parametrize("square", ["H16", "P1", "star", "8"])
def test_a_star_beside_the_board_is_refused(square):
    with pytest.raises(TilewiseError, match=f"“{square}” is no square"):
        with_star("kelimelik", square)
    done = tilewise("crossword", "KALEM", "--game", "kelimelik", "--lexicon", "tr", "--star", square)
    assert done.status == 2
    assert f"--star: “{square}” is no square of Kelimelik" in done.err


def test_the_terminal_puts_the_star_on_the_board():
    done = tilewise("crossword", "KALEMİ?", "--game", "kelimelik", "--lexicon", "tr", "--star", "H10")
    assert done.status == 0
    assert "+ 25 points" in done.out
    assert "H7     KALEMİs     69" in done.out
