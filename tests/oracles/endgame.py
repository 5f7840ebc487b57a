"""The end of a crossword game by trying everything: every play of every position, each of them looked at once."""

from tilewise.crossword.board import Position
from tilewise.crossword.solve import best_plays
from tilewise.lexicon import Lexicon


def spread(position: Position, mine: bytes, theirs: bytes, lexicon: Lexicon) -> int:
    """What the side to move gains on the other when both play as well as can be."""
    known: dict[tuple[bytes, bytes, bytes, int], int] = {}
    points = position.tiles.points

    def worth(rack: bytes) -> int:
        return sum(points[tile] for tile in rack)

    def gain(position: Position, mine: bytes, theirs: bytes, passes: int) -> int:
        key = position.board, mine, theirs, passes
        if key not in known:
            best = worth(theirs) - worth(mine) if passes else -gain(position, theirs, mine, 1)
            for play in best_plays(position, mine, lexicon, None)[1]:
                if play.leave:
                    best = max(best, play.score - gain(play.after(position), theirs, play.leave, 0))
                else:
                    best = max(best, play.score + 2 * worth(theirs))
            known[key] = best
        return known[key]

    return gain(position, mine, theirs, 0)
