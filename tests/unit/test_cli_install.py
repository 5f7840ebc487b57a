"""The package as people install it: from its wheel, in a fresh environment, used from another folder."""

import importlib.metadata
import json
import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import build
import pytest
from amount import at_night, takes_long
from unit.command_line import tilewise

EXTRA = ("rich", "markdown-it-py", "mdurl", "pygments")
"""What the extra `terminal` comes to."""

QUIET = ("--no-index", "--quiet", "--disable-pip-version-check")


def fresh(folder: Path) -> Path:
    """Make an environment with nothing in it, and give its Python."""
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", folder], check=True)
    return folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def install(python: Path, what: str) -> None:
    subprocess.run([sys.executable, "-m", "pip", "--python", python, "install", *QUIET, what], check=True)


@pytest.fixture(scope="module")
def bare(wheel, tmp_path_factory):
    """An environment with the package alone."""
    python = fresh(tmp_path_factory.mktemp("bare") / "venv")
    install(python, str(wheel))
    return python


@pytest.fixture(scope="module")
def with_extra(wheel, tmp_path_factory):
    """An environment with the package and its extra, whose packages come from the one that runs the tests."""
    python = fresh(tmp_path_factory.mktemp("extra") / "venv")
    packages = Path(site_packages(python))
    for name in EXTRA:
        distribution = importlib.metadata.distribution(name)
        for file in distribution.files or ():
            if ".." not in file.parts and "__pycache__" not in file.parts:
                (packages / file).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(distribution.locate_file(file), packages / file)
    # Without an index pip takes only what is there already, and refuses if the extra needed anything else.
    install(python, f"{wheel}[terminal]")
    return python


def site_packages(python: Path) -> str:
    return run(python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))").stdout.strip()


def run(python: Path, *arguments: str, stdin: str = "", folder: Path | None = None):
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "TILEWISE"))}
    return subprocess.run(
        [python, *arguments], input=stdin, cwd=folder, env={**kept, "PYTHONIOENCODING": "utf-8"},
        capture_output=True, encoding="utf-8", check=False,
    )  # fmt: skip


@pytest.fixture(
    params=["bare", pytest.param("with_extra", marks=at_night("the package alone is installed in the same way"))]
)
def python(request):
    return request.getfixturevalue(request.param)


@takes_long("installs the package")
def test_the_program_answers_from_any_folder_with_the_shipped_lists(python, tmp_path):
    program = python.parent / ("tilewise.exe" if os.name == "nt" else "tilewise")
    done = subprocess.run(
        [program, "bingo", "KALEMLİ", "--lexicon", "tr", "--use", "any"], cwd=tmp_path, capture_output=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.decode("utf-8") == tilewise("bingo", "KALEMLİ", "--lexicon", "tr", "--use", "any").out


def test_rpc_answers_from_any_folder(python, tmp_path):
    request = {"id": 1, "method": "lexicon.check", "params": {"lexicon": "en", "words": ["qi"]}}
    done = run(python, "-m", "tilewise", "rpc", stdin=json.dumps(request) + "\n", folder=tmp_path)
    assert json.loads(done.stdout)["result"] == {"valid": {"QI": True}}


@at_night("it installs the extra; test_cli_terminal.py shows its colours, and the package alone needs no other")
def test_colour_comes_with_the_extra_and_plain_text_without(bare, with_extra, tmp_path):
    asked = ("-m", "tilewise", "check", "QI", "--color", "always")
    plain, coloured = (run(python, *asked, folder=tmp_path) for python in (bare, with_extra))
    assert plain.returncode == coloured.returncode == 0
    assert "\x1b" not in plain.stdout
    assert "\x1b" in coloured.stdout


def test_the_package_alone_needs_no_other(bare):
    code = "import importlib.metadata as m; print(*sorted(d.name for d in m.distributions()))"
    assert run(bare, "-c", code).stdout.split() == ["tilewise"]


def test_the_pinned_packages_hold_the_whole_extra():
    project = tomllib.loads((build.ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    pinned = {line.split("==")[0].lower() for line in project["optional-dependencies"]["dev"]}
    assert set(EXTRA) <= pinned
    assert project["dependencies"] == []


def test_its_size_is_what_the_readme_says(bare):
    folder = Path(site_packages(bare)) / "tilewise"
    megabytes = sum(file.stat().st_size for file in folder.rglob("*") if "__pycache__" not in file.parts) / 1e6
    assert f"about {megabytes:.0f} MB" in (build.ROOT / "README.md").read_text("utf-8")
