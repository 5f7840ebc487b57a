"""Leave tables that visitors make: learnt step by step, sent with requests, used for what they were made for alone."""

import json
import random
from base64 import b64decode, b64encode

import pytest
from amount import at_night, some, takes_long
from steady import SteadyClock

from tilewise import jobs
from tilewise.api import Engine
from tilewise.crossword.board import read_position
from tilewise.crossword.layout import BOARDS
from tilewise.crossword.leaves.tables import LARGEST, leaves_in_order, pack_table, read_table, unpack_table
from tilewise.crossword.moves import waiting
from tilewise.crossword.training.study import Learnt, Study
from tilewise.errors import TilewiseError
from tilewise.jobs import Progress, advance, finish
from tilewise.lexicon import Library, load_lexicon, shipped_folder
from tilewise.tiles import tile_set_of

GAME = {"lexicon": "short", "layout": "duel"}
OTHER = {"name": "Other", "tiles": {letter: [9, 1] for letter in "AEINRST"}}
BARE = {**GAME, "board": "/".join(["11"] * 11), "rack": "AEINRTV", "order": "equity"}


@pytest.fixture(scope="module")
def engine():
    engine = Engine(Library(shipped_folder()))
    words = "".join(word + "\n" for word in load_lexicon("en-common").text().split() if len(word) < 4)
    engine.call("lexicon.add", {"id": "short", "alphabet": "en", "text": words})
    return engine


@pytest.fixture(scope="module")
def told(engine):
    """Every table that is told of, the last one too."""
    return learn(engine, boards=30)


def learn(engine, **fields):
    tables = []
    job = engine.begin("crossword.leaves", {**GAME, **fields})
    last = finish(job, lambda progress: progress and tables.append(progress.partial))
    return [*filter(None, tables), last]


def refusal(engine, leaves, method="crossword.leaves_for", **fields):
    with pytest.raises(TilewiseError) as caught:
        engine.call(method, {**GAME, "leaves": leaves, **fields})
    assert caught.value.place["field"] == "leaves"
    return caught.value.code


def values_of(table):
    return read_table(unpack_table(table["values"], tile_set_of("en")), tile_set_of("en"))


@takes_long("learns from two dozen boards")
def test_a_table_is_told_after_two_dozen_boards_and_each_next_one_knows_more(engine, told):
    assert [table["boards"] for table in told] == [24, 30]
    assert told[0]["values"] != told[1]["values"]
    for table in told:
        solved = engine.call("crossword.solve", {**BARE, "rack": "UUVVIIW", "moves": "all", "leaves": table})
        assert solved["leaves_from"] == "own"
        values = values_of(table)
        exchanges = [move for move in solved["plays"] if move["kind"] == "exchange" and len(move["leave"]) <= LARGEST]
        assert exchanges
        worth = waiting(read_position(), values)
        assert all(move["equity"] == values[bytes(sorted(move["leave"].encode()))] + worth for move in exchanges)


def test_the_same_seed_gives_the_same_table_and_another_seed_another(engine):
    tables = [learn(engine, boards=3, seed=seed)[-1] for seed in (2, 2, 3)]
    assert tables[0] == tables[1]
    assert tables[0]["values"] != tables[2]["values"]


@at_night("it learns from many boards; the same seed gives the same table of a few")
def test_the_same_seed_gives_the_same_tables_on_the_way(engine, told):
    assert learn(engine, boards=30) == told


def test_learning_can_end_at_any_moment(engine):
    for steps in some((1, 2, 30), 2):
        job = engine.begin("crossword.leaves", {**GAME, "boards": 60})
        assert all(isinstance(next(job), Progress) for _ in range(steps))
        job.close()


def test_what_is_told_within_a_slice_of_time_is_not_lost(monkeypatch):
    monkeypatch.setattr(jobs, "perf_counter", SteadyClock())

    def job():
        yield Progress(1, 3, {"boards": 24})
        yield Progress(2, 3)
        while True:
            yield Progress(3, 3)

    running = job()
    assert advance(running, 0.01) == Progress(3, 3, {"boards": 24})
    assert advance(running, 0) == Progress(3, 3)


@pytest.mark.parametrize(
    ("boards", "told_at"), [(6, [30 + 6]), pytest.param(30, [30 + 24, 30 + 30], marks=at_night("so do a few boards"))]
)
def test_learning_goes_on_from_a_table_and_counts_its_boards(engine, told, boards, told_at):
    more = learn(engine, boards=boards, seed=2, leaves=told[-1])
    assert [table["boards"] for table in more] == told_at
    assert more[-1]["seed"] == 2
    before, after, alone = map(values_of, (told[-1], more[-1], learn(engine, boards=boards, seed=2)[-1]))
    letters = [bytes([tile]) for tile in b"AEINRSTV"]
    both = [(min(before[each], alone[each]) - 1, max(before[each], alone[each]) + 1) for each in letters]
    assert all(least <= after[each] <= most for each, (least, most) in zip(letters, both, strict=True))
    assert any(after[each] != before[each] for each in letters)


def test_what_was_learnt_before_counts_as_much_as_its_boards():
    racks = [(b"AB", 10.0), (b"CD", -10.0)]
    study = Study()
    for _ in range(1000):
        study.add(racks)
    before = Learnt({b"A": -10.0, b"E": 3.0}, 3000)
    values = study.values(before)
    assert values[b"A"] == pytest.approx((10 * 1 - 10 * 3) / 4, abs=0.4)
    assert values[b"E"] == 3, "what was not met is worth what it was"
    assert study.values()[b"A"] == pytest.approx(10, abs=0.7)


def test_boards_whose_racks_are_all_left_out_teach_nothing():
    study = Study()
    study.add([])
    assert (study.boards, study.values()) == (1, {})


def test_a_table_is_the_same_as_a_text_and_as_lists():
    tiles = tile_set_of("en")
    rng = random.Random(5)
    lists = [[rng.randint(-400, 400) for _ in leaves_in_order(tiles, size)] for size in (1, 2, 3, 4)]
    assert unpack_table(pack_table(lists), tiles) == lists
    assert unpack_table(pack_table([[99999, *lists[0][1:]], *lists[1:]]), tiles)[0][0] == 2**15 - 1


def test_a_table_of_lists_is_taken_and_given_as_a_text(engine, told):
    lists = unpack_table(told[0]["values"], tile_set_of("en"))
    file = json.loads(json.dumps({**told[0], "values": lists, "generations": 3}))
    known = engine.call("crossword.leaves_for", {**GAME, "leaves": file})
    assert (known["leaves_from"], known["leaves"]) == ("own", told[0])
    asked = {**BARE, "limit": 5}
    assert engine.call("crossword.solve", {**asked, "leaves": file}) == engine.call(
        "crossword.solve", {**asked, "leaves": told[0]}
    )


def test_it_is_known_where_values_come_from(engine, told):
    own = engine.call("crossword.leaves_for", GAME)
    assert (own["leaves_from"], own["made"], own["leaves"], own["learnable"]) == ("estimate", None, None, True)
    assert own["made_for"] == told[0]["made_for"]
    ships = engine.call("crossword.leaves_for", {"lexicon": "en", "layout": "wwf"})
    assert ships["leaves_from"] == "table"
    assert (ships["made"]["games"], ships["made"]["generations"], ships["made"]["seed"]) == (240, 3, 1)
    few = engine.call("crossword.leaves_for", {**GAME, "tiles": {"name": "few", "tiles": {"A": [20, 1]}}})
    unknown = engine.call("crossword.leaves_for", {**GAME, "tiles": {"name": "what", "tiles": {"A": [None, 1]}}})
    assert (few["learnable"], unknown["learnable"]) == (False, False)


def test_words_squares_and_tiles_tell_games_apart_and_names_do_not(engine):
    def made_for(**fields):
        return engine.call("crossword.leaves_for", {**GAME, **fields})["made_for"]

    board = BOARDS["duel"]
    rows = board["layout"]
    letters = {letter: [3, 1] for letter in "AEINRST"}
    plain = {"layout": {**board, "name": "Mine"}, "tiles": {"name": "one", "tiles": letters}}
    engine.call("lexicon.derive", {"id": "fewer", "lexicon": "short", "remove": ["ZOO"]})
    engine.call("lexicon.derive", {"id": "again", "lexicon": "fewer", "add": ["ZOO"]})
    same = [plain, {**plain, "layout": board}, {**plain, "lexicon": "again"}]
    same.append({**plain, "tiles": {"name": "two", "tiles": letters}})
    others = [
        {**plain, "lexicon": "fewer"},
        {**plain, "layout": {**board, "layout": [rows[0].replace("T", "D"), *rows[1:]]}},
        {**plain, "layout": {**board, "rack": 6}},
        {**plain, "layout": {**board, "bonus": {"7": 20}}},
        {**plain, "tiles": {"name": "one", "tiles": {**letters, "A": [4, 1]}}},
        {**plain, "tiles": {"name": "one", "tiles": {**letters, "A": [3, 2]}}},
    ]
    assert len({made_for(**each) for each in same}) == 1
    assert len({made_for(**each) for each in [plain, *others]}) == len(others) + 1
    assert made_for(lexicon="en-common", min_zipf=4) != made_for(lexicon="en-common")


@pytest.mark.parametrize("change", [{"lexicon": "en-common"}, {"layout": "scrabble"}, {"tiles": OTHER}])
def test_a_table_is_refused_for_another_list_board_or_tile_set(engine, told, change):
    assert refusal(engine, told[0], **change) == "leaves-other"


def test_a_damaged_table_is_refused(engine, told):
    table = told[0]
    text = table["values"]
    packed = bytearray(b64decode(text))
    packed[100] ^= 1
    for values in (text[:-8], text[:-1], text[4:], f"{text[:50]}é{text[51:]}", "", b64encode(packed).decode()):
        assert refusal(engine, {**table, "values": values}) == "leaves"
    for values in ([], [[1, 2]], [["a"]], [1], 7, None):
        assert refusal(engine, {**table, "values": values}) == "leaves"
    for name in table:
        assert refusal(engine, {key: value for key, value in table.items() if key != name}) == "leaves"
    for boards in ("many", 0, -24):
        assert refusal(engine, {**table, "boards": boards}) == "leaves"
    board = {"board": BARE["board"], "rack": "AEINRTV"}
    for method in ("crossword.solve", "crossword.simulate", "crossword.stage"):
        assert refusal(engine, {**table, "values": ""}, method, **board) == "leaves"


def test_too_few_tiles_are_said_at_once(engine):
    with pytest.raises(TilewiseError) as caught:
        engine.call("crossword.leaves", {**GAME, "tiles": {"name": "few", "tiles": {"A": [20, 1]}}})
    assert (caught.value.code, caught.value.place["field"]) == ("tile-set", "tiles")


def test_moves_are_looked_back_on_by_the_table_that_is_given(engine, told):
    values = values_of(told[-1])
    gcg = "#player1 ann Ann\n#player2 bob Bob\n>ann: AEINRTV -INV +0 0\n"
    fields = {**GAME, "gcg": gcg, "limit": 1}
    (own,) = engine.call("crossword.review", {**fields, "leaves": told[-1]})["turns"]
    (usual,) = engine.call("crossword.review", fields)["turns"]
    worth = values[b"AERT"] + waiting(read_position(), values)
    assert own["played"]["equity"] == worth != usual["played"]["equity"]
    solved = engine.call("crossword.solve", {**BARE, "moves": "all", "limit": 1, "leaves": told[-1]})["plays"]
    assert own["best"] == solved
    assert own["loss"] == max(solved[0]["equity"] - worth, 0)


def test_words_that_are_left_out_change_no_leave_of_a_review(engine):
    gcg = "#player1 ann Ann\n#player2 bob Bob\n>ann: UUVVIIW -V +0 0\n"
    fields = {"lexicon": "en", "gcg": gcg, "limit": 20}
    rows = [engine.call("crossword.review", {**fields, "min_zipf": zipf})["turns"][0] for zipf in (0, 6)]
    exchanges = [{move["tiles"]: move["equity"] for move in row["best"] if move["kind"] == "exchange"} for row in rows]
    both = exchanges[0].keys() & exchanges[1].keys()
    assert both
    assert all(exchanges[0][tiles] == exchanges[1][tiles] for tiles in both)
