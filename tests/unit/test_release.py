"""python3 build.py release: what people install, made of the built site, and always the same of one commit."""

import hashlib
import json
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import build
import pytest
from amount import at_night

from tilewise import __version__

NAMES = [
    f"tilewise-{__version__}-py3-none-any.whl",
    f"tilewise-{__version__}.html",
    f"tilewise-{__version__}.tar.gz",
    f"tilewise-npm-{__version__}.tgz",
    f"tilewise-site-{__version__}.zip",
]


WHY = "it builds and packs the whole site; test_build.py looks at the same wheel, browser tests at the same page"


@pytest.fixture(scope="module")
def release(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return released(tmp_path_factory.mktemp("release"))


def released(folder: Path) -> Path:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(build, "RELEASE", folder)
        build.release()
    return folder


def members(archive: Path) -> dict[str, bytes]:
    """The files of a tar archive, by their names without the folder that they are all in."""
    with tarfile.open(archive) as tar:
        files = {each.name.partition("/")[2]: tar.extractfile(each) for each in tar.getmembers() if each.isfile()}
        return {name: file.read() for name, file in files.items() if file}


@at_night(WHY)
def test_it_is_these_files_with_their_checksums(release):
    sums = dict(reversed(line.split("  ")) for line in (release / "SHA256SUMS").read_text("utf-8").splitlines())
    assert list(sums) == NAMES
    assert sums == {name: hashlib.sha256((release / name).read_bytes()).hexdigest() for name in NAMES}
    assert sorted(file.name for file in release.iterdir()) == ["SHA256SUMS", *NAMES]


@at_night(WHY)
def test_two_releases_of_one_commit_are_the_same(release, tmp_path):
    again = released(tmp_path)
    assert (again / "SHA256SUMS").read_text("utf-8") == (release / "SHA256SUMS").read_text("utf-8")


@at_night(WHY)
def test_the_zip_is_the_site_and_the_file_is_its_one_file(release):
    with zipfile.ZipFile(release / f"tilewise-site-{__version__}.zip") as made:
        packed = {name: made.read(name) for name in made.namelist()}
    site = {path.relative_to(build.DIST).as_posix(): path for path in build.files_below(build.DIST)}
    assert "index.html" in packed
    assert packed.keys() == site.keys()
    assert all(path.read_bytes() == packed[name] for name, path in site.items())
    assert (release / f"tilewise-{__version__}.html").read_bytes() == packed["tilewise.html"]


@at_night(WHY)
def test_the_npm_package_has_all_that_it_says(release):
    packed = members(release / f"tilewise-npm-{__version__}.tgz")
    described = json.loads(packed["package.json"])
    assert (described["name"], described["version"], described["license"]) == ("tilewise", __version__, "MIT")
    named = {path for ways in described["exports"].values() for path in ways.values()}
    assert named == {"./tilewise.js", "./tilewise-element.js", "./tilewise.d.ts"}
    assert {name.removeprefix("./") for name in named} | {"package.json", "README.md", "LICENSE"} == packed.keys()
    for name in named:
        assert packed[name.removeprefix("./")] == (build.DIST / name).read_bytes()


@at_night(WHY)
@pytest.mark.parametrize("name", [NAMES[0], NAMES[2]])
def test_the_wheel_and_the_source_have_the_solvers_the_commands_and_the_lists(release, name):
    if name.endswith(".whl"):
        with zipfile.ZipFile(release / name) as wheel:
            files = {f"pysrc/{each}" for each in wheel.namelist()}
        assert "pysrc/tilewise/data/wordlists/en.txt.gz" in files
    else:
        files = set(members(release / name))
        assert {"wordlists/en.txt.gz", "wordlists/wheel_hook.py", "pyproject.toml"} <= files
    sources = {path.relative_to(build.ROOT).as_posix() for path in build.files_below(build.ROOT / "pysrc")}
    assert {path for path in sources if path.endswith((".py", ".json"))} <= files


def test_the_workflow_attaches_them_to_a_tag():
    text = (build.ROOT / ".github" / "workflows" / "release.yml").read_text("utf-8")
    assert "python3 build.py release" in text
    assert f"path: {build.RELEASE.relative_to(build.ROOT).as_posix()}\n" in text


SOMEWHERE_ELSE = """
import sys
from pathlib import Path

import build

build.PYTHON, nothing = Path(sys.argv[1]), lambda: None
build.setup_python, build.setup_node = nothing, nothing  # the packages are those that are here
build.build()
"""


@at_night("it builds everything once more; the contract's files are compared with what is made anew")
def test_two_builds_in_two_folders_are_the_same_to_the_byte(tmp_path):
    copy = tmp_path / "a folder with another name"
    skipped = shutil.ignore_patterns(".*", "dist", "node_modules", "__pycache__", "facts.json", "browser")
    shutil.copytree(build.ROOT, copy, ignore=skipped)
    (copy / "web" / ".npmrc").write_bytes((build.WEB / ".npmrc").read_bytes())
    shutil.copytree(build.WEB / "node_modules", copy / "web" / "node_modules", symlinks=True)
    command = [sys.executable, "-c", SOMEWHERE_ELSE, build.PYTHON]
    done = subprocess.run(command, cwd=copy, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    first, second = (
        {p.relative_to(d).as_posix(): p for p in build.files_below(d)} for d in (build.DIST, copy / "dist")
    )
    assert first.keys() == second.keys()
    assert len(first) > 50
    assert [name for name, path in first.items() if path.read_bytes() != second[name].read_bytes()] == []
