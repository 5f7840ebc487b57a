"""Hours of use, compressed: what visitors ask on each page, one after the other, and what memory the worker has then.

The memory of WebAssembly never shrinks, and grows in steps of a fifth: where it stays as it was, nothing piles up.
"""

import random
import statistics
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Any

from playwright.sync_api import Page, Worker

from .embed_host import Host

Call = tuple[str, dict[str, Any]]

TILES = "EEEEEEEEEEEEAAAAAAAAAIIIIIIIIIOOOOOOOONNNNNNRRRRRRTTTTTTLLLLSSSSUUUUDDDDGGGBBCCMMPPFFHHVVWWYYKJXQZ"
COMMON = "".join(letter for letter in TILES if letter not in "QUIZ")
QUIZ = "15/15/15/15/15/15/15/5QUIZ6/15/15/15/15/15/15/15"
AT_FIRST = 31_457_408
"""Bytes that a worker has from its snapshot on, until it first grows."""

WATCH = """() => {
    const { grow } = WebAssembly.Memory.prototype;
    WebAssembly.Memory.prototype.grow = function (pages) {
        globalThis.memory = this;
        return grow.call(this, pages);
    };
}"""

PAGE = """async ([calls, cancelled]) => {
    const { engine } = document.querySelector("tw-app");
    const ask = (n, method, params, signal) => engine.request(method, params, { signal, view: "load" });
"""
"""How a page of the site asks."""

BOARDS = """async ([calls, cancelled]) => {
    const boards = document.querySelectorAll("tilewise-board");
    const ask = (n, method, params, signal) => boards[n % boards.length].call(method, params, { signal });
"""
"""How the boards on a page of another site ask, by turns."""

ASK = """
    const times = [];
    for (const [n, [method, params]] of calls.entries()) {
        const stop = new AbortController();
        const begun = performance.now();
        const answer = ask(n, method, params, stop.signal);
        if (cancelled.includes(n)) {
            answer.catch(() => {});
            await new Promise((later) => setTimeout(later, 2));
            stop.abort();
        } else {
            await answer;
            times.push(performance.now() - begun);
        }
    }
    return times;
}"""

PLAY = """async ([game, seed, turns]) => {
    const { engine } = document.querySelector("tw-app");
    const players = [{ name: "A", level: 2 }, { name: "B", level: 2 }];
    const own = game === "letterpress" ? { board: null } : { layout: "scrabble", tiles: "en" };
    const setup = { lexicon: "en", seed, players, ...own };
    const actions = [];
    while (actions.length < turns) {
        const { action } = await engine.request(`${game}.choose`, { setup, actions, level: 2, seconds: 0.1 });
        actions.push(action);
        const { ended } = await engine.request(`${game}.match`, { setup, actions, seat: null });
        if (ended) break;
    }
    return actions.length;
}"""


def letters(chance: random.Random, count: int, tiles: str = TILES) -> str:
    return "".join(chance.sample(tiles, count))


def letterpress(chance: random.Random, **more: object) -> Call:
    owners = [chance.randrange(3) for _ in range(25)]
    ours, theirs = (sum(1 << n for n, each in enumerate(owners) if each == owner) for owner in (1, 2))
    board = letters(chance, 25).lower()
    return "letterpress.solve", {"lexicon": "en", "board": board, "ours": ours, "theirs": theirs, "limit": 50, **more}


def crossword(chance: random.Random) -> Call:
    rack = letters(chance, 6, COMMON) + chance.choice("?EEEEEE")
    return "crossword.solve", {"lexicon": "en", "board": QUIZ, "rack": rack, "limit": 50, "order": "equity"}


def simulation(chance: random.Random) -> Call:
    asked = {"lexicon": "en", "board": QUIZ, "rack": letters(chance, 7, COMMON), "samples": 6, "plies": 2}
    return "crossword.simulate", asked


def anagrams(chance: random.Random) -> Call:
    rack = letters(chance, 7) + chance.choice("?AEIOU")
    return "anagram.find", {"lexicon": "en", "rack": rack, "use": "any", "limit": 200}


def tycoon(chance: random.Random) -> Call:
    asked = {"lexicon": "en", "hand": letters(chance, 7), "pool": letters(chance, 3), "patents": "BJ", "limit": 20}
    return "tycoon.solve", asked


def draws(chance: random.Random) -> Call:
    return "draw.solve", {"lexicon": "en", "rack": letters(chance, 7)}


@dataclass(frozen=True)
class Load:
    """What is asked of one page, and how often for each hundredth of a long run."""

    page: str
    call: Callable[[random.Random], Call]
    share: float = 1.0

    def calls(self, count: int) -> list[Call]:
        """The first so many requests of the page."""
        chance = random.Random(self.page)
        return list(islice(iter(lambda: self.call(chance), None), count))

    def size(self, count: int) -> int:
        """How many of its requests a load of so many asks."""
        return max(40, round(count * self.share))


LOADS = (
    Load("Letterpress", letterpress),
    Load("Letterpress, thinking ahead", lambda chance: letterpress(chance, ranking="lookahead", seconds=0.1), 0.2),
    Load("crossword", crossword),
    Load("crossword, simulated", simulation, 0.1),
    Load("anagrams", anagrams),
    Load("Letter Tycoon", tycoon),
    Load("Word Game", draws),
)


@dataclass(frozen=True)
class Loaded:
    """What came of a load: bytes of memory after the warm-up and at the end, and the same of milliseconds."""

    page: str
    requests: int
    cancelled: int
    warm: int
    end: int
    warm_ms: float
    end_ms: float


class LoadedPage:
    """A page of the site whose engine is loaded with work."""

    way = PAGE

    def __init__(self, page: Page, site: str) -> None:
        self.page = page
        page.goto(f"{site}#anagrams?rack=AALNST&list=en")
        page.wait_for_function("() => document.querySelector('tw-app')?.engine?.state.stage === 'ready'")
        self.watch()

    def watch(self) -> None:
        """Look after the memory of the engine that is there."""
        self.worker: Worker = self.page.workers[0]
        self.worker.evaluate(WATCH)

    def memory(self) -> int:
        """Bytes that the worker's WebAssembly has."""
        assert self.page.workers == [self.worker], "the worker was replaced, and with it its memory"
        grown: int | None = self.worker.evaluate("() => globalThis.memory?.buffer.byteLength ?? null")
        return AT_FIRST if grown is None else grown

    def ask(self, calls: list[Call], *, cancelled: float = 0.0) -> list[float]:
        """Ask them one after the other, of which that share is cancelled in the midst; gives the milliseconds."""
        chance = random.Random(len(calls))
        stopped = [n for n in range(2, len(calls)) if chance.random() < cancelled]  # those before make the first tables
        times: list[float] = self.page.evaluate(self.way + ASK, [calls, stopped])
        return times

    def run(self, load: Load, count: int, *, cancelled: float = 0.2) -> Loaded:
        """Ask everything of a load; the first half is the warm-up.

        What is kept of earlier answers has bounds, but they are reached at some moment, and memory may grow then. Where
        it does in the second half, that half was warm-up too, and as many requests again are asked, once.
        """
        half = load.size(count) // 2
        calls = load.calls(3 * half)
        parts = [calls[start : start + half] for start in range(0, 3 * half, half)]
        times, cancels, memory = [], 0, [0]
        for part in parts:
            times.append(self.ask(part, cancelled=cancelled))
            cancels += len(part) - len(times[-1])
            memory.append(self.memory())
            if len(times) > 1 and memory[-1] == memory[-2]:
                break
        warm_ms, end_ms = (statistics.median(each) for each in times[-2:])
        return Loaded(load.page, sum(map(len, times)), cancels, memory[-2], memory[-1], warm_ms, end_ms)

    def play(self, game: str, turns: int) -> Iterator[int]:
        """Play games of the computer against itself; gives the memory after each."""
        seed = 0
        while True:
            seed += 1
            self.page.evaluate(PLAY, [game, seed, turns])
            yield self.memory()


class LoadedBoards(LoadedPage):
    """A page of another site whose boards share one engine, which is loaded with what they ask by turns."""

    way = BOARDS

    def __init__(self, page: Page, site: str, host: Host, count: int = 3) -> None:
        self.page = page
        page.set_viewport_size({"width": 1200, "height": 2400})
        script = f'<script type="module" src="{site}tilewise-element.js"></script>'
        page.goto(host.page(count * '<tilewise-board view="board" lang="en"></tilewise-board>' + script))
        page.wait_for_function(
            "() => [...document.querySelectorAll('tilewise-board')].every(({ state }) => state?.stage === 'ready')"
        )
        self.watch()
