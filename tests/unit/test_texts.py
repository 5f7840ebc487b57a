"""The page's catalogues: both languages say the same things, and nothing in them is said nowhere.

The types hold the code to the keys that there are; these tests hold the keys to the code.
"""

import json
import re
import subprocess
from functools import cache
from pathlib import Path

import build
import pytest

LANGUAGES = ("en", "tr")

GAMES = ("letterpress", "crossword", "tycoon", "anagrams", "draw", "race")

CHOSEN_BY_ENGINE = {
    "errors": r"[a-z-]+",
    "crossword.problems": r"[a-z-]+",
    "race.refused": r"[a-z-]+",
    "tycoon.errors": r"[a-z-]+",
}
"""Tables whose keys are codes that the engine sends, with the shape of a code."""

CHOSEN_BY_DATA = {
    "crossword.premiumNames": "a square of a board",
    "crossword.languages": "an alphabet of the engine's tile sets",
    "crossword.families": "a kind of tile set",
    "crossword.games": "a board of the engine's",
    "tycoon.patents.powers": "a letter",
    "anagrams.word.kinds": "a kind of word",
    "draw.bagNames": "a bag",
    "draw.clocks": "seconds",
    "draw.refusals": "a field and what is wrong with it",
    "lists.names": "a list that ships",
    "race.finders": "a finder",
    "race.repeatsOf": "a number of runs",
}
"""Tables whose keys are put together at run time, with what the keys are."""

DUMP = """
import { en } from "./text/en.ts";
import { tr } from "./text/tr.ts";
const kind = (said: unknown) =>
  Array.isArray(said) ? `list of ${said.length}` : typeof said === "function" ? "function" : typeof said;
const walk = (said: object, path: string[]): unknown[] =>
  kind(said) === "object"
    ? Object.entries(said).flatMap(([key, each]) => walk(each, [...path, key]))
    : [[path, kind(said)]];
console.log(JSON.stringify({ en: walk(en, []), tr: walk(tr, []) }));
"""


@cache
def keys(language: str) -> dict[tuple[str, ...], str]:
    """All that is said in a language: where it stands in the catalogue, and what it is."""
    bundle = ["node_modules/.bin/esbuild", "--bundle", "--format=esm", "--loader=ts"]
    script = subprocess.run(bundle, cwd=build.WEB, input=DUMP, capture_output=True, text=True, check=True).stdout
    done = subprocess.run(["node", "--input-type=module"], input=script, capture_output=True, text=True, check=True)
    return {tuple(path): kind for path, kind in json.loads(done.stdout)[language]}


@cache
def code(folder: Path, *endings: str) -> str:
    """The code in a folder, without its comments."""
    text = "\n".join(path.read_text("utf-8") for path in sorted(folder.rglob("*.*")) if path.suffix in endings)
    return re.sub(r"/\*.*?\*/|(?<=\s)//[^\n]*", "", text, flags=re.DOTALL) if ".ts" in endings else text


@cache
def names(section: str) -> set[str]:
    """The names in the code that may say something of a section: a game's own and what games share, or all there is."""
    folders = [f"games/{section}", "games/shared"] if section in GAMES else ["app", "components", "games", "embed"]
    text = "\n".join(code(build.WEB / folder, ".js", ".ts") for folder in folders)
    return set(re.findall(r"[A-Za-z_$][\w$]*", text))


def table_of(path: tuple[str, ...]) -> str | None:
    """The table that a key belongs to, if its keys are chosen at run time."""
    tables = (".".join(path[:depth]) for depth in range(1, len(path)))
    return next((table for table in tables if table in CHOSEN_BY_ENGINE or table in CHOSEN_BY_DATA), None)


def test_both_languages_say_the_same_things():
    english, turkish = (keys(language) for language in LANGUAGES)
    assert len(english) > 500
    assert english.keys() - turkish.keys() == set(), "missing in Turkish"
    # The engine's own sentences are English; only other languages need words of their own for its codes.
    extra = {path for path in turkish.keys() - english.keys() if table_of(path) not in CHOSEN_BY_ENGINE}
    assert extra == set(), "missing in English"
    assert {path for path in english if english[path] != turkish[path]} == set(), "said in another way"


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_a_catalogue_is_said_somewhere(language):
    unused = []
    for path in keys(language):
        said = names(path[0])
        table = table_of(path)
        needed = path if table is None else table.split(".")
        if not said.issuperset(needed):
            unused.append(".".join(path))
    assert unused == []


@pytest.mark.parametrize("table", CHOSEN_BY_ENGINE)
def test_every_code_that_the_page_has_words_for_is_one_of_the_engines(table):
    engine = code(build.ROOT / "pysrc", ".py") + code(build.WEB / "engine", ".js", ".ts")
    codes = {".".join(path).removeprefix(f"{table}.") for path in keys("tr") if table_of(path) == table}
    assert codes
    shape = re.compile(CHOSEN_BY_ENGINE[table])
    assert all(shape.fullmatch(each) for each in codes)
    assert {each for each in codes if f'"{each}"' not in engine} == set()
