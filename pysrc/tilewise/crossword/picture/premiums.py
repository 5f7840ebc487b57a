"""Premium squares of a board that is none of those that ship, such as one that is drawn anew for each game.

Empty squares of one kind have one colour, and say what they are: how often they count, and whether a letter or a word.
One label may be misread or covered; of all squares of a colour, what most of them say is taken.
"""

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from ...pictures.blobs import Blob, blobs_of
from ...pictures.glyphs import background_of, contrast_of, normal_form
from ...pictures.letters import lean, read_glyphs
from ...pictures.pixels import Box, Colour, Picture, distance
from ...pictures.squares import Square
from .games import usual_colour

__all__ = ["OwnPremiums", "own_premiums"]

_SAME, _APART = 14, 9
"""Colours that are no farther apart are one; and how far a premium's is from that of plain squares, at least."""

_FEWEST, _READ = 2, 6
"""Squares of a colour that are a kind; and labels that are read of each, at most."""

_KINDS = 3
"""Kinds of premium squares of which fewer say that what was read are no labels."""

_LOWEST, _HIGHEST = 0.18, 0.6
"""Heights of a label, as shares of its square's side."""

_LEVEL, _CLEAR = 0.25, 0.6
"""How far the tops of a label's figures are apart, at most, in heights; and how sure a letter is that is read."""

_TIMES = {"D": 2, "T": 3}
_OF_LETTER, _OF_WORD = "LBH", "WOPKM"
"""What labels say in several languages: letter, Buchstabe, harf; word, ord, palabra, kelime, mot."""

_AS = {(2, False): "d", (3, False): "t", (2, True): "D", (3, True): "T"}


@dataclass(frozen=True)
class OwnPremiums:
    """The squares of a board row by row, as a layout has them, and the colour of each kind."""

    premiums: str
    colours: Mapping[str, Colour]


def own_premiums(
    picture: Picture, boxes: Sequence[Box], squares: Sequence[Square], lying: Collection[int]
) -> OwnPremiums | None:
    """Read the premium squares of a board; those below tiles, `lying`, are plain. None where labels are not read."""
    empty = [place for place in range(len(squares)) if place not in lying]
    plain = usual_colour([squares[place].background for place in empty])
    if plain is None:
        return None
    colours, found = {".": plain}, ["."] * len(squares)
    left = [place for place in empty if distance(squares[place].background, plain) > _APART]
    while left:
        colour = usual_colour([squares[place].background for place in left])
        if colour is None:
            break
        group = [place for place in left if distance(squares[place].background, colour) <= _SAME]
        left = [place for place in left if place not in group] if group else []
        kind = _kind_of(picture, [boxes[place] for place in group]) if len(group) >= _FEWEST else None
        if kind is not None and kind not in colours:
            colours[kind] = colour
            for place in group:
                found[place] = kind
    return OwnPremiums("".join(found), colours) if len(colours) > _KINDS else None


def _kind_of(picture: Picture, boxes: Sequence[Box]) -> str | None:
    """Give what most labels of some squares say."""
    said = Counter(kind for box in boxes[:: -(-len(boxes) // _READ)] if (kind := _label_of(picture, box)) is not None)
    return said.most_common(1)[0][0] if said else None


def _label_of(picture: Picture, box: Box) -> str | None:
    """Read the two figures of a label: one says how often, the other what."""
    left, top, width, height = box
    inset_x, inset_y = width // 10, height // 10
    crop = picture.crop((left + inset_x, top + inset_y, width - 2 * inset_x, height - 2 * inset_y))
    fine = contrast_of(crop, background_of(crop)).enlarged()
    figures = [
        blob
        for blob in blobs_of(fine.over(0.5), fine.width)
        if _LOWEST * fine.height <= blob.height <= _HIGHEST * fine.height and blob.left and blob.right < fine.width
    ]
    figures.sort(key=lambda blob: blob.left)
    if len(figures) != 2 or abs(figures[0].top - figures[1].top) > _LEVEL * figures[0].height:
        return None
    times = [_times_of(blob) for blob in figures]
    letters = [_letter_of(blob, _OF_LETTER + _OF_WORD) for blob in figures]
    for number, what in ((0, 1), (1, 0)):
        if times[number] and letters[what]:
            return _AS[times[number], letters[what] in _OF_WORD]
    return None


def _letter_of(blob: Blob, letters: str) -> str:
    """Read a figure as one of some letters, "" if it is not surely one."""
    (found,) = read_glyphs([normal_form([blob])], letters)
    return found.letter if found.confidence >= _CLEAR else ""


def _times_of(blob: Blob) -> int:
    """Say how often a figure says that something counts, 0 if it is a letter that does not: D, T, 2 or 3."""
    glyph = normal_form([blob])
    (found,) = read_glyphs([glyph], [*_TIMES, *_OF_LETTER, *_OF_WORD])
    if found.confidence >= _CLEAR:
        return _TIMES.get(found.letter, 0)
    # Letters alone have templates: of figures, a 3 has its ink at the lower right, a 2 at the lower left.
    return 3 if lean(glyph) > 0 else 2
