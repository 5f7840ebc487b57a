"""The page's catalogues: both languages say the same things, and nothing in them is said nowhere.

The types hold the code to the keys that there are; these tests hold the keys to the code.
"""

import json
import re
import subprocess
from functools import cache
from pathlib import Path
from typing import Any

import build
import pytest

LANGUAGES = ("en", "tr")

GAMES = ("letterpress", "crossword", "tycoon", "anagrams", "draw", "study", "race")

CHOSEN_BY_ENGINE = {
    "errors": r"[a-z-]+",
    "crossword.problems": r"[a-z-]+",
    "crosswordAnalysis.leavesFrom": r"[a-z]+",
    "crosswordGame.errors": r"[a-z-]+",
    "letterpressGame.errors": r"[a-z-]+",
    "crosswordGame.over.endings": r"[a-z]+",
    "crosswordGame.review.grades": r"[a-z]+",
    "race.refused": r"[a-z-]+",
    "studySearch.errors": r"[a-z-]+",
    "tycoon.errors": r"[a-z-]+",
}
"""Tables whose keys are codes that the engine sends, with the shape of a code."""

CHOSEN_BY_DATA = {
    "crossword.premiumNames": "a square of a board",
    "crossword.premiums": "a square of a board",
    "premiums": "a square of a board",
    "tileSets.languages": "an alphabet of the engine's tile sets",
    "tileSets.families": "a kind of tile set",
    "crossword.games": "a board of the engine's",
    "crosswordGame.records.phases": "a phase of a game",
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

SAID_DIFFERENTLY = {
    "lists.reason": "the engine's own sentence is English; in Turkish it is said anew",
    "studySearch.errors.condition": "the engine's own sentence is English; in Turkish it is said by its condition",
    "errors.board-letter": "the engine's own sentence is English; in Turkish it is made of its row and column",
}
"""Texts that show something else of what they are given in the two languages, and why."""

MOST_GIVEN = 5
"""Values that a text is made of at most."""

PIECES = [
    f'import * as {game}_{language} from "./text/{game}-{language}.ts";' for game in GAMES for language in LANGUAGES
]
"""What each game says comes when it is opened."""

DUMP = """
import { en as en_first } from "./text/en.ts";
import { tr as tr_first } from "./text/tr.ts";
PIECES
const en = { ...en_first, EN };
const tr = { ...tr_first, TR };

// A value that shows where it stands in a sentence: ‹0› is the first, ‹0 row› one of its fields.
const shown = (name: string): any =>
  new Proxy(() => "", {
    get: (_, key) => (key === Symbol.toPrimitive ? () => `‹${name}›` : shown(`${name} ${String(key)}`)),
    apply: () => `‹${name}›`,
  });
const given = Array.from({ length: MOST_GIVEN }, (_, n) => shown(String(n)));
const attempt = (say: (...given: unknown[]) => unknown, values: unknown[]) => {
  try {
    return String(say(...values));
  } catch {
    return null; // it looks into a value of another kind
  }
};
const look = (said: any) =>
  Array.isArray(said) ? { kind: `list of ${said.length}` }
  : typeof said === "function" ? {
      kind: "function",
      said: attempt(said, given),
      ofOne: given.map((_, at) => attempt(said, given.with(at, 1))),
    }
  : { kind: typeof said };
const walk = (said: object, path: string[]): unknown[] => {
  const looked = look(said);
  return looked.kind === "object"
    ? Object.entries(said).flatMap(([key, each]) => walk(each, [...path, key]))
    : [[path, looked]];
};
console.log(JSON.stringify({ en: walk(en, []), tr: walk(tr, []) }));
"""
for name, said in (
    ("PIECES", "\n".join(PIECES)),
    ("EN", ", ".join(f"...{game}_en" for game in GAMES)),
    ("TR", ", ".join(f"...{game}_tr" for game in GAMES)),
    ("MOST_GIVEN", str(MOST_GIVEN)),
):
    DUMP = re.sub(rf"\b{name}\b", said, DUMP)


@cache
def dumped() -> dict[str, list[tuple[list[str], dict[str, Any]]]]:
    """What both catalogues say."""
    bundle = ["node_modules/.bin/esbuild", "--bundle", "--format=esm", "--loader=ts"]
    script = subprocess.run(bundle, cwd=build.WEB, input=DUMP, capture_output=True, text=True, check=True).stdout
    done = subprocess.run(["node", "--input-type=module"], input=script, capture_output=True, text=True, check=True)
    said: dict[str, list[tuple[list[str], dict[str, Any]]]] = json.loads(done.stdout)
    return said


def keys(language: str) -> dict[tuple[str, ...], str]:
    """All that is said in a language: where it stands in the catalogue, and what it is."""
    return {tuple(path): looked["kind"] for path, looked in dumped()[language]}


def made(language: str) -> dict[str, dict[str, Any]]:
    """The texts that are made of values, by where they stand."""
    return {".".join(path): looked for path, looked in dumped()[language] if looked["kind"] == "function"}


def values_in(text: str) -> set[str]:
    """The values that a text shows."""
    return set(re.findall("‹[^›]*›", text))


@cache
def code(folder: Path, *endings: str) -> str:
    """The code in a folder, without its comments."""
    text = "\n".join(path.read_text("utf-8") for path in sorted(folder.rglob("*.*")) if path.suffix in endings)
    return re.sub(r"/\*.*?\*/|(?<=\s)//[^\n]*", "", text, flags=re.DOTALL) if ".ts" in endings else text


@cache
def names(section: str) -> set[str]:
    """The names in the code that may say something of a section: a game's own and what games share, or all there is."""
    folders = [f"games/{section}", "games/shared"] if section in GAMES else ["app", "ui", "games", "embed", "tiles"]
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


def test_both_languages_show_the_same_values():
    english, turkish = (made(language) for language in LANGUAGES)
    both = english.keys() & turkish.keys()
    assert len(both) > 150
    assert not [path for path in both if None in (english[path]["said"], turkish[path]["said"])]
    other = {path for path in both if values_in(english[path]["said"]) != values_in(turkish[path]["said"])}
    assert other == SAID_DIFFERENTLY.keys()


def test_a_form_for_one_leaves_out_nothing_but_the_number():
    """English has such forms; a Turkish noun stays as it is after a number, so Turkish needs none of its own."""
    forms: dict[str, set[str]] = {language: set() for language in LANGUAGES}
    for language in LANGUAGES:
        for path, each in made(language).items():
            many = each["said"]
            if many is None or any(" " in value for value in values_in(many)):  # made of a record, not of a number
                continue
            for n, said in enumerate(each["ofOne"]):
                if said is None or said == many.replace(f"‹{n}›", "1"):
                    continue
                forms[language].add(path)
                assert values_in(said) <= values_in(many), path
                assert len(values_in(many) - values_in(said)) <= 1, f"{path}: “{said}” shows less than “{many}”"
                assert not re.search(r"\b(1|one) (?!is|has|was)\w+s\b", said, re.IGNORECASE), f"{path}: “{said}”"
    assert len(forms["en"]) > 10
    assert forms["tr"] - SAID_DIFFERENTLY.keys() <= forms["en"]


def test_one_voice_speaks():
    said = code(build.WEB / "text", ".ts")
    assert "'" not in said, "one kind of apostrophe: ’"
    turkish = "\n".join(path.read_text("utf-8") for path in sorted((build.WEB / "text").glob("*tr.ts")))
    for unwanted in (r"sözcü", r"çekişl", r"süzgeç", r"\bsen(?:in|de|i)?\b", r"\bOyuncu \$", r"[’']e \d"):
        assert not re.findall(unwanted, turkish), unwanted


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
