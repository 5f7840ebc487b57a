"""The word lists at hand: those that ship, those that were handed over packed, and those that a visitor adds."""

import gzip
import json
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from itertools import groupby
from pathlib import Path
from typing import Annotated, Any, NotRequired, TypedDict

from ..alphabets import alphabet
from ..errors import LexiconError
from .lexicon import Lexicon

__all__ = ["LexiconEntry", "Library", "load_lexicon", "shipped_folder"]


def shipped_folder() -> Path | None:
    """Find the folder of the shipped lists, in the installed package or the checkout around it; None in the page."""
    package = Path(__file__).parents[1]
    for folder in (package / "data" / "wordlists", package.parents[1] / "wordlists"):
        if (folder / "index.json").is_file():
            return folder
    return None


@cache
def load_lexicon(id: str) -> Lexicon:
    """Load a list that ships, such as "en" or "tr"; raises LexiconError "lexicon-unknown".

    >>> load_lexicon("en-common")
    <Lexicon of ... English words>
    """
    return Library(shipped_folder()).lexicon(id)


class LexiconEntry(TypedDict):
    """The description of a word list."""

    id: str
    name: str
    language: str
    alphabet: Annotated[str, "Id of its alphabet."]
    words: Annotated[int, "How many there are."]
    licence: str
    filter: NotRequired[
        Annotated[bool, "Set for what is no list to play with: words to leave out of others, or what is said of words."]
    ]


_ASIDE = {"-meanings": ".gloss.tsv.gz", "-played": ".played.tsv.gz"}
"""Ends of the ids of files that say something of words, and of their names."""


class Library:
    """Word lists by id, and files aside that say something of words; each is read when it is first asked for.

    >>> library = Library(None)
    >>> library.keep("mine", Lexicon.from_words(["aa", "qi"], alphabet("en")))
    >>> len(library.lexicon("mine"))
    2
    """

    def __init__(self, folder: Path | None) -> None:
        self._folder = folder
        self._catalogue: dict[str, dict[str, Any]] = {}
        self._lexicons: dict[str, Lexicon] = {}
        self._aside: dict[str, str] = {}
        self._later: dict[object, Iterator[None]] = {}
        if folder is not None:
            self._catalogue = {
                id: {"id": id, **entry} for id, entry in json.loads((folder / "index.json").read_text("utf-8")).items()
            }

    def entries(self, *, filters: bool = False) -> list[LexiconEntry]:
        """Describe the lists: id, name, language, alphabet, number of words, licence.

        Lists that ship only to leave their words out of others have `"filter": true`, and are included only with
        `filters`.
        """
        shipped = [_entry(id, entry) for id, entry in self._catalogue.items() if filters or not entry.get("filter")]
        added: list[LexiconEntry] = [
            {
                "id": id,
                "name": id,
                "language": each.alphabet.id,
                "alphabet": each.alphabet.id,
                "words": len(each),
                "licence": "",
            }
            for id, each in self._lexicons.items()
            if id not in self._catalogue
        ]
        return shipped + added

    def lexicon(self, id: str, field: str = "lexicon") -> Lexicon:
        """Give a list.

        Raises LexiconError: "lexicon-unknown", or "lexicon-not-loaded" if the page has not handed it over yet.
        """
        if id not in self._lexicons:
            if id not in self._catalogue:
                known = ", ".join([str(entry["id"]) for entry in self.entries()])
                raise LexiconError(
                    "lexicon-unknown", f"There is no word list “{id}”; choose from {known or 'none'}.", field=field
                )
            if self._folder is None:
                raise LexiconError("lexicon-not-loaded", f"The word list “{id}” has not been loaded yet.", field=field)
            self._lexicons[id] = self._read(self._folder, id)
        return self._lexicons[id]

    def ships(self, id: str) -> bool:
        """Say whether a list of this id ships."""
        return id in self._catalogue

    def keep(self, id: str, lexicon: Lexicon) -> None:
        """Add a list that somebody has brought; it replaces one of the same id."""
        self._lexicons[id] = lexicon

    def drop(self, id: str) -> None:
        """Forget a list that is loaded; one that ships is loaded again when it is asked for."""
        self._lexicons.pop(id, None)

    def put(self, id: str, packed: bytes) -> None:
        """Load a packed list, or a file aside; raises LexiconError "list-damaged"."""
        if _end_of_aside(id):
            self._aside[id] = packed.decode("utf-8")
        else:
            self._lexicons[id] = Lexicon.unpack(packed)

    def holds(self, id: str) -> bool:
        """Say whether a list, or a file aside, is loaded."""
        return id in self._lexicons or id in self._aside

    def asides(self) -> list[str]:
        """Name the files aside that ship, such as "en-meanings" or "en-scrabble-played"."""
        folder = self._folder
        ends = _ASIDE.items() if folder else ()
        return [
            path.name.removesuffix(name) + end
            for end, name in ends
            for path in sorted((folder or Path()).glob(f"*{name}"))
        ]

    def aside(self, id: str) -> str:
        r"""Give the lines of a file aside; raises LexiconError "lexicon-not-loaded" if the page has not handed it over.

        >>> library = Library(None)
        >>> library.put("en-meanings", b"aa\tn a dry lava\n")
        >>> library.aside("en-meanings")
        'aa\tn a dry lava\n'
        """
        if id not in self._aside:
            end = _end_of_aside(id)
            path = self._folder and end and self._folder / f"{id.removesuffix(end)}{_ASIDE[end]}"
            if not path or not path.is_file():
                message = f"“{id}” has not been loaded; name it in “lists”."
                raise LexiconError("lexicon-not-loaded", message, field="lists")
            self._aside[id] = _unzip(path)
        return self._aside[id]

    def load(self, id: str, field: str) -> None:
        """Load a list, or a file aside; raises what `lexicon` and `aside` raise."""
        if _end_of_aside(id) and id not in self._lexicons:
            self.aside(id)
        else:
            self.lexicon(id, field)

    def has_aside(self, id: str) -> bool:
        """Say whether a file aside is loaded or ships with the lists that are at hand.

        >>> Library(None).has_aside("en-meanings"), Library(shipped_folder()).has_aside("en-meanings")
        (False, True)
        """
        return id in self._aside or id in self.asides()

    def read_ahead(self) -> bool:
        """Do a little of the work that later requests would wait for; False when none is left (`Lexicon.read_ahead`).

        >>> library = Library(None)
        >>> library.keep("mine", Lexicon.from_words(["aa", "qi", "aah"], alphabet("en")))
        >>> [library.read_ahead() for _ in range(4)]
        [True, True, False, False]
        """
        return any(lexicon.read_ahead() for lexicon in self._lexicons.values()) or self._goes_on()

    def later(self, key: object, work: Callable[[], Iterator[None]]) -> None:
        """Have work with pauses done by `read_ahead`, once as long as its key is among the last two.

        >>> library = Library(None)
        >>> for _ in range(2):
        ...     library.later("key", lambda: iter([None]))
        >>> [library.read_ahead() for _ in range(3)]
        [True, False, False]
        """
        if key not in self._later:
            self._later = {**dict(list(self._later.items())[-1:]), key: work()}

    def _goes_on(self) -> bool:
        return any(True for work in self._later.values() for _ in work)

    def describe(self, entries: list[dict[str, Any]]) -> None:
        """Name the lists that may be handed over later, as `entries` describes them."""
        self._catalogue = {entry["id"]: entry for entry in entries}

    def meanings(self) -> Iterator[tuple[str, str, str]]:
        """Give the meanings that ship: language, first letter, and lines of a word and its senses, tabs between."""
        for path in sorted(self._folder.glob("*.gloss.tsv.gz")) if self._folder else ():
            lines = _unzip(path).splitlines(keepends=True)
            for letter, same in groupby(sorted(lines), key=lambda line: line[0]):
                yield path.name.split(".")[0], letter, "".join(same)

    def _read(self, folder: Path, id: str) -> Lexicon:
        entry = self._catalogue[id]
        zipf = None
        if "zipf" in entry:
            rows = _unzip(folder / f"{entry['zipf']}.zipf.tsv.gz").splitlines()
            zipf = {word: float(value) for word, value in (row.split("\t") for row in rows)}
        letters = alphabet(entry["alphabet"])
        known = frozenset(letters.letters) | frozenset(letters.lowers)
        if zipf is not None:
            zipf = {word: value for word, value in zipf.items() if known.issuperset(word)}
        lexicon, rejected = Lexicon.from_text(_unzip(folder / f"{id}.txt.gz"), letters, zipf)
        if rejected or len(lexicon) != entry["words"]:
            raise LexiconError(
                "list-damaged", f"The word list “{id}” has {len(lexicon)} words where its index says {entry['words']}."
            )
        return lexicon


def _end_of_aside(id: str) -> str | None:
    return next((end for end in _ASIDE if id.endswith(end)), None)


def _unzip(path: Path) -> str:
    return gzip.decompress(path.read_bytes()).decode("utf-8")


def _entry(id: str, described: Mapping[str, Any]) -> LexiconEntry:
    entry: LexiconEntry = {
        "id": id,
        "name": described["name"],
        "language": described["language"],
        "alphabet": described["alphabet"],
        "words": described["words"],
        "licence": described["licence"],
    }
    if "filter" in described:
        entry["filter"] = described["filter"]
    return entry
