"""A given time is kept however rich the board, and what takes a while pauses on its way."""

from itertools import islice, pairwise, product

import pytest
from amount import takes_long
from steady import SteadyClock, steady_thinking

from tilewise.alphabets import alphabet
from tilewise.api import Engine
from tilewise.crossword.simulation import methods as simulations
from tilewise.jobs import finish
from tilewise.letterpress import choice
from tilewise.letterpress.game import opponents
from tilewise.letterpress.values import Rows
from tilewise.lexicon.list_import import reading_list
from tilewise.lexicon.notes import gather
from tilewise.lexicon.reports import folded_letters

RICH = {"lexicon": "en-common", "board": "pnsenahmuortfhigcscwpdoea"}
DIGRAPHS = ["cha", "calle", "perro", "llave", "chico", "carro", "chocolate", "caramelo"]


@pytest.fixture(scope="module")
def engine():
    return Engine()


@takes_long("looks ahead on a board of more than ten thousand words")
def test_all_plays_that_are_looked_ahead_from_are_written_in_pieces(engine, monkeypatch):
    written = []
    row = Rows.of_answered
    monkeypatch.setattr(Rows, "of_answered", lambda rows, found: written.append(found) or row(rows, found))
    done = [0]
    with steady_thinking():
        job = engine.begin("letterpress.solve", {**RICH, "ranking": "lookahead", "limit": None, "seconds": 0.01})
        while True:
            try:
                next(job)
            except StopIteration as stop:
                answer = stop.value
                break
            done.append(len(written))
    assert len({play["word"] for play in answer["plays"]}) == len(answer["plays"]) == answer["words"] > 10_000
    assert max(after - before for before, after in pairwise([*done, len(written)])) <= 250


@pytest.mark.parametrize(("asked", "left"), [(4.0, 3.0), (1.0, 0.5), (0.0, 0.0)])
def test_the_time_to_think_begins_with_the_request_and_half_of_it_is_left_at_least(engine, monkeypatch, asked, left):
    now, given = [10.0], []

    def slow(key, spelling):
        now[0] += 1.0
        return (yield from begin(key, spelling))

    begin = choice.begin_search
    for room in (choice, opponents):
        think = room.think
        monkeypatch.setattr(room, "begin_search", slow)
        monkeypatch.setattr(
            room,
            "think",
            lambda *of, think=think, **more: given.append(more["seconds"]) or think(*of, **{**more, "seconds": 0.0}),
        )
    setup = {"board": f"q{'xyz' * 8}", "players": [{"level": 5}, {"level": 5}]}
    engine.call("lexicon.add", {"id": "odd", "alphabet": "en", "text": f"zx\nyx\nqx{int(asked) * 'y'}"})
    with steady_thinking() as clock:
        monkeypatch.setattr(type(clock), "__call__", lambda _: now[0])
        asking = {"lexicon": "odd", "board": setup["board"], "ranking": "lookahead", "seconds": asked}
        engine.call("letterpress.solve", asking)
        engine.call("letterpress.solve", asking)
    assert given == [left, asked], "the second time the search is there"
    monkeypatch.setattr(opponents, "kept_search", lambda _: None)
    with steady_thinking() as clock:
        monkeypatch.setattr(type(clock), "__call__", lambda _: now[0])
        engine.call("letterpress.choose", {"lexicon": "odd", "setup": setup, "seconds": asked})
    assert given[2:] == [left]


def test_moves_to_be_simulated_are_looked_for_no_longer_than_there_is_time(engine, monkeypatch):
    layout = {"name": "Free", "layout": ["." * 16] * 16, "center": None, "rack": 10}
    tiles = {"name": "Own", "blanks": 4, "tiles": {letter: [9, 2] for letter in "AEINRSTLDO"}}
    fields = {"lexicon": "en-common", "layout": layout, "tiles": tiles, "board": ["." * 16] * 16, "rack": "AEINRST???"}
    monkeypatch.setattr(simulations, "perf_counter", SteadyClock(0.01))
    steps = sum(1 for _ in engine.begin("crossword.simulate", {**fields, "seconds": 0.1}))
    assert steps < 200
    answer = engine.call("crossword.simulate", {**fields, "seconds": 0.1})
    assert [row["samples"] for row in answer["plays"]] == [0] * 12
    assert answer["plays"][0]["kind"] == "play"


@pytest.mark.parametrize("asked", ["match", "choose", "review", "puzzle"])
def test_a_list_of_digraphs_is_spelled_with_pauses_whatever_is_asked_first(asked):
    engine = Engine()
    engine.call("lexicon.add", {"id": "dos", "alphabet": "es", "text": "\n".join(DIGRAPHS)})
    words = engine.library.lexicon("dos")
    setup = {"board": "chacallecarropollavecaram", "players": [{"level": 1}, {"level": 1}]}
    job = engine.begin(f"letterpress.{asked}", {"lexicon": "dos", **({} if asked == "puzzle" else {"setup": setup})})
    unspelled = []
    for _ in job:
        unspelled.append(words.unspelled)
        if not words.unspelled:
            break
    job.close()
    assert unspelled.count(len(DIGRAPHS)) >= len({len(word) for word in DIGRAPHS}) - 1


def test_what_stands_beside_words_is_gathered_and_folded_letters_are_counted_with_pauses():
    words = [
        f"{a}{b}{c}{d}"
        for a in "ABCDEFGHIJ"
        for b in "ABCDEFGHIJ"
        for c in "ABCDEFGHIJK"
        for d in "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    ]
    pauses = []
    notes = finish(gather("\n".join(words * 2), alphabet("en"), ["1"] * 2 * len(words), None), pauses.append)
    assert len(pauses) >= 4
    assert notes.of("JJKZ").count == "2"
    pauses.clear()
    folded = finish(folded_letters("élève île août", alphabet("fr")), pauses.append)
    assert [row["letter"] for row in folded] == ["È", "É", "Î", "Û"]
    assert len(pauses) > len(folded)


@pytest.mark.parametrize(
    ("line", "stages"),
    [
        ('{word},{n},"a thing, {word}"', 5),  # quotes that may go on, cells, words, definitions, counts
        ("{word}\tmeaning of {word}", 3),
        ("{n}. {word}", 1),
        ("{word}; # the {n}th", 1),
        ("{word}/S", 1),
        ("{sorted} {word}", 1),
        ("<{word}>,", 1),
        ("{word} {word}x {word}y", 1),
    ],
)
def test_a_file_is_read_in_pieces_whatever_its_form(line, stages):
    letters = "abcdefghijklmnopqrstuvwxyz"
    words = ["".join(each) for each in islice(product(letters, "aeiou", letters, "aeiou", letters), 40_000)]
    data = "\n".join(line.format(word=word, n=n, sorted="".join(sorted(word))) for n, word in enumerate(words))
    pauses = []
    read = finish(reading_list(data.encode(), alphabet="en"), pauses.append)
    assert words[-1] in read.text.split()
    assert len(pauses) >= stages * 8, read.form
