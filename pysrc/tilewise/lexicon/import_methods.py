"""The method for lists that people bring as files: `lexicon.import`."""

from dataclasses import dataclass
from typing import Annotated, TypedDict

from ..alphabets import alphabet
from ..contract import Methods
from ..errors import LexiconError
from ..jobs import Job, finish
from .code_pages import ENCODINGS
from .lexicon import Lexicon
from .library import Library
from .list_columns import Column
from .list_form import Kind
from .list_import import reading_list
from .notes import gather, zipf_of
from .pieces import parts
from .reports import AT_ONCE, ID_ERRORS, ListAdded, check_id, folded_letters, rejections

__all__ = ["METHODS"]

METHODS = Methods()


@dataclass(frozen=True, kw_only=True)
class LexiconImport:
    """A list in a file."""

    id: Annotated[str, "What to call it; a list of that id that was added before is replaced."]
    data: Annotated[bytes, "The file's bytes; in base64 where the transport is text."]
    alphabet: Annotated[str | None, "Id of its alphabet; null detects it."] = None
    encoding: Annotated[str | None, f"Its encoding; null detects it. One of {', '.join(ENCODINGS)}."] = None
    language: Annotated[str, "Id of the alphabet to prefer where several fit equally well."] = "en"


class ListCandidate(TypedDict):
    """One way to read a file."""

    encoding: str
    alphabet: str
    words: Annotated[list[str], "Some of its words, read in this way."]


class ListImported(ListAdded):
    """A list made of a file, and what the file was."""

    encoding: str
    alphabet: str
    candidates: Annotated[
        list[ListCandidate],
        "Where the file can be read in several ways: all of them, the chosen one first. Otherwise none.",
    ]
    lines: int
    form: Annotated[Kind, "One word a line, several words in a line, columns, or a dictionary of Hunspell."]
    columns: Annotated[list[Column], "What each column was taken for; “-” is a column that was left out."]
    first_column: Annotated[bool, "Whether the file is a table of which only the column of words was taken."]
    comments: Annotated[int, "Comment lines, which were left out."]
    marks: Annotated[str, "Marks beside words that were left out, such as #."]
    flags: Annotated[int, "Entries of a Hunspell dictionary with flags, whose other forms are not in the list."]
    inside: Annotated[str, "The name of the file inside the archive; empty if there was no archive."]
    repeated: Annotated[int, "Words that were repeated."]
    definitions: Annotated[int, "Words with a definition, which is kept."]
    counts: Annotated[int, "Words with a count or frequency, which is kept."]


@METHODS.add(
    "lexicon.import",
    example={"id": "brought", "data": "cWkKY2F0Cg=="},
    errors={
        **ID_ERRORS,
        "alphabet-unknown": "There is no such alphabet.",
        "encoding-unknown": "There is no such encoding.",
        "list-encoding": "The file is not in that encoding.",
        "list-unreadable": "The file is in no encoding and alphabet that are known.",
        "list-empty": "There is nothing in the list.",
        "list-binary": "The file is not text.",
        "list-several": "The file is a zip with several lists; `names` says which.",
        "list-too-large": "The file has more than 160 MB or 5,000,000 lines.",
        "no-words": "No line is a word; `rejected` says why, as for a list that has some.",
    },
)
def add_file(request: LexiconImport, library: Library) -> Job[ListImported]:
    """Add a list from the bytes of a file, whose encoding, form and alphabet are detected.

    Encodings are Unicode and the code pages in which the alphabets have been written; the list may be in a zip or
    gzip file. Where the letters fit several encodings or alphabets, the likeliest is taken and `candidates` names
    them all. A list of more than a million bytes can be used only once this has been answered.
    """
    check_id(request.id, library)
    for each in (request.alphabet, request.language):
        if each is not None:
            alphabet(each)
    if request.encoding not in (None, *ENCODINGS):
        known = ", ".join(ENCODINGS)
        message = f"There is no encoding “{request.encoding}” here; choose from {known}."
        raise LexiconError("encoding-unknown", message, field="encoding")
    job = _importing(request, library)
    return finish(job) if len(request.data) <= AT_ONCE else (yield from job)


def _importing(request: LexiconImport, library: Library) -> Job[ListImported]:
    read = yield from reading_list(
        request.data, encoding=request.encoding, alphabet=request.alphabet, language=request.language
    )
    yield None
    words, letters, frequency = read.words, alphabet(read.alphabet), None
    if words.counts:
        frequency = yield from zipf_of(words.text, letters, words.counts, are_zipf="zipf" in read.columns)
    notes = yield from gather(words.text, letters, words.counts, words.definitions)
    yield None
    try:
        lexicon, rejected = yield from Lexicon.reading(words.text, letters, frequency, notes, words.line)
    except LexiconError as error:
        if read.is_page:
            raise _web_page() from error
        raise
    if read.is_page and rejected.total > len(lexicon):
        raise _web_page()
    folded = yield from folded_letters(words.text, letters)
    filled = 0
    for part in parts(words.text):
        filled += sum(line.strip() != "" for line in part.split("\n"))
        yield None
    library.keep(request.id, lexicon)  # after the last pause, at which it may be given up
    return {
        "id": request.id,
        "words": len(lexicon),
        **rejections(rejected),
        "folded": folded,
        "encoding": read.encoding,
        "alphabet": letters.id,
        "candidates": [
            {"encoding": way.encoding, "alphabet": way.alphabet, "words": list(way.words)} for way in read.candidates
        ],
        "lines": read.lines,
        "form": read.form.kind,
        "columns": read.columns,
        "first_column": read.form.kind == "columns",
        "comments": words.comments,
        "marks": words.marks,
        "flags": words.flags,
        "inside": read.inside,
        "repeated": filled - rejected.total - len(lexicon),
        "definitions": notes.definitions,
        "counts": notes.counts,
    }


def _web_page() -> LexiconError:
    message = "This is not a word list but a web page; copy its words into a text file and bring that."
    return LexiconError("list-binary", message, field="data")
