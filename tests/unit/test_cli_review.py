"""`tilewise review`: games as other programs lay them out, turn by turn at the terminal."""

import json
import re
from itertools import takewhile

import pytest
from unit.command_line import tilewise

from tilewise.api import Engine

HEAD = "#player1 ann Ann Other\n#player2 bob Bob\n"

GAME = """\
#player1 ann Ann Other
#player2 bob Bob
>ann: AEQINRS 8G QI +22 22
>bob: ABCDEFG -ABC +0 0
>ann: AENRSTT 8G ..S +12 34
#note I saw the bingo too late
>bob: DEFGOOR 9C GOOFERD +79 79
>bob: DEFGOOR -- -79 0
>ann: AENRTTU 9C TAUNTER +78 112
>bob: ??????? 10B FOOD +23 23
>ann: AIU - +0 112
>bob: DEGORUV (challenge) +5 28
>ann: ABIOUVW -ABUVW +0 112
>bob: (time) -10 18
>ann: EIO (EIO) +6 118
"""
"""The head and the notes of Quackle, the brackets of Macondo; a phony taken back, turns without a whole rack, and
lines that change only scores."""

QUACKLE = """\
#character-encoding UTF-8
#player1 Quackle Quackle
#player2 Zoë Zoë
#lexicon NWL20
>Quackle:  AEQINRS   8G  QI    +22    22
#note <br>close
>Zoë:      ABCDEFG  -ABC       +0     0
>Quackle:  AENRSTT   8G  ..S   +12    34
"""


@pytest.fixture(scope="module")
def engine():
    return Engine()


@pytest.fixture
def review(tmp_path, monkeypatch):
    """Review a file of these bytes."""
    monkeypatch.chdir(tmp_path)

    def reviewed(content, *options, name="game.gcg"):
        (tmp_path / name).write_bytes(content if isinstance(content, bytes) else content.encode())
        return tilewise("review", name, *options)

    return reviewed


def rows_of(out):
    """The rows of the first table, each in its cells."""
    lines = out.splitlines()
    head = next(n for n, line in enumerate(lines) if "PLAY " in line)
    table = takewhile(bool, lines[head + 1 :])
    return [re.split(r"\s{2,}", line.strip()) for line in table]


def test_each_turn_has_its_player_rack_play_points_and_what_was_better(engine, review):
    done = review(GAME)
    assert (done.status, done.err) == (0, "")
    assert done.out.splitlines()[0] == "Ann Other 118, Bob 18"
    rows = {int(row[0]): row[1:] for row in rows_of(done.out)}
    turns = engine.call("crossword.review", {"lexicon": "en", "gcg": GAME})["turns"]
    assert list(rows) == list(range(1, 13))
    assert rows[1][:5] == ["Ann Other", "AEQINRS", "8G QI", "22", "22"]
    for turn in turns:
        row = rows[turn["turn"] + 1]
        if turn["loss"]:
            best = turn["best"][0]
            assert best["position"] in row[5]
            assert row[6:] == [f"{turn['loss']:.1f}", turn["grade"]]
        else:
            assert row[5] == "-"
    assert rows[2][2] == "exchange ABC"
    assert rows[3][2] == "8G (QI)S"


def test_what_is_no_move_stands_in_its_place_and_counts_in_the_totals(review):
    done = review(GAME)
    rows = {int(row[0]): row[1:] for row in rows_of(done.out)}
    assert rows[4][2:5] == ["9C GOOFERD*", "79", "79"]
    assert rows[4][-1] == "blunder", "a phony that is taken back costs the turn"
    assert rows[5][2:5] == ["taken back", "-79", "0"]
    assert rows[9][2:5] == ["(challenge)", "5", "28"]
    assert rows[11][1:5] == ["-", "(time)", "-10", "18"]
    assert rows[12][2:5] == ["(EIO)", "6", "118"]
    assert all(row[5:] == ["-", "-"] for n, row in rows.items() if n in (5, 9, 11, 12))


def test_turns_without_a_whole_rack_are_not_judged_and_named(review):
    done = review(GAME)
    assert "\nNot judged, because their racks are not all known: 7, 8\n" in done.out
    assert "Turn 7" not in done.out


def test_players_have_their_losses_added_up_and_turning_points_their_turns(engine, review):
    done = review(GAME)
    result = engine.call("crossword.review", {"lexicon": "en", "gcg": GAME})
    for who, player in enumerate(result["summary"]["players"]):
        lost = sum(turn["loss"] or 0 for turn in result["turns"] if turn["player"] == who)
        [row] = re.findall(
            rf"^{player['name']} +([\d.]+) +(\d+) +(\d+) +([\d.]+) +(\d+) +(\d+)$", done.out, re.MULTILINE
        )
        assert row == (
            f"{lost:.1f}",
            *(str(player[each]) for each in ("score", "judged")),
            f"{player['mean_loss']:.1f}",
            *(str(player["grades"][grade]) for grade in ("mistake", "blunder")),
        )
    told = re.search(r"^Turning points: (.*)$", done.out, re.MULTILINE)
    assert [int(n) - 1 for n in re.findall(r"(\d+) \(", told[1])] == result["summary"]["turning_points"]


def test_mistakes_alone_can_be_listed(engine, review):
    turns = engine.call("crossword.review", {"lexicon": "en", "gcg": GAME})["turns"]
    bad = [turn["turn"] + 1 for turn in turns if turn["grade"] in ("mistake", "blunder")]
    done = review(GAME, "--mistakes")
    assert [int(row[0]) for row in rows_of(done.out)] == bad
    assert 1 not in bad
    none = review(HEAD + ">ann: AEQINRS H7 QIN +24 24\n", "--mistakes")
    assert (none.status, none.err) == (1, "")
    assert "\nNo mistakes.\n" in none.out


def test_a_turn_shows_its_board_rack_and_best_plays(engine, review):
    done = review(GAME, "--turn", "3", "--limit", "4")
    [turn] = engine.call("crossword.review", {"lexicon": "en", "gcg": GAME, "turns": [2], "limit": 4})["turns"]
    assert (done.status, done.err) == (0, "")
    title, before, *_ = done.out.splitlines()
    assert title == f"Turn 3, Ann Other: 8G (QI)S, 12 points, {turn['loss']:.1f} lost ({turn['grade']})"
    assert before == "Before it: Ann Other 22, Bob 0"
    assert "Q I S*" in done.out
    assert "\nRack: AENRSTT\n" in done.out
    *best, played = rows_of(done.out)
    assert [row[3] for row in best] == [f"{move['equity']:.1f}" for move in turn["best"]]
    assert (played[0], played[-1]) == ("8G (QI)S", "played")
    assert done.out.endswith("\nI saw the bingo too late\n")


def test_a_best_play_is_marked_where_it_was_played(review):
    rows = rows_of(review(HEAD + ">ann: AEQINRS H7 QIN +24 24\n", "--turn", "1").out)
    assert [row[0] for row in rows if row[-1] == "played"] == ["1"]
    assert len(rows) == 5


@pytest.mark.parametrize(("turn", "title"), [("5", "taken back, -79"), ("9", "(challenge), 5"), ("12", "(EIO), 6")])
def test_a_line_that_changes_only_scores_shows_the_board_after_it(review, turn, title):
    done = review(GAME, "--turn", turn)
    assert (done.status, done.err) == (0, "")
    assert f": {title} points\n" in done.out
    assert "G O O F" not in done.out
    assert ("F O O D" in done.out) == (turn != "5")


def test_json_is_the_methods_result(engine, review):
    fields = {"lexicon": "en", "gcg": GAME}
    assert json.loads(review(GAME, "--json").out) == engine.call("crossword.review", fields)
    one = json.loads(review(GAME, "--turn", "3", "--json").out)
    assert one == engine.call("crossword.review", {**fields, "turns": [2]})


@pytest.mark.parametrize(
    "content",
    [
        GAME.replace("\n", "\r\n"),
        GAME.replace("\n", "\r"),
        b"\xef\xbb\xbf" + GAME.encode(),
        b"\xef\xbb\xbf" + GAME.replace("\n", "\r\n").encode(),
        GAME.encode("utf-16"),
    ],
    ids=["Windows", "old Mac", "mark", "mark on Windows", "UTF-16"],
)
def test_line_ends_and_marks_change_nothing(review, content):
    assert review(content) == review(GAME)


@pytest.mark.parametrize("named", [True, False])
def test_names_in_western_letters_are_read_and_another_list_is_named(review, named):
    text = QUACKLE.replace("UTF-8", "ISO-8859-1") if named else QUACKLE.partition("\n")[2]
    done = review(text.encode("latin-1"))
    assert done.out.startswith("Quackle 34, Zoë 0\n")
    assert "\nThe file names the word list NWL20; the turns are judged by en.\n" in done.out
    assert [row[3] for row in rows_of(done.out)] == ["8G QI", "exchange ABC", "8G (QI)S"]


@pytest.mark.parametrize("named", [True, False])
def test_turkish_games_of_windows_are_read(review, named):
    game = f"{'#character-encoding ISO-8859-9' if named else ''}\n#player1 a Işıl\n#player2 b Ömer\n"
    game += ">a: AĞEIŞNİ 8G ŞEN +12 12\n>b: KALEMİT 9G İK +9 9\n"
    done = review(game.encode("cp1254"), "--lexicon", "tr", "--game", "kelimelik")
    assert (done.status, done.err) == (0, "")
    assert done.out.startswith("Işıl 12, Ömer 9\n")
    assert rows_of(done.out)[0][2:4] == ["AĞEIŞNİ", "8G ŞEN"]


def test_what_the_file_and_the_rules_tell_otherwise_is_said(review):
    text = HEAD + ">ann: AEQINRS 8G QI +20 20\n>bob: ABDEFGG H9 .F +5 5\n>ann: AENRSST - +0 32\n"
    done = review(text)
    assert "\nTurn 1 scores 22; the file says 20.\n" in done.out
    assert "\nTurn 2 is not judged: Line 4: 9H is empty, but the play has no tile for it.\n" in done.out
    assert "\nAfter turn 3 the file says 32 in all; the points of its turns come to 20.\n" in done.out
    assert "Not judged, because" not in done.out


@pytest.mark.parametrize(
    ("totals", "said"),
    [
        ((22, 22), ["Turn 1 scores 22, as the file's total has it; beside the play it says 21."]),
        ((22, 21), ["Turn 1 scores 22, as the file's total has it; beside the play it says 21."]),
        ((21, 21), ["Turn 1 scores 22; the file says 21."]),
        (
            (21, 22),
            [
                "Turn 1 scores 22; the file says 21.",
                "After turn 3 the file says 22 in all; the points of its turns come to 21.",
            ],
        ),
        (
            (30, 30),
            [
                "Turn 1 scores 22; the file says 21.",
                "After turn 1 the file says 30 in all; the points of its turns come to 21.",
            ],
        ),
    ],
)
def test_what_is_said_of_points_and_of_totals_is_true_of_both(review, totals, said):
    """A file of which one of the two is off by a point is not told to say two things that cannot both be."""
    first, second = totals
    done = review(f"{HEAD}>ann: AEQINRS 8G QI +21 {first}\n>bob: ABCDEFG -ABC +0 0\n>ann: AENRSST - +0 {second}\n")
    assert [line for line in done.out.splitlines() if "the file" in line] == said


def test_a_game_comes_from_stdin_and_words_is_another_name_of_the_list():
    done = tilewise("review", "-", "--words", "en-common", stdin=GAME)
    assert (done.status, done.err) == (0, "")
    assert "8G QI*" in done.out, "is no common word"


def test_nothing_that_can_be_judged_is_said_and_exits_with_1(review):
    done = review(HEAD + ">ann: 8G QI +22 22\n")
    assert (done.status, done.err) == (1, "")
    assert "racks are not all known: 1\n" in done.out


WRONG = [
    (b"", [], "FILE: there is nothing in “game.gcg”; a game is a GCG file."),
    (b" \r\n", [], "FILE: there is nothing in “game.gcg”; a game is a GCG file."),
    (
        b"15/15/15",
        [],
        "FILE: “game.gcg” is not a GCG file; a turn is such as “>ann: AEQINRS 8G QI +22 22”.",
    ),
    (
        b"\x89PNG\r\n\x1a\n\0\0",
        [],
        "FILE: “game.gcg” is not a GCG file; a turn is such as “>ann: AEQINRS 8G QI +22 22”.",
    ),
    (b"# a heading\nand text\n", [], "FILE: Line 1 is not a turn such as “>ann: AEQINRS 8G QI +22 22”."),
    (HEAD.encode(), [], "FILE: “game.gcg” has no turn of a game."),
    (GAME.encode(), ["--turn", "99"], "--turn: this game has turns 1 to 12; 99 is not one of them."),
    (GAME.encode(), ["--turn", "0"], "--turn: this game has turns 1 to 12; 0 is not one of them."),
    (GAME.encode(), ["--turn", "x"], "--turn: “x” is not a whole number; see tilewise review --help."),
    (
        GAME.encode(),
        ["--turn", "1", "--mistakes"],
        "--mistakes: not allowed with argument --turn; see tilewise review --help.",
    ),
    (GAME.encode(), ["--limit", "0"], "--limit: “limit” is a number from 1 to 50; 0 is not."),
    (GAME.encode(), ["--words", "none.txt"], "--words: there is no file “none.txt”."),
]


@pytest.mark.parametrize(("content", "options", "sentence"), WRONG)
def test_wrong_input_is_one_sentence_that_names_the_place(review, content, options, sentence):
    done = review(content, *options)
    assert (done.status, done.out, done.err) == (2, "", f"tilewise review: {sentence}\n")


def test_a_file_that_is_not_there_is_one_sentence(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    done = tilewise("review", "none.gcg")
    sentence = "tilewise review: FILE: “none.gcg” cannot be read (No such file or directory).\n"
    assert (done.status, done.out, done.err) == (2, "", sentence)
    assert tilewise("review", "-").err == "tilewise review: FILE: there is nothing in stdin; a game is a GCG file.\n"


def test_a_line_that_is_no_turn_is_named(review):
    done = review(HEAD + ">ann: AEQINRS 8G QI +22 22\n>bob: ABC 8 8\n")
    assert (done.status, done.out) == (2, "")
    assert done.err == "tilewise review: FILE: Line 4 is not a turn such as “>ann: AEQINRS 8G QI +22 22”.\n"
