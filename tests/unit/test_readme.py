"""The README tells the truth: its example runs, and the files and commands it names are there."""

import doctest
import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "README.md").read_text("utf-8")


def test_the_python_example_gives_what_it_says():
    (example,) = re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL)
    test = doctest.DocTestParser().get_doctest(example, {}, "README", "README.md", 0)
    assert len(test.examples) == 3
    assert doctest.DocTestRunner().run(test).failed == 0


def test_what_it_names_is_there():
    named = re.findall(r"`([\w./-]+/[\w.-]+|[\w-]+\.(?:py|md|js))`", TEXT)
    assert len(named) > 5
    made = {".venv", ".build", "web/node_modules"}
    places = ("", "pysrc/tilewise", "web")
    missing = [n for n in named if n not in made and not any((ROOT / place / n).exists() for place in places)]
    assert missing == []


def test_its_picture_is_there():
    for picture in re.findall(r"!\[[^\]]+\]\(([^)]+)\)", TEXT):
        assert (ROOT / picture).is_file()
