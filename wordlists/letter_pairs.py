#!/usr/bin/env python3
"""Counts which letters follow each other in every alphabet's language, for telling languages and encodings apart.

    python3 wordlists/letter_pairs.py           write pysrc/tilewise/data/letter_pairs.txt anew
    python3 wordlists/letter_pairs.py --check   write nothing, only compare

Counted are the 20,000 most frequent words of wordfreq, each once, and for Basque, which that lacks, those of
pyspellchecker. A word counts as it is written and as its game spells it, for lists have both ("élève", "eleve"). The
file has a block an alphabet: its id and letters, "." for the end of a word, and a row a letter, with a digit in base 36
for each letter that may follow it: how unlikely that is, as -ln(probability) in halves, at most 10.
"""

from __future__ import annotations

import argparse
import gzip
import json
import math
import sys
import unicodedata
from collections import Counter
from itertools import pairwise
from pathlib import Path

import rebuild

OUTPUT = rebuild.HERE.parent / "pysrc" / "tilewise" / "data" / "letter_pairs.txt"
sys.path.insert(0, str(OUTPUT.parents[2]))

from tilewise.alphabets import ALPHABETS, Alphabet  # noqa: E402

WORDFREQ = rebuild.Package("PyPI", "wordfreq", "3.1.1")
SPELLCHECKER = rebuild.Package("PyPI", "pyspellchecker", "0.9.1")
LARGE = {"ar", "ca", "cs", "de", "en", "es", "fi", "fr", "it", "nb", "nl", "pl", "pt", "ru", "sv"}
WORDS = 20_000
SMOOTHING = 0.3
HIGHEST = 20
DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


def read(package: rebuild.Package, path: str) -> bytes:
    """Give a file of a package."""
    archive = rebuild.fetch(package)
    return rebuild.unpack(archive.read_bytes(), archive.suffix, path)[path]


def frequent(letters: Alphabet) -> list[str]:
    """Give the most frequent words that an alphabet spells, in lower case."""
    if letters.id == "eu":
        counts = json.loads(gzip.decompress(read(SPELLCHECKER, "spellchecker/resources/eu.json.gz")))
        words = sorted(counts, key=lambda word: (-counts[word], word))
    else:
        language = "nb" if letters.id == "no" else letters.id
        size = "large" if language in LARGE else "small"
        words = list(rebuild.wordfreq_centibels(read(WORDFREQ, f"wordfreq/data/{size}_{language}.msgpack.gz")))
    words = [unicodedata.normalize("NFC", word) for word in words]
    if letters.id == "el":  # wordfreq folds the final sigma
        words = [word[:-1] + "ς" if word.endswith("σ") else word for word in words]
    return [word for word in words if len(word) > 1 and letters.written.keys() >= set(word)][:WORDS]


def block(letters: Alphabet) -> str:
    """Count the pairs of one language and write them as the file has them."""
    lowers = dict(zip(letters.letters, letters.lowers, strict=True))
    tiles = dict(zip(letters.codes, letters.letters, strict=True))
    counts: Counter[tuple[str, str]] = Counter()
    for word in frequent(letters):
        for spelled in (word, "".join(lowers[tiles[tile]] for tile in letters.encode(word))):
            counts.update(pairwise(f".{spelled}."))
    signs = [".", *sorted(set(letters.written.values()))]
    rows = [f"{letters.id} {''.join(signs)}"]
    for one in signs:
        total = sum(counts[one, other] for other in signs) + SMOOTHING * len(signs)
        costs = [-2 * math.log((counts[one, other] + SMOOTHING) / total) for other in signs]
        rows.append("".join(DIGITS[min(round(cost), HIGHEST)] for cost in costs))
    return "\n".join(rows)


def main() -> int:
    """Write the file, or compare it."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--check", action="store_true", help="write nothing, only compare")
    text = "\n\n".join(block(letters) for letters in ALPHABETS.values()) + "\n"
    if not parser.parse_args().check:
        Path(OUTPUT).write_text(text, "utf-8")
    elif OUTPUT.read_text("utf-8") != text:
        print(f"{OUTPUT.name} is not what its packages give")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
