"""What `import tilewise` gives a Python programmer."""

import re
import subprocess
import sys
from dataclasses import replace

import pytest
from unit.command_line import environment

import tilewise
from tilewise import crossword, letterpress


def test_every_name_is_there_and_sorted():
    assert [name for name in tilewise.__all__ if getattr(tilewise, name) is None] == []
    assert tilewise.__all__ == sorted(tilewise.__all__)
    assert dir(tilewise) == tilewise.__all__
    with pytest.raises(AttributeError, match="no attribute 'solve'"):
        _ = tilewise.solve


def test_the_errors_are_those_that_the_games_raise():
    with pytest.raises(tilewise.PositionError, match="The board needs 25 letters"):
        letterpress.read_position("abc")
    with pytest.raises(tilewise.LexiconError, match="There is no word list “klingon”"):
        tilewise.load_lexicon("klingon")


def test_nothing_is_imported_before_it_is_asked_for():
    code = "import sys, tilewise; print([name for name in sys.modules if name.startswith('tilewise.')])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, env=environment())
    assert done.stdout == "[]\n"


def test_a_letterpress_position_reads_back_from_what_it_prints():
    position = letterpress.read_position("kalemgitarbuzdefterşapkaı", 0b00011_00011, 1 << 24, tilewise.alphabet("tr"))
    assert "[[K]]" in str(position)
    assert "(I)" in str(position)
    assert letterpress.read_position(str(position), letters=position.letters) == position


@pytest.mark.parametrize(
    ("tiles", "board"), [("en", "6QUIz5/" + "15/" * 13 + "15"), ("es", "6[CH]O[ll]6/" + "15/" * 13 + "15")]
)
def test_a_crossword_position_reads_back_from_what_it_prints(tiles, board):
    position = crossword.read_position(board, "scrabble", tiles)
    assert crossword.read_position(str(position), tiles=tiles) == position
    assert repr(position) == f"<Position {board}>"


def test_a_board_is_a_table_in_a_notebook():
    held = letterpress.read_position("[[a]] [b] (c)" + "d" * 22)._repr_html_()
    assert held.count("<td") == 25
    assert [title in held for title in ('title="ours"', 'title="theirs"', 'title="free"')] == [True] * 3
    laid = crossword.read_position("6QUIz5/" + "15/" * 13 + "15")._repr_html_()
    assert laid.count("<tr") == 15
    assert laid.count("<td") == 225
    assert 'title="blank">z</td>' in laid
    layout = crossword.layout_of({"name": "Small", "layout": ["T.d", ".D.", "..t", "q.."], "center": None, "rack": 3})
    drawn = crossword.read_position(["..Q", "...", "...", "..."], layout)._repr_html_()
    cells = re.findall(r">([^<>]*)</td>", drawn)
    assert cells == ["3W", "", "Q", "", "2W", "", "", "", "3L", "4L", "", ""]
    assert laid.count(">3W</td>") == 7


def test_a_table_escapes_the_names_of_own_boards_and_sets_both_colours_everywhere():
    layout = replace(crossword.layout_of("duel"), name='<script>"&')
    table = crossword.read_position(layout=layout)._repr_html_()
    assert "<caption>&lt;script&gt;&quot;&amp;</caption>" in table
    assert table.count("<td") == table.count(";color:#") == table.count(";background:#") == 121


def test_plays_lead_to_the_position_after_them():
    english = tilewise.load_lexicon("en")
    position = crossword.read_position()
    [play] = crossword.Search(position, "QUIZZES", english).best(1)
    assert str(play) == f"{play.place} {play.text} {play.score}"
    assert "".join(filter(str.isalpha, str(play.after(position)))) == play.text
    [best] = letterpress.best_plays(english, letterpress.read_position("a" * 12 + "t" * 13), limit=1)
    assert (best.after.ours, best.after.theirs) == (best.ours, best.theirs)
    assert repr(best) == f"<Play {best}>"


def test_plays_come_by_their_points_unless_equity_is_asked_for_and_are_looked_for_with_pauses():
    words = tilewise.load_lexicon("en-common")
    position = crossword.read_position("15/15/15/15/15/15/15/6QI7/15/15/15/15/15/15/15")
    search = crossword.Search(position, "AEINRSQ", words)
    points = [play.score for play in search.best(12)]
    assert points == sorted(points, reverse=True)
    assert [play.score for play in crossword.Search(position, "AEINRSQ", words, by_equity=True).best(12)] != points
    counts = list(crossword.Search(position, "AEINRSQ", words).counting())
    assert counts == sorted(counts)
    assert counts[-1] == search.count > counts[0]
    other = crossword.read_position("15/15/15/15/15/15/15/5QI8/15/15/15/15/15/15/15")
    first, again = (len(list(crossword.Search(other, "AEINRSQ", words).seek(12))) for _ in range(2))
    assert first - again == 7, "a pause for each line that has plays, while the board is new"
    assert len(counts) > 2
    assert again > 5


def test_words_of_another_alphabet_than_the_tiles_are_refused():
    with pytest.raises(
        tilewise.LexiconError, match="The words are in the Turkish alphabet, the tiles in the English one"
    ):
        crossword.Search(crossword.read_position(), "KALEM", tilewise.load_lexicon("tr"))
