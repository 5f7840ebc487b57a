"""The three engines by name: ``with PROGRAMS["Firefox"]() as firefox: visit = firefox.visit()``."""

from __future__ import annotations

from tests.browser.engines.chromium import Chromium
from tests.browser.engines.firefox import Firefox
from tests.browser.engines.webkit import WebKit

PROGRAMS: dict[str, type[Chromium | Firefox | WebKit]] = {"Chromium": Chromium, "Firefox": Firefox, "WebKit": WebKit}
"""Each can be called without arguments; `missing()` says why it cannot be started here."""
