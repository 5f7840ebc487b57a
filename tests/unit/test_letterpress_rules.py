"""The rules of Letterpress, case by case, through the public methods."""

import pytest
from amount import some, takes_long
from steady import steady_thinking

from tilewise.alphabets import alphabet
from tilewise.api import Engine
from tilewise.errors import TilewiseError
from tilewise.jobs import finish
from tilewise.letterpress.board import ALL_SQUARES, read_position
from tilewise.lexicon import Lexicon, Library

BOARD = "ABCDEFGHIJKLMNOPQRSTUVWXY"


@pytest.fixture
def engine():
    made = Engine(Library(None))
    made.call("lexicon.add", {"id": "few", "alphabet": "en", "text": "AB\nABC\nABF\nFAB\nBAG\nCAB\nDEF\nMNO"})
    return made


def solve(engine, **fields):
    return engine.call("letterpress.solve", {"lexicon": "few", "board": BOARD, **fields})


def refused(engine, code, **fields):
    with pytest.raises(TilewiseError) as caught:
        solve(engine, **fields)
    assert caught.value.code == code


def play(engine, **fields):
    return engine.call("letterpress.play", {"board": BOARD, "ours": 0, "theirs": 0, "played": [], **fields})


def mask(rows: str, mark: str = "o") -> int:
    """Read a mask from five rows of a drawing."""
    return sum(1 << i for i, char in enumerate("".join(rows.split())) if char == mark)


def of_word(engine, word, **fields):
    return next(play for play in solve(engine, **fields)["plays"] if play["word"] == word)


def test_free_squares_and_squares_of_theirs_become_ours(engine):
    play = of_word(engine, "ABC", theirs=mask(".o... ..... ..... ..... ....."))
    assert play["ours"] == 0b111
    assert (play["theirs"], play["score"]) == (0, [3, 0])


def test_a_locked_square_keeps_its_owner_though_its_letter_is_used(engine):
    corner = mask("oo... o.... ..... ..... .....")
    play = of_word(engine, "ABC", theirs=corner)
    assert play["ours"] == mask(".oo.. ..... ..... ..... .....")
    assert play["theirs"] == mask("o.... o.... ..... ..... .....")


def test_locks_are_judged_before_the_play(engine):
    corner = mask("oo... o.... ..... ..... .....")
    play = of_word(engine, "ABF", theirs=corner)
    assert play["theirs"] == 1, "A was locked when the play began, though B and F fall with it"
    assert play["locked"] == [0, 0]


def test_squares_of_ours_stay_ours(engine):
    assert of_word(engine, "ABC", ours=0b11)["ours"] == 0b111


def test_a_square_is_locked_when_it_and_all_its_neighbours_have_one_colour(engine):
    play = of_word(engine, "ABF")
    assert play["locked"] == [1, 0]
    assert play["locked_masks"] == [1, 0]


def test_vulnerability_sums_open_neighbours_of_squares_held(engine):
    assert of_word(engine, "ABF")["vulnerability"] == 4
    assert of_word(engine, "MNO")["vulnerability"] == 7


def test_played_words_and_their_prefixes_are_barred(engine):
    words = {play["word"] for play in solve(engine, played=["abc"])["plays"]}
    assert words == {"ABF", "FAB", "BAG", "CAB", "DEF", "MNO"}
    assert solve(engine, played=["abc"])["words"] == 6


def test_words_of_the_same_letters_share_masks_and_name_each_other(engine):
    answer = solve(engine)
    assert (answer["words"], answer["moves"]) == (8, 6)
    assert of_word(engine, "ABF")["same_letters"] == ["FAB"]
    assert of_word(engine, "AB")["same_letters"] == []
    assert len(solve(engine, anagrams="merged")["plays"]) == 6


def test_a_play_that_fills_the_board_with_more_squares_of_ours_comes_first(engine):
    ours = mask("...oo ooooo ooooo ..... .....")
    play = solve(engine, ours=ours, theirs=ALL_SQUARES ^ ours ^ 0b111)["plays"][0]
    assert (play["word"], play["ends_game"], play["wins"]) == ("ABC", True, True)


def test_a_play_that_fills_the_board_and_loses_comes_last(engine):
    ours = mask("..... ..... ..... ..... ...oo")
    play = solve(engine, ours=ours, theirs=ALL_SQUARES ^ ours ^ 0b111, limit=None)["plays"][-1]
    assert (play["ends_game"], play["wins"]) == (True, False)
    assert {play["word"]} <= {"ABC", "CAB"}


FULL = mask("ooooo ooooo ooo.. ..... .....")


@pytest.mark.parametrize("ranking", ["letterpwn", "territory", "lookahead"])
def test_a_full_board_has_no_legal_word(engine, ranking):
    answer = solve(engine, ours=FULL, theirs=ALL_SQUARES ^ FULL, ranking=ranking)
    assert (answer["words"], answer["moves"], answer["plays"]) == (0, 0, [])
    assert (answer["position"]["score"], answer["position"]["ended"]) == ([13, 12], True)


def test_a_word_cannot_be_played_on_a_full_board(engine):
    with pytest.raises(TilewiseError) as refusal:
        solve(engine, ours=FULL, theirs=ALL_SQUARES ^ FULL, word="ABC")
    assert refusal.value.code == "word"


@pytest.mark.parametrize("ranking", ["letterpwn", "territory"])
@pytest.mark.parametrize("anagrams", ["each", "merged"])
def test_no_plays_are_given_where_none_are_asked_for(engine, ranking, anagrams):
    answer = solve(engine, limit=0, ranking=ranking, anagrams=anagrams)
    assert (answer["words"], answer["plays"]) == (8, [])


def test_a_play_that_goes_on_says_neither_win_nor_loss(engine):
    assert of_word(engine, "AB")["wins"] is None
    assert of_word(engine, "AB")["ends_game"] is False


def test_one_word_lists_every_mask_of_it(engine):
    answer = engine.call("letterpress.solve", {"lexicon": "few", "board": "ABAXXXXXXXXXXXXXXXXXXXXXX", "word": "ab"})
    assert [(play["word"], play["mask"]) for play in answer["plays"]] == [("AB", 0b011), ("AB", 0b110)]
    on_squares = {"lexicon": "few", "board": "ABAXXXXXXXXXXXXXXXXXXXXXX", "word": "ab", "squares": 0b110}
    assert [play["mask"] for play in engine.call("letterpress.solve", on_squares)["plays"]] == [0b110]


def test_a_word_that_is_not_listed_can_be_played_where_that_is_said(engine):
    fields = {"lexicon": "few", "board": "ABAXXXXXXXXXXXXXXXXXXXXXX", "word": "axa", "unlisted": True, "limit": 1}
    answer = engine.call("letterpress.solve", fields)
    [play] = answer["plays"]
    assert (play["word"], play["mask"].bit_count()) == ("AXA", 3)
    assert answer["words"] == engine.call("letterpress.solve", {**fields, "word": None})["words"]
    move = {"lexicon": "few", "board": fields["board"], "word": "axa", "mask": play["mask"]}
    assert engine.call("letterpress.play", {**move, "unlisted": True})["played"] == ["AXA"]
    with pytest.raises(TilewiseError, match="not in this word list"):
        engine.call("letterpress.play", move)


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"ours": FULL, "theirs": ALL_SQUARES ^ FULL, "word": "ABC"}, "ended"),
        ({"word": "ZZ"}, "letters"),
        ({"word": "AB", "played": ["ABC"]}, "barred"),
        ({"word": "AB", "played": ["ABC"], "unlisted": True}, "barred"),
        ({"word": "BCA"}, "unlisted"),
        ({"word": "ABC", "squares": 0b11}, "squares"),
        ({"word": "A", "unlisted": True}, "unlisted"),
        ({"word": "ABC", "without": "few"}, "hidden"),
    ],
)
def test_why_a_word_cannot_be_played_is_told(engine, fields, reason):
    with pytest.raises(TilewiseError) as refusal:
        solve(engine, **fields)
    assert refusal.value.data == {"code": "word", "field": "word", "reason": reason}


@pytest.mark.parametrize("ranking", ["letterpwn", "territory"])
def test_no_plays_are_listed_where_none_are_asked_for(engine, ranking):
    answer = solve(engine, limit=0, ranking=ranking)
    assert (answer["words"], answer["plays"]) == (8, [])


def test_solving_the_same_position_twice_gives_the_same_answer(engine):
    assert solve(engine, ours=7) == solve(engine, ours=7)


def test_min_zipf_leaves_rarer_words_out():
    library = Library(None)
    library.put("ranked", pack(["ab", "cab"], {"cab": 4.0}))
    answer = Engine(library).call("letterpress.solve", {"lexicon": "ranked", "board": BOARD, "min_zipf": 3.9})
    assert [(play["word"], play["zipf"]) for play in answer["plays"]] == [("CAB", 4.0)]


def test_the_more_common_word_wins_a_tie():
    library = Library(None)
    library.put("ranked", pack(["abf", "fab"], {"fab": 3.2, "abf": 1.0}))
    answer = Engine(library).call("letterpress.solve", {"lexicon": "ranked", "board": BOARD})
    assert [play["word"] for play in answer["plays"]] == ["FAB", "ABF"]


def test_a_digraph_list_plays_single_letters():
    library = Library(None)
    library.keep("es", Lexicon.from_words(["chico", "cama"], alphabet("es")))
    answer = Engine(library).call("letterpress.solve", {"lexicon": "es", "board": "CHICOXXXXXXXXXXXXXXXXXXXX"})
    assert [play["word"] for play in answer["plays"]] == ["CHICO"]


def test_turkish_keeps_its_two_letters_i_apart():
    library = Library(None)
    library.keep("tr", Lexicon.from_words(["ılık", "ilik"], alphabet("tr")))
    answer = Engine(library).call("letterpress.solve", {"lexicon": "tr", "board": "ıLıKAAAAAAAAAAAAAAAAAAAAA"})
    assert [play["word"] for play in answer["plays"]] == ["ILIK"]


def test_looking_ahead_is_a_job_whose_plays_name_the_best_reply(engine):
    job = engine.begin("letterpress.solve", {"lexicon": "few", "board": BOARD, "ranking": "lookahead", "limit": 3})
    assert next(filter(None, job)).done == 0
    answer = finish(job)
    assert (answer["words"], answer["moves"], answer["ranking"]) == (8, 6, "lookahead")
    for play in answer["plays"]:
        reply = play["reply"]
        assert reply["wins"] is None
        assert reply["ours"] & reply["theirs"] == 0
        assert reply["theirs"] & reply["mask"] == reply["mask"] & ~sum(play["locked_masks"][:1])
        assert not play["word"].startswith(reply["word"])


@takes_long("looks ahead on a board of twenty-five squares, more than once")
@pytest.mark.parametrize(
    "fields",
    some([{}, {"min_zipf": 3.5}, {"must": 1 << 12, "anagrams": "merged"}], 1, always=[{"min_zipf": 3.5}]),
    ids=lambda fields: ", ".join(fields) or "all",
)
def test_without_a_limit_looking_ahead_gives_all_plays_and_with_one_the_first_of_them(fields):
    asked = {"lexicon": "en-common", "board": "RSTLNEAIODMPUHGCBKYFWVXTE", "ours": 0b11, "theirs": 0b1100000, **fields}
    made = Engine()
    every = {play["word"] for play in made.call("letterpress.solve", {**asked, "limit": None})["plays"]}
    assert len(every) > 150
    ahead = {**asked, "ranking": "lookahead"}
    plays = made.call("letterpress.solve", {**ahead, "limit": None})["plays"]
    assert len(plays) == len(every)
    assert {play["word"] for play in plays} == every
    for limit in (5, 100):
        assert made.call("letterpress.solve", {**ahead, "limit": limit})["plays"] == plays[:limit]


def test_looking_ahead_gives_partial_answers_of_the_same_form(engine):
    job = engine.begin(
        "letterpress.solve", {"lexicon": "few", "board": BOARD, "ranking": "lookahead", "limit": 3, "seconds": 1}
    )
    with steady_thinking():
        partials = [progress.partial for progress in job if progress and progress.partial is not None]
    assert partials
    answer = solve(engine, ranking="lookahead", limit=3)
    for partial in partials:
        assert partial.keys() == answer.keys()
        assert all(play.keys() == answer["plays"][0].keys() for play in partial["plays"])


def test_looking_ahead_says_that_a_win_at_once_is_forced(engine):
    ours = mask("...oo ooooo ooooo ..... .....")
    answer = solve(engine, ours=ours, theirs=ALL_SQUARES ^ ours ^ 0b111, ranking="lookahead")
    best = answer["plays"][0]
    assert (best["word"], best["forced"], best["reply"]) == ("ABC", "wins", None)
    assert answer["proved"] == {"wins": True, "plies": 1}


def test_a_play_tells_what_it_claims_captures_locks_and_breaks(engine):
    ours, theirs = mask(".o... ..... ..... ..... ....."), mask("..... o.... o.... .o... .....")
    play = of_word(engine, "FAB", ours=ours, theirs=theirs)
    assert play["claims"] == mask("o.... ..... ..... ..... .....")
    assert play["captures"] == mask("..... o.... ..... ..... .....")
    assert play["locks"] == mask("o.... ..... ..... ..... .....")
    assert play["breaks"] == 0
    corner = mask("..... ..... ..... o.... oo...")
    assert of_word(engine, "FAB", theirs=corner)["breaks"] == 0
    broken = of_word(engine, "ABF", theirs=mask("oo... o.... ..... ..... ....."))
    assert (broken["claims"], broken["captures"]) == (0, mask(".o... o.... ..... ..... ....."))
    assert broken["breaks"] == 1, "A stays theirs and can be taken from now on"


def test_a_play_names_the_words_that_it_bars_besides_itself(engine):
    assert of_word(engine, "ABC")["bars"] == ["AB"]
    assert of_word(engine, "ABC", played=["ABF"])["bars"] == [], "AB was barred already"
    assert of_word(engine, "FAB")["bars"] == [], "neither F nor FA is a word"


@pytest.mark.parametrize("ranking", ["letterpwn", "territory", "lookahead"])
def test_every_play_takes_the_squares_that_it_must(engine, ranking):
    answer = solve(engine, ranking=ranking, must=0b100100)
    assert {play["word"] for play in answer["plays"]} == set()
    answer = solve(engine, ranking=ranking, must=0b100)
    assert {play["word"] for play in answer["plays"]} == {"ABC", "CAB"}
    assert answer["words"] == 8, "the legal words are the same"
    assert all(play["mask"] & 0b100 for play in answer["plays"])
    refused(engine, "mask-range", ranking=ranking, must=ALL_SQUARES + 1)


def test_squares_that_are_ours_already_may_be_asked_for(engine):
    board = "AB" + "A" + "X" * 22
    [play] = solve(engine, board=board, ours=0b101, must=0b100, limit=1)["plays"]
    assert (play["word"], play["mask"]) == ("AB", 0b110)


@pytest.mark.parametrize("ranking", ["letterpwn", "lookahead"])
def test_only_winning_plays_are_given_the_shortest_first(engine, ranking):
    ours = mask("...oo ooooo ooooo ..... .....")
    free = {"ranking": ranking, "winning": True}
    answer = solve(engine, ours=ours | 0b100, theirs=ALL_SQUARES ^ ours ^ 0b111, **free)
    assert [play["word"] for play in answer["plays"]] == ["AB", "ABC", "ABF", "BAG", "CAB", "FAB"]
    assert all(play["wins"] for play in answer["plays"])
    theirs = ALL_SQUARES ^ 0b11
    assert solve(engine, ours=0, theirs=theirs, **free)["plays"] == []


def test_a_win_is_forced_only_if_no_word_that_is_hidden_answers_it():
    """With AB hidden the other side still ends the game with it."""
    library = Library(None)
    library.keep("few", Lexicon.from_words(["ab", "mno"], alphabet("en"), {"ab": 1.0, "mno": 5.0}))
    engine = Engine(library)
    theirs = mask("..... ooooo ooooo ooooo .....") | 0b11100
    ours = ALL_SQUARES ^ theirs ^ 0b11
    answer = solve(engine, ours=ours, theirs=theirs, ranking="lookahead", min_zipf=3)
    [play] = answer["plays"]
    assert (play["word"], play["forced"], answer["proved"]["wins"]) == ("MNO", "loses", False)


@pytest.mark.parametrize("ranking", ["letterpwn", "lookahead"])
def test_a_finished_board_says_who_has_won(engine, ranking):
    for ours, theirs, winner in ((FULL, ALL_SQUARES ^ FULL, "ours"), (ALL_SQUARES ^ FULL, FULL, "theirs")):
        answer = solve(engine, ours=ours, theirs=theirs, ranking=ranking)
        assert answer["winner"] == winner
        proof = {"wins": winner == "ours", "plies": 0} if ranking == "lookahead" else None
        assert answer["proved"] == proof
    assert solve(engine)["winner"] is None


class TestPlay:
    def test_gives_the_next_position(self, engine):
        answer = play(engine, word="cab", mask=0b111, played=["DEF"])
        assert answer["board"] == BOARD
        assert (answer["ours"], answer["theirs"], answer["played"]) == (0b111, 0, ["DEF", "CAB"])
        assert (answer["score"], answer["ended"], answer["winner"]) == ([3, 0], False, None)

    def test_says_who_has_won(self, engine):
        ours = mask("...oo ooooo ooooo ..... .....")
        answer = play(engine, word="cab", mask=0b111, ours=ours, theirs=ALL_SQUARES ^ ours ^ 0b111)
        assert (answer["ended"], answer["winner"]) == (True, "ours")

    @pytest.mark.parametrize(
        ("fields", "code", "field"),
        [
            ({"word": "cab", "mask": 0b1011}, "letters", "mask"),
            ({"word": "cab", "mask": 0}, "letters", "mask"),
            ({"word": "cab", "mask": 1 << 25}, "mask-range", "mask"),
            ({"word": "cab", "mask": 0b111, "played": ["CABX"]}, "barred", "word"),
            ({"word": "cab", "mask": 0b111, "played": ["CAB"]}, "barred", "word"),
            ({"word": "bca", "mask": 0b111, "lexicon": "few"}, "not-a-word", "word"),
            ({"word": "c4b", "mask": 0b111}, "letter", "word"),
            ({"word": "cab", "mask": 0b111, "ours": FULL, "theirs": ALL_SQUARES ^ FULL}, "game-over", "board"),
        ],
    )
    def test_refuses_what_the_rules_do_not_allow(self, engine, fields, code, field):
        with pytest.raises(TilewiseError) as refusal:
            play(engine, **fields)
        assert (refusal.value.code, refusal.value.data["field"]) == (code, field)


@pytest.mark.parametrize(
    ("fields", "code", "place"),
    [
        ({"board": BOARD[:24]}, "board-length", {"field": "board"}),
        ({"board": ""}, "board-length", {"field": "board"}),
        ({"board": BOARD + "Z"}, "board-length", {"field": "board"}),
        ({"board": "ABCDEFG7IJKLMNOPQRSTUVWXY"}, "board-letter", {"field": "board", "row": 1, "column": 2}),
        ({"board": 5}, "wrong-type", {"field": "board"}),
        ({"ours": 3, "theirs": 6}, "overlap", {"field": "theirs", "row": 0, "column": 1}),
        ({"ours": 1 << 25}, "mask-range", {"field": "ours"}),
        ({"theirs": -1}, "mask-range", {"field": "theirs"}),
        ({"ours": "7"}, "wrong-type", {"field": "ours"}),
        ({"ours": True}, "wrong-type", {"field": "ours"}),
        ({"ours": 1.5}, "wrong-type", {"field": "ours"}),
        ({"lexicon": "klingon"}, "lexicon-unknown", {"field": "lexicon"}),
        ({"played": ["AB", "A1"]}, "letter", {"field": "played", "index": 1}),
        ({"played": "AB"}, "wrong-type", {"field": "played"}),
        ({"ranking": "best"}, "choice", {"field": "ranking"}),
        ({"limit": -1}, "range", {"field": "limit"}),
        ({"min_zipf": 11}, "range", {"field": "min_zipf"}),
        ({"bored": 1}, "unknown-field", {"field": "bored"}),
        ({"word": "ABX"}, "word", {"field": "word"}),
    ],
)
def test_bad_input_gets_a_code_and_its_place(engine, fields, code, place):
    with pytest.raises(TilewiseError) as refusal:
        solve(engine, **fields)
    assert refusal.value.code == code
    assert {name: refusal.value.data[name] for name in place} == place
    assert str(refusal.value).endswith((".", "?"))


def pack(words, zipf):
    return Lexicon.from_words(words, alphabet("en"), zipf).pack()


def test_letters_alone_are_a_position_with_every_square_free():
    position = read_position(BOARD)
    assert (position.ours, position.theirs, position.free) == (0, 0, ALL_SQUARES)


def test_what_can_be_captured_is_free_or_theirs_and_not_locked():
    position = read_position(
        BOARD, ours=mask("ooooo ..... ..... ..... ....."), theirs=mask("..... ..... .oo.. ooo.. ooo..")
    )
    assert position.capturable == mask("..... ooooo ooooo o.ooo ..ooo")
