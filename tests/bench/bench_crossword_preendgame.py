"""Pre-endgames with two tiles in the bag: how many moves have been looked at after some seconds, and what that loses.

    PYTHONPATH=pysrc .venv/bin/python tests/bench/bench_crossword_preendgame.py [NUMBER [SECONDS [BAG]]]

Positions are of self-play by equity in English, with BAG tiles in the bag (2) and at most 60 points between the sides.
Each is asked of `crossword.preendgame` with SECONDS of processor time (3). Then each of the ten best moves by equity
and the pass are searched with every draw for `FURTHER` rounds, as the page comes to do for the better of them, and the
answer is held against the move that wins most draws there: what share of the draws is lost by it, a tie being half of
one. These searches take from half a minute to two minutes a position.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from statistics import fmean
from time import process_time
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[2] / "pysrc"))

from tilewise.api import Engine
from tilewise.crossword.board import Position, unseen, write_cgp_board
from tilewise.crossword.endgame import methods
from tilewise.crossword.endgame.preendgame import Candidate, Sieve
from tilewise.crossword.layout import layout_of
from tilewise.crossword.leaves.keeping import usual_leaves
from tilewise.crossword.plays import Play
from tilewise.crossword.search import Search
from tilewise.crossword.training.self_play import Turn, by_leaves, play_game
from tilewise.jobs import finish
from tilewise.lexicon import Lexicon
from tilewise.tiles import tile_set_of

CLOSE = 60
FURTHER = 4
MOVES = 10


def positions(lexicon: Lexicon, bag: int) -> Iterator[Turn]:
    """Turns with so many tiles in the bag, one a game, in which little is decided."""
    bare = Position.bare(layout_of("scrabble"), tile_set_of("en"))
    player = by_leaves(lexicon, usual_leaves(bare, lexicon))
    seed = 0
    while True:
        seed += 1
        for turn in play_game(bare.layout, bare.tiles, players=(player, player), seed=seed):
            if turn.bag == bag:
                if abs(lead_of(turn)) <= CLOSE:
                    yield turn
                break


def lead_of(turn: Turn) -> int:
    """By how many points the side to move leads."""
    return turn.scores[turn.mover] - turn.scores[1 - turn.mover]


def further(turn: Turn, lexicon: Lexicon) -> dict[str, float]:
    """The share of draws that each move wins when all have been searched further."""
    position, rack = turn.position, bytes(sorted(turn.rack))
    tiles = position.tiles
    left = tiles.read_rack(tiles.show(unseen(position, rack).elements()))
    sieve = Sieve(position, rack, left, lexicon, lead_of(turn))
    moves: list[Play | None] = [*Search(position, rack, lexicon, by_equity=True).best(MOVES), None]
    found: list[Candidate] = []
    for move in moves:
        candidate = Candidate(move)
        finish(sieve._search(candidate, sieve._draws(candidate), FURTHER, found))
    return {f"{each.play.place} {each.play.text}" if each.play else "pass": each.worth[0] for each in found}


def name(row: dict[str, Any]) -> str:
    """Name a move of an answer as `further` does."""
    return f"{row['position']} {row['word']}" if row["kind"] == "play" else "pass"


def main(number: int = 20, seconds: float = 3, bag: int = 2) -> None:
    engine = Engine()
    lexicon = engine.library.lexicon("en")
    methods.monotonic = process_time  # type: ignore[assignment]
    looked, whole, lost, same = list[int](), 0, list[float](), 0
    for n, turn in zip(range(1, number + 1), positions(lexicon, bag), strict=False):
        board, rack = write_cgp_board(turn.position), turn.position.tiles.show(turn.rack)
        asked = {"lexicon": "en", "board": board, "rack": rack, "spread": lead_of(turn), "seconds": seconds}
        answer = engine.call("crossword.preendgame", asked)
        looked.append(len(answer["plays"]))
        whole += len(answer["plays"]) == MOVES + 1 and not answer["sampled"]
        worths = further(turn, lexicon)
        lost.append(max(worths.values()) - worths[name(answer["plays"][0])])
        same += lost[-1] == 0
        print(
            f"{n} positions after {seconds} s: {fmean(looked):.1f} of {MOVES + 1} moves looked at, in {whole} all with "
            f"all draws; {same} as good as any, {100 * fmean(lost):.2f}% of draws lost",
            flush=True,
        )


if __name__ == "__main__":
    given = sys.argv[1:]
    main(*map(int, given[:1]), *map(float, given[1:2]), *map(int, given[2:3]))
