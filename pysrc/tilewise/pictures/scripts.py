"""How letters stand on a square: which figures make one, in scripts of capitals and in Arabic.

Capitals are of one height. Each is one figure, with small ones above or below it:

    ▪ ▪          dots and accents, which stand above the letter or hang from it
    ███
    █ █

Greek and Cyrillic letters stand alone on their tiles, but Ξ is three bars, and Ы two figures side by side.

Arabic letters are of all heights, and two may be the same but for their dots, which are therefore kept with whatever is
the largest figure:

       ▪ ▪       dots, a hamza or a stroke: above, below or within
    █       █
    █████████
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace

from .blobs import Blob
from .glyphs import Contrast, Glyph

__all__ = [
    "ARABIC",
    "CAPITALS",
    "GREEK_OR_CYRILLIC",
    "MARKED",
    "PAIRS",
    "Script",
    "has_mark_above",
    "has_other_beside",
    "is_ring",
    "script_of",
]

_LEAST, _MOST = 0.2, 0.92
"""Heights that a capital has, as shares of its square's side."""

_TWIN = 0.68
"""The second letter of a tile is at least so high as the first, which may be a Q with its tail."""

_LEVEL, _SHARED = 0.15, 0.3
"""How far its bottom, or its top where either has a tail, is from that of the first, at most, in heights; and how much
of their columns they share.
"""

_THIN, _ASIDE = 0.1, 0.25
"""Width to height of a line, at most, and the part of a side by which it is off the middle if it is no letter."""

_HOLLOW = 0.3
"""The most of its rectangle that a line around a letter takes."""

_BESIDE, _IN_ROWS = 0.5, 0.6
"""The height of what may be a second letter, in heights of the first, and the share of its rows that both have: values
are lower, and rather above or below.
"""

_DOT_GAP = 0.45
"""How far a dot or an accent is above its letter, at most, in heights of the letter."""

_ACCENT = 0.45
"""How wide an accent is above a letter as narrow as an I, at most, in heights of the letter."""

_MARKED = 0.6
"""The part of its height that a letter has without what stands above it, at least."""

_OVER = 1.2
"""How much wider than its letter an accent is, at most: an edge of the tile is."""

_BARS = 3
_FLAT, _LONG = 1.6, 0.2
"""A bar of Ξ is by so much wider than high, and is at least that share of its square's side."""

_SMALLEST, _LARGEST = 0.11, 0.95
"""The longer side of an Arabic letter's largest figure, as a share of its square's: a hamza is small."""

_MARK_GAP = 0.2
"""How far a mark is above or below an Arabic letter, at most, as a share of the square's side."""

_MARK_ASIDE = 0.46, 0.14
"""How far a mark is aside of the middle of its letter, at most: as a share of its width, or else of the square's."""

_OUT = 0.27
"""What is farther from the square's middle, both aside and above or below, is in a corner."""


@dataclass(frozen=True)
class Script:
    """How letters of a script stand on a square, with sizes as shares of its side.

    `letters` puts figures together to letters, from left to right, and leaves out all others. `size` measures a letter
    in pixels; on a board it is between `least` and `most`, or from `least_of_two` on where a tile has two letters.
    Letters of one board differ in size by factors between those of `alike`. `looks` are the shares of its contrast from
    which on a letter's pixel is ink: with fewer, thin strokes hold together, with more, marks stand apart from them.
    Letters are `even` if they are of one height, nearly; each is by the factor `widest` wider than high, at most.
    With `pairs`, some tiles have two letters; if `marked`, letters may have dots or accents.
    """

    letters: Callable[[Sequence[Blob], Contrast], list[list[Blob]]]
    size: Callable[[Glyph], int]
    least: float
    least_of_two: float
    most: float
    alike: tuple[float, float]
    looks: tuple[float, ...]
    even: bool
    widest: float
    pairs: bool = False
    marked: bool = False


def script_of(letters: Iterable[str]) -> "Script":
    """Give the script of an alphabet's letters.

    >>> script_of("ABC") is CAPITALS, script_of("ABÇ") is MARKED, script_of(["A", "CH"]) is PAIRS
    (True, True, True)
    >>> script_of("ΑΒΓ") is GREEK_OR_CYRILLIC, script_of("ابت") is ARABIC
    (True, True)
    """
    letters = list(letters)
    first = min(letters, key=str.isascii)
    if "\u0600" <= first < "\u0700":
        return ARABIC
    if "\u0370" <= first < "\u0500":
        return GREEK_OR_CYRILLIC
    if any(len(letter) > 1 for letter in letters):
        return PAIRS
    return CAPITALS if all(map(str.isascii, letters)) else MARKED


def _capitals(figures: Sequence[Blob], ground: Contrast) -> list[list[Blob]]:
    """Give the letters, each with its dots and accents, without the other figures."""
    high = [blob for blob in figures if ground.height * _LEAST <= blob.height <= ground.height * _MOST]
    mains = [blob for blob in high if not _is_line(blob, ground) and not is_ring(blob, high)]
    if not mains:
        return []
    first = max(mains, key=lambda blob: blob.height * (blob.width + blob.height) - 2 * _off_middle(blob, ground) ** 2)
    twins = [blob for blob in mains if blob is not first and _are_twins(blob, first)]
    letters = sorted([first, *twins], key=lambda blob: blob.left)
    parts = [[letter] for letter in letters]
    others = [blob for blob in figures if not any(blob is letter for letter in letters)]
    for blob in others:
        owner = next((number for number, letter in enumerate(letters) if _belongs(blob, letter)), None)
        if owner is not None:
            parts[owner].append(blob)
    return parts


def _are_twins(blob: Blob, first: Blob) -> bool:
    """Whether a figure stands beside a letter as another one does."""
    return (
        blob.height >= first.height * _TWIN
        and min(abs(blob.bottom - first.bottom), abs(blob.top - first.top)) <= first.height * _LEVEL
        and _shared(blob, first) <= _SHARED * min(blob.width, first.width)
    )


def has_other_beside(letter: Sequence[Blob], figures: Sequence[Blob]) -> bool:
    """Whether something stands beside the one letter of a tile that may be a second one which was not read."""
    main = max(letter, key=lambda blob: blob.area)
    return any(
        blob.height >= _BESIDE * main.height
        and min(blob.bottom, main.bottom) - max(blob.top, main.top) >= _IN_ROWS * blob.height
        and _shared(blob, main) <= _SHARED * min(blob.width, main.width)
        for blob in figures
        if not any(blob.runs == part.runs for part in letter)
    )


def has_mark_above(letter: Sequence[Blob]) -> bool:
    """Whether a letter is one figure with nothing but dots or accents above it."""
    main = max(letter, key=lambda blob: blob.area)
    top = min(blob.top for blob in letter)
    is_above = all(blob is main or blob.bottom <= main.top + 1 for blob in letter)
    return len(letter) > 1 and is_above and main.height >= _MARKED * (main.bottom - top)


def _is_line(blob: Blob, ground: Contrast) -> bool:
    """Whether a figure is the edge of a tile rather than a letter: a thin line, or a bent one, that is far aside."""
    is_thin = blob.width < _THIN * blob.height or blob.area < _HOLLOW * blob.width * blob.height
    return is_thin and abs(blob.centre[0] - ground.width / 2) > _ASIDE * ground.width


def is_ring(blob: Blob, others: Sequence[Blob]) -> bool:
    """Whether a figure is a line around another one, as some games mark blanks: thin, or with room between them."""
    is_hollow = blob.area < _HOLLOW * blob.width * blob.height
    return any(other is not blob and blob.contains(other) and (is_hollow or _is_apart(blob, other)) for other in others)


def _is_apart(blob: Blob, other: Blob) -> bool:
    """Whether a figure has nothing in the rectangle of another one."""
    return not any(
        other.top <= row < other.bottom and start < other.right and end > other.left for row, start, end in blob.runs
    )


def _shared(one: Blob, other: Blob) -> int:
    """Give the columns that two figures share, as those of an L and a Y do."""
    return min(one.right, other.right) - max(one.left, other.left)


def _in_parts(figures: Sequence[Blob], ground: Contrast) -> list[list[Blob]]:
    """Give the one letter, of all that stands side by side, or the bars that lie one above the other."""
    bars = [
        blob
        for blob in figures
        if blob.width >= _FLAT * blob.height
        and blob.width >= _LONG * ground.width
        and blob.left < ground.width / 2 < blob.right
    ]
    if len(bars) == _BARS:
        return [bars]
    return _joined(figures, ground)


def _joined(figures: Sequence[Blob], ground: Contrast) -> list[list[Blob]]:
    """Give the one letter, of all that stands side by side: the arms of a K need not touch its stem."""
    letters = _capitals(figures, ground)
    return [[blob for letter in letters for blob in letter]] if letters else []


def _pairs(figures: Sequence[Blob], ground: Contrast) -> list[list[Blob]]:
    """Give the one letter or two: a thin C is as hollow as a bent line, and aside, but stands as the second letter."""
    letters = _capitals(figures, ground)
    if len(letters) != 1:
        return letters
    main = max(letters[0], key=lambda blob: blob.area)
    others = [blob for blob in figures if blob is not main and not is_ring(blob, [main])]
    twins = [blob for blob in others if _are_twins(blob, main) and _are_alike(blob, main)]
    return sorted([*letters, *[[blob] for blob in twins]], key=lambda parts: parts[0].left)


def _are_alike(one: Blob, other: Blob) -> bool:
    """Whether two figures that stand side by side are as high, nearly, and near each other."""
    gap = max(one.left, other.left) - min(one.right, other.right)
    return one.height <= other.height * (2 - _TWIN) and gap <= other.height * _SHARED


def _off_middle(blob: Blob, ground: Contrast) -> float:
    x, y = blob.centre
    return abs(x - ground.width / 2) + abs(y - ground.height / 2)


def _belongs(blob: Blob, letter: Blob) -> bool:
    """Whether a small figure is a dot or an accent of a letter, or a tail below it, and not a figure in the corner."""
    if blob.height > letter.height * 0.45 or blob.width > max(letter.width * _OVER, letter.height * _ACCENT):
        return False
    off = abs(blob.centre[0] - letter.centre[0])
    above = blob.bottom <= letter.top + letter.height * 0.12 and letter.top - blob.bottom <= letter.height * _DOT_GAP
    below = blob.top >= letter.bottom - 1 and blob.top - letter.bottom <= letter.height * 0.15
    if above:
        return off <= max(letter.width * 0.36, letter.height * 0.14)
    if below:
        return off <= letter.width * 0.3
    return letter.left <= blob.left and blob.right <= letter.right and letter.top <= blob.top < letter.bottom


def _composed(figures: Sequence[Blob], ground: Contrast) -> list[list[Blob]]:
    """Give the one letter: the largest figure near the middle, and what is above, below and in it."""
    mains = [
        blob
        for blob in figures
        if ground.height * _SMALLEST <= max(blob.width, blob.height) <= ground.height * _LARGEST
    ]
    if not mains:
        return []
    main = max(mains, key=lambda blob: (blob.width + blob.height) ** 2 / 2 - 2 * _off_middle(blob, ground) ** 2)
    return [[main, *[blob for blob in figures if blob is not main and _marks(blob, main, ground)]]]


def _marks(blob: Blob, main: Blob, ground: Contrast) -> bool:
    """Whether a figure marks a letter, rather than being a value in a corner."""
    if max(blob.width, blob.height) > max(main.width, main.height):
        return False
    (x, y), gap = blob.centre, max(main.top - blob.bottom, blob.top - main.bottom)
    if min(abs(x - ground.width / 2), abs(y - ground.height / 2)) > _OUT * ground.height:
        return False
    off = abs(x - main.centre[0])
    return gap <= ground.height * _MARK_GAP and off <= max(main.width * _MARK_ASIDE[0], ground.width * _MARK_ASIDE[1])


CAPITALS = Script(
    letters=_joined,
    size=lambda glyph: glyph.height,
    least=0.3,
    least_of_two=0.2,
    most=0.86,
    alike=(0.86, 1.45),
    looks=(0.5,),
    even=True,
    widest=2.0,
)
"""Labels of premium squares are lower than the tiles' letters; a Q has a tail, by which it is up to 0.4 higher."""

MARKED = replace(CAPITALS, marked=True)

PAIRS = replace(MARKED, letters=_pairs, pairs=True)

GREEK_OR_CYRILLIC = replace(CAPITALS, letters=_in_parts)

ARABIC = Script(
    letters=_composed,
    size=lambda glyph: max(glyph.width, glyph.height),
    least=0.12,
    least_of_two=0.12,
    most=0.95,
    alike=(0.25, 4.0),
    looks=(0.4, 0.28, 0.6),
    even=False,
    widest=5.0,
)
"""An alif is as high as others are wide, a hamza is a third of that; no tile has two letters."""
