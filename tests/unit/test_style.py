"""The direction of the imports, and what tests wait for."""

import ast
import re
from pathlib import Path

import build
import pytest

PACKAGE = build.ROOT / "pysrc" / "tilewise"

PYTHON_GAMES = {"anagrams", "crossword", "draw", "finders", "letterpress", "study", "tycoon"}

PYTHON_LAYERS = (
    {"errors", "alphabets", "averages", "tiles", "drawing"},
    {"bitsets", "lanes"},
    {"contract", "jobs"},
    {"lexicon"},
    {"racks", "patterns", "hooks", "pictures", "match"},
    PYTHON_GAMES,
    {"api", "facts"},
    {"rpc"},
    {"__init__"},
    {"cli"},
    {"__main__"},
)
"""Modules and rooms from the bottom up: each may import from its own layer and those before it, a game from no other.

`contract` and `jobs` are the shapes of a request and of long work, which lists and games read and yield; what runs them
is above.
"""

BELOW_API = set().union(*PYTHON_LAYERS[: PYTHON_LAYERS.index(PYTHON_GAMES) + 1])
FORBIDDEN_BELOW_API = {
    *{"js", "pyodide", "pyodide_js", "micropip", "asyncio", "threading", "multiprocessing", "concurrent", "subprocess"},
    *{"socket", "ssl", "http", "urllib", "os", "io", "tempfile", "shutil", "sqlite3"},
}

JS_LAYERS = (
    {"rpc"},
    {"engine/methods", "engine/facts", "engine/protocol", "engine/site.d"},
    {"engine/base64", "engine/kept-files", "engine/in-time", "engine/line", "engine/site-lists"},
    {
        "engine/list-fields",
        "engine/download",
        "engine/glue",
        "engine/own-leaves",
        "engine/own-lists",
        "engine/segments",
        "engine/sparse",
        "engine/tracked",
        "engine/zstandard",
    },
    {"engine/lists", "engine/meanings", "engine/parts", "engine/unavailable"},
    {"engine/python"},
    {"engine/client", "engine/worker"},
    {"engine/worker-pool"},
    {"embed/contract", "embed/kept-lists", "embed/options", "embed/page-key", "embed/reload-stale"},
    {"embed/frame-link", "embed/list-names"},
    {"embed/frame-server"},
    {"embed/engines", "embed/engine-frame"},
    {"embed/solver"},
    {"embed/tilewise"},
    {"text"},
    {"embed/tilewise-element"},
    {"ui"},
    {"tiles"},
    {"games/registry"},
    {"games/shared"},
    {"games"},
    {"app"},
    {"app/main", "embed", "one-file"},
)
"""The page's files and folders from the bottom up. The registry is where games, higher up, hand themselves in; what
their pages have in common is in a folder that knows none of them."""


def modules() -> list[Path]:
    return sorted(PACKAGE.rglob("*.py"))


def layer_of(name: str) -> int:
    [layer] = [number for number, names in enumerate(PYTHON_LAYERS) if name in names]
    return layer


def room_of(path: Path) -> str:
    """The module right below the package that a file is or lies in."""
    return path.relative_to(PACKAGE).parts[0].removesuffix(".py")


def imports(path: Path) -> set[str]:
    """What a file imports: `.x` for the package's own module or room x, the top name for others."""
    found = set()
    depth = len(path.relative_to(PACKAGE).parts)
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and not node.level:
            found.add((node.module or "").split(".")[0])
        elif isinstance(node, ast.ImportFrom) and node.level == depth:
            found |= {
                f".{name}" for name in ([node.module.split(".")[0]] if node.module else {a.name for a in node.names})
            }
    return found


def problem_of_import(room: str, name: str) -> str | None:
    """What is wrong with what a module of a room imports."""
    if name.startswith("tilewise"):
        return "inside the package imports are relative"
    if name.startswith("."):
        own = "__init__" if name == ".__version__" else name[1:]
        if layer_of(own) > layer_of(room) or (own != room and {own, room} <= PYTHON_GAMES):
            return f"{room} must not know {own}"
    elif room in BELOW_API and name in FORBIDDEN_BELOW_API:
        return f"{room} must not use {name}"
    return None


def test_python_imports_point_one_way():
    found = [(path, problem_of_import(room_of(path), name)) for path in modules() for name in sorted(imports(path))]
    assert len(found) > 500
    assert [f"{path.relative_to(PACKAGE)}: {problem}" for path, problem in found if problem] == []


def scripts() -> list[Path]:
    folders = ("rpc", "engine", "app", "ui", "tiles", "games", "text", "embed", "one-file")
    files = (path for folder in folders for path in sorted((build.WEB / folder).rglob("*.[jt]s")))
    return [path for path in files if not path.name.endswith(".test.ts")]


def sources(path: Path) -> list[str]:
    """What a script imports."""
    return re.findall(r'^(?:import|export)(?: (?!type)[^";]* from)? "([^"]+)";', path.read_text("utf-8"), re.MULTILINE)


def js_layer_of(path: Path) -> int:
    """The layer of a script: that of its own name, else of the nearest folder that has one."""
    name = path.relative_to(build.WEB).with_suffix("")
    for known in (each.as_posix() for each in (name, *name.parents)):
        for number, names in enumerate(JS_LAYERS):
            if known in names:
                return number
    raise AssertionError(f"{name} has no layer")


def problem_of_source(path: Path, source: str) -> str | None:
    """What is wrong with what a script imports."""
    name = path.relative_to(build.WEB).as_posix()
    if source.startswith("."):
        target = (path.parent / source).resolve()
        return f"must not know {source}" if js_layer_of(target) > js_layer_of(path) else None
    if ("pyodide" in source) != name.startswith("engine/python."):
        return "engine/python alone knows Pyodide"
    if name.startswith("rpc/"):
        return f"messages do not need {source}"
    if name.startswith("engine/") and "pyodide" not in source and source not in ("idb", "zstddec/stream"):
        return f"the engine needs no front end, {source}"
    return None


def test_javascript_imports_point_one_way():
    found = [(path, problem_of_source(path, source)) for path in scripts() for source in sources(path)]
    assert len(found) > 500
    assert [f"{path.relative_to(build.WEB)}: {problem}" for path, problem in found if problem] == []


def circles(needs: dict[Path, set[Path]]) -> list[str]:
    """Files that need each other: what is left when those that need nothing are taken away, and again."""
    left = {path: needed & needs.keys() for path, needed in needs.items()}
    while free := [path for path, needed in left.items() if not needed]:
        for path in free:
            del left[path]
        for needed in left.values():
            needed.difference_update(free)
    # What needs a circle and is in none is needed by nobody who is left.
    while free := [path for path in left if not any(path in needed for needed in left.values())]:
        for path in free:
            del left[path]
    return sorted(path.relative_to(build.WEB).as_posix() for path in left)


def test_no_scripts_import_each_other():
    """Not even their types: two files that cannot be read one after the other are one idea in two places."""
    needs = {}
    for path in scripts():
        named = re.findall(r'^(?:import|export)\b[^;"]*"(\.[^"]+)";', path.read_text("utf-8"), re.MULTILINE)
        needs[path] = {(path.parent / source).resolve() for source in named}
    assert sum(map(len, needs.values())) > 1000
    assert circles(needs) == []
    one, other, third = (build.WEB / name for name in ("one.ts", "other.ts", "third.ts"))
    assert circles({one: {other}, other: {one, third}, third: set()}) == ["one.ts", "other.ts"]


def test_a_game_knows_no_other_game():
    games = build.WEB / "games"
    for path in sorted(games.glob("*/**/*.[jt]s")):
        own = path.relative_to(games).parts[0]
        for source in re.findall(r'(?:from |import |import\()"(\.[^"]+)"', path.read_text("utf-8")):
            target = (path.parent / source).resolve()
            if target.is_relative_to(games):
                room = target.relative_to(games).parts[0]
                assert room in {own, "shared", "registry.ts"}, f"{path.name} must not know {source}"


def said_by(name: str) -> set[str]:
    """The parts of a catalogue that a file of texts has, with those that it hands on."""
    text = (build.WEB / "text" / f"{name}-en.ts").read_text("utf-8")
    handed_on = re.findall(r'^export \* from "\./([\w-]+)-en\.ts"', text, re.MULTILINE)
    return {
        *re.findall(r"^export const (\w+)", text, re.MULTILINE),
        *(part for each in handed_on for part in said_by(each)),
    }


SAID_BY_GAMES = {
    path.name: said_by(path.name) for path in (build.WEB / "games").iterdir() if (path / "index.ts").exists()
}


def test_only_what_is_loaded_with_a_page_is_said_on_it():
    """The texts of a game come with its page, and the first screen and what all games share know none of them."""
    assert len(SAID_BY_GAMES) == 7
    every = set().union(*SAID_BY_GAMES.values())
    found = []
    for path in scripts():
        folder, *below = path.relative_to(build.WEB).parts
        if folder not in ("app", "ui", "tiles", "games", "embed"):
            continue
        unsaid = every - SAID_BY_GAMES.get(below[0], set())
        text = path.read_text("utf-8")
        named = re.findall(r"\btexts?\.(?:text\.)?(\w+)", text)
        taken = re.findall(r"\{([^{}]*)\}(?: = this\.#?texts\.text|: (?:First)?Texts)\b", text)
        named += [re.split(r"[:\s]", each.strip())[0] for part in taken for each in part.split(",")]
        found += [f"{path.relative_to(build.WEB)}: {name}" for name in named if name in unsaid]
    assert found == []


def depth_under(name: str, parents: dict[str, str]) -> int:
    """Say how many classes stand between a class and LitElement, itself included; 0 if it does not stem from there."""
    steps = 0
    while name in parents:
        name, steps = parents[name], steps + 1
    return steps if name == "LitElement" else 0


def test_no_class_stands_more_than_two_deep_under_litelement():
    declared = re.compile(r"\bclass (\w+)(?:<[^{]*>)?\s+extends (\w+)")
    parents = {name: parent for path in scripts() for name, parent in declared.findall(path.read_text("utf-8"))}
    depths = {name: depth_under(name, parents) for name in parents}
    assert depths["Part"] == 1
    assert depths["CrosswordFinder"] == 2
    assert [name for name, depth in depths.items() if depth > 2] == []


GENERATED = build.WEB / "engine/methods.ts"


def test_no_file_is_longer_than_one_can_read_at_once():
    long = [
        f"{path.relative_to(build.ROOT)} has {lines} lines"
        for path in (*modules(), *scripts())
        if path != GENERATED and (lines := len(path.read_text("utf-8").splitlines())) > 400
    ]
    assert not long, "\n".join(long)


def test_what_all_pages_inherit_is_short():
    lines = (build.WEB / "games" / "shared" / "page.ts").read_text("utf-8").splitlines()
    assert len(lines) <= 200, "what a page can do is in its tools"


@pytest.mark.parametrize("name", ["tilewise", "tilewise-element"])
def test_what_other_sites_load_brings_no_front_end_along(name):
    """Their own imports, and those of what they import, are few and light."""
    seen: set[Path] = set()
    left = [build.WEB / "embed" / f"{name}.ts"]
    while left:
        path = left.pop()
        if path not in seen:
            seen.add(path)
            left += [(path.parent / source).resolve() for source in sources(path) if source.startswith(".")]
    assert {path.relative_to(build.WEB).parts[0] for path in seen} <= {"embed", "engine", "rpc", "text"}
    assert not [path.name for path in seen if path.name in ("en.ts", "tr.ts", "texts.ts", "worker.ts")]


def test_the_engines_client_knows_no_document():
    text = (build.WEB / "engine" / "client.ts").read_text("utf-8")
    assert not re.search(r"\b(document|window|localStorage|navigator)\b", text)


def waited_for(path: Path) -> list[str]:
    """What the browser tests of a file wait for, as JavaScript."""
    tree = ast.parse(path.read_text("utf-8"))
    named = {
        target.id: node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Assign)
        for target in node.targets
        if isinstance(target, ast.Name)
    }
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    waits = [
        call.args[0] for call in calls if isinstance(call.func, ast.Attribute) and call.func.attr == "wait_for_function"
    ]
    scripts = [named.get(arg.id, arg) if isinstance(arg, ast.Name) else arg for arg in waits]
    return [ast.unparse(script).strip("\"'f").replace("\\n", " ").strip() for script in scripts]


def test_what_is_waited_for_is_a_function_that_can_be_asked_again():
    # The site's pages forbid to evaluate text: an expression can be looked at once and no more. The promise of an async
    # function is taken for a yes.
    paths = sorted(path for folder in ("bench", "browser") for path in (build.ROOT / "tests" / folder).rglob("*.py"))
    found = [(path, script) for path in paths for script in waited_for(path)]
    assert len(found) > 50
    wrong = [(path, script) for path, script in found if not re.match(r"(\([^)]*\)|\w+) =>", script)]
    assert [f"{path.name}: {script}" for path, script in wrong] == []


def test_no_test_of_the_page_replaces_a_module_that_others_share():
    # One worker runs many files and loads a module once: the next file would get what was made of the false one.
    tests = [path for path in build.WEB.rglob("*.test.ts") if "node_modules" not in path.parts]
    assert len(tests) > 50
    assert [path.name for path in tests if re.search(r"\bvi\.(do)?mock\(", path.read_text("utf-8"))] == []
