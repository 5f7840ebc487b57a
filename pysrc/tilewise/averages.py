"""Means, medians and deviations of a few numbers.

The standard library has them in `statistics`, which brings decimal numbers and fractions with it: a tenth of a megabyte
of every visitor's first download.
"""

from collections.abc import Sequence
from math import fsum, sqrt

__all__ = ["deviation", "mean", "median"]


def mean(values: Sequence[float]) -> float:
    """Give the mean; raises ZeroDivisionError where there is nothing.

    >>> mean([1, 2, 6])
    3.0
    """
    return fsum(values) / len(values)


def median(values: Sequence[float]) -> float:
    """Give the middle value, or the mean of the two in the middle; raises IndexError where there is nothing.

    >>> median([5, 1, 3]), median([1, 2, 4, 9])
    (3, 3.0)
    """
    ordered, middle = sorted(values), len(values) // 2
    return ordered[middle] if len(values) % 2 else (ordered[middle - 1] + ordered[middle]) / 2


def deviation(values: Sequence[float]) -> float:
    """Give the standard deviation of what the values, two at least, are a sample of.

    >>> deviation([2, 4, 6])
    2.0
    """
    middle = mean(values)
    return sqrt(fsum((value - middle) ** 2 for value in values) / (len(values) - 1))
