"""The methods of crossword games: `crossword.solve`, `crossword.check` and `crossword.unseen`."""

from typing import Any

from ..fields import Fields
from ..lexicon.selection import Lexicons, lexicon_of
from ..tiles import BLANK
from .board import read_position, unseen
from .filters import read_filter
from .layout import square_name
from .plays import Play
from .problems import problems
from .requests import read_board_of, read_game, read_position_of, read_rack, refuse_excess
from .solve import best_plays, matching_plays

__all__ = ["check", "solve", "unseen_tiles"]


def solve(fields: Fields, lexicons: Lexicons) -> dict[str, Any]:
    """Answer `crossword.solve`; with a `filter` (see `filters`), `matching` counts the plays that pass it.

    `min_zipf` and `without` (a list) leave words out, so that no play makes them.
    """
    position, lexicon = read_position_of(fields, lexicon_of(fields, lexicons))
    rack = read_rack(fields.text("rack"), position)
    limit = fields.integer_or_none("limit", 20, least=0)
    by_equity = fields.choice("order", ("score", "equity"), "score") == "equity"
    wanted = fields.value("filter", None)
    only = None if wanted is None else read_filter(wanted, position.tiles)
    fields.done()
    refuse_excess(position, rack)
    if only:
        count, matching, plays = matching_plays(position, rack, lexicon, only, limit, by_equity=by_equity)
        return {"count": count, "matching": matching, "plays": [_describe(play) for play in plays]}
    count, plays = best_plays(position, rack, lexicon, limit, by_equity=by_equity)
    return {"count": count, "plays": [_describe(play) for play in plays]}


def check(fields: Fields, lexicons: Lexicons) -> dict[str, Any]:
    """Answer `crossword.check`."""
    position, lexicon = read_position_of(fields, lexicons(fields.text("lexicon")))
    fields.done()
    found = list(problems(position, lexicon))
    return {"ok": not found, "problems": found}


def unseen_tiles(fields: Fields, lexicons: Lexicons) -> dict[str, Any]:
    """Answer `crossword.unseen`; without a lexicon the tile set's own alphabet counts.

    `unseen` has every tile of the set, those of which none is left included, and the blank as "?"; it and the numbers
    are null where the counts of a tile set are not known. `bag` is what is left when the other side holds a full rack.
    """
    id = fields.text("lexicon", None)
    layout, tiles, _ = read_game(fields, None if id is None else lexicons(id))
    position = read_position(read_board_of(fields), layout, tiles)
    rack = read_rack(fields.text("rack", ""), position)
    fields.done()
    refuse_excess(position, rack)
    if tiles.counts is None:
        return {"unseen": None, "count": None, "bag": None}
    left = unseen(position, rack)
    count = sum(left.values())
    return {
        "unseen": {tiles.show([tile]): left[tile] for tile in (*tiles.letters, BLANK)},
        "count": count,
        "bag": max(count - position.layout.rack, 0),
    }


def _describe(play: Play) -> dict[str, Any]:
    row, column = play.slot.square
    across = play.slot.line.across
    show = play.slot.line.tile_set.show
    words = [{"word": show(word), "score": score} for word, score in play.words()]
    return {
        "position": square_name(row, column, across=across),
        "row": row,
        "col": column,
        "across": across,
        "word": words[0]["word"],
        "placed": show(play.placed),
        "score": play.score,
        "words": words,
        "bonus": play.slot.worth.bonus,
        "leave": show(play.leave),
        "equity": play.score + play.leave_value,
    }
