"""Whose the squares of a board are, told by their colours alone, whichever colours a theme has.

There are up to five shades: free, and an open and a locked one for each side. Which shade is which follows from what
they have in common and from the rule that a square is locked if and only if all its neighbours are of its side:

- the shades of one side lie about in line, as an open square is a paler locked one;
- free squares are greyer than others, or like what is around the board;
- with the sides told right, each shade of a side has only locked squares or only open ones.

All ways to name the shades are tried. Free squares may be of two shades, as some themes draw a chessboard.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from math import hypot

from ...pictures.pixels import Colour, distance
from ..board import Mask, locked
from .themes import Tone

__all__ = ["Shades", "Sides", "name_sides", "shades_of"]

_SAME = 9
"""Colours that are no farther apart are one shade."""

_MOST_SHADES = 7

_ODD = 0b01010_10101_01010_10101_01010
"""Every second square."""

_FEWEST_CHEQUERED, _SOME_CHEQUERED = 4, 5
"""Squares of each of two shades from which on it is no chance that they alternate; and of both where they are near."""

_NEAR = 24
"""How far apart the two shades of free squares are, at most, where that is said to be near."""

FREE, FIRST, SECOND = range(3)


@dataclass(frozen=True)
class Shades:
    """The different colours of a board's squares, and which squares have each."""

    colours: tuple[Colour, ...]
    masks: tuple[Mask, ...]


@dataclass(frozen=True)
class Sides:
    """The squares of the two sides, with the tone of each that has any, and the colour of free squares.

    `lead` is how far it is to the next naming, and `unsure` the squares that are somebody else's there.
    """

    first: Mask
    second: Mask
    first_tone: Tone | None
    second_tone: Tone | None
    ground: Colour
    lead: float
    unsure: Mask


def shades_of(colours: Sequence[Colour]) -> Shades:
    """Sort the squares' colours into shades: the two nearest are joined until all are far apart.

    >>> shades_of([(250, 250, 250), (60, 60, 200), (251, 249, 250)]).masks
    (5, 2)
    """
    groups = [([colour], 1 << number) for number, colour in enumerate(colours)]
    while len(groups) > 1:
        apart, one, other = min(
            (distance(_mean(groups[one][0]), _mean(groups[other][0])), one, other)
            for one in range(len(groups))
            for other in range(one)
        )
        if apart > _SAME and len(groups) <= _MOST_SHADES:
            break
        joined = groups[other][0] + groups[one][0], groups[other][1] | groups[one][1]
        groups = [group for number, group in enumerate(groups) if number not in (one, other)] + [joined]
    groups.sort(key=lambda group: group[1] & -group[1])
    return Shades(tuple(_mean(colours) for colours, _ in groups), tuple(mask for _, mask in groups))


def _mean(colours: Sequence[Colour]) -> Colour:
    red, green, blue = (round(sum(channel) / len(colours)) for channel in zip(*colours, strict=True))
    return red, green, blue


def name_sides(shades: Shades, around: Colour) -> Sides:
    """Tell free squares and the two sides apart; `around` is the colour of what is around the board."""
    ranked = sorted(_namings(shades, around), key=lambda each: -each[0])
    # Every shade may be free or a side's, so that there are at least two namings.
    (score, first, second, names), (next_score, one, other, _), *_ = ranked
    unsure = min(first ^ one | second ^ other, first ^ other | second ^ one, key=int.bit_count)
    lead = score - next_score
    first_tone, second_tone = _tone(shades, names, FIRST, first), _tone(shades, names, SECOND, second)
    return Sides(first, second, first_tone, second_tone, _ground(shades, names, around), lead, unsure)


def _namings(shades: Shades, around: Colour) -> Iterator[tuple[float, Mask, Mask, tuple[int, ...]]]:
    for names in product((FREE, FIRST, SECOND), repeat=len(shades.colours)):
        used = [name for name in names if name != FREE]
        if used and used[0] == SECOND:
            continue  # the same with the sides exchanged
        first = sum([mask for mask, name in zip(shades.masks, names, strict=True) if name == FIRST])
        second = sum([mask for mask, name in zip(shades.masks, names, strict=True) if name == SECOND])
        yield _judge(shades, names, first, second, around), first, second, names


def _judge(shades: Shades, names: tuple[int, ...], first: Mask, second: Mask, around: Colour) -> float:
    free = [colour for colour, name in zip(shades.colours, names, strict=True) if name == FREE]
    ground = _ground(shades, names, around)
    score = 0.0
    for mask, colour, name in zip(shades.masks, shades.colours, names, strict=True):
        squares = mask.bit_count()
        if name == FREE:
            score += squares * (1.0 - 4.0 * min(_strength(colour), distance(colour, around) / 255))
        else:
            score += squares * min(1.0, 4.0 * _strength(colour))
            own = locked(first) if name == FIRST else locked(second)
            inside = (mask & own).bit_count()
            # Where a side has one shade, it does not tell what is locked, which is judged below.
            score -= 3.0 * min(inside, squares - inside) if names.count(name) > 1 else 0.0
    score -= 4.0 * max(0, len(free) - 1) * (max((distance(one, free[0]) for one in free), default=0) / 40)
    for one, colour, name in zip(shades.masks, shades.colours, names, strict=True):
        for other, like, others in zip(shades.masks, shades.colours, names, strict=True):
            # Of two shades that alternate as on a chessboard, neither is a side's alone.
            if name != others and _alternate(one, other, is_near=distance(colour, like) <= _NEAR):
                score -= 12.0
    if first and second:
        # Colours in line with each other are rather two shades of one side.
        pairs = [
            (one, other)
            for one, its in zip(shades.colours, names, strict=True)
            for other, whose in zip(shades.colours, names, strict=True)
            if (its, whose) == (FIRST, SECOND)
        ]
        score -= 10.0 * max(0.0, 1 - 5 * min(_turn(one, other, ground) for one, other in pairs))
    for side, mask in ((FIRST, first), (SECOND, second)):
        own_colours = [
            (colour, squares)
            for colour, squares, name in zip(shades.colours, shades.masks, names, strict=True)
            if name == side
        ]
        if len(own_colours) > 2:
            score -= 8.0 * (len(own_colours) - 2)
        if len(own_colours) == 2:
            score -= 14.0 * _turn(own_colours[0][0], own_colours[1][0], ground)
            # Two shades of one side are its open and its locked squares, so there have to be both.
            inside = locked(mask)
            kinds = {bool(squares & inside) for _, squares in own_colours}
            score -= 0.0 if len(kinds) == 2 else 12.0
        if len(own_colours) == 1 and locked(mask) not in (0, mask):
            score -= 4.0
    return score


def _alternate(one: Mask, other: Mask, *, is_near: bool) -> bool:
    """Whether all squares of two masks are those of a chessboard's two colours, and it is no chance.

    It is none if they are many, or some and nearly of one colour, as no open and locked squares are.
    """
    if one & _ODD or other & ~_ODD:
        return False
    squares = one.bit_count(), other.bit_count()
    return min(squares) >= _FEWEST_CHEQUERED or (is_near and sum(squares) >= _SOME_CHEQUERED)


def _strength(colour: Colour) -> float:
    """Give how far a colour is from grey, from 0 to 1."""
    return (max(colour) - min(colour)) / 255


def _turn(one: Colour, other: Colour, ground: Colour) -> float:
    """Give how far two colours, seen from the ground, are from being in line: 0 if one is a paler other, 1 at a right
    angle, 2 if they are opposite.
    """  # noqa: D205 - one sentence
    from_one = [value - zero for value, zero in zip(one, ground, strict=True)]
    from_other = [value - zero for value, zero in zip(other, ground, strict=True)]
    lengths = hypot(*from_one) * hypot(*from_other)
    return 1 - sum([a * b for a, b in zip(from_one, from_other, strict=True)]) / lengths if lengths else 0.0


def _ground(shades: Shades, names: tuple[int, ...], around: Colour) -> Colour:
    free = [colour for colour, name in zip(shades.colours, names, strict=True) if name == FREE]
    return _mean(free) if free else around


def _tone(shades: Shades, names: tuple[int, ...], side: int, squares: Mask) -> Tone | None:
    inside = locked(squares)
    own = [
        Tone(colour, bool(mask & inside))
        for colour, mask, name in zip(shades.colours, shades.masks, names, strict=True)
        if name == side
    ]
    return max(own, key=lambda tone: (tone.is_locked, _strength(tone.colour)), default=None)
