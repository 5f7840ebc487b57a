"""What docs/embedding.md promises to pages that embed Tilewise is what the element and the scripts have.

That the element is of the types in tilewise.d.ts, tsc holds (it implements them); that requests and answers are of
them, test_embed_types.py; what goes between a host and a frame, the browser tests, which say it themselves.
"""

import json
import re
import subprocess
from functools import cache
from typing import Any

import build

from tilewise.api import METHODS

TYPES = build.DIST / "tilewise.d.ts"
DOCUMENT = (build.ROOT / "docs" / "embedding.md").read_text("utf-8")
ELEMENT = (build.WEB / "embed" / "tilewise-element.ts").read_text("utf-8")

LOOK = """
import { CONTRACT, PLAYS } from "./embed/contract.ts";
import { HOW, WHAT } from "./embed/options.ts";
console.log(JSON.stringify({ ...CONTRACT, attributes: [...WHAT, ...HOW], plays: PLAYS }));
"""


@cache
def contract() -> dict[str, Any]:
    """The versions, the attributes, and the methods whose answers are plays, as the scripts have them."""
    esbuild = ["node_modules/.bin/esbuild", "--bundle", "--format=esm", "--define:PAGE={}", "--loader=ts"]
    bundle = subprocess.run(esbuild, cwd=build.WEB, input=LOOK, capture_output=True, text=True, check=True).stdout
    done = subprocess.run(["node", "--input-type=module"], input=bundle, capture_output=True, text=True, check=True)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def promised(pattern: str) -> str:
    """The one place of the document that a pattern matches, on one line."""
    [found] = re.findall(pattern, re.sub(r"\s+", " ", DOCUMENT))
    return str(found)


def quoted(text: str) -> list[str]:
    return re.findall(r"`([^`]+)`", text)


def fields(interface: str) -> set[str]:
    """The fields of an interface in the types."""
    [body] = re.findall(rf"export interface {interface} {{\n(.*?)\n}}", TYPES.read_text("utf-8"), re.DOTALL)
    return set(re.findall(r"^  (\w+)\??:", body, re.MULTILINE))


def test_the_attributes_that_the_document_names_are_the_elements():
    named = quoted(promised(r"the same settings as attributes and properties \((.*?)\)"))
    assert sorted(named) == sorted(contract()["attributes"])
    assert fields("BoardOptions") - {"colors"} | fields("BoardColors") == set(named)


def test_the_events_that_the_document_names_are_raised_with_what_it_says_of_them():
    told = promised(r"It raises three events, each with a `detail`: (.*?)\. `board\.call")
    events = {name: quoted(detail) for name, detail in re.findall(r"`(tilewise-\w+)`[^(]*\(([^)]*)\)", told)}
    assert len(events) == 3
    assert events.keys() == set(re.findall(r'#raise\("(tilewise-\w+)"', ELEMENT))
    raised = dict(re.findall(r'"(tilewise-\w+)": CustomEvent<(\w+)>', TYPES.read_text("utf-8")))
    assert raised.keys() == events.keys()
    for name in ("tilewise-ready", "tilewise-change"):
        assert set(events[name]) <= fields(raised[name]), name


def test_answers_that_are_plays_are_those_of_the_methods_that_the_types_name():
    [named] = re.findall(r"export type PlaysMethod =(.*?);", TYPES.read_text("utf-8"), re.DOTALL)
    assert re.findall(r'"([\w.]+)"', named) == contract()["plays"]
    assert set(contract()["plays"]) <= METHODS.keys()


def test_the_version_that_the_types_name_is_the_one_that_the_scripts_speak():
    assert contract()["oldest"] <= contract()["version"]
    assert f"export const version: {contract()['version']};" in TYPES.read_text("utf-8")
