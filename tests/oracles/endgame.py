"""The end of a crossword game by trying everything: every play of every position, each of them looked at once."""

from collections.abc import Callable

from tilewise.crossword.board import Position
from tilewise.crossword.search import Search
from tilewise.lexicon import Lexicon

Worth = Callable[[Position, bytes, bytes, int, bytes], int]
"""What the side to move gains: by the board, its rack, the other's, how many passes were made last, and the bag."""


def spread(
    position: Position, mine: bytes, theirs: bytes, lexicon: Lexicon, *, passes: int = 0, bag: bytes = b""
) -> int:
    """What the side to move gains on the other when both play as well as can be, and know what they will draw."""
    return worths(position, lexicon)(position, mine, theirs, passes, bag)


def worths(position: Position, lexicon: Lexicon) -> Worth:
    """What every position of a game is worth to the side to move, each found once."""
    known: dict[tuple[bytes, bytes, bytes, int, bytes], int] = {}
    points, full = position.tiles.points, position.layout.rack

    def worth(rack: bytes) -> int:
        return sum(points[tile] for tile in rack)

    def gain(position: Position, mine: bytes, theirs: bytes, passes: int, bag: bytes) -> int:
        key = position.board, mine, theirs, passes, bag
        if key not in known:
            best = worth(theirs) - worth(mine) if passes else -gain(position, theirs, mine, 1, bag)
            for play in Search(position, mine, lexicon).best(None):
                drawn = full - len(play.leave)
                rack = bytes(sorted(play.leave + bag[:drawn]))
                if rack:
                    best = max(best, play.score - gain(play.after(position), theirs, rack, 0, bag[drawn:]))
                else:
                    best = max(best, play.score + 2 * worth(theirs))
            known[key] = best
        return known[key]

    return gain
