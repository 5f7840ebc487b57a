"""Which figures of a square make its letters: no specks, no edges, and no values.

Where two letters, or a letter and its mark, hang together, more contrast tells them apart.
"""

from collections.abc import Sequence
from functools import lru_cache

from .blobs import Blob, blobs_of, halves
from .glyphs import Contrast
from .scripts import Script, has_mark_above
from .values import widened

__all__ = [
    "CORNERED",
    "LARGEST",
    "STRICT",
    "USUAL",
    "edges_of",
    "figures_in",
    "halves_of",
    "is_high",
    "letters_in",
    "told_apart",
]

USUAL = 0.5
"""The share of a letter's contrast from which on a pixel is ink where strokes are usual."""

STRICT = 0.75
"""The share of a letter's contrast with which it stands apart from a value or an edge that it touches."""

_STRICTER, _WIDE, _TWO = (0.65, 0.8), 1.15, 1.6
"""Shares with which two letters of a tile may stand apart; and widths to height from which on a figure may be two, and
is.
"""

_TWO_NARROW = 0.75
"""Width to height from which on a figure that is read as no letter may be two narrow ones."""

_SPECK = 2
"""Pixels that are no part of a letter."""

_OUTSIDE, _ASIDE = 0.6, 0.2
"""How wide what reaches the crop's end above or below may be as a letter or accent, and how far off the middle."""

_GRAZING = 0.4
"""The part of an edge that a letter touches, at most, which goes beyond what is looked at of its square."""

LARGEST = 0.45
"""The sides of a figure that may be a value, at most, as a share of what is looked at."""

CORNERED = 2
"""The edges that a round corner touches."""


@lru_cache(maxsize=8)
def blobs_over(contrast: Contrast, share: float) -> Sequence[Blob]:
    """Give all figures of what differs by a share of the contrast; a square is looked at several times."""
    return blobs_of(contrast.over(share), contrast.width)


def letters_in(
    contrast: Contrast,
    share: float,
    script: Script,
    zone: tuple[int, int, int, int] | None,
    *,
    grazing: bool = False,
) -> list[list[Blob]]:
    """Give the parts of each letter, if what differs by a share of the contrast is ink and no value is.

    With `grazing`, a letter may just touch an edge.
    """
    return script.letters(figures_in(contrast, share, zone, grazing=grazing), contrast)


def figures_in(
    contrast: Contrast, share: float, zone: tuple[int, int, int, int] | None, *, grazing: bool = False
) -> list[Blob]:
    """Give all figures but specks, edges, and those that are within the values' place."""
    figures = [
        blob
        for blob in blobs_over(contrast, share)
        if blob.area > _SPECK
        and (not _at_edge(blob, contrast) or (grazing and _grazes(blob, contrast)))
        and not _is_edge_line(blob, contrast)
    ]
    if zone is None:
        return figures
    return [blob for blob in figures if not _is_value(blob, zone, contrast)]


def _is_value(blob: Blob, zone: tuple[int, int, int, int], contrast: Contrast) -> bool:
    """Whether a figure is small and has its middle in the values' place."""
    (x, y), (left, top, right, bottom) = blob.centre, widened(zone, contrast)
    is_small = max(blob.height, blob.width) <= LARGEST * contrast.height
    return is_small and left <= x <= right and top <= y <= bottom


def told_apart(
    contrast: Contrast, letters: list[list[Blob]], script: Script, zone: tuple[int, int, int, int] | None
) -> list[list[Blob]]:
    """Give letters as they are, or one that hangs together as a letter and its mark, or as the two of a tile."""
    if script.marked and len(letters) == 1:
        letters = _with_mark(contrast, letters, script, zone)
    return _parted(contrast, letters[0], script) if script.pairs and len(letters) == 1 else letters


def _with_mark(
    contrast: Contrast, letters: list[list[Blob]], script: Script, zone: tuple[int, int, int, int] | None
) -> list[list[Blob]]:
    """Give a letter that is one figure as the mark above it and the rest, where these hang together faintly alone."""
    if len(letters[0]) > 1:
        return letters
    whole = letters[0][0]
    for share in (USUAL, STRICT):
        apart = letters_in(contrast, share, script, zone)
        top = min([part.top for parts in apart for part in parts], default=0)
        if len(apart) == 1 and has_mark_above(apart[0]) and top - whole.top <= _SPECK:
            return apart
    return letters


def _parted(contrast: Contrast, letter: list[Blob], script: Script) -> list[list[Blob]]:
    """Give the two letters of a tile that touch each other; those that are as wide as one are left as they are."""
    width = max(part.right for part in letter) - min(part.left for part in letter)
    height = max(part.bottom for part in letter) - min(part.top for part in letter)
    for share in _STRICTER if width > _WIDE * height else ():
        letters = letters_in(contrast, share, script, None)
        if len(letters) > 1:
            return letters
    return halves(letter) if width > _TWO * height else [letter]


def halves_of(letters: Sequence[list[Blob]], script: Script) -> list[list[Blob]]:
    """Give the two letters that a tile's only one may be, which are narrow and touch; none where it is too narrow."""
    if not script.pairs or len(letters) != 1:
        return []
    main = max(letters[0], key=lambda blob: blob.area)
    return halves(letters[0]) if main.width > _TWO_NARROW * main.height else []


def _at_edge(blob: Blob, contrast: Contrast) -> bool:
    """Whether a figure runs out of the crop as edges and shadows do: neither an accent above a letter nor its tail."""
    if blob.left == 0 or blob.right == contrast.width:
        return True
    if blob.top > 0 and blob.bottom < contrast.height:
        return False
    is_other = blob.bottom == contrast.height and (blob.top == 0 or blob.height <= LARGEST * contrast.height)
    off = abs(blob.centre[0] - contrast.width / 2)
    return is_other or blob.width > _OUTSIDE * contrast.width or off > _ASIDE * contrast.width


def _grazes(blob: Blob, contrast: Contrast) -> bool:
    """Whether a figure as high as a letter touches one edge with a small part, as the arm of a W or the tail of a Q."""
    if edges_of(blob, contrast) != 1 or blob.height <= LARGEST * contrast.height:
        return False
    if blob.left == 0 or blob.right == contrast.width:
        return len({row for row, start, end in blob.runs if start == 0 or end == contrast.width}) <= (
            _GRAZING * contrast.height
        )
    edge = 0 if blob.top == 0 else contrast.height - 1
    return sum([end - start for row, start, end in blob.runs if row == edge]) <= _GRAZING * contrast.width


def is_high(blob: Blob, contrast: Contrast) -> bool:
    """Whether a figure is as high as a letter, and is no edge or corner of what is looked at."""
    is_edge = _is_edge_line(blob, contrast) or edges_of(blob, contrast) >= CORNERED
    return blob.height > LARGEST * contrast.height and not is_edge


def _is_edge_line(blob: Blob, contrast: Contrast) -> bool:
    return blob.width > contrast.width * 0.96 or blob.height > contrast.height * 0.96


def edges_of(blob: Blob, contrast: Contrast) -> int:
    """Give how many edges of the crop a figure touches: a value may one, a round corner does two."""
    return sum([blob.left == 0, blob.top == 0, blob.right == contrast.width, blob.bottom == contrast.height])
