"""What the command line says and which exit code it gives when nothing is found or the input is wrong."""

# ruff: noqa: E501 - a case and the whole sentence that it gets stand on one line

import re

import pytest
from unit.command_line import BOARD, OPENING, tilewise

WRONG = [
    (["bingo"], "tilewise bingo: the following arguments are required: RACK; see tilewise bingo --help."),
    (["bingo", "A#"], "tilewise bingo: RACK: “#” is not a tile of the English alphabet."),
    (["bingo", "AB", "--limit", "x"], "tilewise bingo: --limit: “x” is neither a whole number nor “all”; see tilewise bingo --help."),
    (["bingo", "AB", "--limit", "-1"], "tilewise bingo: --limit: “limit” is a number from 0 on; -1 is not."),
    (["bingo", "AB", "--min-length", "two"], "tilewise bingo: --min-length: “two” is not a whole number; see tilewise bingo --help."),
    (["bingo", "AB", "--min-zipf", "often"], "tilewise bingo: --min-zipf: “often” is not a number; see tilewise bingo --help."),
    (["bingo", "AB", "--min-zipf", "nan"], "tilewise bingo: --min-zipf: A number in “min-zipf” is NaN, infinite or too large to compute with."),
    (["bingo", "AB", "--order", "size"], "tilewise bingo: --order: “order” is one of length, alphabet, zipf, score; “size” is not."),
    (["bingo", "AB", "--color", "red"], "tilewise bingo: --color: “red” is none of auto, always and never; see tilewise bingo --help."),
    (["bingo", "AB", "--lexicon", "klingon"], "tilewise bingo: --lexicon: There is no word list “klingon”; choose from en, en-common, tr, tr-broad, fr, es, de, nl, pt."),
    (["bingo", "AB", "--lexicon", "none.txt"], "tilewise bingo: --lexicon: there is no file “none.txt”."),
    (["bingo", "AB", "--without", "my/none"], "tilewise bingo: --without: there is no file “my/none”."),
    (["bingo", "AB", "--alphabet", "tr"], "tilewise bingo: --alphabet: it says how a list is read from a file, and none of these is one."),
    (["study", "search", "--length", "2", "--in", "en-common", "--encoding", "UTF-8"], "tilewise study search: --encoding: it says how a list is read from a file, and none of these is one."),
    (["autoplay", "--knows", "-", "en-common", "--alphabet", "en"], "tilewise autoplay: --alphabet: it says how a list is read from a file, and none of these is one."),
    (["bingo", "AB", "--lim", "3"], "tilewise: unrecognized arguments: --lim 3; see tilewise --help."),
    (["bingo", "AALNST", "--min-length", "5", "--max-length", "3"], "tilewise bingo: --min-length: No word has 5 letters at least and 3 at most; the shortest length comes first."),
    (["letterpress", "abc"], "tilewise letterpress: BOARD: The board needs 25 letters; there are 3."),
    (["letterpress", BOARD.replace("y", "1")], "tilewise letterpress: BOARD: Row 5, column 2: “1” is not a tile of the English alphabet."),
    (["letterpress", BOARD, "--ours", "#."], "tilewise letterpress: --ours: “#.” is neither a number nor a drawing of 25 squares, “.” and “#”."),
    (["letterpress", BOARD, "--ours", "3", "--theirs", "2"], "tilewise letterpress: --theirs: Row 1, column 2 belongs to both sides."),
    (["letterpress", BOARD, "--ours", "33554432"], "tilewise letterpress: --ours: A set of squares is a number from 0 to 33554431; 33554432 is not."),
    (["letterpress", BOARD, "--word", "ZEBRA"], "tilewise letterpress: --word: The board does not have all the letters of ZEBRA."),
    (["crossword"], "tilewise crossword: RACK is missing: say which tiles are yours; see tilewise crossword --help."),
    (["crossword", "AB", "--board", "none.txt"], "tilewise crossword: --board: “none.txt” cannot be read (No such file or directory)."),
    (["crossword", "AB", "--board", "none"], "tilewise crossword: --board: there is no file “none”, and it is neither rows of a board nor a CGP line."),
    (["crossword", "AB", "--board", "-"], "tilewise crossword: --board: there is nothing in it; a board is rows of text or a CGP line."),
    (["crossword", "AB", "--board", "15/15/15/15/15"], "tilewise crossword: --board: The board has 5 rows; Scrabble-type 15x15 has 15."),
    (["crossword", "AB", "--board", OPENING.replace("QI", "Q#")], "tilewise crossword: --board: Row 8, column 8: “#” is not a tile of English."),
    (["crossword", "ABCDEFGH"], "tilewise crossword: RACK: The rack has 8 tiles; a rack of Scrabble-type 15x15 holds 7."),
    (["crossword", "ZZ"], "tilewise crossword: RACK: There are 2 Z tiles on board and rack; English has 1."),
    (["crossword", "AB", "--at", "99X9"], "tilewise crossword: --at: “99X9” is not a place on a board; write 8G, G8, 8 or G."),
    (["crossword", "AB", "--places", "#"], "tilewise crossword: --places: “#” is not a tile of English."),
    (["crossword", "AB", "--kept", "8G"], "tilewise crossword: --kept: “8G” is no move; it is a place and tiles, such as “8G .UIZ”, or how many were exchanged."),
    (["crossword", "AB", "--kept", "8"], "tilewise crossword: --kept: The other side cannot have exchanged 8 tiles; the game lets it exchange 7."),
    (["crossword", "AB", "--kept", "8G QQ"], "tilewise crossword: --kept: The other side cannot have had so many Q tiles: they are on the board, or on one's own rack."),
    (["crossword", "AB", "--game", "none"], "tilewise crossword: --game: There is no board “none”; choose from scrabble, super, wwf, wwf11, wordfeud, kelimelik, literaki, crossplay, duel, letter_league."),
    (["tycoon", "ABC", "DEF"], "tilewise tycoon: HAND: A hand has 7 cards, not 3."),
    (["tycoon", "ABCDEFG", "HI?"], "tilewise tycoon: POOL: This game has no blanks; cards are A to Z."),
    (["draw"], "tilewise draw: the following arguments are required: WHAT; see tilewise draw --help."),
    (["draw", "solve", "Q1"], "tilewise draw solve: RACK: “1” is not a tile of the English alphabet."),
    (["draw", "deal", "--bag", "none"], "tilewise draw deal: --bag: There is no bag “none” with the letters of this word list."),
    (["draw", "experiment", "--draws", "1"], "tilewise draw experiment: --draws: “draws” is a number from 10 to 1000000; 1 is not."),
    (["race", "AB", "--finders", "magic"], "tilewise race: --finders: There is no finder “magic”; choose from permutation, powerset, letter-count, prime-product, canonical-key, sorted-subset, subset-key, trie, registers."),
    (["call", "no.such"], "tilewise call: There is no method “no.such”."),
    (["-x"], "tilewise: the following arguments are required: COMMAND; see tilewise --help."),
]  # fmt: skip


@pytest.mark.parametrize(("arguments", "sentence"), WRONG, ids=[" ".join(each)[:50] or "nothing" for each, _ in WRONG])
def test_wrong_input_is_one_sentence_that_names_the_place(tmp_path, monkeypatch, arguments, sentence):
    monkeypatch.chdir(tmp_path)
    done = tilewise(*arguments)
    assert (done.status, done.out, done.err) == (2, "", f"{sentence}\n")


@pytest.mark.parametrize(
    ("name", "content", "sentence"),
    [
        ("empty.txt", b"", "--lexicon: “empty.txt”: This list is empty."),
        (
            "digits.txt",
            b"123\n456\n",
            "--lexicon: “digits.txt”: There is no word in this list. "
            "Line 1, “123”: “1” is not a letter of the English alphabet.",
        ),
    ],
)
def test_a_list_without_words_is_refused(tmp_path, monkeypatch, name, content, sentence):
    monkeypatch.chdir(tmp_path)
    (tmp_path / name).write_bytes(content)
    done = tilewise("bingo", "AB", "--lexicon", name, "--alphabet", "en")
    assert (done.status, done.out, done.err) == (2, "", f"tilewise bingo: {sentence}\n")


def test_a_file_that_is_not_json_is_refused(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "bag.json").write_text("{")
    done = tilewise("draw", "deal", "--bag", "bag.json")
    assert done.status == 2
    assert re.fullmatch(r"tilewise draw deal: --bag: “bag\.json” is not JSON: .+\.\n", done.err)


NOTHING = [
    (["bingo", "ZZZZ"], "ZZZZ: no words."),
    (["draw", "solve", "ZZX"], "ZZX: no words."),
    (["letterpress", "z" * 25, "--min-zipf", "9"], "No plays."),
    (["crossword", "V"], "No plays."),
    (["crossword", "AB", "--board", OPENING, "--places", "Z"], "No plays match, of "),
    (["tycoon", "BCDFGHJ", "KLM"], "No plays."),
    (["check", "zzzzz"], "ZZZZZ"),
    (["race", "ZX", "--finders", "registers", "--lexicon", "en-common"], "registers"),
]


@pytest.mark.parametrize(("arguments", "said"), NOTHING, ids=[" ".join(each)[:40] for each, _ in NOTHING])
def test_nothing_found_is_said_and_exits_with_1_for_people_and_programs(arguments, said):
    done = tilewise(*arguments)
    assert (done.status, done.err) == (1, "")
    assert said in done.out
    assert tilewise(*arguments, "--json").status == 1


@pytest.mark.parametrize(
    "command",
    [
        ["bingo", "CAT", "--without", "words.txt"],
        ["check", "CAT", "--lexicon", "words.txt"],
        ["study", "search", "--length", "3", "--limit", "1", "--in", "words.txt"],
        ["study", "search", "--length", "3", "--limit", "1", "--not-in", "words.txt"],
        ["autoplay", "--knows", "-", "words.txt", "--pairs", "1", "--game", "duel", "--lexicon", "en-common"],
    ],
    ids=" ".join,
)
def test_what_says_how_a_file_is_read_is_taken_where_any_list_is_one(tmp_path, monkeypatch, command):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "words.txt").write_text("cat\nowl\nemu\n")
    done = tilewise(*command, "--alphabet", "en", "--encoding", "UTF-8")
    assert (done.status, "--alphabet" in done.err) == (0, False)


def test_a_file_whose_encoding_is_in_doubt_is_not_read_but_shown_in_each_until_one_is_chosen(tmp_path):
    file = tmp_path / "mine.txt"
    file.write_bytes("ŐR".encode("cp1250"))
    done = tilewise("check", "őr", "--lexicon", str(file))
    assert (done.status, done.out) == (2, "")
    *ways, sentence = done.err.splitlines()
    assert ["Windows-1250", "hu", "ŐR"] in [way.split() for way in ways]
    assert sentence == (
        f"tilewise check: --lexicon: “{file}” may be read in the ways above; choose one with --encoding and --alphabet."
    )
    chosen = tilewise("check", "őr", "--lexicon", str(file), "--encoding", "Windows-1250", "--alphabet", "hu")
    assert (chosen.status, chosen.err) == (0, "")
    wrong = tilewise("check", "őr", "--lexicon", str(file), "--encoding", "UTF-8")
    assert wrong.err == f"tilewise check: --encoding: “{file}”: This file is not in UTF-8.\n"
