"""What all tests share."""

from collections.abc import Iterator
from pathlib import Path
from unittest import mock

import pytest

from tilewise.lexicon import Lexicon, Library, shipped_folder


@pytest.fixture(scope="session", autouse=True)
def shipped_lists() -> Iterator[None]:
    """Read each word list that ships once in a process: every engine has it from here, and reads none of its own.

    What a list has read so far changes no answer (property/test_lexicon_state.py), so engines may share it.
    """
    kept: dict[str, Lexicon] = {}
    read = Library._read

    def read_once(library: Library, folder: Path, id: str) -> Lexicon:
        if folder != shipped_folder():
            return read(library, folder, id)
        if id not in kept:
            kept[id] = read(library, folder, id)
        return kept[id]

    with mock.patch.object(Library, "_read", read_once):
        yield
