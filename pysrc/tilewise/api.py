"""The methods that other programs call, by name.

A method takes named fields and gives a JSON value, or a job that comes to one (see `jobs`). All of them are pure
functions of the request and the word lists; API.md's contract names their fields.
"""

from collections.abc import Callable, Mapping
from functools import partial
from types import MappingProxyType
from typing import Any

from . import lists
from .anagrams import methods as anagrams
from .crossword import methods as crossword
from .crossword import texts as crossword_texts
from .draw import methods as draw
from .fields import Fields
from .finders.growth import growth
from .finders.race import race
from .jobs import Job
from .letterpress import methods as letterpress
from .shelf import Shelf, shipped_folder
from .tycoon import methods as tycoon
from .tycoon import table as tycoon_table

__all__ = ["Engine", "Method"]

Method = Callable[[Fields], "dict[str, Any] | Job[dict[str, Any]]"]
"""A method: fields in, result or job out."""


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
                "lexicon.list": partial(lists.list_all, shelf=self.shelf),
                "lexicon.check": partial(lists.check_words, shelf=self.shelf),
                "lexicon.add": partial(lists.add_text, shelf=self.shelf),
                "lexicon.import": partial(lists.add_list, shelf=self.shelf),
                "lexicon.derive": partial(lists.derive, shelf=self.shelf),
                "lexicon.text": partial(lists.text_of, shelf=self.shelf),
                "anagram.find": partial(anagrams.find_words, lexicons=self.shelf.lexicon),
                "anagram.word": partial(anagrams.word, lexicons=self.shelf.lexicon),
                "anagram.chances": partial(anagrams.chances, lexicons=self.shelf.lexicon),
                "draw.deal": draw.deal,
                "draw.bags": draw.bags,
                "draw.judge": partial(draw.judge, lexicons=self.shelf.lexicon),
                "draw.solve": partial(draw.solve, lexicons=self.shelf.lexicon),
                "draw.chances": partial(draw.chances, lexicons=self.shelf.lexicon),
                "draw.experiment": partial(draw.experiment, lexicons=self.shelf.lexicon),
                "finders.race": partial(race, lexicons=self.shelf.lexicon),
                "finders.growth": partial(growth, lexicons=self.shelf.lexicon),
                "crossword.solve": partial(crossword.solve, lexicons=self.shelf.lexicon),
                "crossword.check": partial(crossword.check, lexicons=self.shelf.lexicon),
                "crossword.unseen": partial(crossword.unseen_tiles, lexicons=self.shelf.lexicon),
                "crossword.read": partial(crossword_texts.read, lexicons=self.shelf.lexicon),
                "crossword.write": partial(crossword_texts.write, lexicons=self.shelf.lexicon),
                "letterpress.solve": partial(letterpress.solve, lexicons=self.shelf.lexicon),
                "letterpress.play": partial(letterpress.play, lexicons=self.shelf.lexicon),
                "tycoon.solve": partial(tycoon.solve, lexicons=self.shelf.lexicon),
                "tycoon.replace": partial(tycoon.replace, lexicons=self.shelf.lexicon),
                "tycoon.build": partial(tycoon.build, lexicons=self.shelf.lexicon),
                "tycoon.start": partial(tycoon_table.start, lexicons=self.shelf.lexicon),
                "tycoon.legal": partial(tycoon_table.legal, lexicons=self.shelf.lexicon),
                "tycoon.act": partial(tycoon_table.do, lexicons=self.shelf.lexicon),
                "tycoon.choose": partial(tycoon_table.choose_action, lexicons=self.shelf.lexicon),
                "tycoon.view": partial(tycoon_table.see, lexicons=self.shelf.lexicon),
                "tycoon.advise": partial(tycoon_table.advise, lexicons=self.shelf.lexicon),
                "tycoon.replay": partial(tycoon_table.replay, lexicons=self.shelf.lexicon),
                "tycoon.review": partial(tycoon_table.review, lexicons=self.shelf.lexicon),
                "tycoon.rules": tycoon_table.rules,
            }
        )

    def call(self, method: str, params: object) -> "dict[str, Any] | Job[dict[str, Any]]":
        """Call a method; raises KeyError for an unknown name, TilewiseError for a request that cannot be met."""
        return self.methods[method](Fields(params))
