"""Games whose players are called alike, or by no name: told apart by totals, else by order, and then it is said."""

import pytest
from tests.gcg_texts import ALIKE, HEAD, QI, read, refused, told, turns_of

from tilewise.api import Engine

TOLD = """>{}: AEQINRS 8G QI +22 22
>{}: ABDEFGG H8 .F +5 5
>{}: AENRSST - +0 22
>{}: ABDEGG -BD +0 5
>{}: AENRSST 9E ARE +9 31
"""
UNTOLD = "".join(f"{line.rpartition(' ')[0]}\n" for line in TOLD.splitlines())
MOVED = [(0, "play", 22), (1, "play", 5), (0, "pass", 0), (1, "exchange", 0), (0, "play", 9)]

HEADS = {
    "one nick": ("#player1 ann Ann\n#player2 ann Anna\n", "ann"),
    "one nick and name": ("#player1 player player\n#player2 player player\n", "player"),
    "nicks alone": ("#player1 me\n#player2 me\n", "me"),
    "one name": ("#player1 a Ann\n#player2 b Ann\n", "Ann"),
    "one name in two cases": ("#player1 a Ann\n#player2 b ANN\n", "ann"),
    "one nick in two cases": ("#player1 Me Ann\n#player2 me Bob\n", "ME"),
    "names of spaces": ("#player1   \n#player2   \n", ""),
    "no nick in a turn": (HEAD, ""),
    "no names at all": ("", ""),
}


@pytest.fixture(scope="module")
def engine():
    return Engine()


def by_order(turns):
    return [n for n, turn in enumerate(turns) if turn.get("by_order")]


@pytest.mark.parametrize(("head", "nick"), HEADS.values(), ids=[*HEADS])
def test_totals_tell_apart_who_are_called_alike_and_without_totals_the_order_does_which_is_said_once(
    engine, head, nick
):
    turns = turns_of(engine, head + TOLD.replace("{}", nick))
    assert (told(turns), by_order(turns)) == (MOVED, [])
    turns = turns_of(engine, head + UNTOLD.replace("{}", nick))
    assert (told(turns), by_order(turns)) == (MOVED, [0])
    assert not any("doubt" in turn for turn in turns)


@pytest.mark.parametrize(("head", "nick"), HEADS.values(), ids=[*HEADS])
def test_players_are_told_apart_by_what_they_are_called_afterwards(engine, head, nick):
    reading = read(engine, head + TOLD.replace("{}", nick))
    first, second = reading["game"]["players"]
    assert first.strip().casefold() != second.strip().casefold()
    written = engine.call("crossword.write", {"format": "gcg", **reading["game"]})["text"]
    assert read(engine, written) == reading


@pytest.mark.parametrize(
    ("head", "players"),
    [
        ("#player1 ann Ann\n#player2 ann Anna\n", ["Ann", "Anna"]),
        ("#player1 a Ann\n#player2 b Ann\n", ["Ann (a)", "Ann (b)"]),
        ("#player1 me Me\n#player2 me Me\n", ["Me (1)", "Me (2)"]),
        ("#player1 Me Me\n#player2 me me\n", ["Me (1)", "me (2)"]),
        ("#player1 me\n#player2\n", ["me", "Player 2"]),
        ("#player1 ann Ann\n#player2 b Ann\n#player3 c Cem\n", ["Ann (1)", "Ann (b)", "Cem"]),
    ],
)
def test_of_one_name_players_have_their_nicks_or_numbers_too(engine, head, players):
    assert read(engine, head + "#title A game\n")["game"]["players"] == players


@pytest.mark.parametrize("nick", ["Me", "me"])
def test_of_two_nicks_in_two_cases_each_has_its_own_turns(engine, nick):
    """Written as in the header, a nick is its player's, unless the same had the turn before."""
    head = "#player1 Me Ann\n#player2 me Bob\n"
    lines = UNTOLD.splitlines()
    apart = "".join(f"{line.replace('{}', 'me' if n % 2 else 'Me')}\n" for n, line in enumerate(lines))
    turns = turns_of(engine, head + apart)
    assert (told(turns), by_order(turns)) == (MOVED, [])
    turns = turns_of(engine, head + UNTOLD.replace("{}", nick))
    first = 0 if nick == "Me" else 1
    assert [turn["player"] for turn in turns] == [(first + n) % 2 for n in range(5)]
    assert by_order(turns) == [1]


def test_of_two_players_who_are_called_alike_the_totals_tell_who_moved(engine):
    text = """>me: AEQINRS 8G QI +22 22
>me: ABDEFGG H8 .F +5 5
>me: AENRSST - +0 22
>me: ABDEGG -BD +0 5
>me: AENRSST 9E ARE +9 31
>me: AEGGNNR (challenge) +5 36
>me: ABEGG J8 A +3 8
>me: ABEGG -- -3 5
"""
    turns = turns_of(engine, ALIKE + text)
    assert [turn["player"] for turn in turns] == [0, 1, 0, 1, 0, 0, 1, 1]
    assert not any("doubt" in turn for turn in turns)


def test_a_first_pass_of_two_who_are_called_alike_is_the_first_players(engine):
    assert told(turns_of(engine, ALIKE + ">me: - +0 0\n>me: ABC -A +0 0\n")) == [(0, "pass", 0), (1, "exchange", 0)]


@pytest.mark.parametrize(
    ("line", "doubt"),
    [(">me: AB 9G AB +8 9", {"told": 9, "found": 8}), (">me: AB 9G AB +8", None)],
    ids=["neither's total", "no total"],
)
def test_where_the_total_does_not_tell_who_moved_either_the_order_does_and_both_is_said(engine, line, doubt):
    turns = turns_of(engine, ALIKE + ">me: AEQINRS 8G QI +22 22\n" + line + "\n")
    assert ([turn["player"] for turn in turns], by_order(turns)) == ([0, 1], [1])
    assert turns[1].get("doubt") == doubt


def test_a_play_taken_back_is_its_players_turn_and_then_it_is_the_others(engine):
    lines = ">me: AEQINRS 8G QI +22\n>me: -- -22\n>me: ABC - +0\n>me: AEQINRS 8G QIS +24\n>me: (challenge) +5\n"
    turns = turns_of(engine, ALIKE + lines)
    assert [turn["player"] for turn in turns] == [0, 0, 1, 0, 0]


@pytest.mark.parametrize("points", ["(time) -10", "(ABC) -7", "(challenge) +0"])
def test_whose_points_are_taken_is_never_guessed(engine, points):
    error = refused(engine, ALIKE + ">me: AEQINRS 8G QI +22\n>me: " + points + "\n")
    assert (error.code, error.data["line"], error.data["reason"]) == ("gcg", 4, "alike")
    assert "both players are called “me”" in str(error)


def test_of_three_players_with_one_nick_the_totals_tell_who_moved(engine):
    head = "#player1 x Ann\n#player2 x Bob\n#player3 x Cem\n"
    turns = turns_of(engine, head + ">x: QI 8G QI +22 22\n>x: AB 9G AB +9 9\n>x: - +0 0\n>x: A 10G A +3 12\n")
    assert [turn["player"] for turn in turns] == [0, 1, 2, 1]
    turns = turns_of(engine, head + ">x: QI 8G QI +22 22\n>x: AB 9G AB +9 77\n")
    assert (turns[1]["player"], turns[1]["doubt"], by_order(turns)) == (1, {"told": 77, "found": 9}, [1])
    turns = turns_of(engine, head + ">x: QI 8G QI +22\n" + ">x: - +0\n" * 3)
    assert [turn["player"] for turn in turns] == [0, 1, 2, 0]


@pytest.mark.parametrize("head", ["", HEAD], ids=["no header", "header"])
@pytest.mark.parametrize("nick", ["bbo", "cem"])
def test_a_third_nick_among_the_turns_of_two_is_refused(engine, head, nick):
    error = refused(engine, f"{head}{QI}>bob: ABDEFGG H8 .F +5 5\n>ann: AENRSST - +0 22\n>{nick}: A - +0 5\n")
    assert (error.data["reason"], error.data["name"], error.data["line"]) == ("player", nick, head.count("\n") + 4)


def test_three_nicks_in_turn_are_three_players(engine):
    text = QI + ">bob: ABDEFGG H8 .F +5 5\n>cem: AENRSST - +0 0\n>ann: A - +0 22\n"
    assert read(engine, text)["game"]["players"] == ["ann", "bob", "cem"]
    assert [turn["player"] for turn in turns_of(engine, text)] == [0, 1, 2, 0]
