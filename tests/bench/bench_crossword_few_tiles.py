"""Three or four tiles in the bag: is the move of a sampled pre-endgame better than that of a simulation?

    python tests/bench/bench_crossword_few_tiles.py [NUMBER [SECONDS [BAG [DEALS]]]]

Positions are of self-play by equity in English, with BAG tiles in the bag (3) and at most 60 points between the sides
(`bench_crossword_preendgame`). `crossword.preendgame` and `crossword.simulate`, which ranks by wins, have SECONDS of
processor time each (3). Where their first moves differ, both are played out with the same DEALS (60): each side makes
its best move by equity until the bag is empty, and then what the endgame search finds in two rounds. Printed are the
share of games that each wins more and by how many points, over all positions.
"""

import random
import sys
from pathlib import Path
from time import process_time
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[2] / "pysrc"))

from bench_crossword_preendgame import lead_of, positions
from crossword_duel import interval

from tilewise.api import Engine
from tilewise.crossword.board import unseen, write_cgp_board
from tilewise.crossword.endgame import methods
from tilewise.crossword.endgame.search import Endgame
from tilewise.crossword.plays import Play
from tilewise.crossword.search import Search
from tilewise.crossword.simulation import methods as simulation
from tilewise.crossword.training.self_play import Turn
from tilewise.lexicon import Lexicon

ROUNDS = 2
CANDIDATES = 10


def answers(engine: Engine, turn: Turn, seconds: float) -> list[dict[str, Any]]:
    """The first moves of the pre-endgame and of the simulation."""
    board, rack = write_cgp_board(turn.position), turn.position.tiles.show(turn.rack)
    asked = {"lexicon": "en", "board": board, "rack": rack, "spread": lead_of(turn), "seconds": seconds}
    return [
        engine.call("crossword.preendgame", {**asked, "limit": CANDIDATES})["plays"][0],
        engine.call("crossword.simulate", {**asked, "samples": 100_000})["plays"][0],
    ]


def found(turn: Turn, lexicon: Lexicon, row: dict[str, Any]) -> Play | None:
    """The play of an answer; none for a pass, and for an exchange, which is not to be had with so few tiles."""
    if row["kind"] != "play":
        return None
    plays = Search(turn.position, bytes(sorted(turn.rack)), lexicon, by_equity=True).best(200)
    return next(play for play in plays if (play.place, play.text) == (row["position"], row["word"]))


def ended(turn: Turn, lexicon: Lexicon, play: Play | None, deal: int) -> int:
    """The spread at the end of the game for who makes a play."""
    position, full = turn.position, turn.position.layout.rack
    pool = sorted(unseen(position, turn.rack).elements())
    random.Random(f"deal {deal}").shuffle(pool)
    racks, bag = [bytes(turn.rack), bytes(pool[:full])], pool[full:]
    spread, mover, passes = lead_of(turn), 0, 0
    sign = 1
    while bag and passes < 2:
        if mover or passes or position is not turn.position:
            rack = bytes(sorted(racks[mover]))
            play = next(iter(Search(position, rack, lexicon, by_equity=True).best(1)), None)
        passes = 0 if play else passes + 1
        if play:
            spread += sign * play.score
            position = play.after(position)
            drawn = full - len(play.leave)
            racks[mover], bag = play.leave + bytes(bag[:drawn]), bag[drawn:]
        mover, sign = 1 - mover, -sign
    if passes == 2:
        points = position.tiles.points
        return spread + sum(racks[1].translate(points)) - sum(racks[0].translate(points))
    search = Endgame(position, (bytes(sorted(racks[mover])), bytes(sorted(racks[1 - mover]))), lexicon, passes=passes)
    for ending in search.rounds():
        if ending and (ending.proved or ending.depth >= ROUNDS):
            return spread + sign * ending.spread
    raise AssertionError


def main(number: int = 20, seconds: float = 3, bag: int = 3, deals: int = 60) -> None:
    engine = Engine()
    lexicon = engine.library.lexicon("en")
    methods.monotonic = simulation.perf_counter = process_time  # type: ignore[assignment]
    won, points, same = list[float](), list[float](), 0
    for n, turn in zip(range(1, number + 1), positions(lexicon, bag), strict=False):
        first, other = (found(turn, lexicon, row) for row in answers(engine, turn, seconds))
        if first == other or (first and other and (first.place, first.text) == (other.place, other.text)):
            same += 1
            won.append(0.0)
            points.append(0.0)
        else:
            pairs = [[ended(turn, lexicon, play, deal) for play in (first, other)] for deal in range(deals)]
            share = [[(spread > 0) + (spread == 0) / 2 for spread in pair] for pair in pairs]
            won.append(100 * sum([one - two for one, two in share]) / deals)
            points.append(sum([one - two for one, two in pairs]) / deals)
            name = [play.text if play else "pass" for play in (first, other)]
            print(f"{n}: {name[0]} for {name[1]}: {won[-1]:+.1f}% of games, {points[-1]:+.1f} points", flush=True)
        if n > 1:
            (share_of, doubt), (gain, doubt_of) = interval(won), interval(points)
            print(
                f"{n} positions with {bag} tiles, {seconds} s, the same move in {same}: the pre-endgame wins "
                f"{share_of:+.2f} ± {doubt:.2f}% more games, {gain:+.2f} ± {doubt_of:.2f} points",
                flush=True,
            )


if __name__ == "__main__":
    given = sys.argv[1:]
    main(*map(int, given[:1]), *map(float, given[1:2]), *map(int, given[2:]))
