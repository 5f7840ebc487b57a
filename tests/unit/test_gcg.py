"""GCG files as programs and people write them: what is read, what is doubted, and what is refused with a sentence."""

import pytest
from tests.gcg_texts import ALIKE, HEAD, QI, read, refused, told, turns_of

from tilewise.api import Engine
from tilewise.contract.bounds import TURNS
from tilewise.errors import TilewiseError


@pytest.fixture(scope="module")
def engine():
    return Engine()


@pytest.mark.parametrize(
    "line", [">ann: QI -- -22 0", ">ann: QI -- +0 0", ">ann: -- +0 0", ">ann: AEQINRS -- -22", ">ann: -- +0"]
)
def test_a_play_that_is_taken_back_loses_its_points_however_its_line_is_written(engine, line):
    reading = read(engine, HEAD + QI + line + "\n>bob: AB 8G AB +8 8\n")
    turns = reading["game"]["turns"]
    assert told(turns) == [(0, "play", 22), (0, "withdrawn", -22), (1, "play", 8)]
    assert reading["scores"] == [0, 8]
    assert [turn.get("doubt") for turn in turns] == [None] * 3


def test_a_play_that_is_taken_back_by_the_challengers_line_is_its_players(engine):
    turns = turns_of(engine, HEAD + QI + ">bob: ABDEFGG -- -22 0\n")
    assert told(turns) == [(0, "play", 22), (0, "withdrawn", -22)]


def test_a_challenge_that_was_lost_is_not_a_play_taken_back(engine):
    """The total is the challenger's, who loses other points than the play had; without it the play is taken back."""
    text = HEAD + QI + ">bob: ABDEFGG H8 .F +5 5\n>ann: AENRSST -- -10 12\n>bob: ABDEGGO - +0 5\n"
    reading = read(engine, text)
    assert told(reading["game"]["turns"])[1:3] == [(1, "play", 5), (0, "points", -10)]
    assert (reading["scores"], [turn.get("doubt") for turn in reading["game"]["turns"]]) == ([12, 5], [None] * 4)
    assert read(engine, engine.call("crossword.write", {"format": "gcg", **reading["game"]})["text"]) == reading
    back = turns_of(engine, HEAD + QI + ">bob: ABDEFGG H8 .F +5 5\n>ann: AENRSST -- -10\n")
    assert told(back)[2] == (1, "withdrawn", -5)


def test_a_total_in_which_a_play_taken_back_has_kept_its_points_is_a_doubt(engine):
    turns = turns_of(engine, HEAD + QI + ">ann: QI -- +0 22\n>bob: AB 8G AB +8 8\n>ann: CAB - +0 22\n")
    assert [turn.get("doubt") for turn in turns] == [None, {"told": 22, "found": 0}, None, None]


def test_only_the_turn_from_which_on_a_total_is_another_is_in_doubt(engine):
    text = QI + ">bob: ABDEFGG H8 .F +5 5\n>ann: AENRSST - +0 32\n>bob: ABDEGG - +0 5\n>ann: AENRSST -A +0 32\n"
    turns = turns_of(engine, HEAD + text + ">ann: ENRSST - +0 22\n")
    doubts = [turn.get("doubt") for turn in turns]
    assert doubts == [None, None, {"told": 32, "found": 22}, None, None, None]


def test_without_totals_nothing_is_in_doubt(engine):
    turns = turns_of(engine, HEAD + ">ann: AEQINRS 8G QI +22\n>bob: ABC -ABC +0\n>ann: AENRSST - +0\n")
    assert told(turns) == [(0, "play", 22), (1, "exchange", 0), (0, "pass", 0)]
    assert not any("doubt" in turn for turn in turns)


@pytest.mark.parametrize(
    "line",
    [
        ">ann: AEQINRS 8G QI +22 22  QI",
        ">ann: AEQINRS 8G QI +22 22 QI QIS AI",
        ">ann:\tAEQINRS\t8g\tQI\t+22\t22",
        "  >ann: AEQINRS 8G QI +22 22",
        "\t>ann: AEQINRS 8G QI +22 22  ",
        ">Ann: AEQINRS 8G QI 22 22",
        ">Ann Other: AEQINRS 8G QI +22 22",
        ">ann Ann Other: AEQINRS 8G QI +22 22",
        "ann: AEQINRS 8G QI +22 22",
    ],
    ids=["a word after the total", "words", "tabs", "indented", "tab", "no sign", "a name", "nick and name", "no >"],
)
def test_a_turn_is_read_in_every_form(engine, line):
    for end in ("\n", "\r\n", "\r"):
        turns = turns_of(engine, (HEAD + line + "\n").replace("\n", end))
        assert told(turns) == [(0, "play", 22)]
        assert (turns[0]["position"], turns[0]["rack"], turns[0]["word"]) == ("8G", "AEQINRS", "QI")


@pytest.mark.parametrize(
    ("what", "kind", "text"),
    [
        ("-3 +0 22 now", "exchange", "3"),
        ("-ABC +0 22 ABC", "exchange", "ABC"),
        ("- +0 22 x", "pass", ""),
        ("(time) -10 12 x", "points", "time"),
    ],
)
def test_what_follows_the_total_of_other_turns_is_left_out_too(engine, what, kind, text):
    turn = turns_of(engine, HEAD + QI + f">ann: AENRSST {what}\n")[1]
    assert (turn["kind"], turn["text"], turn["rack"]) == (kind, text, "AENRSST")
    assert "doubt" not in turn


@pytest.mark.parametrize("placed", ["QIZS", "qIZS", "(QI)ZS", "(qI)ZS", "..ZS", "Q.ZS", "q.ZS"])
def test_letters_that_lie_there_may_be_spelled_out_also_over_a_blank(engine, placed):
    turns = turns_of(engine, HEAD + f">ann: AEI?NRS 8G qI +2 2\n>bob: AAABCSZ 8G {placed} +13 13\n")
    assert (turns[1]["placed"], turns[1]["word"]) == ("..ZS", "qIZS")


def test_another_letter_over_a_blank_does_not_fit(engine):
    error = refused(engine, HEAD + ">ann: AEI?NRS 8G qI +2 2\n>bob: AAABCSZ 8G AIZ +13 13\n")
    assert (error.code, error.data["move"], error.data["line"]) == ("gcg-square", 2, 4)


@pytest.mark.parametrize("play", ["8Z AB", "8O AB", "O15 AB", "9G .A"], ids=["off", "across", "down", "nothing there"])
@pytest.mark.parametrize("before", ["", QI, QI + ">ann: QI -- -22 0\n"], ids=["first", "second", "third"])
def test_a_play_that_does_not_fit_is_told_by_its_move_and_line(engine, before, play):
    error = refused(engine, HEAD + before + f">bob: AB {play} +8 8\n")
    move = before.count("\n") + 1
    assert (error.code, error.data["move"], error.data["line"]) == ("gcg-square", move, move + 2)
    assert str(error).startswith(f"Move {move}, line {move + 2}: ")


def test_what_a_file_says_of_a_game_is_kept_when_it_is_written_again(engine):
    said = "#title Round 3\n#description Table 4, in the morning\n#lexicon NWL20\n"
    text = HEAD + said + QI + "#note A quick start\n>bob: ABDEFGG - +0 0\n#rack1 AENRSST\n#rack2 ABDEFG?\n"
    reading = read(engine, text)
    game = reading["game"]
    assert (game["title"], game["description"], game["word_list"]) == ("Round 3", "Table 4, in the morning", "NWL20")
    assert (reading["rack"], reading["other_rack"], game["racks"]) == ("AENRSST", "ABDEFG?", ["AENRSST", "ABDEFG?"])
    written = engine.call("crossword.write", {"format": "gcg", **game})["text"]
    assert written.splitlines()[0] == "#character-encoding UTF-8"
    assert read(engine, written) == reading
    assert set(said.splitlines()) <= set(written.splitlines())


def test_the_rack_of_a_position_is_that_of_whoever_comes_next(engine):
    reading = read(engine, HEAD + QI + "#rack1 AENRSST\n#rack2 ABDEFGG\n")
    assert (reading["rack"], reading["other_rack"]) == ("ABDEFGG", "AENRSST")


def test_a_rack_of_question_marks_is_not_known(engine):
    reading = read(engine, HEAD + QI + "#rack1 AENRSST\n#rack2 ???????\n")
    assert (reading["rack"], reading["game"]["racks"]) == ("", ["AENRSST", ""])


def test_names_in_other_letters_stay(engine):
    game = read(engine, "#player1 rene René Dupré\n#player2 ΑΒΓ Αλφα Βήτα\n>rene: QI 8G QI +22 22\n")["game"]
    assert game["players"] == ["René Dupré", "Αλφα Βήτα"]
    again = read(engine, engine.call("crossword.write", {"format": "gcg", **game})["text"])["game"]
    assert again["players"] == game["players"]


def test_a_file_that_names_no_players_has_those_of_its_turns(engine):
    game = read(engine, ">x: AEQINRS 8G QI +22 22\n>y: ABC -ABC +0 0\n>x: AENRSST - +0 22\n")["game"]
    assert game["players"] == ["x", "y"]
    assert [turn["player"] for turn in game["turns"]] == [0, 1, 0]
    several = read(engine, ">x: AEQINRS 8G QI +22 22\n>y: ABC -ABC +0 0\n>z: AENRSST - +0 0\n>x: AB 9G AB +9 31\n")
    assert several["game"]["players"] == ["x", "y", "z"]
    assert [turn["player"] for turn in several["game"]["turns"]] == [0, 1, 2, 0]
    error = refused(engine, HEAD + QI + ">z: AENRSST - +0 22\n")
    assert (error.code, error.data["line"]) == ("gcg", 4)


SEATS = {
    "#player1 a Ann": "AEINQRS",
    "#player2 b Bob": "ABDEFGG",
    "#player3 c Cem Can": "",
    "#player4 d Dee": "DEIOUVZ",
}


@pytest.mark.parametrize("players", [3, 4])
def test_a_game_of_three_or_four_is_read_and_written_again(engine, players):
    """The next turn is the next player's, also where a play was taken back and points were added."""
    turns = [
        (0, "AEQINRS 8G QI +22 22"),
        (1, "ABDEFGG -ABD +0 0"),
        (2, "EHIOSTU 9G TE +9 9"),
        (2, "EHIOSTU -- -9 0"),
        (1, "(challenge) +5 5"),
        *([(3, "DEIOUVZ - +0 0")] if players == 4 else []),
    ]
    head = "".join(f"{line}\n" for line in [*SEATS][:players])
    lines = "".join(f">{'abcd'[seat]}: {what}\n" for seat, what in turns)
    racks = "".join(f"#rack{seat} {rack}\n" for seat, rack in enumerate([*SEATS.values()][:players], 1) if rack)
    reading = read(engine, head + lines + racks)
    game = reading["game"]
    assert game["players"] == ["Ann", "Bob", "Cem Can", "Dee"][:players]
    assert [turn["player"] for turn in game["turns"]] == [seat for seat, _ in turns]
    assert reading["scores"] == [22, 5, 0, 0][:players]
    assert not any("doubt" in turn for turn in game["turns"])
    assert game["racks"] == [*SEATS.values()][:players]
    assert (reading["rack"], reading["other_rack"]) == ("AEINQRS", "ABDEFGG")
    assert read(engine, engine.call("crossword.write", {"format": "gcg", **game})["text"]) == reading


@pytest.mark.parametrize(("players", "racks"), [(1, None), (5, None), (3, 2), (2, 3)])
def test_a_game_is_written_of_two_to_four_players_with_a_rack_each(engine, players, racks):
    game = {"players": ["x"] * players, "turns": [], **({"racks": [""] * racks} if racks else {})}
    with pytest.raises(TilewiseError, match="two to four players") as caught:
        engine.call("crossword.write", {"format": "gcg", **game})
    assert caught.value.code == "players"


FEW = {"name": "Few", "tiles": {"A": [6, 1], "B": [4, 3]}}


@pytest.mark.parametrize(
    ("ended", "lines"),
    [
        (None, ""),
        (None, ">a: AAAABBB 8H AB +8 8\n"),
        (None, ">a: AAAABBB 8H AB +8 8\n>b: (challenge) +5 5\n>b: (time) -10 -5\n"),
        (None, ">a: AAAABBB 8H ABABABA +58 58\n>a: -- -58 0\n"),
        (None, ">a: ABABABA - +0 0\n" + ">b: - +0 0\n>a: - +0 0\n" * 2),
        (None, "".join(f">{who}: - +0 0\n" for who in "ababa") + ">b: AB 8H AB +8 8\n"),
        ("out", ">a: AAAABBB 8H ABABABA +58 58\n"),
        ("out", ">a: 8H AB +8 8\n>a: (AAB) +10 18\n"),
        ("out", ">a: 8H AB +8 8\n>a: (AAB) +5 13\n>b: (AAB) -5 -5\n>b: (time) -10 -15\n"),
        ("scoreless", ">a: AB 8H AB +8 8\n" + ">b: - +0 0\n>a: AB -AB +0 8\n" * 3),
        ("scoreless", ">a: AB 8H AB +8 8\n>b: - +0 0\n>a: (AAB) -5 3\n>b: (AB) -4 -4\n"),
        ("resigned", ">a: AB 8H AB +8 8\n>b: (resigned) +0 0\n"),
    ],
)
def test_it_is_told_how_a_game_has_ended(engine, ended, lines):
    reading = read(engine, "#player1 a A\n#player2 b B\n" + lines, tiles=FEW)
    assert reading["ended"] == ended
    request = {"tiles": FEW, "board": reading["board"], "turns": reading["game"]["turns"]}
    assert engine.call("crossword.replay", request)["ended"] == ended


def test_a_game_of_four_does_not_end_before_each_has_passed_twice(engine):
    head = "".join(f"#player{n} {who} {who}\n" for n, who in enumerate("abcd", 1))
    passes = [f">{who}: - +0 0\n" for who in "abcd" * 2]
    assert read(engine, head + "".join(passes[:7]))["ended"] is None
    assert read(engine, head + "".join(passes))["ended"] == "scoreless"


def test_a_game_whose_last_rack_is_not_known_may_go_on(engine):
    """All lies there but what one holds, and whoever laid last may hold some of that."""
    lines = ">a: 8H ABABABA +58 58\n"
    assert read(engine, "#player1 a A\n#player2 b B\n" + lines, tiles=FEW)["ended"] is None
    assert (
        read(engine, "#player1 a A\n#player2 b B\n" + lines, tiles={"tiles": {"A": [4, 1], "B": [3, 3]}})["ended"]
        == "out"
    )


MISFITS = {
    "lies there": ("8G AB", "gcg-square"),
    "gap": ("8H .B.", "gcg-square"),
    "outside": ("8N ABACA", "gcg-square"),
    "off board": ("19A AB", "gcg-square"),
}


@pytest.mark.parametrize(("what", "code"), MISFITS.values(), ids=[*MISFITS])
def test_a_play_that_does_not_fit_can_be_left_off_the_board_and_marked(engine, what, code):
    """The game goes on without its tiles, its points count, and what takes it back takes them back."""
    before, after = HEAD + QI + f">bob: {what} +12 12\n", ">ann: AENRSST 9F REST +10 32\n"
    reading = read(engine, before + after, lenient=True)
    assert reading["scores"] == [32, 12]
    first, misfit, last = turns = reading["game"]["turns"]
    assert misfit["problem"]["code"] == code
    assert misfit["problem"]["message"].startswith("Line 4: ")
    assert not any("problem" in turn for turn in (first, last))
    assert reading["board"] == read(engine, HEAD + QI + after)["board"]
    assert read(engine, before + ">bob: -- -12 0\n" + after, lenient=True)["scores"] == [32, 0]
    assert read(engine, before + ">bob: -- -12 0\n" + after, lenient=True)["board"] == reading["board"]
    replayed = engine.call("crossword.replay", {"board": reading["board"], "turns": turns})
    assert replayed["steps"][-1]["board"] == reading["board"]
    assert replayed["steps"][1]["board"] == replayed["steps"][2]["board"]
    assert replayed["turns"][1]["problem"] == misfit["problem"]
    written = engine.call("crossword.write", {"format": "gcg", **reading["game"]})["text"]
    assert what in written
    assert refused(engine, written).code == code


@pytest.mark.parametrize("text", ["#nothing that is known\n", "#style 2\nsome words\n", ">\n"])
def test_a_text_of_which_nothing_is_understood_is_no_empty_game(engine, text):
    assert refused(engine, text).code == "gcg"


def test_a_play_cannot_be_taken_back_that_was_not_made(engine):
    error = refused(engine, HEAD + ">ann: QI -- -22 0\n")
    assert (error.code, error.data["line"]) == ("gcg", 3)


def test_who_comes_next_holds_the_rack_of_an_incomplete_game(engine):
    """Quackle wrote "#incomplete" before it wrote "#rack1"."""
    reading = read(engine, HEAD + QI + "#incomplete ABDEFG?\n")
    assert (reading["rack"], reading["game"]["racks"]) == ("ABDEFG?", ["", "ABDEFG?"])
    assert read(engine, HEAD + QI + "#rack2 ABDEFGG\n#incomplete ABDEFG?\n")["rack"] == "ABDEFGG"


def test_a_rack_may_have_spaces_and_the_word_for_an_unknown_one_is_no_rack(engine):
    assert read(engine, HEAD + QI + "#rack2 A B D E F G ?\n")["rack"] == "ABDEFG?"
    reading = read(engine, HEAD + QI + ">ann: UNKNOWN (challenge) +5 27\n#rack2 UNKNOWN\n")
    assert (reading["rack"], reading["game"]["turns"][1]["rack"]) == ("", "")


def test_a_rack_that_is_not_made_of_tiles_is_refused_with_its_line_and_harms_no_lenient_reading(engine):
    text = HEAD + QI + "#rack1 AENRSST\n#rack2 AB1DEFG\n"
    error = refused(engine, text)
    assert (error.code, error.data["field"], error.data["line"], error.data["index"]) == ("rack-letter", "text", 5, 2)
    lenient = read(engine, text, lenient=True)
    assert (lenient["rack"], lenient["other_rack"]) == ("", "AENRSST")


@pytest.mark.parametrize(
    ("line", "score"), [("+-10 12", -10), ("−10 12", -10), ("-10 12", -10), ("+10 32", 10)], ids=[0, 1, 2, 3]
)
def test_scores_are_read_with_every_sign_that_is_written(engine, line, score):
    """Quackle puts a plus before each score; word processors make a minus of a hyphen."""
    turn = turns_of(engine, HEAD + QI + f">ann: AEN (time) {line}\n")[1]
    assert (turn["kind"], turn["score"], "doubt" in turn) == ("points", score, False)


@pytest.mark.parametrize(
    ("remark", "text"), [("(challenge bonus)", "challenge bonus"), ("(Q Z)", "QZ"), ("( QZ )", "QZ")]
)
def test_what_stands_in_brackets_may_have_spaces(engine, remark, text):
    reading = read(engine, HEAD + QI + f">ann: {remark} +22 44\n")
    assert (told(reading["game"]["turns"])[1], reading["game"]["turns"][1]["text"]) == ((0, "points", 22), text)
    assert read(engine, engine.call("crossword.write", {"format": "gcg", **reading["game"]})["text"]) == reading


def test_an_exchange_of_no_tiles_is_a_pass(engine):
    assert told(turns_of(engine, HEAD + QI + ">bob: ABC -0 +0 0\n"))[1] == (1, "pass", 0)


@pytest.mark.parametrize(
    ("player", "nick", "name"),
    [
        ("Ann B Ann Brown", "Ann B", "Ann Brown"),
        ("Ann B", "Ann B", "Ann B"),
        ("Ann van B", "ann VAN b", "ann VAN b"),
        ("ann Ann B", "ann Ann B", "Ann B"),
        ("a:b Ann", "a:b", "Ann"),
    ],
)
def test_a_nick_may_have_spaces_and_colons(engine, player, nick, name):
    text = (
        f"#player1 {player}\n#player2 bob Bob\n>{nick}: AEQINRS 8G QI +22 22\n>bob: ABC - +0 0\n>{nick}: AB - +0 22\n"
    )
    game = read(engine, text)["game"]
    assert ([turn["player"] for turn in game["turns"]], game["players"]) == ([0, 1, 0], [name, "Bob"])


def test_a_nick_may_stand_close_to_its_turn(engine):
    assert told(turns_of(engine, HEAD + ">ann:AEQINRS 8G QI +22 22\n")) == [(0, "play", 22)]


@pytest.mark.parametrize("again", [HEAD + QI, "#player1 cem Cem\n"], ids=["the same", "another"])
def test_two_games_in_a_file_are_not_taken_for_one(engine, again):
    error = refused(engine, HEAD + QI + again)
    assert (error.code, error.data["line"]) == ("gcg", 4)
    assert "one game at a time" in str(error)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (HEAD + QI + "#player1 cem Cem\n", {"reason": "again"}),
        (HEAD + QI + ">cem: AB 9G AB +8 8\n", {"reason": "player", "name": "cem"}),
        (HEAD + QI + ">bob: ABC -A +0 0\n>ann: -- -22 0\n", {"reason": "withdrawn"}),
        (ALIKE + QI.replace("ann", "me") + ">me: (time) -10\n", {"reason": "alike"}),
        (HEAD + ">ann: - +0 0\n" * (TURNS.most + 1), {"reason": "turns"}),
        (HEAD + ">ann: QI\n", {}),
    ],
    ids=["again", "player", "withdrawn", "alike", "turns", "none"],
)
def test_what_is_wrong_with_a_line_is_told_so_that_any_language_can_say_it(engine, text, reason):
    data = refused(engine, text).data
    assert {name: data[name] for name in ("reason", "name") if name in data} == reason
    assert data["line"] == text.count("\n")


def test_a_player_is_named_once(engine):
    assert refused(engine, "#player1 ann Ann\n#player1 bob Bob\n" + QI).data["line"] == 2
    assert read(engine, "#player1 ann Ann\n" * 2 + QI)["game"]["players"][0] == "Ann"


SAID = {
    "before the first turn": (HEAD + "#note Variant: classic\n" + QI, "Variant: classic", None),
    "in a second line": (HEAD + "#description Round 3\nin Ankara\n" + QI, "Round 3 in Ankara", None),
    "twice": (HEAD + "#description Round 3\n#description In Ankara\n" + QI, "Round 3 In Ankara", None),
    "above all": ("Game 1, 3/4/2020\n\n" + HEAD + QI, "Game 1, 3/4/2020", None),
    "below a turn": (HEAD + QI + "A quick start\n", None, "A quick start"),
    "in a comment": (HEAD + QI + "# A quick start\n", None, "# A quick start"),
    "in a pragma of its own": (HEAD + QI + "#comment A quick start\n", None, "#comment A quick start"),
    "in a note with a number": (HEAD + QI + "#note One\n#1 is Two\n", None, "One\n#1 is Two"),
}


@pytest.mark.parametrize(("text", "description", "note"), SAID.values(), ids=[*SAID])
def test_what_a_person_wrote_is_kept_wherever_it_stands(engine, text, description, note):
    reading = read(engine, text)
    game = reading["game"]
    assert (game.get("description"), game["turns"][0].get("note")) == (description, note)
    assert read(engine, engine.call("crossword.write", {"format": "gcg", **game})["text"]) == reading


def test_what_tells_only_programs_something_is_left_out(engine):
    pragmas = (
        "#id io.woogles x1\n#style 1\n#tile-set standard\n#board-layout Plain\n#character-encoding UTF-8\n#player5\n"
        "#letter-distribution english\n#tile-distribution-name English\n#variant classic\n#game-type classic\n"
    )
    game = read(engine, HEAD + pragmas + QI)["game"]
    assert (game.get("description"), game["turns"][0].get("note")) == (None, None)


@pytest.mark.parametrize("line", ["bob: ABDEFGG H8 .F", "Bob: ABDEFGG H8 .F five", ">bob ABDEFGG H8 .F +5 5"])
def test_a_turn_that_cannot_be_read_is_no_note(engine, line):
    error = refused(engine, HEAD + QI + line + "\n")
    assert (error.code, error.data["line"]) == ("gcg", 4)


@pytest.mark.parametrize("above", ["", "Dear Bob,\nour game of 3/4:\n\n", "<html><pre>\n"])
@pytest.mark.parametrize("head", ["", HEAD])
def test_a_game_is_one_whatever_stands_above_it(engine, above, head):
    text = head + "ann: AEQINRS 8G QI +22 22\nbob: ABDEFGG H8 .F +5 5\n"
    reading = read(engine, above + text)
    assert (reading["format"], reading["scores"]) == ("gcg", [22, 5])


def test_a_doubt_is_there_again_when_a_game_is_written_and_read(engine):
    """The total that was in doubt is written as the file told it, later ones as they should be."""
    text = QI + ">bob: ABDEFGG H8 .F +5 5\n>ann: AENRSST - +0 32\n>bob: ABDEGG - +0 5\n>ann: AENRSST -A +0 32\n"
    game = read(engine, HEAD + text)["game"]
    written = engine.call("crossword.write", {"format": "gcg", **game})["text"]
    assert [line.split()[-1] for line in written.splitlines()[3:]] == ["22", "5", "32", "5", "22"]
    assert read(engine, written)["game"] == game


@pytest.mark.parametrize("note", ["a\n> b is better\n#1 is c", "> b", "#note a", "a\n\nb\n#note c"])
def test_every_note_can_be_written_and_read_again(engine, note):
    game = read(engine, HEAD + QI + ">bob: ABC - +0 0\n")["game"]
    game["turns"][0]["note"] = note
    again = read(engine, engine.call("crossword.write", {"format": "gcg", **game})["text"])["game"]
    assert again["turns"][0]["note"] == note
    assert len(again["turns"]) == 2


def test_a_text_that_is_no_board_is_refused_at_its_field(engine):
    for text in ("", "<!DOCTYPE html>\n<p>Ann / Bob</p>\n", "word,score\nqi,22\n", '[Event "x"]\n\n1. e4 e5\n'):
        assert refused(engine, text).data["field"] == "text"
