"""The README and the documents tell the truth: examples run, links lead somewhere, and what they name is there.

That the reference of the methods is up to date, test_contract.py says; test_embed_contract.py and
test_embed_examples.py hold docs/embedding.md to the scripts.
"""

import doctest
import os
import re
import shlex
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest
from amount import at_night
from unit.command_line import environment, tilewise
from unit.test_style import PACKAGE, imports, modules, room_of, scripts, sources

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
DOCUMENTS = {
    path.relative_to(ROOT).as_posix(): path.read_text("utf-8")
    for path in [ROOT / "README.md", *sorted(ROOT.glob("docs/*.md"))]
}
WRITTEN = {name: text for name, text in DOCUMENTS.items() if name != "docs/methods.md"}
"""Those that are not generated."""
README, PROGRAMS, PICTURE = DOCUMENTS["README.md"], DOCUMENTS["docs/programs.md"], DOCUMENTS["docs/architecture.md"]


def blocks(text: str, kind: str) -> list[str]:
    """The code blocks of a kind."""
    return re.findall(rf"^```{kind}\n(.*?)^```", text, re.DOTALL | re.MULTILINE)


TERMINAL = list(
    dict.fromkeys(
        example
        for text in WRITTEN.values()
        for example in re.findall(r"^\$ (.*)\n((?:[^$`].*\n)*)", "".join(blocks(text, "console")), re.MULTILINE)
    )
)
"""What is typed at a terminal, and what is shown below it, if anything is."""

SLOW = ("tilewise race", "tilewise draw experiment")
"""What begins so takes seconds; test_cli_help.py runs examples of the same commands in one process."""

MADE = {
    *{".venv", ".build", ".build/bench", ".build/release", "web/node_modules", "dist/tilewise.html"},
    *{"sw.js", "tilewise.js", "tilewise-element.js", "examples/methods.html", ".venv/bin/python"},
}
"""What is there only once it has been built."""


@pytest.mark.parametrize(("name", "least"), [("README.md", 3), ("docs/programs.md", 10)])
def test_the_python_examples_give_what_they_say(name, least):
    examples = "\n".join(blocks(DOCUMENTS[name], "python"))
    test = doctest.DocTestParser().get_doctest(examples, {}, name, name, 0)
    assert len(test.examples) > least
    assert doctest.DocTestRunner().run(test).failed == 0


def test_no_other_document_has_python_examples():
    assert [name for name, text in DOCUMENTS.items() if blocks(text, "python")] == ["README.md", "docs/programs.md"]


@pytest.mark.parametrize("name", WRITTEN)
def test_what_a_document_names_is_there(name):
    text = re.sub(r"^```.*?^```", "", WRITTEN[name], flags=re.DOTALL | re.MULTILINE)
    named = re.findall(r"`([\w./-]+/[\w.-]+|[\w-]+\.(?:py|md|js))(?: [^`]*)?`", text)
    assert named or name == "docs/programs.md"
    places = ("", "pysrc/tilewise", "web")
    assert [
        each for each in named if each not in MADE and not any((ROOT / place / each).exists() for place in places)
    ] == []


def anchors(text: str) -> set[str]:
    """The anchors that GitHub gives the headings of a document."""
    plain = re.sub(r"^```.*?^```", "", text, flags=re.DOTALL | re.MULTILINE)
    titles = re.findall(r"^#+ (.*)", plain, re.MULTILINE)
    found = [re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-") for title in titles]
    times: Counter[str] = Counter()
    numbered = set()
    for each in found:
        numbered.add(f"{each}-{times[each]}" if times[each] else each)
        times[each] += 1
    return numbered


@pytest.mark.parametrize("name", [*DOCUMENTS, "CHANGELOG.md"])
def test_links_lead_somewhere(name):
    text = (ROOT / name).read_text("utf-8")
    for target in re.findall(r"\]\(([^)\s]+)\)", text) + re.findall(r'<img [^>]*src="([^"]+)"', text):
        if target.startswith(("http:", "https:")):
            continue
        file, _, anchor = target.partition("#")
        path = (ROOT / name).parent / file if file else ROOT / name
        assert path.exists(), target
        assert not anchor or anchor in anchors(path.read_text("utf-8")), target


def test_the_reference_tells_each_error_of_a_game_once():
    sections = re.split(r"^## ", DOCUMENTS["docs/methods.md"], flags=re.MULTILINE)
    told = [line for text in sections[1:] for line in set(re.findall(r"^- `[a-z-]+`: .*", text, re.MULTILINE))]
    assert len(told) > 50
    for text in sections[1:]:
        lines = re.findall(r"^- `[a-z-]+`: .*", text, re.MULTILINE)
        assert len(lines) == len(set(lines)), [line for line in lines if lines.count(line) > 1]


def test_every_document_is_reached_from_the_readme():
    linked = set(re.findall(r"\]\((docs/[\w.-]+)\)", README))
    assert linked == DOCUMENTS.keys() - {"README.md"}


def test_the_readme_is_read_in_three_minutes():
    assert len(README.splitlines()) <= 160


@pytest.mark.skipif(sys.platform == "win32", reason="the examples are written for a POSIX shell")
@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        pytest.param(
            *each,
            id=each[0][:50],
            marks=at_night("test_cli_help.py runs the command") if each[0].startswith(SLOW) else (),
        )
        for each in TERMINAL
    ],
)
def test_what_is_typed_at_a_terminal_answers_as_shown(tmp_path, typed, shown):
    if typed.startswith("tilewise ") and not set(typed) & set("|<>;&$"):
        done = tilewise(*shlex.split(typed)[1:])  # sooner here than as a process of its own
        assert (done.status, done.err) == (0, "")
        assert done.out
        assert done.out == shown or not shown
        return
    program = tmp_path / "tilewise"
    program.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m tilewise "$@"\n')
    program.chmod(0o755)
    surroundings = environment(PATH=f"{tmp_path}{os.pathsep}{os.environ['PATH']}")
    done = subprocess.run(
        typed, shell=True, cwd=tmp_path, env=surroundings, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout
    assert done.stdout == shown or not shown


def test_the_plays_that_are_shown_are_those_of_their_example():
    [shown] = re.findall(r"```\n(\d[\d,]* plays\n.*?)```", PROGRAMS, re.DOTALL)
    [typed] = [typed for typed, _ in TERMINAL if typed.startswith("tilewise crossword 'AEINRS?'")]
    assert tilewise(*shlex.split(typed)[1:]).out.endswith(f"\n\n{shown}")


def test_every_line_that_is_typed_is_an_example_that_runs_or_starts_the_build():
    """The build's own commands cannot be run from its tests; that they are there is what can be asked."""
    found = [each for text in WRITTEN.values() for each in re.findall(r"```(\w*)\n(.*?)```", text, re.DOTALL)]
    assert not [
        line for kind, block in found if kind != "console" for line in block.splitlines() if line.startswith("$ ")
    ]
    steps = re.findall(r"^python3 build\.py (\w+)", "".join(WRITTEN.values()), re.MULTILINE)
    known = subprocess.run(
        [sys.executable, ROOT / "build.py", "--help"], capture_output=True, text=True, check=True
    ).stdout
    assert len(steps) > 5
    assert all(f"    {step} " in known or f" {step} |" in known or f"| {step}" in known for step in steps)
    assert len(TERMINAL) > 10


def test_the_readme_shows_the_code_of_the_document_on_embedding():
    snippets = blocks(README, "html")
    assert snippets
    assert all(f"```html\n{snippet}```" in DOCUMENTS["docs/embedding.md"] for snippet in snippets)


def boxes(part: str) -> dict[str, str]:
    """The box of each module or folder that the picture shows in a part of it."""
    [shown] = re.findall(rf"  subgraph {part}\[.*?\n(.*?)\n  end", PICTURE, re.DOTALL)
    labels = re.findall(r'^    (\w+)\["(.*?)<br>', shown, re.MULTILINE)
    return {name: box for box, names in labels for name in names.split(", ")}


def imported(part: str) -> set[tuple[str, str]]:
    """Which box imports which, in the code."""
    box = boxes(part)

    def of(path: Path) -> str:
        """The box of a file of the page: that of its own name, else of the nearest folder that has one."""
        name = path.relative_to(WEB).with_suffix("")
        return next(box[each.as_posix()] for each in (name, *name.parents) if each.as_posix() in box)

    if part == "python":
        pairs = [
            (box[room_of(path)], box[name[1:]])
            for path in modules()
            for name in imports(path)
            if room_of(path) not in {"__init__", "__main__"} and name.startswith(".") and name != ".__version__"
        ]
        assert {room_of(path) for path in modules()} - {"__init__", "__main__"} <= box.keys()
        assert all((PACKAGE / name).is_dir() or (PACKAGE / f"{name}.py").is_file() for name in box)
    else:
        pairs = [
            (of(path), of((path.parent / source).resolve()))
            for path in scripts()
            for source in sources(path)
            if source.startswith(".")
        ]
        assert all((WEB / name).is_dir() or (WEB / f"{name}.ts").is_file() for name in box)
    return {(one, other) for one, other in pairs if one != other}


@pytest.mark.parametrize("part", ["page", "python"])
def test_the_picture_of_the_architecture_is_what_the_imports_say(part):
    drawn = {
        pair
        for pair in re.findall(r"^    (\w+) --> (\w+)$", PICTURE, re.MULTILINE)
        if set(pair) <= set(boxes(part).values())
    }
    found = imported(part)
    assert len(drawn) > 5
    assert drawn <= found
    along = set(drawn)
    while more := {(one, last) for one, other in along for first, last in along if other == first} - along:
        along |= more
    assert found <= along
    assert not [box for box, other in along if box == other]
