"""The methods about word lists: `lexicon.*`."""

from collections.abc import Generator
from dataclasses import dataclass, field
from typing import Annotated, TypedDict

from ..alphabets import Alphabet, alphabet, without_spaces
from ..contract import Methods
from ..contract.bounds import LIST_TEXT, WORD, WORDS
from ..errors import LetterError, LexiconError
from ..jobs import Job, Progress, finish
from .lexicon import Lexicon, Rejections
from .library import LexiconEntry, Library
from .notes import Notes
from .reports import AT_ONCE, ID_ERRORS, ListAdded, ListMade, check_id, folded_letters, rejections
from .selection import InList

__all__ = ["METHODS"]

METHODS = Methods()

Word = Annotated[str, WORD]

_STEP = 1_000
"""Words that are looked up between two pauses."""

_EDITED_AT_ONCE = 10_000
"""Words that are added and removed without a pause."""

_Reading = Generator[None, None, tuple[Lexicon, Rejections]]


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


@METHODS.add("lexicon.check", example={"lexicon": "en", "words": ["qi", "zzx"]})
def check(request: LexiconCheck, library: Library) -> Job[LexiconChecked]:
    """Say which words are in a list."""
    words, lexicon = request.words, library.lexicon(request.lexicon)
    valid: dict[str, bool] = {}
    for start in range(0, len(words), _STEP):
        if start:
            yield None
        valid |= {_upper(lexicon.alphabet, word): word in lexicon for word in words[start : start + _STEP]}
    return {"valid": valid}


@dataclass(frozen=True, kw_only=True)
class LexiconAdd:
    """A list in a text."""

    id: Annotated[str, "What to call it; a list of that id that was added before is replaced."]
    alphabet: Annotated[str, "Id of its alphabet."]
    text: Annotated[str, LIST_TEXT, "One word a line."]


@METHODS.add(
    "lexicon.add",
    example={"id": "mine", "alphabet": "en", "text": "qi\nz3\ncat"},
    errors={
        **ID_ERRORS,
        "alphabet-unknown": "There is no such alphabet.",
        "no-words": "No line is a word; `rejected` says why, as for a list that has some.",
    },
)
def add(request: LexiconAdd, library: Library) -> Job[ListAdded]:
    """Add a list from a text. A text of more than a million characters can be used only once this has been answered."""
    check_id(request.id, library)
    text = request.text.removeprefix("\ufeff")
    letters = alphabet(request.alphabet)
    job = _adding(request.id, text, letters, library)
    return finish(job) if len(text) <= AT_ONCE else (yield from job)


def _adding(id: str, text: str, letters: Alphabet, library: Library) -> Job[ListAdded]:
    lexicon, rejected = yield from Lexicon.reading(text, letters)
    folded = yield from folded_letters(text, letters)
    library.keep(id, lexicon)
    return {"id": id, "words": len(lexicon), **rejections(rejected), "folded": folded}


@dataclass(frozen=True, kw_only=True)
class LexiconDerive(InList):
    """A list made of another."""

    id: Annotated[str, "What to call the new list."]
    add: Annotated[list[Word], WORDS, "Words of 2 to 64 letters."] = field(default_factory=list)
    remove: Annotated[list[Word], WORDS, "Words to leave out; those that are not in the list are ignored."] = field(
        default_factory=list
    )


class ListDerived(ListMade):
    """A list made of another."""

    alphabet: str


@METHODS.add(
    "lexicon.derive",
    example={"id": "more", "lexicon": "en", "add": ["zzz"], "remove": ["qi"]},
    errors={
        **ID_ERRORS,
        "letter": "A word has a letter that is not in the list's alphabet; `index` says which word.",
        "word-length": "A word does not have 2 to 64 letters; `index` says which word.",
    },
)
def derive(request: LexiconDerive, library: Library) -> Job[ListDerived]:
    """Make a list that is another one with some words added and some removed.

    With more than 10,000 of them the new list can be used only once this has been answered.
    """
    check_id(request.id, library)
    job = _deriving(request, library.lexicon(request.lexicon), library)
    return finish(job) if len(request.add) + len(request.remove) <= _EDITED_AT_ONCE else (yield from job)


def _deriving(request: LexiconDerive, base: Lexicon, library: Library) -> Job[ListDerived]:
    added = yield from _spell(request.add, base.alphabet, "add")
    removed = yield from _spell(request.remove, base.alphabet, "remove")
    lexicon = yield from base.editing(added, removed)
    library.keep(request.id, lexicon)
    return {"id": request.id, "words": len(lexicon), "alphabet": base.alphabet.id}


@dataclass(frozen=True, kw_only=True)
class LexiconText(InList):
    """A list to be written out."""

    columns: Annotated[bool, "Whether to add columns with what the list says of its words."] = False


class LexiconWritten(TypedDict):
    """A list as text."""

    text: Annotated[
        str, "One word a line; with columns a row of headings, then word, count and definition with tabs between them."
    ]


@METHODS.add("lexicon.text", example={"lexicon": "en"})
def write(request: LexiconText, library: Library) -> Job[LexiconWritten]:
    """Write a whole list."""
    lexicon = library.lexicon(request.lexicon)
    notes = lexicon.notes if request.columns else Notes()
    texts = ["word\tcount\tdefinition\n"] if notes else []
    done, total = 0, len(lexicon)
    for text in lexicon.texts():
        texts.append("".join(notes.beside(text)) if notes else text)
        done += text.count("\n")
        yield Progress(done, total)
    return {"text": "".join(texts)}


def _spell(words: list[str], letters: Alphabet, field: str) -> Job[list[bytes]]:
    spelled = []
    for index, word in enumerate(words):
        if index and not index % _STEP:
            yield None
        try:
            tiles = letters.encode(without_spaces(word))
        except LetterError as error:
            raise LetterError("letter", str(error), field=field, index=index) from error
        if not 2 <= len(tiles) <= 64:
            raise LexiconError("word-length", "A word has 2 to 64 letters.", field=field, index=index)
        spelled.append(tiles)
    return spelled


def _upper(letters: Alphabet, word: str) -> str:
    """Write a word in its list's upper case, or as it came if the alphabet does not spell it."""
    try:
        return letters.decode(letters.encode(word))
    except LetterError:
        return word
