"""tilewise.d.ts says what the engine takes and gives: TypeScript checks real requests, real answers, and a program."""

import json
import re
import subprocess
from dataclasses import fields
from typing import Any

import build
import pytest
from amount import takes_long
from embed_samples import requests

from tilewise.api import METHODS

TYPES = build.DIST / "tilewise.d.ts"
ADDRESS = "https://tilewise.example/tilewise.js"

PROGRAM = """
import { createSolver, EngineError, version, type EngineState, type Solver } from "https://tilewise.example/tilewise.js";

const solver: Solver = await createSolver({ onState: ({ stage, loaded }: EngineState) => console.log(stage, loaded) });
const abort = new AbortController();
const { plays, count } = await solver.call(
  "crossword.solve",
  { lexicon: "en", layout: "scrabble", tiles: "en", board: ["."], rack: "AEINRS?", limit: null },
  { signal: abort.signal, onProgress: ({ done, total }) => console.log(done / total) },
);
const best: number = plays[0].score + count + version;
await solver.call("lexicon.import", { id: "mine" }, { bytes: new Blob(["qi"]) });
solver.addEventListener("state", () => console.log(best, solver.state.seconds));
try {
  // @ts-expect-error there is no such method
  await solver.call("crossword.cheat", {});
  // @ts-expect-error a rack is a text
  await solver.call("anagram.find", { lexicon: "en", rack: 7 });
  // @ts-expect-error and it must be there
  await solver.call("anagram.find", { lexicon: "en" });
  // @ts-expect-error there is no such field
  await solver.call("anagram.find", { lexicon: "en", rack: "A", racks: "B" });
} catch (error) {
  if (error instanceof EngineError) console.log(error.code, error.data.code, error.data.row);
}
solver.close();

const board = document.querySelector("tilewise-board")!;
board.game = "crossword";
board.colors = { page: "#fff", accent: "#06c" };
board.addEventListener("tilewise-plays", ({ detail }) => {
  if (detail.method === "crossword.solve") console.log(detail.result.plays[0].position);
  // @ts-expect-error the method has to be looked at first
  console.log(detail.result.plays);
});
board.addEventListener("tilewise-change", ({ detail: { game, position } }) => console.log(game, position));
// @ts-expect-error there is no such game
board.game = "chess";
"""

KEYS = "type Keys<T> = T extends unknown ? keyof T : never;"


Asked = list[tuple[str, dict[str, Any], dict[str, Any]]]


@pytest.fixture(scope="module")
def asked(ask) -> Asked:
    """Every sample request with its answer."""
    return [(method, params, ask(method, params)) for method, params in requests(ask)]


def requests_and_answers(asked: Asked) -> str:
    """A program that has every sample request and its answer as a constant of their types."""
    lines = []
    for number, (method, params, answer) in enumerate(asked):
        of = f'Methods["{method}"]'
        lines.append(f'export const asked{number}: {of}["params"] = {json.dumps(params, ensure_ascii=False)};')
        lines.append(f'export const told{number}: {of}["result"] = {json.dumps(answer, ensure_ascii=False)};')
    return "\n".join(lines)


def field_names() -> str:
    """A program that names every field that a method takes as one of its params' type."""
    lines = [KEYS]
    for method in METHODS.values():
        for name in sorted(each.name for each in fields(method.request)):
            constant = f"{method.name.replace('.', '_')}_{name}"
            lines.append(f'export const {constant}: Keys<Methods["{method.name}"]["params"]> = "{name}";')
    assert len(lines) > 100
    return "\n".join(lines)


TEXT = 'export const told: Methods["lexicon.text"]["result"] = '


@pytest.fixture(scope="module")
def told(asked: Asked, tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """What TypeScript has to say against each of some programs, all seen at once, which costs no more than one."""
    folder = tmp_path_factory.mktemp("programs")
    begin = f'import type {{ Methods }} from "{ADDRESS}";\n'
    sources = {
        "samples": begin + requests_and_answers(asked),
        "fields": begin + field_names(),
        "right": f'{begin}{TEXT}{{ text: "QI" }};',
        "more": f'{begin}{TEXT}{{ text: "QI", more: 1 }};',
        "less": f"{begin}{TEXT}{{}};",
        "program": PROGRAM,
    }
    for name, source in sources.items():
        (folder / f"{name}.ts").write_text(source, "utf-8")
    options = {
        **{"strict": True, "noEmit": True, "target": "es2022", "module": "esnext", "moduleResolution": "bundler"},
        **{"lib": ["es2023", "dom", "dom.iterable"], "types": [], "paths": {ADDRESS: [str(TYPES)]}},
        "skipDefaultLibCheck": True,
    }
    files = [f"{name}.ts" for name in sources]
    (folder / "tsconfig.json").write_text(json.dumps({"compilerOptions": options, "files": files}))
    compiler = build.WEB / "node_modules" / "typescript" / "bin" / "tsc"
    command = ["node", compiler, "-p", ".", "--pretty", "false"]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert done.stderr == ""
    lines = done.stdout.splitlines()
    ours = tuple(f"{name}.ts(" for name in sources)
    assert [line for line in lines if not line.startswith((" ", *ours))] == [], "and nothing against the types"
    return {name: "\n".join(line for line in lines if line.startswith(f"{name}.ts(")) for name in sources}


def test_every_method_of_the_engine_has_types_and_a_sample(asked):
    text = TYPES.read_text("utf-8")
    inside = text[text.index("interface Methods {") :].partition("\n}\n")[0]
    typed = set(re.findall(r'^  "([\w.]+)": \{', inside, re.MULTILINE))
    assert typed == set(METHODS)
    assert {method for method, _, _ in asked} == typed


@takes_long("compiles TypeScript")
def test_real_requests_and_answers_are_of_their_types(told):
    assert told["samples"] == ""


def test_the_types_know_every_field_that_a_method_takes(told):
    assert told["fields"] == ""


def test_an_answer_with_a_field_more_or_less_is_told(told):
    assert told["right"] == ""
    assert "TS2353" in told["more"]
    assert "TS2741" in told["less"]


def test_a_program_is_checked_and_its_mistakes_are_found(told):
    assert told["program"] == ""
