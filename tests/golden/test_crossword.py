"""Crossword positions against two or three independent engines, play for play.

data/crossword.json.gz holds 24 positions with every legal play and its score, as agreed by scrabble-solver 2.18.1,
wolges 2267824 and, on the boards that it knows, quackle 87ffbe5; the format is in the file. Its English list is `en`
and six words (see conftest), its Turkish list data/crossword_turkish.txt.gz (MIT, © Harun Reşit Zafer; see the
licence beside it). Its Super board was played with the English set, of which there are too few tiles; `en_super` has
the same values.
"""

import gzip
import hashlib
import json
from functools import cache
from pathlib import Path

import pytest
from amount import takes_long
from golden.conftest import _english

from tilewise.alphabets import alphabet
from tilewise.api import Engine
from tilewise.lexicon import Lexicon

DATA = Path(__file__).parent / "data"
TURKISH = "f1a281832b0b91671fcd2cf85e815b8966f07dabdebdcdac68d03bbde12827a9"
CASES = [
    "open-0", "open-1", "early-0", "mid-0a", "mid-0b", "mid-1a", "mid-1b", "mid-2a", "mid-2b", "late-0", "late-1",
    "dense-0", "end-0", "tr-mid-0", "tr-mid-1", "tr-open-2", "super-mid-0", "super-mid-1", "wwf-mid-0", "wwf-mid-1",
    "wwf-open-0", "wwf11-mid-0", "kelimelik-mid-0", "kelimelik-mid-1",
]  # fmt: skip


@cache
def cases():
    """The golden cases by id."""
    content = json.loads(gzip.decompress((DATA / "crossword.json.gz").read_bytes()))
    return {case["id"]: case for case in content["cases"]}


@cache
def engine() -> Engine:
    """An engine with the two lists of the golden cases."""
    text = gzip.decompress((DATA / "crossword_turkish.txt.gz").read_bytes())
    assert hashlib.sha256(text).hexdigest() == TURKISH
    made = Engine()
    made.library.put("english.txt", _english().pack())
    made.library.put("turkish.txt", Lexicon.from_words(text.decode().split(), alphabet("tr")).pack())
    return made


def request(case):
    """The params of `crossword.solve` for a golden case."""
    letters = alphabet("tr" if case["words"] == "turkish.txt" else "en")
    uppers = dict(zip(letters.lowers, letters.letters, strict=True))
    rows = [
        "".join(
            tile if [row, column] in case["blanks"] else uppers.get(tile, tile) for column, tile in enumerate(squares)
        )
        for row, squares in enumerate(case["board"])
    ]
    return {
        "lexicon": case["words"],
        "layout": case["board_type"],
        "tiles": "en_super" if case["board_type"] == "super" else case["tileset"],
        "board": rows,
        "rack": "".join(case["rack"]),
    }


def as_golden(play, lowers):
    """A play as the golden file writes it."""
    mask = "".join("=" if tile == "." else "?" if tile in lowers.values() else "." for tile in play["placed"])
    word = "".join(lowers.get(tile, tile) for tile in play["word"])
    return ["H" if play["across"] else "V", play["row"], play["col"], word, mask, play["score"]]


def solved(fields):
    return engine().call("crossword.solve", fields)


@pytest.mark.parametrize("id", CASES)
@takes_long("70,000 plays with two blanks")
def test_every_play_and_score_is_that_of_other_engines(id):
    case = cases()[id]
    letters = alphabet("tr" if case["words"] == "turkish.txt" else "en")
    lowers = dict(zip(letters.letters, letters.lowers, strict=True))
    result = solved({**request(case), "limit": None})
    plays = [as_golden(play, lowers) for play in result["plays"]]
    plays.sort(key=lambda play: play[:5])
    assert result["count"] == len(plays) == case["n"] > 50
    assert plays == sorted(case["moves"], key=lambda play: play[:5])
    lines = "\n".join("\t".join(map(str, play)) for play in plays)
    assert hashlib.sha256(lines.encode()).hexdigest() == case["sha256"]


@pytest.mark.parametrize("order", ["score", "equity"])
@pytest.mark.parametrize("id", ["open-0", "mid-0a", "mid-1a", "tr-mid-1", "kelimelik-mid-0"])
def test_the_best_are_the_first_of_all(id, order):
    case = cases()[id]
    every = solved({**request(case), "limit": None, "order": order})
    for limit in (1, 20, 100):
        first = solved({**request(case), "limit": limit, "order": order})
        assert first["count"] == case["n"]
        assert first["plays"] == every["plays"][:limit]
    assert every["plays"][0]["score"] == case["best"] or order == "equity"


def test_no_case_of_the_file_is_left_out():
    assert list(cases()) == CASES
