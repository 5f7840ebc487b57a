"""The methods that other programs call, by name.

A method takes named fields and gives a JSON value, or a job that comes to one (see `jobs`). All of them are pure
functions of the request and the word lists; API.md's contract names their fields.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from .crossword import methods as crossword
from .errors import LetterError, LexiconError
from .fields import Fields
from .jobs import Job
from .letterpress import methods as letterpress
from .shelf import Shelf, shipped_folder

__all__ = ["Engine", "Method"]

Method = Callable[[Fields], "dict[str, Any] | Job[dict[str, Any]]"]
"""A method: fields in, result or job out."""

_MOST_REJECTED = 100


class Engine:
    """The methods over one shelf of word lists; without one, over the lists that ship.

    >>> engine = Engine(Shelf(None))
    >>> engine.call("lexicon.add", {"id": "mine", "alphabet": "en", "text": "qi"})["words"]
    1
    >>> engine.call("lexicon.check", {"lexicon": "mine", "words": ["QI", "zzz"]})
    {'valid': {'QI': True, 'ZZZ': False}}
    """

    def __init__(self, shelf: Shelf | None = None) -> None:
        self.shelf = Shelf(shipped_folder()) if shelf is None else shelf
        self.methods: Mapping[str, Method] = MappingProxyType(
            {
                "lexicon.list": self._list,
                "lexicon.add": self._add,
                "lexicon.check": self._check,
                "crossword.solve": lambda fields: crossword.solve(fields, self.shelf.lexicon),
                "crossword.check": lambda fields: crossword.check(fields, self.shelf.lexicon),
                "crossword.unseen": lambda fields: crossword.unseen_tiles(fields, self.shelf.lexicon),
                "letterpress.solve": lambda fields: letterpress.solve(fields, self.shelf.lexicon),
                "letterpress.play": lambda fields: letterpress.play(fields, self.shelf.lexicon),
            }
        )

    def call(self, method: str, params: object) -> "dict[str, Any] | Job[dict[str, Any]]":
        """Call a method; raises KeyError for an unknown name, TilewiseError for a request that cannot be met."""
        return self.methods[method](Fields(params))

    def _list(self, fields: Fields) -> dict[str, Any]:
        fields.done()
        return {"lexicons": self.shelf.entries()}

    def _add(self, fields: Fields) -> dict[str, Any]:
        id, letters, text = fields.text("id"), fields.text("alphabet"), fields.text("text")
        fields.done()
        if not id.strip():
            raise LexiconError("lexicon-id", "A word list needs a name.", field="id")
        lexicon, rejected = self.shelf.add(id, letters, text)
        return {
            "id": id,
            "words": len(lexicon),
            "rejected": [
                {"line": each.line, "text": each.text, "reason": each.reason} for each in rejected[:_MOST_REJECTED]
            ],
            "rejected_count": len(rejected),
        }

    def _check(self, fields: Fields) -> dict[str, Any]:
        lexicon, words = self.shelf.lexicon(fields.text("lexicon")), fields.texts("words")
        fields.done()
        return {
            "valid": {
                self._upper(lexicon.alphabet.decode, lexicon.alphabet.encode, word): word in lexicon for word in words
            }
        }

    @staticmethod
    def _upper(decode: Callable[[bytes], str], encode: Callable[[str], bytes], word: str) -> str:
        """Write a word in its list's upper case, or as it came if the alphabet does not spell it."""
        try:
            return decode(encode(word))
        except LetterError:
            return word
