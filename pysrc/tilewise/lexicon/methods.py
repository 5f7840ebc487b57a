"""The methods about word lists: `lexicon.*`."""

from collections.abc import Generator
from dataclasses import dataclass, field
from typing import Annotated, TypedDict

from ..alphabets import Alphabet, alphabet, without_spaces
from ..contract import Methods
from ..contract.bounds import LIST_TEXT, WORD, WORDS
from ..errors import LetterError, LexiconError
from ..jobs import Job, Progress, finish, telling
from .lexicon import MOST_REJECTED, Lexicon, Rejections
from .library import LexiconEntry, Library
from .list_import import guess_alphabet, read_list
from .selection import InList

__all__ = ["METHODS"]

METHODS = Methods()

Word = Annotated[str, WORD]

_STEP = 1_000
"""Words that are looked up between two pauses."""

_AT_ONCE = 1_000_000
"""Characters of a list that is made without a pause, so that a request that follows at once finds it."""

_EDITED_AT_ONCE = 10_000
"""Words that are added and removed without a pause."""

_SOME_OF_IT = Progress(0, 1)
"""How far a list is while it is made."""

_Reading = Generator[None, None, tuple[Lexicon, Rejections]]

_ID_ERRORS = {
    "lexicon-id": "The id is empty.",
    "lexicon-taken": "A list of that id ships with Tilewise.",
}


@dataclass(frozen=True, kw_only=True)
class LexiconList:
    """All lists that there are."""


class LexiconListed(TypedDict):
    """The word lists at hand."""

    lexicons: list[LexiconEntry]


@METHODS.add("lexicon.list", example={})
def list_all(request: LexiconList, library: Library) -> LexiconListed:
    """List the word lists: those that ship, then those that were added."""
    return {"lexicons": library.entries()}


@dataclass(frozen=True, kw_only=True)
class LexiconCheck(InList):
    """Words to look up."""

    words: Annotated[list[Word], WORDS, "In either case."]


class LexiconChecked(TypedDict):
    """What is a word and what is not."""

    valid: Annotated[dict[str, bool], "For each word, in upper case, whether it is in the list."]


@METHODS.add("lexicon.check", example={"lexicon": "en", "words": ["qi", "zzx"]}, pauses=True)
def check(request: LexiconCheck, library: Library) -> LexiconChecked | Job[LexiconChecked]:
    """Say which words are in a list."""
    job = _checking(request.words, library.lexicon(request.lexicon))
    return finish(job) if len(request.words) <= _STEP else job


def _checking(words: list[str], lexicon: Lexicon) -> Job[LexiconChecked]:
    valid: dict[str, bool] = {}
    for start in range(0, len(words), _STEP):
        yield Progress(start, len(words))
        valid |= {_upper(lexicon.alphabet, word): word in lexicon for word in words[start : start + _STEP]}
    return {"valid": valid}


@dataclass(frozen=True, kw_only=True)
class LexiconAdd:
    """A list in a text."""

    id: Annotated[str, "What to call it; a list of that id that was added before is replaced."]
    alphabet: Annotated[str, "Id of its alphabet."]
    text: Annotated[str, LIST_TEXT, "One word a line."]


class ListMade(TypedDict):
    """A list that is there now."""

    id: str
    words: Annotated[int, "How many it has."]


class RejectedLine(TypedDict):
    """A line that is no word of the alphabet."""

    line: Annotated[int, "Its number, from 1."]
    text: str
    reason: str


class ListAdded(ListMade):
    """A list made of lines of text."""

    rejected: Annotated[list[RejectedLine], f"The first {MOST_REJECTED} lines that were left out."]
    rejected_count: Annotated[int, "How many lines were left out."]


@METHODS.add(
    "lexicon.add",
    example={"id": "mine", "alphabet": "en", "text": "qi\nz3\ncat"},
    errors={**_ID_ERRORS, "alphabet-unknown": "There is no such alphabet.", "no-words": "No line is a word."},
    pauses=True,
)
def add(request: LexiconAdd, library: Library) -> ListAdded | Job[ListAdded]:
    """Add a list from a text. One of more than a million characters is there once it is answered, and not before."""
    _check_id(request.id, library)
    job = _adding(request.id, Lexicon.reading(request.text, alphabet(request.alphabet)), library)
    return finish(job) if len(request.text) <= _AT_ONCE else job


def _adding(id: str, reading: _Reading, library: Library) -> Job[ListAdded]:
    lexicon, rejected = yield from telling(reading, _SOME_OF_IT)
    library.keep(id, lexicon)
    return {"id": id, "words": len(lexicon), **_rejections(rejected)}


@dataclass(frozen=True, kw_only=True)
class LexiconImport:
    """A list in a file."""

    id: Annotated[str, "What to call it; a list of that id that was added before is replaced."]
    data: Annotated[bytes, "The file's bytes; in base64 where the transport is text."]
    alphabet: Annotated[str | None, "Id of its alphabet; null asks for a guess."] = None


class ListImported(ListAdded):
    """A list made of a file, and what the file was."""

    encoding: str
    alphabet: str
    lines: int
    first_column: Annotated[bool, "Whether the file is a table, whose first column was taken."]
    repeated: Annotated[int, "Words that came again."]


@METHODS.add(
    "lexicon.import",
    example={"id": "brought", "data": "cWkKY2F0Cg=="},
    errors={
        **_ID_ERRORS,
        "alphabet-unknown": "There is no such alphabet.",
        "list-empty": "The file is empty.",
        "list-binary": "The file is no text.",
        "list-too-large": "The file has more than 160 MB or 5,000,000 lines.",
        "no-words": "No line is a word.",
    },
    pauses=True,
)
def add_file(request: LexiconImport, library: Library) -> ListImported | Job[ListImported]:
    """Add a list from the bytes of a file, whose encoding, form and alphabet are detected.

    One of more than a million bytes is there once it is answered, and not before.
    """
    _check_id(request.id, library)
    job = _importing(request, library)
    return finish(job) if len(request.data) <= _AT_ONCE else job


def _importing(request: LexiconImport, library: Library) -> Job[ListImported]:
    read = read_list(request.data)
    yield _SOME_OF_IT
    letters = alphabet(request.alphabet or guess_alphabet(read.text))
    lexicon, rejected = yield from telling(Lexicon.reading(read.text, letters), _SOME_OF_IT)
    library.keep(request.id, lexicon)
    blank = sum(not line.strip() for line in read.text.split("\n")) - read.text.endswith("\n")
    lines = read.text.count("\n") + (not read.text.endswith("\n"))
    return {
        "id": request.id,
        "words": len(lexicon),
        **_rejections(rejected),
        "encoding": read.encoding,
        "alphabet": letters.id,
        "lines": read.lines,
        "first_column": read.first_column,
        "repeated": lines - blank - rejected.total - len(lexicon),
    }


@dataclass(frozen=True, kw_only=True)
class LexiconDerive(InList):
    """A list made of another."""

    id: Annotated[str, "What to call the new list."]
    add: Annotated[list[Word], WORDS, "Words of 2 to 64 letters."] = field(default_factory=list)
    remove: Annotated[list[Word], WORDS, "Words to leave out; those that are not there do no harm."] = field(
        default_factory=list
    )


class ListDerived(ListMade):
    """A list made of another."""

    alphabet: str


@METHODS.add(
    "lexicon.derive",
    example={"id": "more", "lexicon": "en", "add": ["zzz"], "remove": ["qi"]},
    errors={
        **_ID_ERRORS,
        "letter": "A word has a letter that is not of the list's alphabet; `index` says which word.",
        "word-length": "A word has not 2 to 64 letters; `index` says which word.",
    },
    pauses=True,
)
def derive(request: LexiconDerive, library: Library) -> ListDerived | Job[ListDerived]:
    """Make a list that is another one with some words added and some removed.

    With more than 10,000 of them it is there once it is answered, and not before.
    """
    _check_id(request.id, library)
    job = _deriving(request, library.lexicon(request.lexicon), library)
    return finish(job) if len(request.add) + len(request.remove) <= _EDITED_AT_ONCE else job


def _deriving(request: LexiconDerive, base: Lexicon, library: Library) -> Job[ListDerived]:
    added = yield from _spell(request.add, base.alphabet, "add")
    removed = yield from _spell(request.remove, base.alphabet, "remove")
    lexicon = yield from telling(base.editing(added, removed), _SOME_OF_IT)
    library.keep(request.id, lexicon)
    return {"id": request.id, "words": len(lexicon), "alphabet": base.alphabet.id}


@dataclass(frozen=True, kw_only=True)
class LexiconText(InList):
    """A list to be written out."""


class LexiconWritten(TypedDict):
    """A list as text."""

    text: Annotated[str, "One word a line."]


@METHODS.add("lexicon.text", example={"lexicon": "en"}, pauses=True)
def write(request: LexiconText, library: Library) -> Job[LexiconWritten]:
    """Write a whole list."""
    return _writing(library.lexicon(request.lexicon))


def _writing(lexicon: Lexicon) -> Job[LexiconWritten]:
    texts = []
    done, total = 0, len(lexicon)
    for text in lexicon.texts():
        texts.append(text)
        done += text.count("\n")
        yield Progress(done, total)
    return {"text": "".join(texts)}


def _check_id(id: str, library: Library) -> None:
    if not id.strip():
        raise LexiconError("lexicon-id", "A word list needs a name.", field="id")
    if library.ships(id):
        raise LexiconError(
            "lexicon-taken", f"“{id}” is a list that ships with Tilewise; choose another name.", field="id"
        )


def _spell(words: list[str], letters: Alphabet, field: str) -> Job[list[bytes]]:
    spelled = []
    for index, word in enumerate(words):
        if index and not index % _STEP:
            yield Progress(index, len(words))
        try:
            tiles = letters.encode(without_spaces(word))
        except LetterError as error:
            raise LetterError("letter", str(error), field=field, index=index) from error
        if not 2 <= len(tiles) <= 64:
            raise LexiconError("word-length", "A word has 2 to 64 letters.", field=field, index=index)
        spelled.append(tiles)
    return spelled


class _Rejections(TypedDict):
    rejected: list[RejectedLine]
    rejected_count: int


def _rejections(rejected: Rejections) -> _Rejections:
    first: list[RejectedLine] = [{"line": each.line, "text": each.text, "reason": each.reason} for each in rejected]
    return {"rejected": first, "rejected_count": rejected.total}


def _upper(letters: Alphabet, word: str) -> str:
    """Write a word in its list's upper case, or as it came if the alphabet does not spell it."""
    try:
        return letters.decode(letters.encode(word))
    except LetterError:
        return word
