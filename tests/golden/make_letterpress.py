"""Write data/letterpress.json: Letterpress positions with the answer of the plain solver in tests/oracles.

Run from the tests folder, with pysrc on the path: python golden/make_letterpress.py
The first ancestor's two boards come first; the others are random with a seed, their sides grown from random squares.
"""

import json
import random
from pathlib import Path

from golden.conftest import _english
from oracles import letterpress as oracle

ANCESTOR = [("MSGZXCBJLQBLMGEPPJXMJYNXS", 3310592, 17180), ("PNSENAHMUORTFHIGCSCWPDOEA", 0, 0)]
BAG = "EEEEEEEEEEEETTTTTTTTTAAAAAAAAAIIIIIIIINNNNNNNOOOOOOOOSSSSSSSRRRRRRRLLLLLDDDDUUUUCCCMMMPPHHGGBBFFYYWKVXZJQ"


def grow(rng: random.Random, free: set[int], size: int) -> int:
    """A patch of touching squares, as sides are in real games."""
    mask = 0
    if size:
        patch = {rng.choice(sorted(free))}
        while len(patch) < size and (edge := {j for i in patch for j in oracle.NEIGHBOURS[i]} & free - patch):
            patch.add(rng.choice(sorted(edge)))
        free -= patch
        mask = sum(1 << i for i in patch)
    return mask


def positions():
    yield from ((*each, []) for each in ANCESTOR)
    rng = random.Random(2)
    for size in (0, 3, 5, 7, 8, 9, 10, 10, 11, 11):
        letters = "".join(rng.sample(BAG, 25))
        free = set(range(25))
        yield letters, grow(rng, free, size), grow(rng, free, size), []


def main() -> None:
    english = _english()
    words = [english.alphabet.decode(block.word(j)) for block in english for j in range(block.n)]
    cases = []
    for letters, ours, theirs, played in positions():
        moves = oracle.moves(words, letters, ours, theirs, played)
        best = {word: max(map(oracle.letterpwn, each)) for word, each in moves.items()}
        top = sorted(best, key=lambda word: ([-n for n in best[word]], word))[:20]
        cases.append(
            {
                "board": letters,
                "ours": ours,
                "theirs": theirs,
                "words": len(moves),
                "moves": len({move.mask for each in moves.values() for move in each}),
                "best": [[word, *best[word]] for word in top],
            }
        )
    made = {
        "format": "best: the twenty best words by the ranking letterpwn without word frequency, each with its ending"
        " (2 wins, 1 goes on, 0 loses), locked squares ours less theirs, vulnerability negated, squares likewise",
        "source": "tests/oracles/letterpress.py over npm an-array-of-english-words 2.0.0 (words of 2 and more letters)",
        "cases": cases,
    }
    (Path(__file__).parent / "data" / "letterpress.json").write_text(json.dumps(made, indent=1) + "\n")


if __name__ == "__main__":
    main()
