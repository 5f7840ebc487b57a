"""build.py: it skips what is current, says one sentence when it cannot go on, and packs what each user needs."""

import re
import socket
import subprocess
import sys
import zipfile

import build
import pytest
from amount import at_night, takes_long
from unit.command_line import HANGS

PACKAGE = build.ROOT / "pysrc" / "tilewise"
HOME = build.ROOT


@pytest.fixture
def workshop(tmp_path, monkeypatch):
    """A project folder that build.py takes for its own."""
    monkeypatch.setattr(build, "ROOT", tmp_path)
    monkeypatch.setattr(build, "MADE", tmp_path / ".build")
    return tmp_path


def test_a_step_is_done_again_only_when_what_it_reads_has_changed_or_what_it_wrote_is_gone(workshop):
    source, product, done = workshop / "source", workshop / "product", []
    source.write_text("one")

    def action() -> None:
        done.append(source.read_text())
        product.write_text("made")

    def step() -> int:
        build.make("product", "the product", [source, "version 1"], [product], action)
        return len(done)

    assert [step(), step()] == [1, 1]
    source.write_text("two")
    assert [step(), step()] == [2, 2]
    product.unlink()
    assert [step(), step()] == [3, 3]


def test_a_step_that_failed_is_not_taken_for_done(workshop):
    def failing() -> None:
        raise build.Trouble("no")

    for _ in range(2):
        with pytest.raises(build.Trouble):
            build.make("broken", "what cannot be", ["x"], [], failing)


def test_what_a_folder_holds_decides_and_not_when_it_was_written(workshop):
    folder = workshop / "folder"
    (folder / "__pycache__").mkdir(parents=True)
    (folder / "a").write_text("a")
    before = build.digest([folder])
    (folder / "__pycache__" / "a.pyc").write_text("left by a program")
    (folder / "a").write_text("a")
    assert build.digest([folder]) == before
    (folder / "a").rename(folder / "b")
    assert build.digest([folder]) != before


def complaint(*arguments: str) -> str:
    """What build.py says when it refuses."""
    command = [sys.executable, build.ROOT / "build.py", *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=HANGS)
    assert done.returncode
    assert "Traceback" not in done.stderr
    return done.stderr.strip().splitlines()[-1]


def test_packages_that_are_anothers_are_left_alone(workshop, monkeypatch):
    theirs = workshop / "theirs"
    theirs.mkdir()
    (theirs / "kept").touch()
    link = workshop / "linked"
    link.symlink_to(theirs, target_is_directory=True)
    monkeypatch.setattr(build, "VENV", link)
    monkeypatch.setattr(build, "PYTHON", link / "bin" / "python")
    monkeypatch.setattr(build, "development_packages", list)
    monkeypatch.setattr(build, "with_hashes", lambda *_: workshop / "pyproject.toml")
    (workshop / "pyproject.toml").touch()

    def empty(command, *_):
        if "--clear" in command:
            command[-1].mkdir(exist_ok=True)
            for each in command[-1].iterdir():
                each.unlink()

    monkeypatch.setattr(build, "run", empty)
    build.setup_python()
    assert (theirs / "kept").exists()
    assert not link.is_symlink()


def test_an_audit_asks_for_every_pinned_package_and_fails_in_a_sentence(workshop, monkeypatch, capsys):
    asked = []

    def run(command, otherwise, **_):
        asked.append([str(word) for word in command])
        if "pip_audit" in asked[-1]:
            raise build.Trouble(f"pip_audit failed; {otherwise}")
        return ""

    monkeypatch.setattr(build, "run", run)
    for name in ("setup_python", "setup_node"):
        monkeypatch.setattr(build, name, lambda: None)
    with pytest.raises(build.Trouble, match="take a version without the weakness"):
        build.audit()
    assert str(workshop / "tests" / "packages.txt") in asked[-1]
    assert "--strict" in asked[-1]


def test_what_it_does_not_know_is_a_sentence():
    assert "invalid choice: 'bake'" in complaint("bake")
    assert complaint("build", "--fast") == "build.py: error: what is --fast?"


def test_a_port_in_use_is_a_sentence():
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        said = complaint("serve", "--no-open", "--port", port)
    assert re.fullmatch(rf"build\.py: Port {port} cannot be used \(.*\); choose another with --port\.", said)


def test_a_missing_program_is_a_sentence():
    with pytest.raises(build.Trouble, match=r"no-such-program could not be run \(.*\); install it"):
        build.run(["no-such-program"], "install it.")


def test_the_named_chromium_comes_first(monkeypatch):
    monkeypatch.setenv("TILEWISE_CHROMIUM", "/opt/my-browser")
    assert build.installed_chromium() == build.installed_chromium(whole=True) == "/opt/my-browser"


def test_the_engine_alone_is_taken_before_a_whole_chromium_where_that_is_not_needed(monkeypatch):
    monkeypatch.delenv("TILEWISE_CHROMIUM", raising=False)
    monkeypatch.setattr(build.shutil, "which", lambda name: f"/bin/{name}")
    monkeypatch.setattr(build.Path, "exists", lambda path: True)
    assert build.installed_chromium() == "/bin/chromium-headless-shell"
    assert build.installed_chromium(whole=True) == "/bin/chromium"


@takes_long("builds a wheel")
def test_an_installed_package_has_the_word_lists_and_commands_and_the_pages_wheel_has_neither(wheel):
    [paged] = (build.MADE / "wheel").glob("*.whl")
    lists = "tilewise/data/wordlists/"
    names = set(zipfile.ZipFile(wheel).namelist())
    for name in ("en.txt.gz", "en.zipf.tsv.gz", "tr.txt.gz", "index.json", "LICENCES.md", "licences/en-common.txt"):
        assert lists + name in names
    assert lists + "en.gloss.tsv.gz" not in names
    commands = {f"tilewise/{path.relative_to(PACKAGE).as_posix()}" for path in (PACKAGE / "cli").glob("*.py")}
    commands.add("tilewise/__main__.py")
    assert len(commands) > 10
    assert commands < names
    left = {name for name in names if not name.startswith(lists)} - commands
    assert left == set(zipfile.ZipFile(paged).namelist())


def test_only_files_with_known_hashes_are_installed(workshop):
    (workshop / "pyproject.toml").write_text((HOME / "pyproject.toml").read_text("utf-8"))
    everything = [*build.development_packages(), *build.NODE_WHEELS, build.MICROPIP]
    (workshop / "tests").mkdir()
    lock = (HOME / "tests" / "packages.txt").read_text("utf-8")
    (workshop / "tests" / "packages.txt").write_text(lock)
    written = build.with_hashes("all", *everything).read_text("utf-8")
    locked = [line for line in lock.splitlines() if not line.startswith("#")]
    assert sorted(written.splitlines()) == sorted(locked)
    entries = re.split(r"\n(?=\w)", written)
    assert len(entries) == len(everything)
    assert [entry for entry in entries if not re.search(r"--hash=sha256:[0-9a-f]{64}\b", entry)] == []


def test_a_package_without_hashes_is_a_sentence(workshop):
    (workshop / "tests").mkdir()
    (workshop / "tests" / "packages.txt").write_text("# none\n")
    with pytest.raises(build.Trouble, match=r"has no hashes for ruff==0\.1; its first lines"):
        build.with_hashes("some", "ruff==0.1")


@at_night("pip looks at every package; those that are installed are only files with known hashes")
def test_the_pinned_packages_are_the_installed_ones():
    assert not [name for name in build.development_packages() if "==" not in name]
    subprocess.run([sys.executable, "-m", "pip", "check"], check=True, capture_output=True)
