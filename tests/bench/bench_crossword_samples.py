"""Crossword simulation with few samples: what the move that it ranks first gains over the best by equity.

    python tests/bench/bench_crossword_samples.py [POSITIONS] [LEXICON] [LAYOUT] [FEWEST] [MOST]

Positions are of self-play, with FEWEST to MOST tiles in the bag, where the first three moves by equity are within six
points. In each, the candidates that a simulation tries by itself are played out with the same samples, once; from half
of these a method draws its rollouts, and the other half says what its choice is worth. That is done again with other
halves, so that the last numbers, a method less the other in the same run, are quieter than the rollouts themselves.
`alike` plays all candidates out equally often and draws the mean of each as a whole towards equity.

The answers are points a move, with the normal interval of 95% over the positions. Ten positions take some five minutes.
"""

import random
import sys
from collections.abc import Sequence
from pathlib import Path
from statistics import fmean, variance

sys.path.insert(0, str(Path(__file__).parents[2] / "pysrc"))

from crossword_duel import final, interval

from tilewise.crossword.board import Position
from tilewise.crossword.leaves.keeping import leaves_to_the_end, usual_leaves
from tilewise.crossword.requests import CrosswordGame
from tilewise.crossword.simulation.candidates import seek_candidates
from tilewise.crossword.simulation.ranking import simulate
from tilewise.crossword.simulation.rollouts import Candidate, Rollout, Rollouts
from tilewise.crossword.training.self_play import Turn, by_leaves, play_game
from tilewise.lexicon import Lexicon, Library, shipped_folder

CANDIDATES = 10
SAMPLES = 200
HALVES = 12
BUDGETS = (40, 90, 180, 360, 720)
CLOSE = 6.0
APART = 3.0
"""By how many points means differ from equity, for `alike`."""

Found = Sequence[Sequence[Rollout]]


class Replayed(Rollouts):
    """Gives rollouts that were made before, in another order, and counts them."""

    def __init__(self, rollouts: Rollouts, candidates: Sequence[Candidate], found: Found, order: Sequence[int]) -> None:
        self.__dict__.update(rollouts.__dict__)
        self.spent = 0
        self._order = order
        self._of = {id(candidate): games for candidate, games in zip(candidates, found, strict=True)}

    def most(self, samples: int) -> int:
        return min(samples, len(self._order))

    def run(self, candidates: Sequence[Candidate], samples: range):
        self.spent += len(candidates) * len(samples)
        yield
        return [[self._of[id(each)][self._order[number]] for number in samples] for each in candidates]


def simulated(replayed: Replayed, candidates: Sequence[Candidate], budget: int) -> int:
    return final(simulate(replayed, candidates, 10**6, is_over=lambda: replayed.spent > budget))[0].candidate


def alike(found: Found, candidates: Sequence[Candidate], order: Sequence[int], budget: int) -> int:
    some = order[: max(budget // len(candidates), 2)]
    first = max(range(len(candidates)), key=lambda number: candidates[number].equity)
    worths = []
    for games, candidate in zip(found, candidates, strict=True):
        ahead = [games[number].spread - found[first][number].spread for number in some]
        expected = candidate.equity - candidates[first].equity
        trust = 2 * APART**2 / (2 * APART**2 + variance(ahead) / len(some))
        worths.append(expected + trust * (fmean(ahead) - expected))
    return worths.index(max(worths))


def position_of(seed: int, lexicon: Lexicon, bare: Position, bag: range) -> Turn | None:
    """A turn of a game with so many tiles in the bag."""
    player = by_leaves(lexicon, usual_leaves(bare, lexicon))
    fit = [turn for turn in play_game(bare.layout, bare.tiles, players=(player, player), seed=seed) if turn.bag in bag]
    return random.Random(seed).choice(fit) if fit else None


def gains(turn: Turn, lexicon: Lexicon, seed: int) -> dict[tuple[str, int], float] | None:
    """What both methods gain in a position with each number of rollouts; None if equity leaves no choice there."""
    position, rack = turn.position, bytes(sorted(turn.rack))
    leaves = leaves_to_the_end(position, rack, lexicon)
    moves = final(seek_candidates(position, rack, lexicon, leaves, number=CANDIDATES))
    if len(moves) < 4 or moves[0].equity - moves[2].equity > CLOSE:
        return None
    candidates = [Candidate.of(move, position) for move in moves]
    spread = turn.scores[turn.mover] - turn.scores[1 - turn.mover]
    rollouts = Rollouts(position, rack, lexicon, leaves, seed=seed, spread=spread)
    found = final(rollouts.run(candidates, range(rollouts.most(SAMPLES))))
    numbers = list(range(len(found[0])))
    got: dict[tuple[str, int], list[float]] = {}
    for half in range(HALVES):
        random.Random(half).shuffle(numbers)
        order, rest = numbers[: len(numbers) // 2], numbers[len(numbers) // 2 :]
        worths = [fmean([games[number].spread for number in rest]) for games in found]
        for budget in BUDGETS:
            chosen = {
                "simulation": simulated(Replayed(rollouts, candidates, found, order), candidates, budget),
                "alike": alike(found, candidates, order, budget),
            }
            for name, place in chosen.items():
                got.setdefault((name, budget), []).append(worths[place] - worths[0])
    return {key: fmean(values) for key, values in got.items()}


def main() -> None:
    defaults = ("10", "en", "scrabble", "22", "80")
    number, lexicon_id, layout_id, fewest, most = (*sys.argv[1:], *defaults[len(sys.argv) - 1 :])
    listed = Library(shipped_folder()).lexicon(lexicon_id)
    layout, tiles, spelled = CrosswordGame(layout=layout_id).read_game(listed)
    lexicon, bare = spelled or listed, Position.bare(layout, tiles)
    found: list[dict[tuple[str, int], float]] = []
    seed = 0
    while len(found) < int(number):
        seed += 1
        turn = position_of(seed, lexicon, bare, range(int(fewest), int(most) + 1))
        if turn and (more := gains(turn, lexicon, seed)):
            found.append(more)
            print(f"\r{len(found)} of {number}", end="", file=sys.stderr, flush=True)
    print(f"\n{lexicon_id} on {layout_id}, {fewest} to {most} tiles in the bag, {number} positions: points a move")
    for budget in BUDGETS:
        one, other = [[each[name, budget] for each in found] for name in ("simulation", "alike")]
        less = [mine - theirs for mine, theirs in zip(one, other, strict=True)]
        said = ["{:+.2f} ± {:.2f}".format(*interval(values)) for values in (one, other, less)]
        print(f"{budget:4} rollouts: simulation {said[0]}, alike {said[1]}, more {said[2]}", flush=True)


if __name__ == "__main__":
    main()
