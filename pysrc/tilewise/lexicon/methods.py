"""The methods about word lists: `lexicon.*`."""

from typing import Any

from ..alphabets import Alphabet, alphabet
from ..errors import LetterError, LexiconError
from ..fields import Fields
from .lexicon import Lexicon, Rejected
from .library import Library
from .list_import import guess_alphabet, read_list

__all__ = ["add_list", "add_text", "check_words", "derive", "list_all", "text_of"]

_MOST_REJECTED = 100


def list_all(fields: Fields, library: Library) -> dict[str, Any]:
    """Answer `lexicon.list`."""
    fields.done()
    return {"lexicons": library.entries()}


def check_words(fields: Fields, library: Library) -> dict[str, Any]:
    """Answer `lexicon.check`."""
    lexicon, words = library.lexicon(fields.text("lexicon")), fields.texts("words")
    fields.done()
    return {"valid": {_upper(lexicon.alphabet, word): word in lexicon for word in words}}


def add_text(fields: Fields, library: Library) -> dict[str, Any]:
    """Answer `lexicon.add`."""
    id, letters, text = _new_id(fields, library), alphabet(fields.text("alphabet")), fields.text("text")
    fields.done()
    lexicon, rejected = Lexicon.from_text(text, letters)
    library.keep(id, lexicon)
    return {"id": id, "words": len(lexicon), **_refused(rejected)}


def add_list(fields: Fields, library: Library) -> dict[str, Any]:
    """Answer `lexicon.import`: a list from the bytes of a file, whose encoding, form and alphabet are found out.

    `data` is the bytes, as base64 where the transport is text; `alphabet` null asks for a guess. Beside what
    `lexicon.add` gives: `encoding`, `alphabet`, `lines`, `first_column` (the file is a table), `repeated` (words that
    came again).
    """
    id, data, named = _new_id(fields, library), fields.blob("data"), fields.text("alphabet", None)
    fields.done()
    read = read_list(data)
    letters = alphabet(named or guess_alphabet(read.text))
    lexicon, rejected = Lexicon.from_text(read.text, letters)
    library.keep(id, lexicon)
    blank = sum(not line.strip() for line in read.text.split("\n")) - read.text.endswith("\n")
    lines = read.text.count("\n") + (not read.text.endswith("\n"))
    return {
        "id": id,
        "words": len(lexicon),
        **_refused(rejected),
        "encoding": read.encoding,
        "alphabet": letters.id,
        "lines": read.lines,
        "first_column": read.first_column,
        "repeated": lines - blank - len(rejected) - len(lexicon),
    }


def derive(fields: Fields, library: Library) -> dict[str, Any]:
    """Answer `lexicon.derive`: a list `id` that is another one with some words added and some removed.

    Words to remove that are not there do no harm; a word to add must have 2 to 64 letters of the list's alphabet.
    """
    id, base = _new_id(fields, library), library.lexicon(fields.text("lexicon"))
    added, removed = fields.texts("add", []), fields.texts("remove", [])
    fields.done()
    tiles = {name: _spell(words, base.alphabet, name) for name, words in (("add", added), ("remove", removed))}
    lexicon = base.edited(tiles["add"], tiles["remove"])
    library.keep(id, lexicon)
    return {"id": id, "words": len(lexicon), "alphabet": base.alphabet.id}


def text_of(fields: Fields, library: Library) -> dict[str, Any]:
    """Answer `lexicon.text`: the whole list, one word a line."""
    lexicon = library.lexicon(fields.text("lexicon"))
    fields.done()
    return {"text": lexicon.text()}


def _new_id(fields: Fields, library: Library) -> str:
    id = fields.text("id")
    if not id.strip():
        raise LexiconError("lexicon-id", "A word list needs a name.", field="id")
    if library.ships(id):
        raise LexiconError(
            "lexicon-taken", f"“{id}” is a list that ships with Tilewise; choose another name.", field="id"
        )
    return id


def _spell(words: list[str], letters: Alphabet, field: str) -> list[bytes]:
    spelled = []
    for index, word in enumerate(words):
        try:
            tiles = letters.encode(word.strip())
        except LetterError as error:
            raise LetterError("letter", str(error), field=field, index=index) from error
        if not 2 <= len(tiles) <= 64:
            raise LexiconError("word-length", "A word has 2 to 64 letters.", field=field, index=index)
        spelled.append(tiles)
    return spelled


def _refused(rejected: list[Rejected]) -> dict[str, Any]:
    first = [{"line": each.line, "text": each.text, "reason": each.reason} for each in rejected[:_MOST_REJECTED]]
    return {"rejected": first, "rejected_count": len(rejected)}


def _upper(letters: Alphabet, word: str) -> str:
    """Write a word in its list's upper case, or as it came if the alphabet does not spell it."""
    try:
        return letters.decode(letters.encode(word))
    except LetterError:
        return word
