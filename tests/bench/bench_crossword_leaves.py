"""Crossword leaves of five tiles and more: what equity says they are worth against long rollouts.

    python tests/bench/bench_crossword_leaves.py [LEAVES] [LEXICON] [LAYOUT] [SIZE] [BOARDS] [SAMPLES] [SEED] [TILES..]

So many leaves of SIZE tiles, every other drawn from the whole bag, every other from a word as long as a rack; or the
TILES that are given. They are kept on so many boards of self-play with 14 tiles or more in the bag, the rack is filled
up, the other side moves and then we do: what a leave makes above an empty rack is its worth. Printed are that, with
its interval of 95% over the boards, what equity says, what it said before it looked at parts and words
(`leaves/larger.py`), and how far both are off on average. Boards on which a leave cannot be drawn are left out. Each
leave has deals of its own: with the same for all, what these deals were worth counted for all leaves alike (4 points
once), which their intervals do not tell.

Seed 1 is the held-out sample of docs/measurements.md; the weights of `leaves/larger.py` were fitted to other leaves.
"""

import random
import sys
from collections import Counter
from pathlib import Path
from statistics import fmean

sys.path.insert(0, str(Path(__file__).parents[2] / "pysrc"))

from crossword_duel import final, interval

from tilewise.crossword.board import Position, unseen
from tilewise.crossword.leaves.keeping import usual_leaves
from tilewise.crossword.leaves.tables import LARGEST
from tilewise.crossword.leaves.values import Leaves, LeaveTable
from tilewise.crossword.requests import CrosswordGame
from tilewise.crossword.simulation.rollouts import Candidate, Rollouts
from tilewise.crossword.training.self_play import Turn, by_leaves, play_game
from tilewise.lexicon import Lexicon, Library, shipped_folder


def sample_of(bare: Position, lexicon: Lexicon, number: int, size: int, rng: random.Random) -> list[bytes]:
    bag = sorted(Counter(bare.tiles.counts).elements())
    block = lexicon.of_length(bare.layout.rack)
    found: list[bytes] = []
    while len(found) < number:
        tiles = list(block.word(rng.randrange(block.n))) if len(found) % 2 else bag
        leave = bytes(sorted(rng.sample(tiles, size)))
        if leave not in found and not Counter(leave) - Counter(bare.tiles.counts):
            found.append(leave)
    return found


def boards_of(bare: Position, lexicon: Lexicon, number: int, seed: int) -> list[Turn]:
    """One turn of each game, with the tiles of two racks in the bag at least."""
    player = by_leaves(lexicon, usual_leaves(bare, lexicon))
    found = []
    for game in range(number):
        turns = list(play_game(bare.layout, bare.tiles, players=(player, player), seed=1000 * seed + game))
        fit = [turn for turn in turns if turn.bag >= 2 * bare.layout.rack]
        found.append(random.Random(game).choice(fit))
    return found


def made(turn: Turn, leave: bytes, lexicon: Lexicon, samples: int, seed: int) -> float:
    """The mean spread that a leave makes on a board."""
    leaves = usual_leaves(turn.position, lexicon)
    rollouts = Rollouts(turn.position, leave, lexicon, leaves, seed=seed)
    [games] = final(rollouts.run([Candidate(turn.position, 0, leave, 0.0)], range(samples)))
    return fmean([game.spread for game in games])


def by_parts(leave: bytes, smaller: Leaves) -> float:
    """What a leave was worth before: by a table, its parts of one tile less, divided by how often they count a tile."""
    if len(leave) <= LARGEST or not isinstance(smaller, LeaveTable):
        return smaller[leave]
    return sum(by_parts(leave[:i] + leave[i + 1 :], smaller) for i in range(len(leave))) / (len(leave) - 1)


def main() -> None:
    defaults = ("12", "en", "scrabble", "6", "30", "40", "1")
    wanted, lexicon_id, layout_id, size, boards, samples, seed = (*sys.argv[1:8], *defaults[len(sys.argv[1:8]) :])
    listed = Library(shipped_folder()).lexicon(lexicon_id)
    layout, tiles, spelled = CrosswordGame(layout=layout_id).read_game(listed)
    lexicon, bare = spelled or listed, Position.bare(layout, tiles)
    leaves = usual_leaves(bare, lexicon)
    turns = boards_of(bare, lexicon, int(boards), int(seed))
    given = [tiles.read_rack(text) for text in sys.argv[8:]]
    chosen = given or sample_of(bare, lexicon, int(wanted), int(size), random.Random(f"leaves {seed}"))
    none = [made(turn, b"", lexicon, 8 * int(samples), 1) for turn in turns]  # what all others are held against
    print(f"{lexicon_id} on {layout_id}, {boards} boards, {samples} samples: points by rollouts, by equity, before")
    missed: list[tuple[float, float]] = []
    for number, leave in enumerate((bytes(sorted(each)) for each in chosen), 2):
        fit = [i for i, turn in enumerate(turns) if not Counter(leave) - unseen(turn.position, b"")]
        if len(fit) > 1:
            worth, error = interval([made(turns[i], leave, lexicon, int(samples), number) - none[i] for i in fit])
            now, before = leaves[leave], by_parts(leave, leaves.smaller)
            missed.append((now - worth, before - worth))
            print(f"{tiles.show(leave):10} {worth:6.1f} ± {error:.1f} {now:7.1f} {before:7.1f}", flush=True)
    for name, values in zip(("equity", "before"), zip(*missed, strict=True), strict=True):
        print(f"{name} is off by {fmean(map(abs, values)):.2f} on average, {fmean(values):+.2f} in all")


if __name__ == "__main__":
    main()
