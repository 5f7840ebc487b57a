"""Files and folders that commands write: where they cannot be, that is said before any work, and nothing is left."""

# ruff: noqa: E501 - a case and the whole sentence that it gets stand on one line

import pytest
from unit.command_line import tilewise

LEAVES = ["--list", "en-common", "--board", "duel", "--games", "400", "--generations", "2"]

WRITING = {
    "leaves": lambda place: ["leaves", place, *LEAVES],
    "autoplay": lambda place: ["autoplay", "--save", place],
    "pack": lambda place: ["pack", "--all", place],
    "contract": lambda place: ["contract", place],
}
"""The commands that write files."""

OPTION = {"leaves": "FILE", "autoplay": "--save", "pack": "--all", "contract": "FOLDER"}


class WorkedError(Exception):
    """Work was begun."""


@pytest.fixture(autouse=True)
def idle(tmp_path, monkeypatch):
    """Run in a folder of its own, where no command may begin its work."""

    def work(*args, **more):
        raise WorkedError

    for name in ("leaves._play", "command.Engine.begin", "programs._write_lists", "contract.reference"):
        monkeypatch.setattr(f"tilewise.cli.{name}", work)
    monkeypatch.chdir(tmp_path)
    (tmp_path / "folder").mkdir()
    (tmp_path / "file").write_text("of one's own")


def left(folder):
    return sorted(str(path.relative_to(folder)) for path in folder.rglob("*"))


@pytest.mark.parametrize("command", WRITING)
def test_below_a_file_nothing_can_be_written(tmp_path, command):
    done = tilewise(*WRITING[command]("file/below"))
    said = f"tilewise {command}: {OPTION[command]}: “file/below” cannot be written (Not a directory).\n"
    assert (done.status, done.out, done.err) == (2, "", said)
    assert (left(tmp_path), (tmp_path / "file").read_text()) == (["file", "folder"], "of one's own")


@pytest.mark.parametrize(
    ("place", "sentence"),
    [
        ("folder", "“folder” is a folder; name a file."),
        ("", "“.” is a folder; name a file."),
        ("none/table.json", "“none/table.json” cannot be written (No such file or directory)."),
        ("x" * 250, f"“{'x' * 250}” cannot be written (File name too long)."),
    ],
    ids=["a folder", "nothing", "in no folder", "too long with what comes beside it"],
)
def test_a_table_needs_a_file_that_can_be_written(tmp_path, place, sentence):
    done = tilewise(*WRITING["leaves"](place))
    assert (done.status, done.out, done.err) == (2, "", f"tilewise leaves: FILE: {sentence}\n")
    assert left(tmp_path) == ["file", "folder"]


@pytest.mark.parametrize("command", ["autoplay", "pack", "contract"])
def test_a_folder_that_is_a_file_is_refused(tmp_path, command):
    done = tilewise(*WRITING[command]("file"))
    said = f"tilewise {command}: {OPTION[command]}: “file” cannot be written (File exists).\n"
    assert (done.status, done.out, done.err) == (2, "", said)


@pytest.mark.parametrize("command", ["autoplay", "pack", "contract"])
def test_a_folder_that_is_there_and_takes_no_files_is_refused(tmp_path, monkeypatch, command):
    """As a folder of somebody else's is; the tests may be run by one who may write anywhere."""

    def refuse(**place):
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("tilewise.cli.places.TemporaryFile", refuse)
    done = tilewise(*WRITING[command]("folder"))
    said = f"tilewise {command}: {OPTION[command]}: “folder” cannot be written (Permission denied).\n"
    assert (done.status, done.out, done.err) == (2, "", said)


@pytest.mark.parametrize("command", WRITING)
def test_where_it_can_be_written_the_work_begins(tmp_path, command):
    with pytest.raises(WorkedError):
        tilewise(*WRITING[command]("file" if command == "leaves" else "new/folder"))
    assert (tmp_path / "file").read_text() == "of one's own"
    assert not list(tmp_path.glob("file.*"))


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        (["bingo", "AB", "--lexicon", "folder"], "--lexicon: “folder” is a folder; a list is a file."),
        (["bingo", "AB", "--without", "folder"], "--without: “folder” is a folder; a list is a file."),
        (["bingo", "AB", "--list", "~no_such_user/words"], "--list: there is no file “~no_such_user/words”."),
        (["crossword", "AB", "--board", "folder"], "--board: “folder” cannot be read (Is a directory)."),
        (["crossword", "AB", "--board", "~no_such_user/a.txt"], "--board: “~no_such_user/a.txt” cannot be read (No such file or directory)."),
        (["review", "~no_such_user/a.gcg"], "FILE: “~no_such_user/a.gcg” cannot be read (No such file or directory)."),
        (["review", "folder"], "FILE: no file in “folder” ends in .gcg."),
        (["autoplay", "--knows", "folder", "-"], "--knows: “folder” is a folder; a list is a file."),
        (["study", "search", "--in", "folder"], "--in: “folder” is a folder; a list is a file."),
    ],
    ids=lambda each: " ".join(each)[:50] if isinstance(each, list) else "",
)  # fmt: skip
def test_a_folder_or_a_home_that_nobody_has_is_not_taken_for_a_file(typed, sentence):
    done = tilewise(*typed)
    command = typed[:2] if typed[0] == "study" else typed[:1]
    assert (done.status, done.out, done.err) == (2, "", f"tilewise {' '.join(command)}: {sentence}\n")


def test_a_list_whose_name_is_too_long_for_a_file_is_unknown():
    done = tilewise("bingo", "AB", "--list", "x" * 9_999)
    assert done.status == 2
    assert done.err.startswith("tilewise bingo: --list: There is no word list “xxx")
