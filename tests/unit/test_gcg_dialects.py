"""Games as other programs and people lay them out: read by what they give as evidence, or refused; never half read."""

import pytest
from tests.gcg_texts import HEAD, QI, read, refused, told, turns_of

from tilewise.api import Engine


@pytest.fixture(scope="module")
def engine():
    return Engine()


LAID_OUT = {
    "numbers before marks": "1. >{nick}: {rack} {square} {tiles} +{score} {total}",
    "numbers": "1) {nick}: {rack} {square} {tiles} +{score} {total}",
    "bullets": "- {nick}: {rack} {square} {tiles} +{score} {total}",
    "no colon": "{nick} {rack} {square} {tiles} +{score} {total}",
    "cells": "| {nick} | {rack} | {square} | {tiles} | +{score} | {total} |",
    "commas": "{nick},{rack},{square},{tiles},+{score},{total}",
    "semicolons": "{nick};{rack};{square};{tiles};+{score};{total}",
    "a sentence": "{nick} plays {tiles} at {square} for {score}, {total} in all",
}


@pytest.mark.parametrize("layout", LAID_OUT.values(), ids=[*LAID_OUT])
@pytest.mark.parametrize("before", ["", "#note A club game\n", "#title Round 3\n"], ids=["", "note", "title"])
def test_players_without_a_turn_that_can_be_read_are_no_empty_game(engine, layout, before):
    turns = [("ann", "AEQINRS", "8G", "QI", 22, 22), ("bob", "ABDEFGG", "H8", ".F", 5, 5)]
    names = ("nick", "rack", "square", "tiles", "score", "total")
    lines = "".join(layout.format(**dict(zip(names, turn, strict=True))) + "\n" for turn in turns)
    if before.startswith("#note") and layout == LAID_OUT["a sentence"]:
        return  # that is what a note is
    error = refused(engine, HEAD + before + lines)
    assert (error.code, error.data["line"]) == ("gcg", HEAD.count("\n") + before.count("\n") + 1)


@pytest.mark.parametrize("layout", [each for name, each in LAID_OUT.items() if name != "a sentence"])
def test_a_turn_in_another_form_among_others_is_no_remark(engine, layout):
    line = layout.format(nick="bob", rack="ABDEFGG", square="H8", tiles=".F", score=5, total=5)
    error = refused(engine, HEAD + QI + line + "\n>ann: AENRSST - +0 22\n")
    assert (error.code, error.data["line"]) == ("gcg", 4)


def test_players_alone_are_a_game_that_has_not_begun(engine):
    text = HEAD + "#title Round 3\n#description In\nAnkara\n#note Soon\nor late\n#rack1 AENRSST\n"
    game = read(engine, text.replace("In\nAnkara", "In Ankara").replace("Soon\nor late", "Soon or late"))["game"]
    assert (game["turns"], game["players"]) == ([], ["Ann Other", "Bob"])


def test_turns_without_a_mark_go_on_after_a_note(engine):
    text = "ann: AEQINRS 8G QI +22 22\n#note better: 8G QIS\nand more\nbob: ABDEFGG H8 .F +5 5\nann: AENRSST - +0 22\n"
    for head in ("", HEAD):
        turns = turns_of(engine, head + text)
        assert told(turns) == [(0, "play", 22), (1, "play", 5), (0, "pass", 0)]
        assert turns[0]["note"] == "better: 8G QIS\nand more"


def test_a_note_of_a_game_with_marks_may_tell_of_another_turn(engine):
    turns = turns_of(engine, HEAD + QI + "#note I saw\nbob: ABDEFGG H8 .F +5 5\n>bob: ABDEFGG - +0 0\n")
    assert told(turns) == [(0, "play", 22), (1, "pass", 0)]
    assert turns[0]["note"] == "I saw\nbob: ABDEFGG H8 .F +5 5"


def test_a_remark_may_name_a_play_and_what_it_scores(engine):
    turns = turns_of(engine, HEAD + QI + "8G QIS +24 was best\n>bob: ABDEFGG - +0 0\n")
    assert (len(turns), turns[0]["note"]) == (2, "8G QIS +24 was best")


@pytest.mark.parametrize("lies", [".", "(I)", "(i)", "I", "-"])
def test_a_tile_that_lies_there_may_be_written_as_a_hyphen_too(engine, lies):
    turns = turns_of(engine, HEAD + QI + f">bob: ABDEFGG H8 {lies}F +5 5\n")
    assert told(turns)[1] == (1, "play", 5)
    assert (turns[1]["placed"], turns[1]["rack"]) == (".F", "ABDEFGG")


@pytest.mark.parametrize(
    ("line", "turn"),
    [
        (">bob: ABDEFGG –ABD +0 0", (1, "exchange", 0)),
        (">bob: ABDEFGG −ABD +0 0", (1, "exchange", 0)),
        (">bob: ABDEFGG –3 +0 0", (1, "exchange", 0)),
        (">bob: ABDEFGG – +0 0", (1, "pass", 0)),
        (">ann: AEN (time) –10 12", (0, "points", -10)),
        (">ann: AEN (time) +−10 12", (0, "points", -10)),
        (">ann: AEQINRS — –22 0", (0, "withdrawn", -22)),
        (">ann: AEQINRS –– +0 0", (0, "withdrawn", -22)),
        (">ann: AEQINRS −− −22 0", (0, "withdrawn", -22)),
    ],
)
def test_the_dashes_of_word_processors_are_hyphens(engine, line, turn):
    turns = turns_of(engine, HEAD + QI + line + "\n")
    assert (told(turns)[1], "doubt" in turns[1]) == (turn, False)
    assert turns[1]["text"] in ("", "ABD", "3", "time")


@pytest.mark.parametrize(
    ("play", "placed"),
    [
        ("aeqinrs 8g qi", "QI"),
        ("AEQINRS 8G qi", "QI"),
        ("aeq?nrs 8g qi", "Qi"),
        ("AEQ?NRS 8G QI", "Qi"),
        ("AEQ?NRS 8G Q[I]", "Qi"),
        ("AE??NRS 8G QI", "qi"),
        ("AEQ?NRS 8G Qi", "Qi"),
        ("AEQI?RS 8G qI", "qI"),
        ("AEQI?RS 8G Qi", "Qi"),
        ("QI 8G qi", "qi"),
        ("QI 8G Qi", "Qi"),
        ("AEQiNRS 8G Qi", "Qi"),
        ("8G qi", "qi"),
        ("AEINRST 8G QI", "QI"),
        ("AEI?NRS 8G IRI", "IRI"),
        ("AE?KNRS 8G KaRA", "KaRA"),
    ],
)
def test_what_cannot_be_on_its_rack_as_it_is_written_is_told_by_the_rack(engine, play, placed):
    """All in small letters, or a blank in a capital; what fits as it stands, in no way or in several stays."""
    assert turns_of(engine, HEAD + f">ann: {play} +22 22\n")[0]["placed"] == placed


def test_a_whole_game_in_small_letters_has_no_blanks_but_its_own(engine):
    text = HEAD.lower() + ">ann: aeqinrs 8g qi +22 22\n>bob: abdefg? h8 .f +5 5\n>ann: aenrsst 10f rest +10 32\n"
    text += ">bob: abdeg?x i10 .ab +3 8\n"
    reading = read(engine, text)
    assert [turn["placed"] for turn in reading["game"]["turns"]] == ["QI", ".F", "REST", ".AB"]
    assert read(engine, engine.call("crossword.write", {"format": "gcg", **reading["game"]})["text"]) == reading


@pytest.mark.parametrize("tiles", ["tr", "el", "ru", "pl", "hu", "es"])
def test_small_letters_are_told_by_the_rack_in_every_alphabet(engine, tiles):
    of_set = {"tr": "ILIKÇAĞ ilıkçağ ILIK", "el": "ΑΒΓΔΕΖΗ αβγδεζη ΑΒΓ", "ru": "АБВГДЕЖ абвгдеж АБВ"}
    of_set |= {"pl": "ŁÓDŹAEI łódźaei ŁÓDŹ", "hu": "[SZ]ŐAEIOT [sz]őaeiot [SZ]Ő", "es": "[CH]ÑAEIOT [ch]ñaeiot [CH]Ñ"}
    upper, lower, placed = of_set[tiles].split()
    small = {"tr": "ılık", "hu": "[sz]ő", "es": "[ch]ñ"}.get(tiles) or placed.lower()
    lower = "ılıkçağ" if tiles == "tr" else lower
    for rack in (upper, lower):
        turns = turns_of(engine, HEAD + f">ann: {rack} 8G {small} +22 22\n", tiles=tiles)
        assert turns[0]["placed"] == placed


@pytest.mark.parametrize(
    "head",
    [
        "# player1 ann Ann Other\n# player2 bob Bob\n",
        "#player 1 ann Ann Other\n#player 2 bob Bob\n",
        "#player1: ann Ann Other\n#player2: bob Bob\n",
        "#Player1\tann\tAnn\tOther\n#PLAYER2\tbob\tBob\n",
        "#player1   ann   Ann   Other\n#player2   bob   Bob\n",
        "#player1\u00a0ann\u00a0Ann\u00a0Other\n#player2\u00a0bob\u00a0Bob\n",
    ],
)
def test_the_names_of_players_are_read_however_their_lines_are_spaced(engine, head):
    game = read(engine, head + QI + ">bob: ABDEFGG H8 .F +5 5\n")["game"]
    assert game["players"] == ["Ann Other", "Bob"]
    assert "description" not in game


@pytest.mark.parametrize("rack", ["AENRSST", "ann AENRSST", "Ann AENRSST", "A E N R S S T"])
def test_the_rack_of_a_player_may_follow_the_nick(engine, rack):
    assert read(engine, HEAD + QI + f"#rack1 {rack}\n")["other_rack"] == "AENRSST"


def test_a_note_may_begin_with_a_colon_and_a_tile_set_is_no_remark(engine):
    game = read(engine, HEAD + "#tile-distribution-name english\n" + QI + "#Note: quick\n")["game"]
    assert (game.get("description"), game["turns"][0]["note"]) == (None, "quick")
