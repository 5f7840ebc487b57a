"""The ways to play one word, best first; or why there are none."""

from array import array
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from math import comb, prod
from typing import NamedTuple, NoReturn

from ..alphabets import Tiles
from ..contract.bounds import WAYS
from ..errors import PlayError, RequestError
from ..lanes import indices_between
from ..lexicon import Lexicon
from .board import ALL_SQUARES, Mask, Position, barred
from .ranking import Ranking
from .solve import Play, RankedWays
from .spelling import Spelling

__all__ = ["OfWord", "WordQuestion", "place_of", "plays_of_word"]


def plays_of_word(
    spelling: Spelling, position: Position, ranking: Ranking, word: Tiles, limit: int | None = 20
) -> list[Play]:
    """Rank every way to play one word, best first, equal ones by their masks; [] if the spelling lacks the word.

    >>> from tilewise.alphabets import alphabet
    >>> from tilewise.letterpress import RANKINGS
    >>> board = b"ABAXXXXXXXXXXXXXXXXXXXXXX"
    >>> spelling = Spelling(board, Lexicon.from_words(["ab"], alphabet("en")))
    >>> [play.mask for play in plays_of_word(spelling, Position(board, 0, 0), RANKINGS["letterpwn"], b"AB")]
    [3, 6]
    """
    index = spelling.find(word)
    if index is None:
        return []
    search = RankedWays(spelling, position, ranking)
    masks = array("I", spelling.ways(spelling.keys[index], ALL_SQUARES))
    ranked = sorted(zip(search.ranks(masks), masks, strict=True), key=lambda pair: (-pair[0], pair[1]))
    anagrams = tuple(spelling.word(i) for i in spelling.same_letters(index))
    return [search.play(index, rank, mask, anagrams) for rank, mask in ranked[:limit]]


def place_of(spelling: Spelling, position: Position, ranking: Ranking, rank: int) -> int:
    """Give the place of a rank among the best plays of all words: 1 and the number of words with a higher one.

    >>> from tilewise.alphabets import alphabet
    >>> from tilewise.letterpress import RANKINGS, best_plays
    >>> board = b"ABAXXXXXXXXXXXXXXXXXXXXXX"
    >>> spelling = Spelling(board, Lexicon.from_words(["ab", "aba"], alphabet("en")))
    >>> best = best_plays(spelling, Position(board, 0, 0))
    >>> [place_of(spelling, Position(board, 0, 0), RANKINGS["letterpwn"], play.rank) for play in best]
    [1, 2]
    """
    search = RankedWays(spelling, position, ranking)
    bounds = search.bounds()
    may_be_better = indices_between(bounds, rank + 1, max(bounds, default=0) + 1)
    keys = [spelling.keys[i] for i in may_be_better]
    found = {key: each for piece in search.seek(keys, rank + 1) for key, each in piece.items()}
    return 1 + sum((each := found[key]) is not None and each[0] > rank for key in keys)


class OfWord(NamedTuple):
    """The ways to play a word, and the place of the first among the best of all words, where it was asked for."""

    plays: list[Play]
    place: int | None


@dataclass(frozen=True)
class WordQuestion:
    """A word whose ways are asked for; of these the one that takes just some squares, if any are named.

    One that is not `listed` may be asked for all the same, `unlisted`.
    """

    word: Tiles
    limit: int | None = 20
    squares: Mask | None = None
    unlisted: bool = False
    place: bool = False

    def answer(
        self, spelling: Spelling, position: Position, ranking: Ranking, words: Lexicon, played: Sequence[Tiles]
    ) -> OfWord:
        """Give its ways among the words that a board spells, which are of a list.

        Raises RequestError "too-large" for a word of so many equal letters that its ways could not all be looked at,
        PlayError "word" with a `reason` for one without a way.
        """
        word, listed = self.word, words.holds(self.word)
        if self.unlisted and not listed and len(word) > 1 and Counter(word) <= Counter(position.board):
            listed = True
            alone = Lexicon.from_words([words.alphabet.decode(word)], words.alphabet)
            spelling = Spelling(position.board, alone, barred(played))
        self._refuse_many(position)
        plays = [] if position.ended else plays_of_word(spelling, position, ranking, word, None)
        if self.squares is not None:
            plays = [play for play in plays if play.mask == self.squares]
        if not plays and self.limit != 0:
            self._refuse(position, played, listed=listed)
        plays = plays[: self.limit]
        return OfWord(plays, place_of(spelling, position, ranking, plays[0].rank) if self.place and plays else None)

    def _refuse_many(self, position: Position) -> None:
        ways = prod(comb(position.board.count(code), n) for code, n in Counter(self.word).items())
        if ways > WAYS.most:
            text = position.letters.decode(self.word)
            message = f"There are {ways:,} ways to play {text}; at most {WAYS} are looked at."
            raise RequestError("too-large", message, field="word", most=WAYS.most)

    def _refuse(self, position: Position, played: Sequence[Tiles], *, listed: bool) -> NoReturn:
        text = position.letters.decode(self.word)
        reasons = {
            "ended": (position.ended, "The board is full: the game is over."),
            "letters": (
                not Counter(self.word) <= Counter(position.board),
                f"The board does not have all the letters of {text}.",
            ),
            "barred": (self.word in barred(played), f"{text} has been played, or begins a word that has."),
            "unlisted": (not listed, f"{text} is not in this word list."),
            "squares": (self.squares is not None, f"These squares do not spell {text}."),
            "hidden": (True, f"{text} is hidden by what was asked for."),
        }
        reason, message = next((name, message) for name, (holds, message) in reasons.items() if holds)
        raise PlayError("word", message, field="word", reason=reason)
