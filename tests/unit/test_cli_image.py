"""`--image`: boards from pictures at the terminal, and what is said of files that are none."""

import json
import re
import sys
from random import Random

import pytest
from PIL import Image
from rendered import app_screens, crossword_screens, letterpress_screens
from unit.command_line import BOARD, OPENING, tilewise


@pytest.fixture(scope="module")
def press(tmp_path_factory):
    drawn = letterpress_screens.screen(Random(21), "dark", ("inter", 700))
    path = tmp_path_factory.mktemp("press") / "press.png"
    drawn.image.save(path)
    return drawn, str(path)


@pytest.fixture(scope="module")
def cross(tmp_path_factory):
    drawn = crossword_screens.screen(Random(3), "go", "cream", ("inter", 700))
    path = tmp_path_factory.mktemp("cross") / "cross.jpg"
    drawn.image.save(path, quality=92)
    return drawn, str(path)


def test_a_letterpress_board_is_read_and_solved(press):
    drawn, path = press
    done = tilewise("letterpress", "--image", path, "--limit", "1", "--json")
    assert done.status == 0
    typed = tilewise(
        *("letterpress", drawn.letters, "--ours", str(drawn.ours), "--theirs", str(drawn.theirs)),
        *("--limit", "1", "--json"),
    )
    assert json.loads(done.out) == json.loads(typed.out)


def test_the_sides_of_a_picture_can_be_exchanged(press):
    drawn, path = press
    done = tilewise("letterpress", "--image", path, "--swap", "--limit", "1", "--json")
    assert json.loads(done.out)["position"]["score"] == [drawn.theirs.bit_count(), drawn.ours.bit_count()]
    assert drawn.ours.bit_count() != drawn.theirs.bit_count()


def test_where_the_colours_do_not_tell_whose_squares_are_ours_it_is_said_which_are_taken_for_ours(tmp_path, press):
    drawn = letterpress_screens.screen(Random(21), "dusk", ("inter", 700))
    drawn.image.save(tmp_path / "dusk.png")
    done = tilewise("letterpress", "--image", str(tmp_path / "dusk.png"), "--limit", "1", "--json")
    assert json.loads(done.out)["position"]["score"] in (
        [drawn.ours.bit_count(), drawn.theirs.bit_count()],
        [drawn.theirs.bit_count(), drawn.ours.bit_count()],
    )
    said = re.search(r"which side is ours; the one that holds row (\d), column (\d) is taken for it, --swap", done.err)
    assert said
    place = int(said[1]) * 5 + int(said[2]) - 6
    assert json.loads(done.out)["position"]["score"][0] == next(
        side.bit_count() for side in (drawn.ours, drawn.theirs) if side >> place & 1
    )
    assert "which side is ours" not in tilewise("letterpress", "--image", press[1], "--limit", "1").err


def test_a_crossword_board_its_game_and_its_rack_are_read_and_solved(cross):
    drawn, path = cross
    done = tilewise("crossword", "--image", path, "--limit", "3", "--json")
    assert done.status == 0
    rows = [drawn.tiles.show(drawn.board[start : start + 15]) for start in range(0, 225, 15)]
    typed = tilewise("crossword", drawn.tiles.show(drawn.rack), "--board", " ".join(rows), "--limit", "3", "--json")
    assert json.loads(done.out) == json.loads(typed.out)


def test_a_rack_that_is_typed_counts_instead_of_the_one_in_the_picture(cross):
    _, path = cross
    done = tilewise("crossword", "E", "--image", path, "--limit", "all", "--json")
    assert {play["placed"].replace(".", "") for play in json.loads(done.out)["plays"]} == {"E"}


@pytest.mark.parametrize("command", ["letterpress", "crossword"])
def test_a_file_that_is_no_picture_or_shows_no_board_is_said_to_be_so(tmp_path, command):
    text, empty = tmp_path / "text.png", tmp_path / "empty.png"
    text.write_text("no picture")
    Image.new("RGB", (300, 500), "white").save(empty)
    for path, sentence in (
        (text, f"--image: “{text}” is not a picture."),
        (tmp_path / "none.png", f"--image: “{tmp_path / 'none.png'}” cannot be read (No such file or directory)."),
    ):
        done = tilewise(command, "--image", str(path))
        assert (done.status, done.out, done.err) == (2, "", f"tilewise {command}: {sentence}\n")
    done = tilewise(command, "--image", str(empty))
    assert (done.status, done.out) == (2, "")
    assert done.err.startswith(f"tilewise {command}: --image: No")
    assert done.err.endswith("found in the picture.\n")


def test_board_and_picture_are_not_both_given(press):
    _, path = press
    done = tilewise("letterpress", BOARD, "--image", path)
    assert (done.status, done.err) == (
        2, "tilewise letterpress: --image: the picture shows the board; leave BOARD out.\n"
    )  # fmt: skip
    done = tilewise("crossword", "--image", path, "--board", OPENING)
    assert (done.status, done.err) == (
        2, "tilewise crossword: --image: the picture shows the board; leave --board out.\n"
    )  # fmt: skip


def test_premium_squares_of_no_game_that_ships_are_taken_as_they_are_where_the_game_is_named(tmp_path):
    drawn = app_screens.screen("feud", Random(4), app_screens.Options(tiles=0, blanks=0, random_premiums=True))
    path = str(tmp_path / "own.png")
    drawn.image.save(path)
    named = tilewise("crossword", "--image", path, "--layout", "wordfeud", "--limit", "1")
    assert (named.status, named.err) == (
        0, "tilewise crossword: the premium squares are taken as the picture shows them.\n"
    )  # fmt: skip
    unnamed = tilewise("crossword", "--image", path)
    assert unnamed.status == 2
    assert "of no game that ships; name the one it is" in unnamed.err


def test_without_pillow_the_extra_is_named(press, monkeypatch):
    _, path = press
    monkeypatch.setitem(sys.modules, "PIL", None)
    done = tilewise("letterpress", "--image", path)
    assert done.status == 2
    assert done.err == (
        "tilewise letterpress: --image: reading pictures needs Pillow; install it with "
        'pip install "tilewise[pictures]".\n'
    )


def test_without_a_board_and_a_picture_both_are_asked_for():
    done = tilewise("letterpress")
    assert (done.status, done.out) == (2, "")
    assert done.err.startswith("tilewise letterpress: BOARD is missing: type 25 letters, or name a picture;")
