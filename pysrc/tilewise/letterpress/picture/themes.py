"""Which of two sides is ours, told by the colours that the app gives them: a pair for each theme, seen on real screens.

Nothing else tells it. The owner of the device stands on either side of the score, the arrow is beneath whoever's turn
it is, and at the end of a game it is not there.

A side's locked squares have its colour, its open ones a tint of it, towards the ground or towards white, and a dialog
makes all of them darker by the same factor. So, with colours as points in space and black at its origin, and for each
such factor, locked squares are looked for at a theme's colour, and open ones on the line from there to its palest tint.
How far off they are, times as much as they are darker and paler than the full colour, says how unlike it they are.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product
from math import dist, inf

from ...pictures.pixels import Colour

__all__ = ["THEMES", "Tone", "Whose", "whose_is_first"]

THEMES: dict[str, tuple[Colour, Colour]] = {
    "light": ((0, 162, 255), (255, 67, 47)),
    "dark": ((0, 186, 255), (255, 67, 47)),
    "glow": ((97, 255, 190), (234, 0, 105)),
    "pop": ((126, 255, 0), (255, 0, 198)),
    "pink": ((255, 0, 228), (87, 56, 47)),
    "forest": ((255, 156, 0), (21, 99, 59)),
    "retro": ((140, 37, 255), (237, 97, 70)),
}
"""Our colour and theirs in each theme of the app."""

_NEAR = 20.0
"""How far off a theme's colours the sides are, at most, to be that theme's.

Drawn in tints of 0.4 and more, on light, dark and coloured grounds, with more than half of the light gone, and off by 1
in each channel, as squares of JPEG files are, the sides of a theme come to 14 at most. The wrong way round they are
never nearer than 53 to any theme, and mostly off by more than 150. Blue is 24 apart in the two nearest themes.
"""

_FAR = 2 * _NEAR
"""How far off every theme they are, at least, with the sides exchanged."""

_PALEST = 0.3
"""How much of its side's colour an open square has, at least; in the light theme it is half."""

_LIGHTS = [0.97**step for step in range(40)]
"""How much of the light a dialog leaves, in steps of which half a one moves a colour by 5."""


@dataclass(frozen=True)
class Tone:
    """The colour that stands for a side: that of its locked squares if it has any, or else that of its open ones."""

    colour: Colour
    is_locked: bool


@dataclass(frozen=True)
class Whose:
    """Whether the first of two sides is ours rather than theirs, and whether their colours surely tell."""

    first_is_ours: bool
    is_told: bool


def whose_is_first(first: Tone | None, second: Tone | None, grounds: Sequence[Colour]) -> Whose:
    """Say which of two sides is ours; `grounds` are the colours of free squares and of what is around the board.

    One side alone tells nothing.

    >>> blue, red = Tone((120, 200, 245), False), Tone((255, 67, 47), True)
    >>> whose_is_first(red, blue, [(233, 232, 229)])
    Whose(first_is_ours=False, is_told=True)
    >>> whose_is_first(red, Tone((90, 60, 200), True), [(233, 232, 229)]).is_told
    False
    """
    if first is None or second is None:
        return Whose(first_is_ours=True, is_told=False)
    right, turned = _off_themes(first, second, grounds), _off_themes(second, first, grounds)
    return Whose(right <= turned, is_told=min(right, turned) <= _NEAR and max(right, turned) >= _FAR)


def _off_themes(ours: Tone, theirs: Tone, grounds: Sequence[Colour]) -> float:
    """Give how far two sides are off the theme that they are nearest to."""
    nearest = inf
    for (own, other), light in product(THEMES.values(), _LIGHTS):
        off = _off(ours, own, grounds, light)
        if off < nearest:
            nearest = min(nearest, max(off, _off(theirs, other, grounds, light)))
    return nearest


def _off(tone: Tone, own: Colour, grounds: Sequence[Colour], light: float) -> float:
    """Give how far a side is off a theme's colour where only so much of the light is left."""
    full = [light * each for each in own]
    if tone.is_locked:
        return dist(tone.colour, full) / light
    white = [light * 255] * 3
    return min(_off_tints(tone.colour, full, pale) for pale in (white, *grounds)) / light


def _off_tints(colour: Colour, full: Sequence[float], pale: Sequence[float]) -> float:
    """Give the distance of a colour from the line of another's tints, times as much as the nearest of them is paler."""
    line = [a - b for a, b in zip(full, pale, strict=True)]
    along = sum([a * (c - b) for a, b, c in zip(line, pale, colour, strict=True)])
    share = min(1.0, max(_PALEST, along / (sum([each * each for each in line]) or 1.0)))
    return dist(colour, [b + share * a for a, b in zip(line, pale, strict=True)]) / share
