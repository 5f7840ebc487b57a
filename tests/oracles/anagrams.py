"""Anagrams by the canonical key, written naively: sort the letters, expand every blank, look the key up."""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from itertools import combinations, combinations_with_replacement


def by_key(words: Iterable[str]) -> dict[str, list[str]]:
    """Words by their sorted letters."""
    keys: dict[str, list[str]] = defaultdict(list)
    for word in words:
        keys["".join(sorted(word))].append(word)
    return keys


def sub_racks(rack: str, blanks: int) -> Iterator[tuple[str, int]]:
    """Every choice of tiles from a rack, the empty one too."""
    seen = set()
    for size in range(len(rack) + 1):
        for letters in combinations(sorted(rack), size):
            if letters not in seen:
                seen.add(letters)
                for used in range(blanks + 1):
                    yield "".join(letters), used


def anagrams(keys: dict[str, list[str]], letters: str, blanks: int, alphabet: Iterable[str]) -> set[str]:
    """The words that use all these letters and that many blanks."""
    found: set[str] = set()
    for filled in combinations_with_replacement(sorted(alphabet), blanks):
        found.update(keys.get("".join(sorted([*letters, *filled])), ()))
    return found


def find(
    words: Iterable[str],
    letters: str,
    blanks: int,
    alphabet: Iterable[str],
    *,
    use_all: bool,
    through: str | None = None,
) -> set[str]:
    """All words from a rack of single letters and blanks, alone or with one more letter that they must use."""
    keys = by_key(words)
    more = through or ""
    if use_all:
        return anagrams(keys, letters + more, blanks, alphabet)
    found: set[str] = set()
    for chosen, used in sub_racks(letters, blanks):
        found |= anagrams(keys, chosen + more, used, alphabet)
    return found
