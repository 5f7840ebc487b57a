"""Letterpress: how often the search that thinks ahead beats other players, with intervals of 95%.

    python tests/bench/bench_letterpress_strength.py [GAMES] [SECONDS] [LETTERS] [OPPONENT ...]

Games start from an empty board; each is played twice, the sides exchanged. Its LETTERS are `dealt` as the page's games
are, or each `alike`. With letters as common as in words whoever moves first takes most of the board with one long word,
and between equals wins 97 games of 100.

The search has so many seconds of CPU time a move, 0.3 by default; the others take what they need:

- `letterpwn`, `territory`: the best play of a plain ranking;
- `two-ply`: of the 30 best plays by squares 1 and locked squares 2, the one whose best reply by the same sum is worth
  least; a board won or lost decides;
- `one-reply`: the look-ahead of one reply that the search has replaced: the best 32 plays of each plain ranking, each
  with the opponent's best reply by `territory`.

A game in which both sides pass, or of more than 80 turns, goes to the side with more squares; equal is half a win.
"""

import statistics
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from functools import cache, partial
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parents[2] / "pysrc"))

from tilewise.jobs import finish
from tilewise.letterpress.board import SQUARES, Position, barred
from tilewise.letterpress.dealing import dealt_board
from tilewise.letterpress.lookahead import think
from tilewise.letterpress.ranking import RANKINGS, Ranking
from tilewise.letterpress.search import Search
from tilewise.letterpress.solve import best_plays
from tilewise.letterpress.spelling import Spelling
from tilewise.lexicon import Library, shipped_folder

SQUARES_AND_LOCKS = Ranking("squares", locked=2, exposed=0, squares=1)
TURNS = 80


class Board:
    """A board and its words, with and without those that have been played."""

    def __init__(self, lexicon, letters):
        self.lexicon, self.letters = lexicon, letters
        self.search = Search(Spelling(letters, lexicon))
        self.played = []
        self.spent = []
        """Seconds of CPU time that the search has taken for each of its moves."""

    def left(self):
        return Spelling(self.letters, self.lexicon, barred(self.played))


def alike(letters, number):
    """Give 25 letters, each as likely as the others."""
    return bytes(Random(f"strength/{number}").choices(bytes(letters.codes), k=SQUARES))


LETTERS = {"dealt": dealt_board, "alike": alike}


def plain(ranking):
    def choose(board, position, seconds):
        return next(iter(best_plays(board.left(), position, ranking, 1)), None)

    return choose


def replying(rankings, tried, reply_ranking):
    """Choose, among the best plays of some rankings, the one whose best reply is worth least."""

    def choose(board, position, seconds):
        spelling = board.left()
        plays = {}
        for ranking in rankings:
            for play in best_plays(spelling, position, ranking, tried):
                plays.setdefault((play.word, play.mask), play)
        return min(plays.values(), key=lambda play: worth(spelling, play), default=None)

    def worth(spelling, play):
        if play.wins is not None:
            return (-1 << 40 if play.wins else 1 << 40), -play.rank
        gone = barred([play.word])
        other = Position(spelling.board, play.theirs, play.ours)
        replies = best_plays(spelling, other, reply_ranking, len(gone) + 1)
        return next((each.rank for each in replies if each.word not in gone), 0), -play.rank

    return choose


def searching(board, position, seconds):
    start = time.process_time()
    gone = board.search.gone_from(board.played)
    found = finish(think(board.search, position, 1, seconds=seconds, gone=gone, clock=time.process_time))
    board.spent.append(time.process_time() - start)
    return found.plays[0].play if found.plays else None


PLAYERS = {
    "letterpwn": plain(RANKINGS["letterpwn"]),
    "territory": plain(RANKINGS["territory"]),
    "two-ply": replying([SQUARES_AND_LOCKS], 30, SQUARES_AND_LOCKS),
    "one-reply": replying(RANKINGS.values(), 32, RANKINGS["territory"]),
}


def game(board, players, seconds):
    """Play a game; give what the first player has won, 0, 0.5 or 1, and the number of turns."""
    sides = [0, 0]
    passes = 0
    for turn in range(TURNS):
        mover = turn % 2
        play = players[mover](board, Position(board.letters, sides[mover], sides[1 - mover]), seconds)
        passes = 0 if play else passes + 1
        if passes == 2:
            break
        if play:
            board.played.append(play.word)
            sides[mover], sides[1 - mover] = play.ours, play.theirs
            if play.wins is not None:
                break
    first, second = (side.bit_count() for side in sides)
    return (first > second) + 0.5 * (first == second), turn + 1


@cache
def english():
    return Library(shipped_folder()).lexicon("en")


def against(name, letters, seconds, number):
    """Play one game: what the search has won, the number of turns, and the seconds of its moves."""
    lexicon = english()
    board = Board(lexicon.by_letters, LETTERS[letters](lexicon.alphabet, number // 2))
    players = [searching, PLAYERS[name]]
    result, length = game(board, players[:: -1 if number % 2 else 1], seconds)
    return 1 - result if number % 2 else result, length, board.spent


def main():
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    seconds = float(sys.argv[2]) if len(sys.argv) > 2 else 0.3
    letters = sys.argv[3] if len(sys.argv) > 3 else "dealt"
    print(f"{seconds} s asked for")
    print("opponent             games   wins   95% interval   begun  second  turns  CPU s a move: median, most")
    with ProcessPoolExecutor() as pool:
        for name in sys.argv[4:] or PLAYERS:
            results = list(pool.map(partial(against, name, letters, seconds), range(games)))
            won = [result for result, _, _ in results]
            spent = [each for _, _, moves in results for each in moves]
            share = sum(won) / games
            low, high = wilson(share, games)
            begun, second = statistics.mean(won[::2]), statistics.mean(won[1::2])
            turns = statistics.mean(length for _, length, _ in results)
            print(
                f"{name:20} {games:5} {share:6.1%}  {low:5.1%} - {high:5.1%} {begun:6.1%}  {second:6.1%} {turns:6.1f}"
                f"  {statistics.median(spent):.3f} {max(spent):.3f}",
                flush=True,
            )


def wilson(share, n, z=1.96):
    """Give Wilson's interval of a share of n games."""
    middle = (share + z * z / (2 * n)) / (1 + z * z / n)
    half = z * (share * (1 - share) / n + z * z / (4 * n * n)) ** 0.5 / (1 + z * z / n)
    return middle - half, middle + half


if __name__ == "__main__":
    main()
