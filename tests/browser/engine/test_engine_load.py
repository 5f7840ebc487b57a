"""A long session takes no more memory than its beginning: many requests on each page, some cancelled, and games."""

import random

import pytest
from amount import at_night, some
from tests.browser.embed_host import host_site
from tests.browser.load import LOADS, Call, LoadedBoards, LoadedPage

MOST = 1.1
"""What the memory may grow by after the warm-up."""

PHONE = 160_000_000
"""Bytes that the worker may take on a phone, as docs/measurements.md says."""

EVERYWHERE = "EEEEEEAAAAAIIIIOOOUUNNNNRRRRTTTTLLLLSSSSDDDGGMMBBPPFHCVZ"
"""Letters of all alphabets in which lists ship, as often as games have them."""


@at_night("a long run; that everything fits into a phone is tried with every change")
@pytest.mark.parametrize("load", LOADS, ids=lambda load: load.page)
def test_many_requests_of_a_page_take_no_more_memory_than_the_first(page, site, load):
    loaded = LoadedPage(page, site).run(load, 120)
    assert loaded.requests > loaded.cancelled > 0
    assert loaded.end <= loaded.warm * MOST


@at_night("a long run; that everything fits into a phone is tried with every change")
@pytest.mark.parametrize(
    "load", [load for load in LOADS if load.page in ("Letterpress", "crossword")], ids=lambda load: load.page
)
def test_many_requests_of_three_boards_take_no_more_memory_of_their_engine_than_the_first(open_context, site, load):
    with host_site() as host:
        page = open_context(site, host.origin, service_workers="block").context.new_page()
        loaded = LoadedBoards(page, site, host).run(load, 120)
    assert loaded.requests > loaded.cancelled > 0
    assert loaded.end <= loaded.warm * MOST


@pytest.mark.parametrize(("game", "warm", "more"), [("letterpress", 2, 2), ("crossword", 6, 4)])
@at_night("a long run; that everything fits into a phone is tried with every change")
def test_further_games_take_no_more_memory_than_the_first(page, site, game, warm, more):
    games = LoadedPage(page, site).play(game, 30)
    sizes = [next(games) for _ in range(warm + more)]
    if sizes[-1] > sizes[-1 - more]:  # what is kept was filled only now
        sizes += [next(games) for _ in range(more)]
    assert sizes[-1] <= sizes[-1 - more] * MOST


def one_of_everything(lexicon: str, chance: random.Random) -> list[Call]:
    """Ask what each game asks, with tiles that its list can spell."""

    def tiles(count: int) -> str:
        return "".join(chance.sample(EVERYWHERE, count))

    board = {"lexicon": lexicon, "board": tiles(25), "ours": 7, "theirs": 28 << 10}
    return [
        ("letterpress.solve", {**board, "limit": 50}),
        ("letterpress.solve", {**board, "ranking": "lookahead", "seconds": 0.5}),
        ("crossword.solve", {"lexicon": lexicon, "board": ["." * 15] * 15, "rack": tiles(6) + "?", "order": "equity"}),
        ("anagram.find", {"lexicon": lexicon, "rack": tiles(8) + "?", "use": "any", "limit": 200}),
        ("draw.solve", {"lexicon": lexicon, "rack": tiles(7)}),
    ]


@pytest.mark.parametrize("lexicon", some(["en", "es", "de"], 1))
def test_everything_fits_into_a_phone(page, site, lexicon):
    loaded = LoadedPage(page, site)
    chance = random.Random(lexicon)
    for _ in range(4):
        loaded.ask(one_of_everything(lexicon, chance))
    assert loaded.memory() <= PHONE
