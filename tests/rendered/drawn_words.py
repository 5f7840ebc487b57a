"""Words drawn from a seed, for boards in alphabets of which no list ships."""

from functools import cache
from random import Random

from tilewise.alphabets import alphabet
from tilewise.api import Engine
from tilewise.lexicon import Lexicon, load_lexicon

_DRAWN = "drawn-"
_COUNTS = {2: 200, 3: 700, 4: 900, 5: 900, 6: 700, 7: 500}


@cache
def drawn_words(language: str) -> list[str]:
    """Draw words of an alphabet's letters, short ones more densely, so that boards can be filled."""
    rng, own = Random(f"words/{language}"), alphabet(language)
    words = {"".join(rng.choices(own.letters, k=length)) for length, count in _COUNTS.items() for _ in range(count)}
    return sorted(word for word in words if len(own.encode(word)) > 1)  # of T and Y the one tile TY may come


@cache
def lexicon_named(id: str) -> Lexicon:
    """Give a list that ships, or words drawn for the alphabet that its id ends with."""
    if not id.startswith(_DRAWN):
        return load_lexicon(id)
    language = id.removeprefix(_DRAWN)
    return Lexicon.from_words(drawn_words(language), alphabet(language))


def make_known(engine: Engine, id: str) -> None:
    """Let an engine know a list that does not ship."""
    if id.startswith(_DRAWN):
        language = id.removeprefix(_DRAWN)
        engine.call("lexicon.add", {"id": id, "alphabet": language, "text": "\n".join(drawn_words(language))})
