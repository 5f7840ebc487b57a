"""How sure a reading is: measures of pictures become likelihoods, which of many readings as sure so many are right."""

from math import exp

__all__ = ["DOUBTFUL", "odds"]

DOUBTFUL = 0.95
"""A reading of less confidence is worth a look: one in twenty of those that are just so sure is wrong."""

_MOST = 30.0


def odds(value: float, scale: float) -> float:
    """Give how likely a thing is: as likely as not at 0, and by a factor of e more for each step of the scale.

    >>> odds(0.0, 2.0), round(odds(4.0, 2.0), 2)
    (0.5, 0.88)
    """
    return 1 / (1 + exp(-max(-_MOST, min(_MOST, value / scale))))
