"""The methods of the bingo finder: `anagram.find`, `anagram.word` and `anagram.chances`."""

from typing import Any

from ..alphabets import Alphabet
from ..errors import LetterError, RequestError
from ..fields import Fields
from ..lexicon import Lexicon
from ..lexicon.selection import Lexicons, lexicon_of, min_zipf_of, selection_of, without_of
from ..racks import ORDERS, read_rack
from ..tiles import BLANK, TileSet, tile_set_of
from .find import Group, Query, find
from .hooks import anagrams_of, bingo_chances, hooks
from .patterns import read_pattern

__all__ = ["chances", "find_words", "word"]

_LONGEST_RACK = 64


def find_words(fields: Fields, lexicons: Lexicons) -> dict[str, Any]:
    """Answer `anagram.find`.

    Beyond the contract a request may name `order` (length, alphabet, zipf or score), `tiles` (the tile set whose values
    the score adds up), `offset` (words of each group to leave out), `min_zipf`, `without` (a list whose words are left
    out) and `facts` (give each word's zipf and score). Each group tells its words of each length in `lengths`.
    """
    lexicon = lexicons(fields.text("lexicon"))
    letters = lexicon.alphabet
    rack = read_rack(fields.text("rack"), letters)
    if rack.size > _LONGEST_RACK:
        raise RequestError(
            "rack-length", f"A rack has at most {_LONGEST_RACK} tiles; this has {rack.size}.", field="rack"
        )
    pattern = fields.text("pattern", None)
    query = Query(
        rack,
        use_all=fields.choice("use", ("all", "any"), "all") == "all",
        min_length=fields.integer_or_none("min_length", 0, least=0) or 0,
        max_length=_LONGEST_RACK if (most := fields.integer_or_none("max_length", None, least=0)) is None else most,
        pattern=read_pattern(pattern, letters) if pattern else None,
        min_zipf=min_zipf_of(fields),
        without=without_of(fields, lexicons, lexicon),
    )
    throughs = _read_through(fields.text("through", None), letters)
    limit = fields.integer_or_none("limit", None, least=0)
    offset = fields.integer("offset", 0, least=0)
    order = fields.choice("order", ORDERS, "length")
    tiles = fields.text("tiles", None)
    facts = fields.flag("facts", False)
    fields.done()
    values = tile_set_of(tiles or letters.id, letters) if tiles or facts or order == "score" else None
    points = values.points if values else bytes(256)
    groups = [
        _describe(group, group.words(order, points, offset, limit), lexicon, values if facts else None)
        for group in find(query, lexicon, throughs)
    ]
    return {"groups": groups}


def word(fields: Fields, lexicons: Lexicons) -> dict[str, Any]:
    """Answer `anagram.word`: whether it is in the list, its hooks, the other words of its letters, how common it is.

    `min_zipf` and `without` (a list) leave out other words of its letters; what can be hooked on is the whole list's.
    """
    lexicon = lexicons(fields.text("lexicon"))
    wanted = selection_of(fields, lexicons, lexicon)
    letters = lexicon.alphabet
    text = fields.text("word")
    fields.done()
    try:
        tiles = letters.encode(text.strip())
    except LetterError as error:
        raise LetterError("letter", str(error), field="word", **error.place) from error
    front, back = hooks(tiles, lexicon)
    block = lexicon.of_length(len(tiles))
    place = block.find(tiles)
    return {
        "word": letters.decode(tiles),
        "valid": place is not None,
        "zipf": 0.0 if place is None else block.zipf_of(place),
        "front": [letters.decode(bytes([code])) for code in front],
        "back": [letters.decode(bytes([code])) for code in back],
        "anagrams": [letters.decode(each) for each in anagrams_of(tiles, wanted)],
    }


def chances(fields: Fields, lexicons: Lexicons) -> dict[str, Any]:
    """Answer `anagram.chances`: the bingos of rack and each letter, and how many draws of one tile make one.

    `min_zipf` and `without` (a list) leave words out.
    """
    lexicon = lexicon_of(fields, lexicons)
    letters = lexicon.alphabet
    rack = read_rack(fields.text("rack"), letters)
    tiles = tile_set_of(fields.text("tiles", letters.id), letters)
    fields.done()
    if tiles.counts is None:
        raise RequestError(
            "tile-set", f"Nobody has said how many tiles {tiles.name} has; choose another set.", field="tiles"
        )
    bag = {-1 if code == BLANK else code: n for code, n in tiles.counts.items()}
    words, good, left = bingo_chances(rack, lexicon, bag)
    return {
        "letters": [{"letter": letters.decode(bytes([code])), "count": n} for code, n in words.items()],
        "draws": left,
        "good_draws": good,
        "share": good / left if left else 0.0,
    }


def _read_through(text: str | None, letters: Alphabet) -> list[int | None]:
    """Read which letter of the board the words go through: none, one, or each in turn ("*")."""
    if text is None or text == "":
        return [None]
    if text == "*":
        return [None, *letters.codes]
    try:
        return [letters.code(text.strip("[]"))]
    except LetterError as error:
        raise LetterError(
            "letter", f"{error} A word goes through one letter, or “*” for each.", field="through"
        ) from error


def _describe(group: Group, words: list[bytes], lexicon: Lexicon, values: TileSet | None) -> dict[str, Any]:
    letters, rack = lexicon.alphabet, group.rack
    texts = letters.decode_all(words)
    blanks = [rack.blank_places(tiles) for tiles in words] if rack.blanks else [[] for _ in words]
    rows: list[dict[str, Any]] = [{"word": text, "blanks": places} for text, places in zip(texts, blanks, strict=True)]
    if values is not None:
        for row, tiles in zip(rows, words, strict=True):
            block = lexicon.of_length(len(tiles))
            place = block.find(tiles)
            row["zipf"] = 0.0 if place is None else block.zipf_of(place)
            row["score"] = sum(values.points[code] for k, code in enumerate(tiles) if k not in row["blanks"])
    for row, tiles in zip(rows, words, strict=True) if letters.has_digraphs else ():
        if len(row["word"]) != len(tiles):
            row["tiles"] = [letters.decode(bytes([code])) for code in tiles]
    through = None if group.through is None else letters.decode(bytes([group.through]))
    lengths = [{"length": length, "count": count} for length, count in group.lengths]
    return {"through": through, "count": group.count, "lengths": lengths, "words": rows}
