"""The games' pages, in Chromium. Their Python is elsewhere (elsewhere.py), but at night, when it is in the browser.

What is about the engine, its start or its worker is tested in the folders beside this one.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest
from amount import EVERYTHING
from playwright.sync_api import Browser
from tests.browser.conftest import KeptPage, Server


@pytest.fixture(scope="session")
def server(dist: Path) -> Iterator[Server]:
    """The built site on a free port."""
    server = Server(dist, elsewhere=not EVERYTHING)
    yield server
    server.stop()


@pytest.fixture(scope="session")
def site(server: Server) -> str:
    """The address of the built site, with a slash at its end."""
    return server.address


@pytest.fixture(scope="session")
def keeper(browser: Browser, site: str) -> Iterator[KeptPage]:
    """What gives `kept_page` and `warm_page`."""
    keeper = KeptPage(browser, site)
    yield keeper
    keeper.close()
