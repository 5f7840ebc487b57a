"""The golden cases once more, by the same pytest, inside the Pyodide that the site is made of.

Pytest needs the whole standard library, so it is Pyodide as it comes, and not the part of it that the site carries.
"""

import io
import zipfile
from importlib.metadata import distribution
from pathlib import Path

from amount import at_night
from build import ROOT

PYTEST = ("pytest", "pluggy", "iniconfig", "packaging", "pygments")
"""Pytest and all that it needs, pure Python, as installed here."""

PROJECT = ("pysrc", "tests/amount.py", "tests/golden", "tests/oracles", "wordlists", "pyproject.toml")


def archive() -> bytes:
    """The project and pytest, as one zip file."""
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w", zipfile.ZIP_STORED) as target:
        for place in PROJECT:
            top = ROOT / place
            for path in sorted(top.rglob("*")) if top.is_dir() else [top]:
                if path.is_file() and "__pycache__" not in path.parts:
                    target.write(path, path.relative_to(ROOT))
        for name in PYTEST:
            package = distribution(name)
            for file in package.files or []:
                if file.suffix != ".pyc" and ".." not in file.parts:
                    target.write(Path(str(package.locate_file(file))), f"pysrc/{file}")
    return content.getvalue()


@at_night("golden/ holds them in CPython, and the engine's other tests ask Pyodide")
def test_the_golden_cases_hold_inside_pyodide(page, site, built):
    page.route("**/project.zip", lambda route: route.fulfill(body=archive(), content_type="application/zip"))
    page.goto(f"{site}-tests/pytest.html")
    outcome = page.evaluate(
        """(message) => new Promise((resolve) => {
            const worker = new Worker("pytest-worker.js", { type: "module" });
            worker.onmessage = ({ data }) => resolve(data);
            worker.onerror = ({ message }) => resolve({ problems: [message], passed: 0 });
            worker.postMessage(message);
        })""",
        {
            "folder": f"{site}-web/node_modules/pyodide/",
            "info": built["engine"]["pyodide"]["info"],
            "archive": "project.zip",
            "arguments": ["tests/golden"],
        },
    )
    assert not outcome["problems"], "\n".join([*outcome["problems"], outcome["output"]])
    assert outcome["python"].startswith("3.14")
    assert outcome["passed"] > 10, outcome
    assert outcome["code"] == 0
