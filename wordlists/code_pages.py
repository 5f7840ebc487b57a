"""Writes what each byte is in the code pages that lists are read in, from Python's own codecs.

    PYTHONPATH=pysrc python3 wordlists/code_pages.py

It is for the page, whose Python has no codecs but those that it was snapshot with; a test compares the two.
"""

import json
from pathlib import Path

from tilewise.lexicon.code_pages import PAGES

FILE = Path(__file__).parents[1] / "pysrc" / "tilewise" / "data" / "code_pages.json"

OTHER_NAMES = {"Mac Central European": "mac_latin2"}
"""Codecs of Python that go by another name."""


def characters(page: str) -> str:
    """Give what the bytes from 0x80 on are in a code page, U+FFFD for those that are nothing.

    >>> characters("Windows-1251")[-3:], characters("Windows-1252")[1]
    ('\u044d\u044e\u044f', '\ufffd')
    """
    return bytes(range(0x80, 0x100)).decode(OTHER_NAMES.get(page, page), "replace")


if __name__ == "__main__":
    pages = {page: characters(page) for page in PAGES}
    FILE.write_text(json.dumps(pages, ensure_ascii=False, indent=1) + "\n", "utf-8")
