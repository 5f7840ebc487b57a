"""What the methods that make a list have in common: what they tell of it, and which names it may have."""

from collections.abc import Generator
from typing import Annotated, TypedDict

from ..alphabets import Alphabet
from ..errors import LexiconError
from .lexicon import MOST_REJECTED, Rejections
from .library import Library

__all__ = [
    "AT_ONCE",
    "ID_ERRORS",
    "FoldedLetter",
    "ListAdded",
    "ListMade",
    "RejectedLine",
    "check_id",
    "folded_letters",
    "rejections",
]

AT_ONCE = 1_000_000
"""Characters of a list that is made without a pause, so that a request that follows at once finds it."""

ID_ERRORS = {
    "lexicon-id": "The id is empty.",
    "lexicon-taken": "A list of that id ships with Tilewise.",
}


class ListMade(TypedDict):
    """A list that is there now."""

    id: str
    words: Annotated[int, "How many it has."]


class RejectedLine(TypedDict):
    """A line that is not a word of the alphabet."""

    line: Annotated[int, "Its number, from 1."]
    text: str
    reason: str


class FoldedLetter(TypedDict):
    """A letter that is played as another."""

    letter: str
    plays: Annotated[str, "The letters that it counts as."]
    times: Annotated[int, "How often it stands in the list."]


class Rejected(TypedDict):
    """What was left out of a list."""

    rejected: Annotated[list[RejectedLine], f"The first {MOST_REJECTED} lines that were left out."]
    rejected_count: Annotated[int, "How many lines were left out."]


class ListAdded(ListMade, Rejected):
    """A list made of lines of text."""

    folded: Annotated[list[FoldedLetter], "Letters that the alphabet's game plays without their accents."]


def check_id(id: str, library: Library) -> None:
    """Raise LexiconError unless a list of one's own may have the id."""
    if not id.strip():
        raise LexiconError("lexicon-id", "A word list needs a name.", field="id")
    if library.ships(id):
        raise LexiconError(
            "lexicon-taken", f"“{id}” is a list that ships with Tilewise; choose another name.", field="id"
        )


def rejections(rejected: Rejections) -> Rejected:
    """Tell which lines were left out."""
    first: list[RejectedLine] = [{"line": each.line, "text": each.text, "reason": each.reason} for each in rejected]
    return {"rejected": first, "rejected_count": rejected.total}


def folded_letters(text: str, letters: Alphabet) -> Generator[None, None, list[FoldedLetter]]:
    """Tell which letters of a text are played as others, with a pause for each that it has.

    >>> from tilewise.alphabets import alphabet
    >>> from tilewise.jobs import finish
    >>> finish(folded_letters("élève œuf", alphabet("fr")))[0], finish(folded_letters("ÉTÉ", alphabet("hu")))
    ({'letter': 'È', 'plays': 'E', 'times': 1}, [])
    """
    own = {*letters.letters, *letters.lowers}
    found: dict[str, FoldedLetter] = {}
    for char in letters.written:
        if len(char) > 1 or char in own or (text.isascii() and not char.isascii()):
            continue
        yield
        if times := text.count(char):
            upper = char.upper() if char != "ß" and len(char.upper()) == 1 else char
            plays = letters.decode(letters.encode(char))
            if plays != upper:  # another form of the letter itself, such as the ς at the end of a Greek word
                row = found.setdefault(upper, {"letter": upper, "plays": plays, "times": 0})
                row["times"] += times
    return [found[letter] for letter in sorted(found)]
