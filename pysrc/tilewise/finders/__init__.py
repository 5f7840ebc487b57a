"""Nine ways to find the words of a rack, one file each, one interface (`base.Finder`)."""

from collections.abc import Mapping
from types import MappingProxyType

from .base import Finder
from .canonical_key import CanonicalKey
from .letter_count import LetterCount
from .permutation import Permutation
from .powerset import Powerset
from .prime_product import PrimeProduct
from .registers import Registers
from .sorted_subset import SortedSubset
from .subset_key import SubsetKey
from .trie import Trie

__all__ = ["FINDERS", "Finder"]

FINDERS: Mapping[str, type[Finder]] = MappingProxyType(
    {
        each.id: each
        for each in (
            Permutation,
            Powerset,
            LetterCount,
            PrimeProduct,
            CanonicalKey,
            SortedSubset,
            SubsetKey,
            Trie,
            Registers,
        )
    }
)
"""The finders by id, in the order of their story."""
