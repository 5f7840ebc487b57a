"""The methods of Letterpress: `letterpress.solve` and `letterpress.play`."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from ..alphabets import Tiles, alphabet
from ..errors import PlayError
from ..fields import Fields
from ..jobs import Job
from ..lexicon import Lexicon
from ..lexicon.selection import Lexicons, min_zipf_of, without_of
from .board import (
    ALL_SQUARES,
    WINNING,
    Mask,
    Position,
    after,
    barred,
    check_play,
    locked,
    read_board,
    read_played,
    read_word,
)
from .lookahead import Answered, look_ahead
from .ranking import RANKINGS, worth
from .solve import Play, best_plays, plays_of_word
from .spelling import Spelling

__all__ = ["play", "solve"]


def solve(fields: Fields, lexicons: Lexicons) -> dict[str, Any] | Job[dict[str, Any]]:
    """Answer `letterpress.solve`; the ranking "lookahead" is a job."""
    lexicon = lexicons(fields.text("lexicon")).by_letters
    letters = lexicon.alphabet
    position = Position(
        read_board(fields.text("board"), letters), fields.integer("ours", 0), fields.integer("theirs", 0)
    )
    played = read_played(fields.texts("played", []), letters)
    limit = fields.integer_or_none("limit", 20, least=0)
    ranking = fields.choice("ranking", [*RANKINGS, "lookahead"], "letterpwn")
    min_zipf, hidden = min_zipf_of(fields), without_of(fields, lexicons, lexicon)
    merged = fields.choice("anagrams", ("each", "merged"), "each") == "merged"
    word = fields.text("word", None)
    fields.done()
    spelling = _spelling(position.board, lexicon, frozenset(barred(played)), min_zipf, hidden)
    answer = {
        "words": spelling.words,
        "moves": spelling.moves,
        "ranking": ranking,
        "position": _describe(position.ours, position.theirs),
    }
    if word is not None:
        tiles = read_word(word, letters, "word")
        plays = plays_of_word(spelling, position, RANKINGS.get(ranking, RANKINGS["territory"]), tiles, limit)
        if not plays and limit != 0:
            raise PlayError("word", f"{letters.decode(tiles)} cannot be played here.", field="word")
    elif ranking == "lookahead":
        return _look_ahead(answer, look_ahead(spelling, position, limit, merged=merged), letters.decode)
    else:
        plays = best_plays(spelling, position, RANKINGS[ranking], limit, merged=merged)
    return {**answer, "plays": [_row(each, letters.decode) for each in plays]}


def _look_ahead(
    answer: dict[str, Any], tried: Job[list[Answered]], decode: Callable[[Tiles], str]
) -> Job[dict[str, Any]]:
    rows = []
    for play, reply in [(each.play, each.reply) for each in (yield from tried)]:
        row = _row(play, decode)
        if reply is not None:
            row["reply"] = {
                "word": decode(reply.word),
                "mask": reply.mask,
                "ours": reply.theirs,
                "theirs": reply.ours,
                "wins": reply.wins,
            }
        rows.append(row)
    return {**answer, "plays": rows}


def play(fields: Fields, lexicons: Lexicons) -> dict[str, Any]:
    """Answer `letterpress.play`; without a lexicon the letters are English and any word goes."""
    id = fields.text("lexicon", None)
    lexicon = None if id is None else lexicons(id).by_letters
    letters = alphabet("en") if lexicon is None else lexicon.alphabet
    position = Position(
        read_board(fields.text("board"), letters), fields.integer("ours", 0), fields.integer("theirs", 0)
    )
    played = read_played(fields.texts("played", []), letters)
    word = read_word(fields.text("word"), letters, "word")
    mask = fields.integer("mask")
    fields.done()
    check_play(position, word, mask, played, letters)
    if lexicon is not None and not lexicon.holds(word):
        raise PlayError("not-a-word", f"{letters.decode(word)} is not in this word list.", field="word")
    ours, theirs = after(position, mask)
    described = _describe(ours, theirs)
    winner = ("ours" if ours.bit_count() >= WINNING else "theirs") if described["ended"] else None
    return {
        "board": letters.decode(position.board),
        "ours": ours,
        "theirs": theirs,
        "played": [letters.decode(each) for each in [*played, word]],
        **described,
        "winner": winner,
    }


@lru_cache(maxsize=8)
def _spelling(
    board: Tiles, lexicon: Lexicon, barred: frozenset[Tiles], min_zipf: float, hidden: Lexicon | None
) -> Spelling:
    """Keep what does not change while one paints squares or tries another ranking."""
    return Spelling(board, lexicon, barred, min_zipf, hidden)


def _describe(ours: Mask, theirs: Mask) -> dict[str, Any]:
    masks = [locked(ours), locked(theirs)]
    return {
        "score": [ours.bit_count(), theirs.bit_count()],
        "locked": [mask.bit_count() for mask in masks],
        "locked_masks": masks,
        "ended": ours | theirs == ALL_SQUARES,
    }


def _row(play: Play, decode: Callable[[Tiles], str]) -> dict[str, Any]:
    masks = list(play.locked)
    return {
        "word": decode(play.word),
        "same_letters": [decode(each) for each in play.same_letters],
        "mask": play.mask,
        "ours": play.ours,
        "theirs": play.theirs,
        "score": list(play.score),
        "locked": [mask.bit_count() for mask in masks],
        "locked_masks": masks,
        "vulnerability": play.vulnerability,
        "value": worth(play.rank),
        "ends_game": play.wins is not None,
        "wins": play.wins,
        "zipf": play.zipf,
        "reply": None,
    }
