"""The commands for people: JSON that is the method's result, and tables that say the same."""

import json
import re

import pytest
from unit.command_line import BOARD, OPENING, tilewise

from tilewise.api import Engine
from tilewise.cli.text import width_of
from tilewise.facts import facts


@pytest.fixture(scope="module")
def engine():
    return Engine()


def answer(engine, method, params):
    return engine.call(method, params)


def rows_of(text, *titles):
    """The lines below the one line with these titles, as far as the table goes."""
    lines = text.splitlines()
    [head] = [number for number, line in enumerate(lines) if set(titles) <= set(line.split())]
    found = []
    for line in lines[head + 1 :]:
        if not line:
            break
        found.append(line)
    return found


QI = [*["." * 15] * 7, "......QI.......", *["." * 15] * 7]

HELD = {"lexicon": "en", "board": BOARD, "ours": 3310592, "theirs": 17180}

ASKED = [
    (["bingo", "AALNST?"], "anagram.find", {"lexicon": "en", "rack": "AALNST?"}),
    (
        [
            "bingo",
            "RETINAS",
            "--use",
            "any",
            "--min-length",
            "6",
            "--limit",
            "4",
            "--offset",
            "1",
            "--facts",
            "--order",
            "score",
            "--tiles",
            "en_wwf",
            "--min-zipf",
            "2",
            "--without",
            "en-rude",
        ],
        "anagram.find",
        {
            "lexicon": "en",
            "rack": "RETINAS",
            "use": "any",
            "min_length": 6,
            "limit": 4,
            "offset": 1,
            "facts": True,
            "order": "score",
            "tiles": "en_wwf",
            "min_zipf": 2.0,
            "without": "en-rude",
        },
    ),
    (
        ["bingo", "kalemli", "--lexicon", "tr", "--use", "any", "--pattern", "..*", "--max-length", "5"],
        "anagram.find",
        {"lexicon": "tr", "rack": "kalemli", "use": "any", "pattern": "..*", "max_length": 5},
    ),
    (["bingo", "AALNST", "--through", "*"], "anagram.find", {"lexicon": "en", "rack": "AALNST", "through": "*"}),
    (
        [
            "letterpress",
            BOARD,
            "--ours",
            "3310592",
            "--theirs",
            "0x431c",
            "--played",
            "PELL",
            "SPELL",
            "--limit",
            "all",
        ],
        "letterpress.solve",
        {"lexicon": "en", "board": BOARD, "ours": 3310592, "theirs": 17180, "played": ["PELL", "SPELL"], "limit": None},
    ),
    (
        [
            "letterpress",
            "msgzx",
            "cbjlq",
            "blmge",
            "ppjxm",
            "jynxs",
            "--ours",
            "..... ..... #.... #.#.. ##...",
            "--theirs",
            "..### ...## ....# ..... .....",
            "--ranking",
            "lookahead",
            "--anagrams",
            "merged",
            "--limit",
            "3",
        ],
        "letterpress.solve",
        {
            "lexicon": "en",
            "board": BOARD,
            "ours": 3310592,
            "theirs": 17180,
            "ranking": "lookahead",
            "anagrams": "merged",
            "limit": 3,
        },
    ),
    (
        ["letterpress", BOARD, "--word", "CLYPE"],
        "letterpress.solve",
        {"lexicon": "en", "board": BOARD, "word": "CLYPE"},
    ),
    (
        ["crossword", "AEINRS?", "--board", OPENING],
        "crossword.solve",
        {"lexicon": "en", "board": QI, "rack": "AEINRS?"},
    ),
    (
        [
            "crossword",
            "AEGINRT",
            "--board",
            OPENING,
            "--at",
            "9",
            "--contains",
            "ING",
            "--places",
            "G",
            "--length",
            "7",
            "--order",
            "equity",
            "--limit",
            "all",
        ],
        "crossword.solve",
        {
            "lexicon": "en",
            "board": QI,
            "rack": "AEGINRT",
            "order": "equity",
            "limit": None,
            "filter": {"at": "9", "contains": "ING", "places": "G", "length": 7},
        },
    ),
    (
        ["crossword", "KALEMİ?", "--game", "kelimelik 15x15", "--lexicon", "tr", "--limit", "2"],
        "crossword.solve",
        {"lexicon": "tr", "layout": "kelimelik", "board": ["." * 15] * 15, "rack": "KALEMİ?", "limit": 2},
    ),
    (["crossword", "--check", "--board", OPENING], "crossword.check", {"lexicon": "en", "board": QI}),
    (
        ["crossword", "AB", "--unseen", "--board", OPENING],
        "crossword.unseen",
        {"lexicon": "en", "board": QI, "rack": "AB"},
    ),
    (
        ["crossword", "AB", "--kept", "h8 .DEAS", "--board", OPENING, "--limit", "3"],
        "crossword.infer",
        {
            **{"lexicon": "en", "board": QI, "rack": "AB", "limit": 3},
            "move": {"kind": "play", "row": 7, "col": 7, "across": False, "placed": ".DEAS"},
        },
    ),
    (
        ["crossword", "--kept", "7", "--board", OPENING],
        "crossword.infer",
        {"lexicon": "en", "board": QI, "rack": "", "limit": 20, "move": {"kind": "exchange", "count": 7}},
    ),
    (
        ["tycoon", "EIINOOU", "GOW", "--patents", "BJKV", "--stacking", "add", "--limit", "3"],
        "tycoon.solve",
        {"lexicon": "en", "hand": "EIINOOU", "pool": "GOW", "patents": "BJKV", "stacking": "add", "limit": 3},
    ),
    (
        ["tycoon", "AEIIMSU", "NPQ", "--others", "QE", "--money", "6", "--turns-left", "3", "--opponents", "2"],
        "tycoon.solve",
        {
            "lexicon": "en",
            "hand": "AEIIMSU",
            "pool": "NPQ",
            "others": "QE",
            "money": 6,
            "turns_left": 3,
            "opponents": 2,
        },
    ),
    (
        ["tycoon", "AEIIMSU", "NPQ", "--patents", "BJ", "--replace", "--seen", "XYZ"],
        "tycoon.replace",
        {"lexicon": "en", "hand": "AEIIMSU", "pool": "NPQ", "patents": "BJ", "seen": "XYZ"},
    ),
    (["draw", "deal", "--seed", "7", "--size", "9", "--bag", "en"], "draw.deal", {"seed": 7, "size": 9, "bag": "en"}),
    (["draw", "solve", "SUSYBGY"], "draw.solve", {"lexicon": "en", "rack": "SUSYBGY"}),
    (
        ["draw", "experiment", "--draws", "20", "--seed", "3"],
        "draw.experiment",
        {"lexicon": "en", "draws": 20, "seed": 3},
    ),
    (["lists"], "lexicon.list", {}),
    (
        ["check", "QI", "zzzzz", "--lexicon", "en-common"],
        "lexicon.check",
        {"lexicon": "en-common", "words": ["QI", "zzzzz"]},
    ),
]


@pytest.mark.parametrize(
    ("arguments", "method", "params"), ASKED, ids=lambda each: " ".join(each)[:40] if isinstance(each, list) else None
)
def test_json_is_the_methods_result_on_one_line(engine, arguments, method, params):
    done = tilewise(*arguments, "--json")
    assert done.err == ""
    assert done.out.count("\n") == 1
    expected = json.loads(json.dumps(answer(engine, method, params)))
    given = json.loads(done.out)
    for timed in ("seconds", "setup_seconds"):
        assert (timed in given) == (timed in expected)
        given.pop(timed, None)
        expected.pop(timed, None)
    assert given == expected


def test_the_bags_to_draw_from_are_those_that_the_page_offers():
    told = json.loads(tilewise("draw", "bags", "--alphabet", "tr", "--json").out)["bags"]
    assert told == facts()["bags"]["tr"]
    rows = rows_of(tilewise("draw", "bags", "--alphabet", "tr").out, "ID", "TILES")
    assert [(row.split()[0], row.split()[-1]) for row in rows] == [(bag["id"], str(bag["tiles"])) for bag in told]


def test_json_of_a_race_has_each_finders_answer(engine):
    done = tilewise("race", "ŞEKER", "--lexicon", "tr", "--finders", "trie", "registers", "--repeats", "2", "--json")
    results = json.loads(done.out)["results"]
    expected = answer(engine, "finders.race", {"lexicon": "tr", "rack": "ŞEKER", "finders": ["trie", "registers"]})
    known = ("finder", "words", "same_answer", "refused")
    assert [[row[name] for name in known] for row in results] == [
        [row[name] for name in known] for row in expected["results"]
    ]
    assert results[0]["words"] > 5


def test_several_racks_give_a_line_of_json_each(engine):
    lines = tilewise("bingo", "RETINAS", "zzzz", "--json").out.splitlines()
    assert [json.loads(line) for line in lines] == [
        answer(engine, "anagram.find", {"lexicon": "en", "rack": rack}) for rack in ("RETINAS", "zzzz")
    ]


def test_bingo_shows_every_word_with_its_blanks_in_lower_case(engine):
    done = tilewise("bingo", "AALNST?")
    [group] = answer(engine, "anagram.find", {"lexicon": "en", "rack": "AALNST?"})["groups"]
    title, *lines = done.out.splitlines()
    assert title == "AALNST?: 11 words"
    shown = " ".join(lines).split()
    assert [word.upper() for word in shown] == [row["word"] for row in group["words"]]
    assert [[i for i, c in enumerate(word) if c.islower()] for word in shown] == [
        row["blanks"] for row in group["words"]
    ]


def test_a_blank_is_lower_case_in_the_lists_own_alphabet():
    done = tilewise("bingo", "K?Z", "--lexicon", "tr")
    assert "KıZ" in done.out.split()
    assert "KiZ" not in done.out


def test_bingo_names_the_letter_that_words_go_through(engine):
    done = tilewise("bingo", "AALNST", "--through", "*")
    groups = answer(engine, "anagram.find", {"lexicon": "en", "rack": "AALNST", "through": "*"})["groups"]
    counts = {group["through"]: group["count"] for group in groups if group["count"]}
    titles = re.findall(r"^AALNST through (.): (\d+) words?$", done.out, re.MULTILINE)
    assert {letter: int(n) for letter, n in titles} == {letter: n for letter, n in counts.items() if letter}
    assert len(titles) > 5


def test_facts_stand_in_a_table(engine):
    done = tilewise("bingo", "RETINAS", "--facts", "--through", "C", "--order", "zipf")
    [group] = answer(
        engine, "anagram.find", {"lexicon": "en", "rack": "RETINAS", "facts": True, "through": "C", "order": "zipf"}
    )["groups"]
    expected = [
        [row["word"], str(row["score"]), f"{row['zipf']:.1f}" if row["zipf"] else "-", "C"] for row in group["words"]
    ]
    assert [line.split() for line in rows_of(done.out, "WORD", "SCORE", "THROUGH")] == expected
    assert expected[0][0] == "CANISTER"


def test_letterpress_shows_the_plays_in_order(engine):
    done = tilewise("letterpress", BOARD, "--ours", "3310592", "--theirs", "17180", "--limit", "6")
    result = answer(engine, "letterpress.solve", {**HELD, "limit": 6})
    rows = [line.split() for line in rows_of(done.out, "WORD", "MASK")]
    assert [row[:5] for row in rows] == [
        [
            str(rank),
            play["word"],
            "{}-{}".format(*play["score"]),
            "{}-{}".format(*play["locked"]),
            str(play["vulnerability"]),
        ]
        for rank, play in enumerate(result["plays"], start=1)
    ]
    assert [int(row[6]) for row in rows] == [play["mask"] for play in result["plays"]]
    assert f"{result['words']} words, {result['moves']} ways to play them" in done.out


def squares_of(drawing):
    """Letters, owners, locks and stars of five drawn rows."""
    found = [re.findall(r"(\[\[|\(\(|\[|\(|)([^\W\d_])(?:\]\]|\)\)|\]|\)|)(\*?)", line) for line in drawing]
    assert [len(row) for row in found] == [5] * 5
    return [square for row in found for square in row]


def test_the_letterpress_drawing_says_who_holds_what_before_and_after(engine):
    done = tilewise("letterpress", BOARD, "--ours", "3310592", "--theirs", "17180", "--limit", "1")
    result = answer(engine, "letterpress.solve", {**HELD, "limit": 1})
    [play] = result["plays"]
    head, *rest = done.out.splitlines()
    width = head.index("after")
    before, after = squares_of([line[:width] for line in rest[:5]]), squares_of([line[width:] for line in rest[:5]])
    for squares, ours, theirs, locked, mask in (
        (before, 3310592, 17180, result["position"]["locked_masks"], 0),
        (after, play["ours"], play["theirs"], play["locked_masks"], play["mask"]),
    ):
        for i, (mark, letter, star) in enumerate(squares):
            bit = 1 << i
            owner = "[" if ours & bit else "(" if theirs & bit else ""
            assert (letter, mark, star == "*") == (
                BOARD[i].upper(), owner * (2 if bit & (locked[0] | locked[1]) else 1), bool(mask & bit)
            )  # fmt: skip


def test_a_game_that_a_play_ends_is_said_to_be_won_or_lost():
    done = tilewise("letterpress", BOARD, "--ours", str((1 << 25) - 1 - 0b111), "--theirs", "0", "--limit", "all")
    assert re.search(r"^ *1 +\S+ wins ", done.out, re.MULTILINE)


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ([], "ordered by letterpwn; --ranking lookahead thinks ahead, as the page does"),
        (["--ranking", "territory"], "ordered by territory"),
        (["--ranking", "lookahead"], "ordered by lookahead"),
    ],
)
def test_letterpress_says_which_order_it_prints_and_how_to_ask_for_the_page_s(asked, said):
    assert said in tilewise("letterpress", BOARD, "--limit", "1", *asked).out.splitlines()


def test_lookahead_shows_the_reply(engine):
    done = tilewise("letterpress", BOARD, "--ranking", "lookahead", "--limit", "2")
    result = answer(engine, "letterpress.solve", {"lexicon": "en", "board": BOARD, "ranking": "lookahead", "limit": 2})
    rows = rows_of(done.out, "WORD", "REPLY")
    assert [row.split()[-2] for row in rows] == [play["reply"]["word"] for play in result["plays"]]


def test_crossword_shows_the_plays_in_order(engine):
    done = tilewise("crossword", "AEINRS?", "--board", OPENING, "--limit", "8")
    plays = answer(engine, "crossword.solve", {"lexicon": "en", "board": QI, "rack": "AEINRS?", "limit": 8})["plays"]
    rows = [line.split() for line in rows_of(done.out, "PLACE", "WORD")]
    assert [[row[1], row[2], int(row[3])] for row in rows] == [
        [play["position"], play["word"], play["score"]] for play in plays
    ]


def test_tiles_that_lie_there_are_in_brackets_and_the_best_play_is_on_the_drawing():
    done = tilewise("crossword", "CEHLNTU", "--board", OPENING, "--at", "G", "--limit", "1")
    word = rows_of(done.out, "PLACE", "WORD")[0].split()[2]
    assert "(Q)" in word
    starred = re.findall(r"(\w)\*", done.out)
    assert "".join(starred) == re.sub(r"\(.*?\)", "", word)


def test_the_drawing_of_a_board_reads_back_as_the_board():
    text = "\n".join(QI)
    done = tilewise("crossword", "--check", "--board", "-", stdin=text)
    rows = [line[3:] for line in done.out.splitlines()[1:16]]
    assert ["".join(c if c.isalpha() else "." for c in row[::2]) for row in rows] == QI
    assert done.out.splitlines()[0].split() == list("ABCDEFGHIJKLMNO")


@pytest.mark.parametrize(
    "text",
    ["\n".join(QI), f"{OPENING} AEINRS?/ 22/0 0", "#player1 A Ann\n#player2 B Ben\n>A: QI 8G QI +22 22\n"],
    ids=["rows", "cgp", "gcg"],
)
def test_a_board_comes_from_a_file_in_any_notation(engine, tmp_path, text):
    file = tmp_path / "game.txt"
    file.write_text(text, "utf-8")
    done = tilewise("crossword", "AEINRS?", "--board", str(file), "--json", "--limit", "1")
    assert json.loads(done.out) == answer(
        engine, "crossword.solve", {"lexicon": "en", "board": QI, "rack": "AEINRS?", "limit": 1}
    )


@pytest.mark.parametrize(
    ("head", "word", "encoding"),
    [
        ("", "ŞEN", "utf-16"),
        ("", "ŞEN", "utf-8-sig"),
        ("", "ÜÇ", "cp1252"),
        ("#character-encoding ISO-8859-9\n", "ŞEN", "iso8859_9"),
    ],
)
def test_a_game_comes_from_a_file_in_the_encoding_that_it_has_or_names(tmp_path, head, word, encoding):
    file = tmp_path / "game.gcg"
    file.write_bytes(f"{head}#player1 A Ann\n#player2 B Ben\n>A: 8G {word} +22 22\n".encode(encoding))
    done = tilewise("crossword", "--board", str(file), "--lexicon", "tr", "--check")
    assert " ".join(word) in done.out, done.err


def test_the_rack_of_a_cgp_line_is_taken_where_none_is_named(engine):
    done = tilewise("crossword", "--board", f"{OPENING} AEINRS?/ 22/0 0", "--json")
    assert json.loads(done.out) == answer(engine, "crossword.solve", {"lexicon": "en", "board": QI, "rack": "AEINRS?"})


def test_a_board_and_tiles_of_ones_own_come_from_files(engine, tmp_path):
    board = {"name": "Mini", "layout": ["D....", ".....", "..D..", ".....", "....D"], "center": [2, 2], "rack": 4}
    tiles = {"name": "Few", "blanks": 0, "tiles": {"a": [3, 1], "b": [2, 4], "t": [2, 2]}}
    for name, form in (("board", board), ("tiles", tiles)):
        (tmp_path / f"{name}.json").write_text(json.dumps(form))
    files = ["--layout", str(tmp_path / "board.json"), "--tiles", str(tmp_path / "tiles.json")]
    expected = {"lexicon": "en", "layout": board, "tiles": tiles, "board": ["....."] * 5, "rack": "BAT"}
    assert json.loads(tilewise("crossword", "BAT", *files, "--json").out) == answer(engine, "crossword.solve", expected)
    assert "BAT" in tilewise("crossword", "BAT", *files).out.split()


def test_digraph_tiles_keep_the_columns_of_a_board_straight():
    done = tilewise("crossword", "[CH]ICOSAE", "--lexicon", "es", "--limit", "1", "--contains", "[CH]")
    lines = done.out.splitlines()[:16]
    column = lines[0].index("H")
    assert all(line[column - 1] == " " for line in lines)
    assert "CH*" in done.out


def test_unseen_counts_every_tile(engine):
    done = tilewise("crossword", "AEINRS?", "--unseen", "--board", OPENING)
    result = answer(engine, "crossword.unseen", {"lexicon": "en", "board": QI, "rack": "AEINRS?"})
    assert {tile: int(n) for tile, n in re.findall(r"(\S) (\d+)\b", done.out.split("\n", 1)[1])} == result["unseen"]


def test_what_was_kept_is_told_with_its_chances_and_the_tiles_to_expect(engine):
    done = tilewise("crossword", "AEINRS?", "--kept", "H8 .DEASTS", "--board", OPENING)
    move = {"kind": "play", "row": 7, "col": 7, "across": False, "placed": ".DEASTS"}
    asked = {"lexicon": "en", "board": QI, "rack": "AEINRS?", "move": move, "limit": 20}
    result = answer(engine, "crossword.infer", asked)
    assert [line.split() for line in rows_of(done.out, "KEPT", "CHANCE")] == [
        [leave["tiles"], f"{leave['chance']:.1%}"] for leave in result["leaves"]
    ]
    told = dict(re.findall(r"(\S) (\d\.\d\d)", done.out.split("Tiles to expect")[1]))
    assert told == {tile: f"{count:.2f}" for tile, count in result["tiles"].items()}
    out = tilewise("crossword", "--kept", "H8 .DEASTER", "--board", OPENING)
    assert [line.split() for line in out.out.splitlines()] == [
        ["1", "rack", "tried,", "of", "1"],
        ["KEPT", "CHANCE"],
        ["nothing", "100.0%"],
    ]


def test_what_is_wrong_with_a_board_is_said(engine):
    board = OPENING.replace("QI", "QZ")
    done = tilewise("crossword", "--check", "--board", board)
    assert "QZ at 8G is not in this word list." in done.out
    assert done.status == 1


def test_tycoon_shows_the_plays_in_order(engine):
    done = tilewise("tycoon", "EIINOOU", "GOW", "--patents", "BJKV", "--limit", "5")
    params = {"lexicon": "en", "hand": "EIINOOU", "pool": "GOW", "patents": "BJKV", "limit": 5}
    plays = answer(engine, "tycoon.solve", params)["plays"]
    rows = [re.split(r"\s{2,}", line.strip()) for line in rows_of(done.out, "WORDS", "TOTAL")]
    assert [[re.sub(r"[\[\]]", "", row[1]).upper(), *map(int, row[2:5])] for row in rows] == [
        [" + ".join(play["words"]), play["total"], play["money"], play["stock"]] for play in plays
    ]


def test_tycoon_brackets_the_cards_from_the_pool():
    word = rows_of(tilewise("tycoon", "AEIIMSU", "NPQ", "--patents", "BJ", "--limit", "1").out, "WORDS")[0].split()[1]
    assert word == "E[Q]UI[N]IA"


def test_draw_solve_shows_all_ties(engine):
    done = tilewise("draw", "solve", "SUSYBGY")
    result = answer(engine, "draw.solve", {"lexicon": "en", "rack": "SUSYBGY"})
    title, *lines = done.out.splitlines()
    assert title == f"{len(result['words'])} words are worth {result['score']}"
    assert " ".join(lines).split() == result["words"]


def test_deals_differ_and_a_seed_deals_again():
    racks = {tilewise("draw", "deal").out.split()[0] for _ in range(5)}
    assert len(racks) > 1
    dealt = tilewise("draw", "deal").out
    assert tilewise("draw", "deal", "--seed", dealt.split()[-1]).out == dealt


def test_a_bag_of_ones_own_comes_from_a_file(tmp_path):
    (tmp_path / "bag.json").write_text('{"A": [7, 3]}')
    assert tilewise("draw", "deal", "--bag", str(tmp_path / "bag.json")).out.startswith("AAAAAAA   A3 A3")


def test_an_experiments_bars_are_its_scores(engine):
    done = tilewise("draw", "experiment", "--draws", "50", "--seed", "3")
    scores = answer(engine, "draw.experiment", {"lexicon": "en", "draws": 50, "seed": 3})["scores"]
    rows = [line.split() for line in rows_of(done.out, "SCORE", "DRAWS")]
    assert {int(row[0]): int(row[1]) for row in rows if row[1] != "0"} == {n: scores.count(n) for n in scores}
    longest = max(len(row[2]) for row in rows if len(row) > 2)
    assert all(
        len(row) == 2 or len(row[2]) == -(-int(row[1]) * longest // max(map(scores.count, scores))) for row in rows
    )


def test_a_list_is_a_file_of_ones_own(tmp_path):
    file = tmp_path / "mine.txt"
    file.write_text("elma\nIŞIK\nkış\nnot-a-word\n", "utf-8")
    done = tilewise("check", "ışık", "KİŞ", "--lexicon", str(file), "--alphabet", "tr")
    assert [line.split() for line in done.out.splitlines()[1:]] == [["IŞIK", "yes"], ["KİŞ", "no"]]
    assert done.err.startswith(f"{file}: 1 line left out; line 4, “not-a-word”: ")
    assert json.loads(tilewise("bingo", "şkı", "--lexicon", str(file), "--json").out)["groups"][0]["count"] == 1


def test_what_a_file_was_taken_for_is_said_and_its_definitions_are_shown(tmp_path):
    file = tmp_path / "mine.txt"
    file.write_text("CAT# an animal, furry [n CATS]\nDOG a friend, loyal [n DOGS]\n", "utf-8")
    done = tilewise("check", "cat", "owl", "--lexicon", str(file), "--alphabet", "en")
    assert [line.split() for line in done.out.splitlines()] == [
        ["WORD", "VALID", "DEFINITION"],
        ["CAT", "yes", "an", "animal,", "furry", "[n", "CATS]"],
        ["OWL", "no"],
    ]
    assert done.err.splitlines() == [
        f"{file}: read as word, definition",
        f"{file}: the signs # beside words were left out",
    ]


def test_a_file_whose_letters_fit_several_alphabets_says_so_and_takes_that_of_the_list_beside_it(tmp_path):
    file = tmp_path / "few.txt"
    file.write_text("ilik\ncep\n", "utf-8")
    done = tilewise("check", "ilik", "--lexicon", str(file))
    assert done.err.startswith(f"{file}: read as English; its words are letters of ")
    assert "--alphabet" in done.err
    beside = tilewise("bingo", "ilkı?", "--lexicon", "tr", "--without", str(file))
    assert beside.err.startswith(f"{file}: read as Turkish; ")


def test_a_file_of_words_can_be_left_out(tmp_path):
    file = tmp_path / "not-these.txt"
    file.write_text("ANALYST\nSANTALS\n")
    done = tilewise("bingo", "AALNST?", "--without", str(file))
    assert done.out.startswith("AALNST?: 9 words")


@pytest.mark.parametrize("arguments", [["lists"], ["lists", "--boards"], ["lists", "--tiles"], ["draw", "bags"]])
def test_what_ships_is_listed(arguments):
    listed = json.loads(tilewise(*arguments, "--json").out)
    [(_, entries)] = listed.items()
    rows = tilewise(*arguments).out.splitlines()[1:]
    assert [row.split()[0] for row in rows] == [entry["id"] for entry in entries]


def test_turkish_columns_are_straight():
    done = tilewise("letterpress", "kalemgitarbuzdefterşapkaı", "--lexicon", "tr", "--limit", "30")
    table = done.out[done.out.index("    WORD") :].splitlines()
    end = table[0].index("SCORE") + len("SCORE")
    assert any(not line.isascii() for line in table)
    for line in table[1:]:
        assert width_of(line[:end]) == end
        assert re.fullmatch(r" *\d+ +\S+ +\d+-\d+", line[:end])
        assert line[end] == " "
