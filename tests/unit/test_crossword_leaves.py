"""Leave tables: those that ship fit what ships, are learnt from racks, and are made by a command."""

import json
import random
import signal
import subprocess
import sys
from collections import Counter
from itertools import permutations
from pathlib import Path
from statistics import fmean

import pytest
from amount import at_night, takes_long
from unit.command_line import environment, tilewise

from tilewise.crossword.board import Position, read_position
from tilewise.crossword.layout import layout_of
from tilewise.crossword.leaves.keeping import leaves_of, leaves_to_the_end, usual_leaves
from tilewise.crossword.leaves.larger import LargerLeaves
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
from tilewise.crossword.moves import best_moves
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
    assert isinstance(table.smaller, LeaveTable)
    assert table[b"?"] == max(table[bytes([tile])] for tile in (*tiles.letters, ord("?")))
    for size, values in enumerate(text["values"], 1):
        some = {leave: value / 8 for leave, value in zip(leaves_in_order(tiles, size), values, strict=True)}
        assert all(table[leave] == value for leave, value in some.items() if leave.count(b"?") < 2)


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
    assert usual_leaves(position, words).smaller is estimated_leaves(position.layout, position.tiles, words)


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
    part = tmp_path / "broken.json.part"
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


def larger(layout="scrabble", tiles="en", lexicon="en"):
    words = load_lexicon(lexicon)
    return usual_leaves(Position.bare(layout_of(layout), tile_set_of(tiles, words.alphabet)), words)


def test_leaves_that_a_table_does_not_hold_are_near_what_long_rollouts_say():
    # From tests/bench/bench_crossword_leaves.py and, within 1.7 points, another engine's rollouts.
    rollouts = {b"ADELNR": 19.1, b"DEINRU": 23.7, b"AABCDO": -14.7}
    leaves = larger()
    assert all(abs(leaves[leave] - worth) < 6 for leave, worth in rollouts.items())
    assert sum(abs(leaves[leave] - worth) for leave, worth in rollouts.items()) / 3 < 5


@pytest.mark.parametrize(
    ("layout", "tiles", "lexicon"),
    [
        ("scrabble", "es", "es"),
        ("scrabble", "fr", "fr"),
        ("wordfeud", "en_wordfeud", "en"),
    ],
)
def test_tiles_that_chance_gave_are_worth_no_more_than_those_that_it_will(layout, tiles, lexicon):
    # As many tiles of the bag, kept or drawn, are the same rack in the end: their mean is 0, whatever the size.
    leaves, rng = larger(layout, tiles, lexicon), random.Random(1)
    bag = sorted(Counter(tile_set_of(tiles).counts).elements())
    for size in (5, 6):
        worths = []
        for _ in range(40):
            rng.shuffle(bag)
            worths += [leaves[bytes(sorted(bag[i : i + size]))] for i in range(0, len(bag) - size + 1, size)]
        assert abs(fmean(worths)) < 1, f"{size} tiles"


def test_the_exchange_that_keeps_six_good_tiles_is_best_of_all_moves():
    _, best = best_moves(read_position(), b"ADELNRR", load_lexicon("en"), 3)
    assert (best[0].kind, best[0].tiles) == ("exchange", b"R")
    assert best[0].equity == best[0].leave_value + best[0].waiting > best[1].equity


def test_each_further_blank_adds_at_most_half_as_much_as_the_one_before():
    # Measured on boards of this kind: 26.5 points, 37.7, 43.3, 44.1, each ± 2 to 6.
    leaves = larger("super", "en_super")
    worths = [leaves[b"?" * n] for n in range(5)]
    assert worths == [0, 25, 37.5, 43.75, 46.875]
    assert leaves[b"???I"] == leaves[b"??I"] + 6.25
    for leaf in (b"??", b"??E", b"??IN"):
        assert larger()[leaf] < larger().smaller[leaf]


def test_a_bingo_beats_keeping_three_blanks():
    position = Position.bare(layout_of("super"), tile_set_of("en_super"))
    best = Search(position, "AEIN???", load_lexicon("en"), by_equity=True).best(1)[0]
    assert len(best.used) == 7


def chance_by_drawing(leaves, lexicon, tiles, leave, drawn):
    """Draw all that can be drawn, one tile after another, and look for a word of the whole rack."""
    words = [Counter(word) for word in lexicon.of_length(7).words(lexicon.of_length(7).every)]
    rest = sorted((Counter(tiles.counts) - Counter(leave)).elements())
    good = ways = 0
    for draw, number in Counter(tuple(sorted(draw)) for draw in permutations(rest, drawn)).items():
        rack = Counter(leave) + Counter(draw)
        blanks = rack.pop(ord("?"), 0)
        ways += number
        good += number * any((word - rack).total() <= blanks for word in words)
    return good / ways


@pytest.mark.parametrize("leave", [b"AEINST", b"AEINS", b"EINRST", b"?AEIN", b"?EINST", b"EEINS", b"QVVWW"])
def test_the_chance_of_a_word_of_the_whole_rack_is_that_of_drawing_it(leave, monkeypatch):
    tiles = tile_set_of({"name": "few", "blanks": 2, "tiles": {letter: [3, 1] for letter in "AEINRSTDQVW"}})
    texts = ["retains", "stainer", "detains", "instead", "sestine", "anatase", "entries", "trainee"]
    lexicon = Lexicon.from_words(texts, load_lexicon("en").alphabet)
    layout = layout_of("scrabble")
    leaves = LargerLeaves(estimated_leaves(layout, tiles, lexicon), layout, tiles, lexicon)
    expected = chance_by_drawing(leaves, lexicon, tiles, leave, 7 - len(leave))
    assert leaves._chance(leave, 7 - len(leave)) == pytest.approx(expected)
    monkeypatch.setattr("tilewise.crossword.leaves.larger._ONE_BY_ONE", -1)
    assert leaves._chance(leave, 7 - len(leave)) == pytest.approx(expected), "looked for among sets of words"


def test_lists_without_a_word_as_long_as_a_rack_and_sets_of_unknown_size_are_valued_as_before():
    layout, tiles = layout_of("scrabble"), tile_set_of("en")
    short = Lexicon.from_words(["qi", "veg"], load_lexicon("en").alphabet)
    smaller = estimated_leaves(layout, tiles, short)
    assert LargerLeaves(smaller, layout, tiles, short)[b"AEINR"] == smaller[b"AEINR"]
    unknown = tile_set_of({"name": "unknown", "tiles": {letter: [None, 1] for letter in "AEINRST"}})
    words = Lexicon.from_words(["retains"], load_lexicon("en").alphabet)
    smaller = estimated_leaves(layout, unknown, words)
    assert LargerLeaves(smaller, layout, unknown, words)[b"AEINR"] == smaller[b"AEINR"]
