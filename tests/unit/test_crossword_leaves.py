"""Leave tables: those that ship fit what ships, are learnt from racks, and are made by a command."""

import json
import random
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from amount import at_night, takes_long
from unit.command_line import environment, tilewise

from tilewise.crossword.board import Position, read_position
from tilewise.crossword.layout import layout_of
from tilewise.crossword.leaves.keeping import leaves_of, leaves_to_the_end, usual_leaves
from tilewise.crossword.leaves.opening import opening_of
from tilewise.crossword.leaves.tables import (
    SHIPPED,
    from_differences,
    in_differences,
    leaves_in_order,
    read_table,
    shipped_leaves,
    table_of,
)
from tilewise.crossword.leaves.values import LeaveTable, estimated_leaves
from tilewise.crossword.search import Search
from tilewise.crossword.training.study import Study
from tilewise.errors import PositionError
from tilewise.lexicon import Lexicon, load_lexicon
from tilewise.tiles import tile_set_of

DATA = Path(__file__).parents[2] / "pysrc/tilewise/data/leaves"


@pytest.mark.parametrize("shipped", SHIPPED, ids=lambda shipped: shipped.file)
def test_a_table_that_ships_is_used_for_its_list_and_tells_how_it_was_made(shipped):
    path = DATA / f"{shipped.file}.json"
    text = json.loads(path.read_text("utf-8"))
    assert path.stat().st_size <= 300_000
    assert min(text["games"], text["generations"], text["boards"]) > 1
    lexicon = load_lexicon(text["lexicon"])
    tiles = tile_set_of(shipped.tiles, lexicon.alphabet)
    table = usual_leaves(Position.bare(layout_of(shipped.layout), tiles), lexicon)
    assert isinstance(table, LeaveTable)
    assert table[b"?"] == max(table[bytes([tile])] for tile in (*tiles.letters, ord("?")))
    for size, values in enumerate(text["values"], 1):
        assert [8 * table[leave] for leave in leaves_in_order(tiles, size)] == values


def test_a_list_board_or_tile_set_that_is_another_has_no_table():
    lexicon, layout, tiles = load_lexicon("en"), layout_of("scrabble"), tile_set_of("en")
    assert shipped_leaves(layout, tiles, lexicon) is not None
    assert shipped_leaves(layout_of("super"), tiles, lexicon) is None
    assert shipped_leaves(layout, tile_set_of("en_super"), lexicon) is None
    less = lexicon.edited(add=[], remove=[b"QI"])
    assert shipped_leaves(layout, tiles, less) is None
    again = less.edited(add=[b"QI"], remove=[])
    assert shipped_leaves(layout, tiles, again) is not None, "the same words are the same list"


def test_a_table_is_read_as_it_was_written_and_one_of_other_tiles_is_refused():
    tiles = tile_set_of("en")
    rng = random.Random(4)
    leaves = [leave for size in (1, 2, 3) for leave in leaves_in_order(tiles, size)]
    values = {leave: rng.randint(-80, 200) / 8 for leave in leaves}
    table = read_table(table_of(values, tiles), tiles)
    assert all(table[leave] == value for leave, value in values.items())
    with pytest.raises(PositionError, match="values of 1 tiles"):
        read_table(table_of(values, tiles), tile_set_of("tr"))


def test_racks_that_are_worth_the_sum_of_their_tiles_teach_what_tiles_are_worth():
    rng = random.Random(2)
    worth = {tile: rng.randint(-40, 60) / 8 for tile in b"ABCDEFGHIJ"}
    study = Study()
    for _ in range(40):
        racks = [bytes(sorted(rng.sample(sorted(worth) * 3, 7))) for _ in range(200)]
        study.add([(rack, sum(worth[tile] for tile in rack)) for rack in racks])
    values = study.values()
    learnt = sorted(worth, key=lambda tile: values[bytes([tile])])
    assert learnt == sorted(worth, key=worth.__getitem__)
    pairs = [leave for leave in values if len(leave) == 2 and leave[0] != leave[1]]
    assert len(pairs) == 45
    assert all(abs(values[pair] - values[pair[:1]] - values[pair[1:]]) < 1 for pair in pairs), "nothing goes together"


def test_with_an_empty_bag_playing_out_counts_and_nothing_that_stays_is_wanted():
    lexicon, bare = load_lexicon("en"), read_position()
    left = b"AEINRSTV"
    tiles = tile_set_of({"name": "last", "tiles": {chr(tile): [1, 1] for tile in left + b"Q"}})
    position = Position(bare.layout, tiles, bare.board)
    assert leaves_of(position, left[:7], lexicon)[b"S"] == 0
    closing = leaves_to_the_end(position, left[:7], lexicon)
    assert (closing[b""], closing[b"AS"]) == (2 * 2, -2 * 2)


def test_leaves_are_worth_less_and_less_as_the_bag_empties():
    lexicon, rack = load_lexicon("en"), b"AEINRSV"
    table = LeaveTable({b"S": 7.0, b"V": -3.5})
    values = []
    for bag in (8, 7, 6, 2, 1, 0):
        tiles = tile_set_of({"name": "few", "tiles": {chr(tile): [1, 1] for tile in rack} | {"O": [7 + bag, 1]}})
        position = Position.bare(layout_of("scrabble"), tiles)
        leaves = leaves_of(position, rack, lexicon, table=table)
        values.append((leaves[b"S"], leaves[b"V"]))
    assert values == [(7, -3.5), (7, -3.5), (6, -3), (2, -1), (1, -0.5), (0, 0)]


def test_the_place_of_a_first_play_counts_in_its_equity():
    lexicon, position = load_lexicon("en"), read_position()
    leaves, opening = usual_leaves(position, lexicon), opening_of(position, lexicon)
    plays = Search(position, "AEGNOTV", lexicon).best(None)
    places = {play.place: play.opening for play in plays if play.text == "VEG" and play.slot.line.across}
    assert places["8G"] > 0 > places["8F"] == places["8H"], "beside double letters: V and G; the E"
    for rack in ("AEGNOTV", "?DIRTYS"):
        every = Search(position, rack, lexicon, by_equity=True).best(None)
        equities = [play.score + leaves[bytes(sorted(play.leave))] + play.opening for play in every]
        assert [play.equity for play in every] == equities == sorted(equities, reverse=True)
        assert all(play.opening == opening.value(play.slot, play.word) <= opening.most for play in every)
        best = Search(position, rack, lexicon, by_equity=True).best(12)
        assert best == every[:12]
    later = every[0].after(position)
    assert opening_of(later, lexicon) is None


def test_a_list_without_a_table_is_valued_by_the_estimate():
    words = Lexicon.from_words(["retinas", "qi", "veg"], load_lexicon("en").alphabet)
    position = read_position()
    assert usual_leaves(position, words) is estimated_leaves(position.layout, position.tiles, words)


BROKEN_OFF = """
import os, signal, sys
from tilewise.__main__ import main
from tilewise.cli import leaves

write = leaves._Run.write

def write_and_end(*arguments):
    write(*arguments)
    os.killpg(0, signal.SIGKILL)

leaves._Run.write = write_and_end
sys.exit(main())
"""
"""The program, broken off with all its processes as soon as it has written what it has made so far."""


@at_night("unit/test_crossword_own_leaves.py makes tables with every change")
@takes_long("it plays games in processes of their own, three times")
def test_a_table_whose_making_was_broken_off_comes_out_the_same(tmp_path):
    words = tmp_path / "short.txt"
    words.write_text("".join(word + "\n" for word in load_lexicon("en-common").text().split() if len(word) < 4))
    options = ["--list", str(words), "--board", "duel", "--games", "4", "--generations", "2", "--seed", "3"]

    whole, broken = tmp_path / "whole.json", tmp_path / "broken.json"
    assert tilewise("leaves", str(whole), *options).status == 0
    making = [sys.executable, "-c", BROKEN_OFF, "leaves", str(broken), *options]
    made = subprocess.run(making, stderr=subprocess.DEVNULL, start_new_session=True, env=environment(), check=False)
    part = broken.with_suffix(".part")
    assert made.returncode == -signal.SIGKILL
    assert part.exists()
    assert not broken.exists()
    said = tilewise("leaves", str(broken), *options).out
    assert said.startswith("4 games, ")
    assert broken.read_text() == whole.read_text()
    assert not part.exists()
    values = json.loads(whole.read_text())["values"]
    assert [len(each) for each in values] == [len(list(leaves_in_order(tile_set_of("en"), n))) for n in (1, 2, 3, 4)]


@pytest.mark.parametrize("shipped", SHIPPED, ids=lambda shipped: shipped.file)
def test_the_pages_form_of_a_shipped_table_has_the_same_values(shipped):
    plain = json.loads((DATA / f"{shipped.file}.json").read_text("utf-8"))
    small = json.loads(in_differences(shipped))
    assert from_differences(small.pop("differences"), tile_set_of(shipped.tiles)) == plain.pop("values")
    assert small == plain
