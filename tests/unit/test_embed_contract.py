"""The contract with pages that embed Tilewise: whatever changes in it raises its version, and is written down here.

`embed_contract.json` is the contract as it stands. A change that other sites would notice needs a higher version in
web/embed/contract.ts (an addition does not), and then this file anew: `python3 tests/unit/test_embed_contract.py`.
"""

import hashlib
import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

import build  # noqa: E402 - build.py, which knows where the site is

EMBED = build.WEB / "embed"
TYPES = build.DIST / "tilewise.d.ts"
WRITTEN = Path(__file__).with_name("embed_contract.json")


def exported(file: str, *names: str) -> dict[str, Any]:
    """The values that a module of web/ exports."""
    script = f"import * as m from './{file}'; console.log(JSON.stringify(m))"
    esbuild = ["node_modules/.bin/esbuild", "--bundle", "--format=esm", "--define:PAGE={}"]
    bundle = subprocess.run(esbuild, cwd=build.WEB, input=script, capture_output=True, text=True, check=True).stdout
    done = subprocess.run(["node", "--input-type=module"], input=bundle, capture_output=True, text=True, check=True)
    module = json.loads(done.stdout)
    return {name: module[name] for name in names}


def types() -> str:
    """The types without comments and spaces, in which they may change as they like."""
    text = re.sub(r"/\*.*?\*/|//[^\n]*", "", TYPES.read_text("utf-8"), flags=re.DOTALL)
    return re.sub(r"\s+", "", text)


def described() -> dict[str, Any]:
    """The contract as the sources have it."""
    contract = exported("embed/contract.ts", "CONTRACT", "NAMESPACE", "Says", "Trouble")
    messages = exported("rpc/messages.ts", "Code")
    options = exported("embed/options.ts", "WHAT", "HOW")
    plays = exported("embed/plays-event.ts", "PLAYS")
    body = types()
    methods = body[body.index("interfaceMethods{") :].partition("}exportinterfaceInList")[0]
    return {
        **contract["CONTRACT"],
        "namespace": contract["NAMESPACE"],
        "codes": messages["Code"],
        "messages": contract["Says"],
        "troubles": contract["Trouble"],
        "attributes": [*options["WHAT"], *options["HOW"]],
        "events": sorted(set(re.findall(r'"(tilewise-(?!board)[a-z]+)":', body))),
        "plays": plays["PLAYS"],
        "methods": sorted(re.findall(r'"([a-z]+\.[a-z_]+)":\{params', methods)),
        "types": hashlib.sha256(body.encode()).hexdigest(),
    }


def test_the_contract_is_the_one_that_is_written_down():
    assert described() == json.loads(WRITTEN.read_text("utf-8"))


def test_it_names_what_a_host_uses():
    contract = described()
    assert contract["oldest"] <= contract["version"]
    assert f"version: {contract['version']};" in TYPES.read_text("utf-8")
    assert len(contract["methods"]) > 30
    assert set(contract["plays"]) <= set(contract["methods"])
    element = (EMBED / "tilewise-element.ts").read_text("utf-8")
    assert contract["events"] == ["tilewise-change", "tilewise-plays", "tilewise-ready"]
    assert all(f'#raise("{event}"' in element for event in contract["events"])


def test_a_comment_is_no_change_and_a_name_is_one(monkeypatch, tmp_path):
    text, copy = TYPES.read_text("utf-8"), tmp_path / "tilewise.d.ts"
    monkeypatch.setitem(globals(), "TYPES", copy)
    copy.write_text(text + "\n// said more\n", "utf-8")
    assert described() == json.loads(WRITTEN.read_text("utf-8"))
    copy.write_text(text.replace("good_draws", "goodDraws"), "utf-8")
    assert described()["types"] != json.loads(WRITTEN.read_text("utf-8"))["types"]


if __name__ == "__main__":
    WRITTEN.write_text(json.dumps(described(), indent=2) + "\n", "utf-8")
    sys.exit(0)
