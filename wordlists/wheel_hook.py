"""Puts the word lists and the command line into the wheel that people install, and leaves them out of the page's.

Leave tables are in both, in the page's in a form that takes less of what a visitor downloads.

The page fetches one list at a time, packed (`python -m tilewise pack`), and has no terminal, so its wheel carries
neither: `build.py` sets TILEWISE_WHEEL=page when it builds that one.
"""

import os
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PATTERNS = ("*.txt.gz", "*.zipf.tsv.gz", "*.played.tsv.gz", "index.json", "LICENCES.md", "licences/*")


class WordLists(BuildHookInterface[Any]):
    """Hatchling's build hook; it finds this class by its base."""

    _folder: TemporaryDirectory[str] | None = None
    """Where the page's tables are until the wheel is made."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add the lists to the wheel as ``tilewise/data/wordlists/``, and the commands as ``tilewise/cli/``."""
        for_page = os.environ.get("TILEWISE_WHEEL") == "page"
        if for_page:
            self._folder = TemporaryDirectory()
            tables = smaller_tables(Path(self.root), Path(self._folder.name))
        else:
            tables = sorted(Path(self.root, "pysrc", "tilewise", "data", "leaves").glob("*.json"))
        for table in tables:
            build_data["force_include"][str(table)] = f"tilewise/data/leaves/{table.name}"
        if for_page:
            return
        here = Path(self.root, "wordlists")
        for pattern in PATTERNS:
            for path in sorted(here.glob(pattern)):
                name = path.relative_to(here).as_posix()
                build_data["force_include"][str(path)] = f"tilewise/data/wordlists/{name}"
        package = Path(self.root, "pysrc", "tilewise")
        for path in (package / "__main__.py", *sorted((package / "cli").glob("*.py"))):
            build_data["force_include"][str(path)] = f"tilewise/{path.relative_to(package).as_posix()}"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Clear up."""
        if self._folder:
            self._folder.cleanup()


def smaller_tables(root: Path, folder: Path) -> list[Path]:
    """Write the leave tables into a folder, in the form that compresses best."""
    sys.path.insert(0, str(root / "pysrc"))
    from tilewise.crossword.leaves.tables import SHIPPED, in_differences  # noqa: PLC0415 - only the page's build has it

    written = [folder / f"{shipped.file}.json" for shipped in SHIPPED]
    for shipped, file in zip(SHIPPED, written, strict=True):
        file.write_text(in_differences(shipped), "utf-8")
    return written
