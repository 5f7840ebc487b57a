"""How much it is worth to know a word: the tables that ship, and how they are made."""

import gzip
import json
import sys
from pathlib import Path

import pytest
from amount import takes_long
from wordlists import playability

from tilewise.alphabets import alphabet
from tilewise.api import Engine
from tilewise.crossword.layout import layout_of
from tilewise.crossword.leaves.keeping import leaves_to_the_end
from tilewise.crossword.leaves.tables import shipped_leaves
from tilewise.crossword.search import Search
from tilewise.crossword.tile_keys import parts_of
from tilewise.crossword.training.self_play import by_leaves, play_game
from tilewise.lexicon import Lexicon, Library, load_lexicon, shipped_folder
from tilewise.study.played import TABLES, Played, played_of
from tilewise.tiles import tile_set_of


@pytest.mark.parametrize("id", TABLES)
def test_a_table_that_ships_is_of_its_list_and_says_what_it_rests_on(id: str) -> None:
    library = Library(shipped_folder())
    lexicon = library.lexicon(id.partition("-")[0])
    played = played_of(lexicon, tile_set_of(TABLES[id]), library)
    assert played is not None
    assert played.games >= 50
    assert {"list", "board", "tiles", "seed", "racks"} < set(played.made)
    assert len(played.in_order) == len(played.worth) > 3_000
    assert all(points >= 0 for points in played.worth.values())
    assert len(played.worth) < len(lexicon) / 2, "of most words nothing is known, and nothing is said"


def test_a_word_that_the_list_no_longer_has_is_left_out_of_the_order() -> None:
    lexicon = Lexicon.from_words(["qi", "za"], alphabet("en"))
    table = Played('# {"games": 9}\nQI\t5\t30\nCH\t4\t20.5\nZA\t3\t31\n', lexicon)
    assert [word for word, _, _ in table.in_order] == [b"ZA", b"QI"]
    assert table.worth[b"CH"] == 20.5


def test_what_is_worth_knowing_comes_first_and_what_is_not_known_last() -> None:
    engine = Engine()
    where = {"length": [2, 3]}
    found = engine.call("study.search", {"lexicon": "en", "where": where, "order": "playability", "limit": None})
    worth = [row["playability"] for row in found["words"]]
    known = [each for each in worth if each is not None]
    assert found["words"][0]["word"] == "QI"
    assert known == sorted(known, reverse=True)
    assert worth[len(known) :] == [None] * (len(worth) - len(known))
    assert 0 < len(known) < len(worth)
    rest = [row["word"] for row in found["words"]][len(known) :]
    assert rest == sorted(rest)
    assert found["played"] >= 50
    named = {"lists": ["en-wwf-played"], "tiles": "en_wwf", "limit": 1}
    assert engine.call("study.search", {"lexicon": "en", "where": {"anagram": "IQ"}, **named})["words"][0][
        "playability"
    ]
    other = engine.call("study.search", {"lexicon": "en-common", "where": where, "limit": 3})
    assert (other["played"], [row["playability"] for row in other["words"]]) == (None, [None] * 3)


@takes_long("plays a game")
def test_a_word_is_worth_what_the_best_move_has_over_the_best_without_it() -> None:
    lexicon, layout, tiles = load_lexicon("tr"), layout_of("kelimelik"), tile_set_of("tr_kelimelik")
    leaves = shipped_leaves(layout, tiles, lexicon)
    assert leaves is not None
    setting = playability.Setting(layout, tiles, lexicon, leaves)
    player = by_leaves(lexicon, leaves)
    looked = 0
    for turn in list(play_game(layout, tiles, players=(player, player), seed=3))[::4]:
        rack = bytes(sorted(turn.rack))
        worth = dict(playability.worths(turn, rack, setting))
        kept = leaves_to_the_end(turn.position, rack, lexicon, table=leaves)
        stays = [kept[leave] for _, leave in parts_of(rack)[1:]] if turn.bag >= layout.rack else [kept[rack]]
        every = Search(turn.position, rack, lexicon, leaves=kept, by_equity=True).best(None)
        best = every[0] if every and every[0].equity > max(stays) else None
        assert set(worth) == (playability.words_of(best) if best else set())
        for word, eighths in worth.items():
            assert best is not None
            rest = max([*stays, *(play.equity for play in every if word not in playability.words_of(play))])
            assert eighths == (best.equity - rest) * 8
            looked += 1
    assert looked > 5


@takes_long("plays games")
def test_a_run_that_is_broken_off_goes_on_to_the_same_table(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def run(folder: str, *games: int) -> bytes:
        home = tmp_path / folder
        (home / ".build").mkdir(parents=True)
        (home / "wordlists").mkdir()
        monkeypatch.setattr(playability, "HERE", home / "wordlists")
        for each in games:
            monkeypatch.setattr(sys, "argv", ["playability.py", "tr-scrabble", "--games", str(each)])
            playability.main()
        return (home / "wordlists" / "tr-scrabble.played.tsv.gz").read_bytes()

    broken_off = run("broken", 1, 2)
    assert broken_off == run("whole", 2)
    head, *rows = gzip.decompress(broken_off).decode().splitlines()
    assert json.loads(head.removeprefix("# "))["games"] == 2
    assert len(rows) > 100
