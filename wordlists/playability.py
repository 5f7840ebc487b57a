#!/usr/bin/env python3
"""Measures how much it is worth to know a word, in games that the engine plays against itself.

    PYTHONPATH=pysrc python3 wordlists/playability.py en-scrabble --games 500 [--seed 1] [--minutes 5]

Writes `wordlists/en-scrabble.played.tsv.gz`; the pairs of list and board are those of the leave tables that ship. A run
that was broken off, or that its minutes have ended, goes on where it was when the command is given again. The same
games give the same file.

In each turn of a game the best move is looked for with the mover's rack, and with three more racks: the tiles that the
mover has kept, and others drawn in place of those that were drawn. Each word that the best move makes, the main word
and those across it, is worth what the move has over the best one that does without that word, in points of equity (an
exchange is a move, too). The sum of that, for a game of one side and not of two, is what a player loses who does not
know the word.

A long word that came once came by chance; 20 others that are no worse did not come. So to what was counted one more
coming of the word is added, with the mean worth of words of its length, and as many games as one of them takes to come
once. Of words that no best move made nothing is said.
"""

import argparse
import gzip
import json
import random
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from time import monotonic
from typing import NamedTuple

from tilewise.alphabets import Tiles
from tilewise.crossword.bag import filled
from tilewise.crossword.board import unseen
from tilewise.crossword.layout import Layout, layout_of
from tilewise.crossword.leaves.keeping import leaves_to_the_end
from tilewise.crossword.leaves.tables import SHIPPED, shipped_leaves
from tilewise.crossword.leaves.values import STEPS, LeaveTable
from tilewise.crossword.plays import Play
from tilewise.crossword.search import Search
from tilewise.crossword.tile_keys import parts_of
from tilewise.crossword.training.self_play import Turn, by_leaves, play_game
from tilewise.lexicon import Lexicon, load_lexicon
from tilewise.tiles import AS_BLANK, TileSet, tile_set_of

HERE = Path(__file__).resolve().parent

RACKS = 4
"""Racks that are looked at in each turn."""

GAMES_OF_A_SEED = 1_000_000

_LETTERS = bytes(byte & ~AS_BLANK for byte in range(256))


class Setting(NamedTuple):
    """What is played with."""

    layout: Layout
    tiles: TileSet
    lexicon: Lexicon
    leaves: LeaveTable


class Worth(NamedTuple):
    """What words were worth: how often each was in the best move, and the sums, in eighths of a point of equity."""

    times: Counter[str]
    eighths: Counter[str]


def words_of(play: Play) -> set[Tiles]:
    """Give the words that a play makes, its blanks as the letters that they stand for."""
    return {word.translate(_LETTERS) for word, _ in play.words()}


def worths(turn: Turn, rack: Tiles, setting: Setting) -> Iterator[tuple[Tiles, int]]:
    """Give the words of the best move with a rack, and what each of them is worth, in eighths of a point."""
    leaves = leaves_to_the_end(turn.position, rack, setting.lexicon, table=setting.leaves)
    search = Search(turn.position, rack, setting.lexicon, leaves=leaves, by_equity=True)
    may_exchange = turn.bag >= setting.layout.rack
    unplayed = max([leaves[leave] for _, leave in parts_of(rack)[1:]]) if may_exchange else leaves[rack]
    plays: list[Play] = []
    for limit in (12, 200, None):
        plays = search.best(limit)
        if not plays or plays[0].equity <= unplayed:
            return
        made = [words_of(play) for play in plays]
        others = {
            word: next((play for play, words in zip(plays, made, strict=True) if word not in words), None)
            for word in made[0]
        }
        # The list ends early enough where the next of it could be no better than to play nothing.
        if all(others.values()) or plays[-1].equity <= unplayed or limit is None:
            break
    for word, other in others.items():
        rest = unplayed if other is None else max(unplayed, other.equity)
        yield word, round((plays[0].equity - rest) * STEPS)


def study_game(worth: Worth, setting: Setting, seed: int) -> None:
    """Play a game and add what its words were worth."""
    rng = random.Random(f"racks {seed}")
    player = by_leaves(setting.lexicon, setting.leaves)
    kept = [b"", b""]

    def choose(turn: Turn) -> tuple[Play | None, Tiles]:
        chosen = player(turn)
        kept[turn.mover] = chosen[1]
        return chosen

    for turn in play_game(setting.layout, setting.tiles, players=(choose, choose), seed=seed):
        before = kept[turn.mover]
        pool = sorted(unseen(turn.position, before).elements())
        drawn = len(turn.rack) - len(before)
        others = [filled(before, rng.sample(pool, drawn), len(turn.rack)) for _ in range(RACKS - 1)]
        for rack in (turn.rack, *others):
            for word, eighths in worths(turn, bytes(sorted(rack)), setting):
                text = setting.lexicon.alphabet.decode(word)
                worth.times[text] += 1
                worth.eighths[text] += eighths


def main() -> None:
    """Play the games that are asked for, and write what they came to."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("pair", choices=[each.file for each in SHIPPED])
    parser.add_argument("--games", type=int, required=True, help="of all runs together")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=None, help="ends the run; what is there is written")
    options = parser.parse_args()
    shipped = next(each for each in SHIPPED if each.file == options.pair)
    list_id = options.pair.partition("-")[0]
    lexicon, layout, tiles = load_lexicon(list_id), layout_of(shipped.layout), tile_set_of(shipped.tiles)
    leaves = shipped_leaves(layout, tiles, lexicon)
    assert leaves is not None, "the pairs are those of the tables that ship"
    setting = Setting(layout, tiles, lexicon, leaves)
    what = {
        "list": list_id,
        "board": shipped.layout,
        "tiles": shipped.tiles,
        "fingerprint": lexicon.fingerprint,
        "racks": RACKS,
        "seed": options.seed,
    }
    file, part = HERE / f"{options.pair}.played.tsv.gz", HERE.parent / ".build" / f"{options.pair}.played.json"
    games, worth = _read(part, what)
    end = None if options.minutes is None else monotonic() + 60 * options.minutes
    while games < options.games and (end is None or monotonic() < end):
        study_game(worth, setting, options.seed * GAMES_OF_A_SEED + games)
        games += 1
        if games % 20 == 0:
            _keep(part, what, games, worth)
            print(f"{options.pair}: {games:,} games, {len(worth.times):,} words", file=sys.stderr)
    _keep(part, what, games, worth)
    _write(file, {**what, "games": games}, worth, lexicon)


def _read(part: Path, what: dict[str, object]) -> tuple[int, Worth]:
    """Read where a run was broken off, if it was one of the same games."""
    try:
        text = json.loads(part.read_text("utf-8"))
    except (OSError, ValueError):
        return 0, Worth(Counter(), Counter())
    if text["what"] != what:
        return 0, Worth(Counter(), Counter())
    return text["games"], Worth(Counter(text["times"]), Counter(text["eighths"]))


def _keep(part: Path, what: dict[str, object], games: int, worth: Worth) -> None:
    new = part.with_suffix(".new")
    new.write_text(json.dumps({"what": what, "games": games, "times": worth.times, "eighths": worth.eighths}), "utf-8")
    new.replace(part)


def _write(file: Path, what: dict[str, object], worth: Worth, lexicon: Lexicon) -> None:
    """Write a line with what was played, then each word, how often it was best, and the points of 1,000 games."""
    sides = 2 * int(str(what["games"])) * RACKS
    times: Counter[int] = Counter()
    eighths: Counter[int] = Counter()
    lengths = {word: len(lexicon.alphabet.encode(word)) for word in worth.times}
    for word, length in lengths.items():
        times[length] += worth.times[word]
        eighths[length] += worth.eighths[word]
    lines = [f"# {json.dumps(what)}\n"]
    for word in sorted(worth.times):
        of_length = times[length := lengths[word]]
        mean, games_of_one = eighths[length] / of_length, lexicon.of_length(length).n * sides / of_length
        points = 1_000 * (worth.eighths[word] + mean) / STEPS / (sides + games_of_one)
        lines.append(f"{word}\t{worth.times[word]}\t{points:.2f}\n")
    file.write_bytes(gzip.compress("".join(lines).encode(), 9, mtime=0))
    print(f"{file.name}: {file.stat().st_size:,} bytes, {len(worth.times):,} words", file=sys.stderr)


if __name__ == "__main__":
    main()
