"""What the golden tests share: the shipped word lists, and the words that their lists have beyond `en`."""

import gzip
import json
from functools import cache
from pathlib import Path

import pytest

from tilewise.alphabets import alphabet
from tilewise.lexicon import Lexicon, shipped_folder

ALSO = ["ao", "sj", "ua", "uk", "fuckton", "fucktons"]
"""The words that npm's an-array-of-english-words 2.0.0 has and `en` leaves out, one-letter words apart."""


@cache
def _english() -> Lexicon:
    folder = shipped_folder()
    assert folder is not None
    words = gzip.decompress((folder / "en.txt.gz").read_bytes()).decode().split()
    return Lexicon.from_words([*words, *ALSO], alphabet("en"))


@pytest.fixture
def english_plus() -> Lexicon:
    """`en` with the words that the golden cases' list has beyond it."""
    return _english()


@pytest.fixture
def golden():
    """Read a golden file, compressed or not."""

    def read(name: str):
        data = (Path(__file__).parent / "data" / name).read_bytes()
        return json.loads(gzip.decompress(data) if name.endswith(".gz") else data)

    return read
