"""The methods that other programs call, by name: those of every room, over one library of word lists."""

from collections.abc import Generator, Mapping
from typing import Any

from .anagrams.methods import METHODS as ANAGRAMS
from .contract import Method, Methods, check_params
from .crossword.methods import METHODS as CROSSWORD
from .draw.methods import METHODS as DRAW
from .finders.methods import METHODS as FINDERS
from .jobs import Job, finish
from .letterpress.methods import METHODS as LETTERPRESS
from .lexicon import Library, shipped_folder
from .lexicon.import_methods import METHODS as FILES
from .lexicon.methods import METHODS as LEXICON
from .study.methods import METHODS as STUDY
from .tycoon.methods import METHODS as TYCOON

__all__ = ["METHODS", "Engine"]

METHODS: Mapping[str, Method] = Methods(LEXICON, FILES, ANAGRAMS, LETTERPRESS, CROSSWORD, TYCOON, DRAW, FINDERS, STUDY)
"""All methods."""


class Engine:
    """The methods over a library of word lists; without one, over the lists that ship.

    A method is a function of its request and the lists: fields in, a JSON value out. What may take long is a job,
    which `call` carries on to its end, and `begin` gives to be carried on piece by piece.

    >>> engine = Engine(Library(None))
    >>> engine.call("lexicon.add", {"id": "mine", "alphabet": "en", "text": "qi"})["words"]
    1
    >>> engine.call("lexicon.check", {"lexicon": "mine", "words": ["QI", "zzz"]})
    {'valid': {'QI': True, 'ZZZ': False}}
    """

    def __init__(self, library: Library | None = None) -> None:
        self.library = Library(shipped_folder()) if library is None else library
        self.methods = METHODS

    def call(self, method: str, params: object) -> dict[str, Any]:
        """Call a method; raises KeyError for an unknown name, TilewiseError for a request that cannot be met."""
        answer = self.begin(method, params)
        return finish(answer) if isinstance(answer, Generator) else answer

    def begin(self, method: str, params: object) -> "dict[str, Any] | Job[dict[str, Any]]":
        """Call a method, and give the job where it is one, which raises what `call` does when it is carried on."""
        if isinstance(params, Mapping):
            check_params(params)
        answer: dict[str, Any] | Job[dict[str, Any]] = self.methods[method](params, self.library)
        return answer
