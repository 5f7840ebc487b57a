"""Crossword requests: what is refused and how, the problems of a board, the tracker, and the texts."""

import pytest

from tilewise.alphabets import alphabet
from tilewise.api import Engine
from tilewise.crossword.board import read_position, word_through
from tilewise.crossword.layout import BOARDS, layout_of
from tilewise.crossword.scoring import play_at
from tilewise.crossword.search import Search
from tilewise.errors import PositionError, TilewiseError
from tilewise.lexicon import Lexicon, Library
from tilewise.tiles import TILE_SETS, tile_set_of, tokens

EMPTY = ["." * 15] * 15
WORDS = "qi qis is aa ab ba chico coche calle oh"


@pytest.fixture(scope="module")
def engine():
    made = Engine()
    made.call("lexicon.add", {"id": "mine", "alphabet": "en", "text": WORDS.replace(" ", "\n")})
    made.call("lexicon.add", {"id": "mio", "alphabet": "es", "text": WORDS.replace(" ", "\n")})
    return made


def with_row(row, text, rows=15, column=0):
    """An empty board with some text on one row."""
    board = ["." * rows] * rows
    board[row] = ("." * column + text).ljust(rows, ".")
    return board


def refused(engine, method="crossword.solve", **fields):
    """What a request is refused with."""
    if method != "crossword.unseen":
        fields = {"lexicon": "mine", **fields}
    with pytest.raises(TilewiseError) as caught:
        engine.call(method, fields)
    assert str(caught.value).endswith((".", "?"))
    return caught.value.data


@pytest.mark.parametrize(
    ("col", "placed"),
    [
        (3, "AB"),
        (7, "AB"),
        (4, "AQI"),
        (4, ".QI"),
        (3, "AB."),
        (5, "..."),
        (13, "ABA"),
        (5, ""),
    ],
    ids=[
        "before a tile",
        "after a tile",
        "on a tile",
        "an empty square",
        "ends before a tile",
        "nothing",
        "off",
        "none",
    ],
)
def test_tiles_that_cannot_be_laid_there_have_no_score(engine, col, placed):
    position = read_position(with_row(7, "QI", column=5))
    words = engine.library.lexicon("mine")
    with pytest.raises(PositionError) as caught:
        play_at(position, words, 7, col, placed.encode(), across=True)
    assert caught.value.data == {"code": "play", "field": "placed"}


QUIZ = "15/15/15/15/15/15/15/5QUIZ6/15/15/15/15/15/15/15"


def laid(*tiles):
    """Tiles on squares, as `crossword.lay` takes them."""
    return [{"row": row, "col": col, "tile": tile} for row, col, tile in tiles]


@pytest.mark.parametrize(
    ("tiles", "play"),
    [
        (laid((8, 9, "b"), (8, 8, "A")), ("9I", "Ab", "Ab", 14, "A?", "EINRS", ["ZA"])),
        (laid((7, 9, "S")), ("8F", "QUIZS", "....S", 23, "S", "AEINR?", ["QUIZS"])),
        (laid((6, 7, "A"), (8, 7, "S")), ("H7", "AIS", "A.S", 3, "AS", "EINR?", ["AIS"])),
        (laid((8, 5, "I")), ("F8", "QI", ".I", 11, "I", "AENRS?", [])),
        (laid((7, 4, "s")), ("8E", "sQUIZ", "s....", 22, "?", "AEINRS", ["sQUIZ"])),
    ],
    ids=["a blank, beside a word", "after a word", "through a tile", "one tile, down", "a blank"],
)
def test_tiles_laid_by_hand_are_the_play_that_they_make(engine, tiles, play):
    got = engine.call("crossword.lay", {"lexicon": "mine", "board": QUIZ, "laid": tiles, "rack": "AEINRS?"})
    names = ("position", "word", "placed", "score", "used", "leave", "unlisted")
    assert tuple(got[name] for name in names) == play
    assert got["words"][0]["word"] == got["word"]
    assert got["bonus"] + sum(word["score"] for word in got["words"]) == got["score"]


@pytest.mark.parametrize(
    ("board", "tiles", "reason"),
    [
        (QUIZ, laid((7, 5, "A")), "taken"),
        (QUIZ, laid(*((14, col, "A") for col in range(8))), "rack"),
        (QUIZ, laid((8, 8, "A"), (9, 9, "A")), "line"),
        (QUIZ, laid((8, 8, "A"), (8, 10, "A")), "gap"),
        (QUIZ, laid((0, 0, "A"), (0, 1, "A")), "apart"),
        (QUIZ, laid((6, 4, "A")), "apart"),
        (EMPTY, laid((0, 0, "A"), (0, 1, "B")), "start"),
        (EMPTY, laid((7, 7, "A")), "short"),
    ],
)
def test_tiles_that_make_no_play_are_refused_with_the_reason(engine, board, tiles, reason):
    found = refused(engine, "crossword.lay", board=board, laid=tiles)
    assert found == {"code": "laid", "field": "laid", "reason": reason}


def test_tiles_that_are_none_or_too_many_cannot_be_laid(engine):
    for tile in ("?", ".", "1", ""):
        data = refused(engine, "crossword.lay", board=QUIZ, laid=laid((8, 8, "A"), (8, 9, tile)))
        assert data == {"code": "play", "field": "laid", "index": 1}
    assert refused(engine, "crossword.lay", board=QUIZ, laid=laid((15, 0, "A")))["code"] == "play"
    assert refused(engine, "crossword.lay", board=QUIZ, laid=[])["code"] == "play"
    found = refused(engine, "crossword.lay", board=QUIZ, laid=laid((6, 7, "Q")))
    assert (found["code"], found["letter"]) == ("too-many-tiles", "Q")


@pytest.mark.parametrize(
    ("fields", "data"),
    [
        ({"board": [*EMPTY[1:], "." * 14]}, {"code": "board-row", "field": "board", "row": 14, "column": 14}),
        ({"board": EMPTY[1:]}, {"code": "board-rows", "field": "board", "row": 13}),
        ({"board": "15/15"}, {"code": "board-rows", "field": "board", "row": 1}),
        ({"board": "/".join(["15"] * 14 + ["8A7"])}, {"code": "board-row", "field": "board", "row": 14, "column": 15}),
        (
            {"board": with_row(3, "..é")},
            {"code": "board-letter", "field": "board", "row": 3, "column": 2, "letter": "é"},
        ),
        (
            {"board": with_row(3, "[CH]...............")},
            {"code": "board-row", "field": "board", "row": 3, "column": 15},
        ),
        (
            {"board": with_row(7, "QUIQUI")},
            {"code": "too-many-tiles", "field": "board", "row": 7, "column": 3, "letter": "Q"},
        ),
        (
            {"board": with_row(7, "aba")},
            {"code": "too-many-tiles", "field": "board", "row": 7, "column": 2, "letter": "?"},
        ),
        ({"board": with_row(7, "QI"), "rack": "Q"}, {"code": "too-many-tiles", "field": "rack", "letter": "Q"}),
        ({"board": EMPTY, "rack": "???"}, {"code": "too-many-tiles", "field": "rack", "letter": "?"}),
        ({"board": EMPTY, "rack": "ABCDEFGHI"}, {"code": "rack-size", "field": "rack", "index": 7}),
        ({"board": EMPTY, "rack": "AB1"}, {"code": "rack-letter", "field": "rack", "index": 2, "letter": "1"}),
        ({"board": EMPTY, "layout": "chess"}, {"code": "layout-unknown", "field": "layout"}),
        ({"board": EMPTY, "tiles": "xx"}, {"code": "tile-set-unknown", "field": "tiles"}),
        ({"board": EMPTY, "tiles": "pl"}, {"code": "tile-letter", "field": "tiles"}),
        ({"board": EMPTY, "layout": 3}, {"code": "wrong-type", "field": "layout"}),
        ({"board": EMPTY, "limit": -1}, {"code": "range", "field": "limit"}),
        ({"board": EMPTY, "order": "length"}, {"code": "choice", "field": "order"}),
        ({"board": 7}, {"code": "wrong-type", "field": "board"}),
        ({"board": EMPTY, "racks": "A"}, {"code": "unknown-field", "field": "racks"}),
        ({}, {"code": "missing", "field": "board"}),
    ],
)
def test_a_bad_request_is_refused_with_its_place(engine, fields, data):
    found = refused(engine, **{"rack": "AB", **fields})
    assert data.items() <= found.items()


@pytest.mark.parametrize(
    ("layout", "place"),
    [
        ({"layout": ["...", ".x."]}, {"row": 1, "column": 1}),
        ({"layout": ["...", ".."]}, {"row": 1}),
        ({"layout": []}, {}),
        ({"layout": ["..."], "w": 4}, {}),
        ({"layout": ["..."], "center": [1, 0]}, {}),
        ({"layout": ["..."], "rack": 0}, {}),
        ({"layout": ["..."], "bonus": {"7": "lots"}}, {}),
        ({"layout": ["..."], "tiles": "xx"}, {}),
    ],
)
def test_a_bad_layout_is_refused(engine, layout, place):
    assert {"code": "layout", "field": "layout", **place}.items() <= refused(
        engine, layout=layout, board=[], rack=""
    ).items()


@pytest.mark.parametrize(
    ("tiles", "code"),
    [
        ({"tiles": {}}, "tile-set"),
        ({"tiles": {"a": 3}}, "tile-letter"),
        ({"tiles": {"a": [1, 61]}}, "tile-letter"),
        ({"tiles": {"a": [-1, 1]}}, "tile-letter"),
        ({"tiles": {"aa": [1, 1]}}, "tile-letter"),
        ({"tiles": {"a": [1, 1], "A": [1, 1]}}, "tile-letter"),
        ({"tiles": {"a": [1, 1]}, "blanks": -1}, "tile-set"),
    ],
)
def test_a_bad_tile_set_is_refused(engine, tiles, code):
    found = refused(engine, tiles=tiles, board=EMPTY, rack="A")
    assert (found["code"], found["field"]) == (code, "tiles")


@pytest.mark.parametrize("id", BOARDS)
def test_every_board_that_ships_can_be_played_on(engine, id):
    layout = layout_of(id)
    board = ["." * layout.width] * layout.height
    result = engine.call("crossword.solve", {"lexicon": "en", "layout": id, "board": board, "rack": "AERST"})
    assert result["count"] > 100
    assert all(play["word"] and play["score"] for play in result["plays"])


@pytest.mark.parametrize("id", TILE_SETS)
def test_every_tile_set_that_ships_spells_its_tiles_and_blanks(id):
    tiles = tile_set_of(id)
    assert len(tiles.letters) == len(TILE_SETS[id]["tiles"])
    assert sum((tiles.counts or {}).values()) == (TILE_SETS[id]["total"] or 0)
    every = bytes(tiles.letters) + bytes(tile | 128 for tile in tiles.letters)
    assert bytes(tiles.read_tile(token) for token in tokens(tiles.show(every))) == every


def test_a_row_of_names_for_a_play(engine):
    board = with_row(7, "QI", column=6)
    (first, *_) = engine.call("crossword.solve", {"lexicon": "mine", "board": board, "rack": "VS"})["plays"]
    assert first == {
        "position": "8G", "row": 7, "col": 6, "across": True, "word": "QIS", "placed": "..S", "score": 12,
        "words": [{"word": "QIS", "score": 12}], "bonus": 0, "leave": "V", "equity": first["equity"],
    }  # fmt: skip


def test_digraph_tiles_are_bracketed_and_played_as_one(engine):
    result = engine.call("crossword.solve", {"lexicon": "mio", "board": EMPTY, "rack": "[CH]I?O", "limit": None})
    words = {play["word"] for play in result["plays"]}
    assert {"[CH]IcO", "cO[CH]e"} & words == {"[CH]IcO"}
    board = with_row(7, "[CH]ICO".replace("[CH]", "#"), column=6)
    board = [row.replace("#", "[CH]") for row in board]
    assert engine.call("crossword.check", {"lexicon": "mio", "board": board}) == {"ok": True, "problems": []}


def test_a_tile_set_without_digraphs_plays_letter_by_letter(engine):
    tiles = {"name": "single", "blanks": 0, "tiles": {letter: [9, 1] for letter in "abcdehilo"}}
    result = engine.call("crossword.solve", {"lexicon": "mio", "tiles": tiles, "board": EMPTY, "rack": "CHICO"})
    assert "CHICO" in {play["word"] for play in result["plays"]}


def test_a_word_with_a_letter_outside_the_tile_set_is_not_played_with_a_blank(engine):
    tiles = {"name": "few", "blanks": 2, "tiles": {"a": [9, 1], "b": [9, 1]}}
    result = engine.call("crossword.solve", {"lexicon": "mine", "tiles": tiles, "board": EMPTY, "rack": "A??"})
    assert {play["word"].upper() for play in result["plays"]} == {"AA", "AB", "BA"}


def test_phonies_and_islands_on_the_board_are_played_around(engine):
    board = with_row(0, "QQQ")
    board[14] = "..........I...."
    tiles = {"name": "many", "blanks": 0, "tiles": {"q": [9, 10], "i": [9, 1], "s": [9, 1]}}
    plays = engine.call("crossword.solve", {"lexicon": "mine", "tiles": tiles, "board": board, "rack": "S"})["plays"]
    assert [(play["position"], play["word"]) for play in plays] == [("15K", "IS")]


def test_a_tile_that_makes_words_both_ways_is_listed_across(engine):
    board = ["." * 15] * 7 + [".......A......."] + ["......B........"] + ["." * 15] * 6
    plays = engine.call("crossword.solve", {"lexicon": "mine", "board": board, "rack": "A", "limit": None})["plays"]
    (both,) = [play for play in plays if (play["position"], len(play["words"])) == ("9G", 2)]
    assert both["words"] == [{"word": "BA", "score": 4}, {"word": "AA", "score": 2}]
    assert not [play for play in plays if play["position"] == "H8" and play["placed"] == ".A"]


def test_a_board_may_start_anywhere(engine):
    layout = {"name": "free", "layout": ["...", "..."], "center": None}
    request = {"lexicon": "mine", "layout": layout, "board": ["...", "..."], "rack": "AB", "limit": None}
    assert engine.call("crossword.solve", request)["count"] == 2 * (2 * 2 + 3)


def test_bonuses_count_for_their_number_of_tiles_alone(engine):
    layout = {"name": "small", "layout": ["....."], "bonus": {"2": 5, "3": "x2 main word"}, "center": [0, 0]}
    request = {"lexicon": "mine", "layout": layout, "board": ["....."], "rack": "AQIS", "limit": None}
    scores = {play["word"]: (play["score"], play["bonus"]) for play in engine.call("crossword.solve", request)["plays"]}
    assert scores == {"QI": (16, 5), "IS": (7, 5), "QIS": (24, 0)}


@pytest.mark.parametrize("rack", ["", "VVV"])
def test_a_rack_without_a_play_is_no_error(engine, rack):
    request = {"lexicon": "mine", "tiles": {"name": "v", "tiles": {"v": [9, 1]}}, "board": EMPTY, "rack": rack}
    answer = engine.call("crossword.solve", request)
    assert (answer["count"], answer["plays"]) == (0, [])


def test_an_answer_tells_what_the_values_of_leaves_come_from(engine):
    table = engine.call("crossword.solve", {"lexicon": "mine", "board": EMPTY, "rack": "QI"})["leaves_from"]
    few = {"name": "few", "tiles": {"A": [4, 1], "B": [5, 1]}}
    closing = {"lexicon": "mine", "tiles": few, "board": EMPTY, "rack": "AB"}
    assert (table, engine.call("crossword.solve", closing)["leaves_from"]) == ("estimate", "none")
    made = engine.call("crossword.leaves", {"lexicon": "mine", "layout": "duel", "tiles": "en", "boards": 3})
    own = {"lexicon": "mine", "layout": "duel", "tiles": "en", "board": ["." * 11] * 11, "rack": "QI", "leaves": made}
    assert engine.call("crossword.solve", own)["leaves_from"] == "own"


def test_a_check_names_every_problem(engine):
    board = with_row(0, "QQ")
    board[14] = "..............A"
    problems = engine.call("crossword.check", {"lexicon": "mine", "board": board})["problems"]
    assert [problem["kind"] for problem in problems] == ["not-a-word", "island", "not-on-centre", "too-many-tiles"]
    word, island, centre, tiles = problems
    assert (word["word"], word["row"], word["col"], word["across"], word["position"]) == ("QQ", 0, 0, True, "1A")
    assert (island["row"], island["col"], island["squares"]) == (14, 14, 1)
    assert (centre["row"], centre["col"]) == (7, 7)
    assert (tiles["letter"], tiles["count"], tiles["has"]) == ("Q", 2, 1)


def test_a_check_counts_blanks_also_of_a_set_that_has_none(engine):
    tiles = {"name": "Few", "tiles": {"Q": [1, 1], "I": [1, 1]}}
    problems = engine.call("crossword.check", {"lexicon": "mine", "tiles": tiles, "board": with_row(7, "Qi", column=7)})
    (blanks,) = problems["problems"]
    assert (blanks["letter"], blanks["count"], blanks["has"]) == ("?", 1, 0)
    assert blanks["message"] == "There is 1 blank on the board; Few has 0."


def test_tiles_that_the_set_does_not_have_are_counted_in_a_sentence(engine):
    def told(**position):
        with pytest.raises(PositionError) as caught:
            engine.call("crossword.solve", {"lexicon": "mine", "tiles": tiles, "board": EMPTY, "rack": "I", **position})
        return str(caught.value)

    tiles = {"name": "Few", "tiles": {"Q": [0, 1], "I": [1, 1]}}
    assert told(rack="Q") == "There is 1 Q tile on board and rack; Few has 0."
    assert told(rack="QQ") == "There are 2 Q tiles on board and rack; Few has 0."
    on_board = told(board=with_row(7, "Q"))
    assert on_board == "Row 8, column 1: there is 1 Q tile on board and rack; Few has 0."


def test_no_word_begins_beside_a_tile_on_the_first_square(engine):
    with pytest.raises(PositionError):
        play_at(read_position(with_row(7, "Q")), engine.library.lexicon("mine"), 7, 1, b"I", across=True)


def test_tiles_that_touch_by_any_way_round_are_one_group(engine):
    board = [*EMPTY[:6], "......Q.Q......", "......I.I......", "......QIQ......", *EMPTY[9:]]
    problems = engine.call("crossword.check", {"lexicon": "mine", "board": board})["problems"]
    assert "island" not in {each["kind"] for each in problems}


def test_a_check_takes_a_blank_for_its_letter_and_an_empty_board_for_sound(engine):
    assert engine.call("crossword.check", {"lexicon": "mine", "board": with_row(7, "Qi", column=7)})["ok"]
    assert engine.call("crossword.check", {"lexicon": "mine", "board": EMPTY})["ok"]


def test_the_island_on_the_start_is_the_mainland(engine):
    board = with_row(7, "QI", column=7)
    board[0] = "AABA..........."
    problems = engine.call("crossword.check", {"lexicon": "mine", "board": board})["problems"]
    assert [(each["kind"], each["row"], each["col"]) for each in problems] == [("not-a-word", 0, 0), ("island", 0, 0)]


def test_unseen_tiles_are_those_on_neither_board_nor_rack(engine):
    result = engine.call("crossword.unseen", {"board": with_row(7, "Qi", column=7), "rack": "AE?"})
    assert result["count"] == 100 - 5 == sum(result["unseen"].values())
    assert result["bag"] == 88
    assert [result["unseen"][tile] for tile in "QIAE?"] == [0, 9, 8, 11, 0]
    assert refused(engine, "crossword.unseen", board=with_row(7, "QQ"))["code"] == "too-many-tiles"


def test_unseen_tiles_are_unknown_where_counts_are(engine):
    result = engine.call("crossword.unseen", {"board": EMPTY, "layout": "crossplay"})
    assert result == {"unseen": None, "count": None, "bag": None}


def test_with_an_empty_bag_playing_out_gains_what_the_other_side_holds_and_a_leave_costs_as_much(engine):
    tiles = {"name": "last", "blanks": 1, "tiles": {"q": [1, 10], "i": [2, 1], "s": [1, 1]}}
    request = {"lexicon": "mine", "tiles": tiles, "board": EMPTY, "rack": "QI?", "limit": None}
    points = {"Q": 10, "I": 1, "?": 0}
    for order in ("score", "equity"):
        solved = engine.call("crossword.solve", {**request, "order": order, "moves": "all"})
        for play in solved["plays"]:
            stays = -2 * sum(points[tile] for tile in play["leave"]) if play["leave"] else 2 * (1 + 1)
            assert play["equity"] == play["score"] + stays
        assert {bool(play["leave"]) for play in solved["plays"]} == {True, False}
        assert solved["leaves_from"] == "none"
    move = {"kind": "play", **{name: solved["plays"][0][name] for name in ("row", "col", "across", "placed")}}
    asked = {name: value for name, value in request.items() if name != "limit"}
    told = engine.call("crossword.why", {**asked, "move": move})
    assert (told["rank"], told["loss"], told["move"]["equity"]) == (1, 0, solved["plays"][0]["equity"])


GAME = """#character-encoding UTF-8
#player1 ann Ann Other
#player2 bob Bob
>ann: AEQINRS 8G QI +22 22
>bob: ABCDEFG -ABC +0 0
>ann: AENRSTT 8G (QI)S +14 36
>ann: AENRSTT -- -14 22
>bob: ABDEFGG I8 AbA +8 8
>ann: AENRSTT - +0 22
>ann: (GG) +4 26
"""


def test_a_game_reads_replays_and_writes(engine):
    read = engine.call("crossword.read", {"text": GAME})
    assert (read["format"], read["board"][7:10], read["scores"]) == (
        "gcg",
        ["......QIA......", "........b......", "........A......"],
        [26, 8],
    )
    turns = read["game"]["turns"]
    assert [turn["kind"] for turn in turns] == ["play", "exchange", "play", "withdrawn", "play", "pass", "points"]
    assert (turns[2]["position"], turns[2]["placed"]) == ("8G", "..S")
    written = engine.call("crossword.write", {"format": "gcg", **read["game"]})["text"]
    assert engine.call("crossword.read", {"text": written}) == read


def test_a_game_is_told_with_its_totals_racks_and_words_that_are_none(engine):
    game = engine.call("crossword.read", {"text": GAME})
    request = {"lexicon": "mine", "board": game["board"], "turns": game["game"]["turns"]}
    steps = engine.call("crossword.replay", request)["steps"]
    scores = [[0, 0], [22, 0], [22, 0], [36, 0], [22, 0], [22, 8], [22, 8], [26, 8]]
    assert [step["scores"] for step in steps] == scores
    assert [step["rack"] for step in steps[:3]] == ["AEQINRS", "ABCDEFG", "AENRSTT"]
    assert [step["unlisted"] for step in steps] == [[], [], [], [], [], ["QIA", "AbA"], [], []]
    told = engine.call("crossword.replay", {**request, "lexicon": None})
    assert not any(step["unlisted"] for step in told["steps"])
    turns = [
        {"player": 0, "kind": "play", "position": "8G", "placed": "QI", "score": 22, "rack": "QIS", "leave": "S"},
        {"player": 1, "kind": "pass", "score": 0},
    ]
    told = engine.call("crossword.replay", {"lexicon": "mine", "board": with_row(7, "QI", column=6), "turns": turns})
    assert [step["rack"] for step in told["steps"]] == ["QIS", "S", "S"]


@pytest.mark.parametrize(
    ("old", "new", "data"),
    [
        (">bob: ABDEFGG I8 AbA", ">bob: ABDEFGG H8 AbA", {"code": "gcg-square", "line": 8, "row": 7, "column": 7}),
        (">bob: ABDEFGG I8 AbA", ">bob: ABDEFGG I14 AbA", {"code": "gcg-square", "line": 8, "row": 15, "column": 8}),
        (">bob: ABDEFGG I8 AbA", ">bob: ABDEFGG I8 A.A", {"code": "gcg-square", "line": 8, "row": 8, "column": 8}),
        (">bob: ABDEFGG I8 AbA", ">bob: ABDEFGG I8 A1A", {"code": "gcg", "line": 8}),
        (">bob: ABDEFGG", ">eve: ABDEFGG", {"code": "gcg", "line": 8}),
        ("+8 8", "8", {"code": "gcg", "line": 8}),
    ],
)
def test_a_game_that_cannot_be_is_refused_with_its_line(engine, old, new, data):
    found = refused(engine, "crossword.read", text=GAME.replace(old, new))
    assert {**data, "field": "text"}.items() <= found.items()


@pytest.mark.parametrize("format", ["cgp", "rows"])
def test_a_position_writes_and_reads_back(engine, format):
    board = [row.replace("#", "[CH]") for row in with_row(7, "#IcO", column=7)]
    fields = {"lexicon": "mio", "board": board}
    text = engine.call("crossword.write", {**fields, "format": format, "rack": "?[RR]A"})["text"]
    read = engine.call("crossword.read", {"lexicon": "mio", "text": text})
    assert (read["format"], read["board"], read["rack"]) == (format, board, "A[RR]?")
    solved = engine.call("crossword.solve", {"lexicon": "mio", "board": read["board"], "rack": "S"})
    if format == "cgp":
        assert engine.call("crossword.solve", {"lexicon": "mio", "board": text.split()[0], "rack": "S"}) == solved


def test_a_cgp_line_has_two_racks_and_two_scores(engine):
    line = "/".join(["15"] * 15)
    read = engine.call("crossword.read", {"text": f"{line} AEINRS?/QI 12/-3 0 lex en;"})
    assert (read["rack"], read["other_rack"], read["scores"]) == ("AEINRS?", "IQ", [12, -3])
    assert refused(engine, "crossword.read", text=f"{line} A/B/C")["code"] == "cgp"
    assert refused(engine, "crossword.read", text=f"{line} A/B x/y")["code"] == "cgp"


def test_words_too_rare_or_in_another_list_are_in_no_play():
    library = Library(None)
    library.keep("few", Lexicon.from_words(["cat", "act", "tac"], alphabet("en"), {"cat": 4.0, "act": 3.0}))
    library.keep("rude", Lexicon.from_words(["act"], alphabet("en")))
    engine = Engine(library)

    def words(**fields):
        board = {"lexicon": "few", "layout": "scrabble", "tiles": "en", "board": ["." * 15] * 15, "rack": "CAT"}
        return {play["word"] for play in engine.call("crossword.solve", {**board, "limit": None, **fields})["plays"]}

    assert words() == {"CAT", "ACT", "TAC"}
    assert words(min_zipf=2.5) == {"CAT", "ACT"}
    assert words(without="rude") == {"CAT", "TAC"}
    assert words(min_zipf=2.5, without="rude") == {"CAT"}


def test_a_word_ends_where_its_row_or_column_does():
    board = b"....QISO....T.....S....."
    assert word_through(board, 6, 5, across=True) == range(4, 6)
    assert word_through(board, 6, 6, across=True) == range(6, 8)
    assert word_through(board, 6, 6, across=False) == range(6, 24, 6)


def test_tiles_are_laid_down_a_column_around_those_that_lie_there():
    position = read_position("11/11/11/11/4A6/11/11/11/11/11/11", "duel").with_tiles(3, 4, b"Q.I", across=False)
    assert [row[4] for row in map(list, str(position).split())] == [*"...QAI....."]
    assert str(position).count(".") == 118


def test_a_message_counts_one_thing_in_the_singular(engine):
    for board, said in ((["." * 15], "1 row;"), ([".", *EMPTY[1:]], "1 square;")):
        with pytest.raises(TilewiseError, match=f" has {said}"):
            engine.call("crossword.solve", {"lexicon": "mine", "board": board, "rack": "A"})


def test_as_many_tiles_as_a_rack_holds_can_be_laid_and_earn_the_bonus(engine):
    tiles = laid(*((8, col, "A") for col in range(2, 9)))
    found = engine.call("crossword.lay", {"lexicon": "mine", "board": QUIZ, "laid": tiles})
    assert (found["word"], found["bonus"]) == ("AAAAAAA", 50)


def test_each_choice_of_blanks_is_a_play_unless_they_are_to_be_merged():
    lexicon = Lexicon.from_words(["aa"], alphabet("en"))
    position = read_position(layout="duel")
    each, merged = [Search(position, "A?", lexicon, merged=merged) for merged in (False, True)]
    assert [len(search.best(None)) for search in (each, merged)] == [8, 4]
