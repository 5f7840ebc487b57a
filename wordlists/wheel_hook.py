"""Puts the word lists and the command line into the wheel that people install, and leaves them out of the page's.

The page fetches one list at a time, packed (`python -m tilewise pack`), and has no terminal, so its wheel carries
neither: `build.py` sets TILEWISE_WHEEL=page when it builds that one.
"""

import os
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PATTERNS = ("*.txt.gz", "*.zipf.tsv.gz", "index.json", "LICENCES.md", "licences/*")


class WordLists(BuildHookInterface[Any]):
    """Hatchling's build hook; it finds this class by its base."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add the lists to the wheel as ``tilewise/data/wordlists/``, and the commands as ``tilewise/cli/``."""
        if os.environ.get("TILEWISE_WHEEL") == "page":
            return
        here = Path(self.root, "wordlists")
        for pattern in PATTERNS:
            for path in sorted(here.glob(pattern)):
                name = path.relative_to(here).as_posix()
                build_data["force_include"][str(path)] = f"tilewise/data/wordlists/{name}"
        package = Path(self.root, "pysrc", "tilewise")
        for path in (package / "__main__.py", *sorted((package / "cli").glob("*.py"))):
            build_data["force_include"][str(path)] = f"tilewise/{path.relative_to(package).as_posix()}"
