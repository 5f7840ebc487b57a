"""Puts the word lists into the wheel that people install, and leaves them out of the page's.

The page fetches one list at a time, packed (`python -m tilewise pack`), so its wheel carries none:
`build.py` sets TILEWISE_WHEEL=page when it builds that one.
"""

import os
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PATTERNS = ("*.txt.gz", "*.zipf.tsv.gz", "index.json", "LICENCES.md", "licences/*")


class WordLists(BuildHookInterface[Any]):
    """Hatchling's build hook; it finds this class by its base."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add the lists to the wheel as ``tilewise/data/wordlists/``."""
        if os.environ.get("TILEWISE_WHEEL") == "page":
            return
        here = Path(self.root, "wordlists")
        for pattern in PATTERNS:
            for path in sorted(here.glob(pattern)):
                name = path.relative_to(here).as_posix()
                build_data["force_include"][str(path)] = f"tilewise/data/wordlists/{name}"
