"""The words that an endgame can still come to: all others are left out of its search."""

from collections.abc import Generator

from ... import jobs
from ...alphabets import Tiles
from ...lexicon import Lexicon
from ...lexicon.block import WordBlock
from ...tiles import EMPTY, LETTERS
from ..board import Position
from ..racks import RackWords

__all__ = ["reaching", "words_within_reach"]


def words_within_reach(position: Position, tiles: Tiles, lexicon: Lexicon) -> Lexicon:
    """Keep the words that could still come to lie: of the tiles of one line of the board and of others, in order."""
    return jobs.finish(reaching(position, tiles, lexicon))


@jobs.kept(2)
def reaching(position: Position, tiles: Tiles, lexicon: Lexicon) -> Generator[None, None, Lexicon]:
    """Look for the words within reach, with pauses; they are kept for whoever wants them without."""
    width = position.layout.width
    found: dict[int, int] = {}
    for line in sorted({*position.rows(), *(position.board[i::width] for i in range(width))}):
        words = RackWords(lexicon, tiles + line.translate(LETTERS, bytes([EMPTY])), position.tiles.letters)
        for block in lexicon:
            if block.length <= len(line):
                yield
                found[block.length] = found.get(block.length, 0) | words.words(block.length, b"")
    blocks = []
    for length, bits in found.items():
        yield
        blocks.append(WordBlock(length, b"".join(lexicon.of_length(length).words(bits)), lexicon.alphabet))
    return Lexicon(lexicon.alphabet, blocks)
