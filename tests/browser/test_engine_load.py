"""A long session takes no more memory than its beginning: many requests on each page, some cancelled, and games."""

import pytest
from tests.browser.load import LOADS, LoadedPage

MOST = 1.1
"""What the memory may grow by after the warm-up."""


@pytest.mark.parametrize("load", LOADS, ids=lambda load: load.page)
def test_many_requests_of_a_page_take_no_more_memory_than_the_first(page, site, load):
    loaded = LoadedPage(page, site).run(load, 120)
    assert loaded.requests > loaded.cancelled > 0
    assert loaded.end <= loaded.warm * MOST


@pytest.mark.parametrize(("game", "warm", "more"), [("letterpress", 2, 2), ("crossword", 6, 4)])
def test_further_games_take_no_more_memory_than_the_first(page, site, game, warm, more):
    games = LoadedPage(page, site).play(game, 30)
    sizes = [next(games) for _ in range(warm + more)]
    if sizes[-1] > sizes[-1 - more]:  # what is kept was filled only now
        sizes += [next(games) for _ in range(more)]
    assert sizes[-1] <= sizes[-1 - more] * MOST
