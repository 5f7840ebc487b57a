"""The methods that other programs call, by name.

A method takes named fields and gives a JSON value, or a job that comes to one (see `jobs`). All of them are pure
functions of the request and the word lists; API.md's contract names their fields.
"""

from collections.abc import Callable, Mapping
from functools import partial
from types import MappingProxyType
from typing import Any

from .anagrams import methods as anagrams
from .crossword import methods as crossword
from .crossword import notation_methods as crossword_notation
from .draw import methods as draw
from .fields import Fields
from .finders.growth import growth
from .finders.race import race
from .jobs import Job
from .letterpress import methods as letterpress
from .lexicon import Library, shipped_folder
from .lexicon import methods as lexicon
from .tycoon import game_methods as tycoon_game
from .tycoon import methods as tycoon

__all__ = ["Engine", "Method"]

Method = Callable[[Fields], "dict[str, Any] | Job[dict[str, Any]]"]
"""A method: fields in, result or job out."""


class Engine:
    """The methods over a library of word lists; without one, over the lists that ship.

    >>> engine = Engine(Library(None))
    >>> engine.call("lexicon.add", {"id": "mine", "alphabet": "en", "text": "qi"})["words"]
    1
    >>> engine.call("lexicon.check", {"lexicon": "mine", "words": ["QI", "zzz"]})
    {'valid': {'QI': True, 'ZZZ': False}}
    """

    def __init__(self, library: Library | None = None) -> None:
        self.library = Library(shipped_folder()) if library is None else library
        self.methods: Mapping[str, Method] = MappingProxyType(
            {
                "lexicon.list": partial(lexicon.list_all, library=self.library),
                "lexicon.check": partial(lexicon.check_words, library=self.library),
                "lexicon.add": partial(lexicon.add_text, library=self.library),
                "lexicon.import": partial(lexicon.add_list, library=self.library),
                "lexicon.derive": partial(lexicon.derive, library=self.library),
                "lexicon.text": partial(lexicon.text_of, library=self.library),
                "anagram.find": partial(anagrams.find_words, lexicons=self.library.lexicon),
                "anagram.word": partial(anagrams.word, lexicons=self.library.lexicon),
                "anagram.chances": partial(anagrams.chances, lexicons=self.library.lexicon),
                "draw.deal": draw.deal,
                "draw.bags": draw.bags,
                "draw.judge": partial(draw.judge, lexicons=self.library.lexicon),
                "draw.solve": partial(draw.solve, lexicons=self.library.lexicon),
                "draw.chances": partial(draw.chances, lexicons=self.library.lexicon),
                "draw.experiment": partial(draw.experiment, lexicons=self.library.lexicon),
                "finders.race": partial(race, lexicons=self.library.lexicon),
                "finders.growth": partial(growth, lexicons=self.library.lexicon),
                "crossword.solve": partial(crossword.solve, lexicons=self.library.lexicon),
                "crossword.check": partial(crossword.check, lexicons=self.library.lexicon),
                "crossword.unseen": partial(crossword.unseen_tiles, lexicons=self.library.lexicon),
                "crossword.read": partial(crossword_notation.read, lexicons=self.library.lexicon),
                "crossword.write": partial(crossword_notation.write, lexicons=self.library.lexicon),
                "letterpress.solve": partial(letterpress.solve, lexicons=self.library.lexicon),
                "letterpress.play": partial(letterpress.play, lexicons=self.library.lexicon),
                "tycoon.solve": partial(tycoon.solve, lexicons=self.library.lexicon),
                "tycoon.replace": partial(tycoon.replace, lexicons=self.library.lexicon),
                "tycoon.build": partial(tycoon.build, lexicons=self.library.lexicon),
                "tycoon.start": partial(tycoon_game.start, lexicons=self.library.lexicon),
                "tycoon.legal": partial(tycoon_game.legal, lexicons=self.library.lexicon),
                "tycoon.act": partial(tycoon_game.take_action, lexicons=self.library.lexicon),
                "tycoon.choose": partial(tycoon_game.choose_action, lexicons=self.library.lexicon),
                "tycoon.view": partial(tycoon_game.view_game, lexicons=self.library.lexicon),
                "tycoon.advise": partial(tycoon_game.advise, lexicons=self.library.lexicon),
                "tycoon.replay": partial(tycoon_game.replay, lexicons=self.library.lexicon),
                "tycoon.review": partial(tycoon_game.review, lexicons=self.library.lexicon),
                "tycoon.rules": tycoon_game.rules,
            }
        )

    def call(self, method: str, params: object) -> "dict[str, Any] | Job[dict[str, Any]]":
        """Call a method; raises KeyError for an unknown name, TilewiseError for a request that cannot be met."""
        return self.methods[method](Fields(params))
