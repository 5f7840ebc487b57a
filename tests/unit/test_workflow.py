"""The workflow that tests every change and publishes the site, and the script that it runs."""

import os
import re
import shutil
import subprocess
from typing import Any

import build
import pytest
import yaml

SCRIPT = build.ROOT / ".ci" / "run"


def text_of(name: str) -> str:
    return (build.ROOT / ".github" / "workflows" / f"{name}.yml").read_text("utf-8")


@pytest.fixture(scope="module")
def workflow() -> dict[Any, Any]:
    parsed: dict[Any, Any] = yaml.safe_load(text_of("pages"))
    return parsed


def steps(workflow: dict[Any, Any], job: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = workflow["jobs"][job]["steps"]
    return found


def test_every_change_is_tested_and_only_main_is_published_after_that(workflow):
    triggers = workflow[True]  # YAML 1.1 reads the key "on" so
    assert triggers["push"] == {"branches": ["main"]}
    assert {"pull_request", "workflow_dispatch"} <= set(triggers)
    assert ".ci/run" in [step.get("run") for step in steps(workflow, "test")]
    deploy = workflow["jobs"]["deploy"]
    assert deploy["needs"] == "test"
    assert "github.ref == 'refs/heads/main'" in deploy["if"]
    assert "pull_request" in deploy["if"]


def test_what_is_published_is_the_folder_that_the_tests_ran_on(workflow):
    [upload] = [step for step in steps(workflow, "test") if "upload-pages-artifact" in step.get("uses", "")]
    assert build.ROOT / upload["with"]["path"] == build.DIST
    names = [step.get("uses", step.get("run")) for step in steps(workflow, "test")]
    assert names.index(".ci/run") < names.index(upload["uses"])


def test_nothing_may_be_written_but_the_page_by_the_job_that_publishes_it(workflow):
    assert workflow["permissions"] == {"contents": "read"}
    assert "permissions" not in workflow["jobs"]["test"]
    assert workflow["jobs"]["deploy"]["permissions"] == {"pages": "write", "id-token": "write"}
    assert workflow["jobs"]["deploy"]["environment"]["name"] == "github-pages"


@pytest.mark.parametrize("name", ["pages", "release", "everything"])
def test_every_action_is_githubs_own_and_named_by_its_commit_with_its_version_beside_it(name):
    lines = re.findall(r"^ *(?:- )?uses: (.*)$", text_of(name), re.MULTILINE)
    assert lines
    wanted = r"actions/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+|\./\.github/workflows/\w+\.yml"
    assert [line for line in lines if not re.fullmatch(wanted, line)] == []


@pytest.mark.parametrize("name", ["pages", "release", "everything"])
def test_every_job_ends_within_an_hour(name):
    jobs = yaml.safe_load(text_of(name))["jobs"].values()
    limits = [job.get("timeout-minutes") for job in jobs if "uses" not in job]  # another workflow's jobs have their own
    assert limits
    assert all(limit is not None and limit <= 60 for limit in limits), limits


def test_the_job_that_attaches_a_release_runs_nothing_that_packages_bring_and_the_others_may_not_write():
    workflow = yaml.safe_load(text_of("release"))
    assert workflow["permissions"] == {"contents": "read"}
    writing = [name for name, job in workflow["jobs"].items() if "permissions" in job]
    assert writing == ["attach"]
    names = [step.get("uses", "").partition("@")[0] or step["run"].split()[0] for step in steps(workflow, "attach")]
    assert names == ["actions/download-artifact", "gh"]
    assert workflow["jobs"]["attach"]["needs"] == "build"
    assert workflow["jobs"]["build"]["needs"] == "everything"


@pytest.fixture
def machine(tmp_path):
    """A machine that has the named programs and no others, each only writing down how it was called."""

    def run(*programs: str) -> list[str]:
        calls = tmp_path / "calls"
        calls.write_text("")
        for name in ("apt-get", "python3", *programs):
            (tmp_path / name).write_text(f'#!{shutil.which("bash")}\necho "{name} $*" >> "{calls}"\n')
        (tmp_path / "id").write_text(f"#!{shutil.which('bash')}\necho 0\n")
        (tmp_path / "dirname").write_text(f"#!{shutil.which('bash')}\necho '{SCRIPT.parent}'\n")
        for path in tmp_path.iterdir():
            path.chmod(0o755)
        subprocess.run([shutil.which("bash"), SCRIPT], env={"PATH": str(tmp_path)}, check=True, capture_output=True)
        return calls.read_text().splitlines()

    return run


@pytest.mark.skipif(os.name == "nt", reason="a script for Unix shells")
def test_the_script_installs_the_engines_that_are_not_there_and_runs_the_tests(machine):
    assert os.access(SCRIPT, os.X_OK)
    update, *installed, tests = machine()
    assert update.startswith("apt-get update")
    assert [call.split()[-1] for call in installed] == [
        "chromium-headless-shell",
        "firefox-esr",
        "webkit2gtk-driver",
        "xvfb",
    ]
    assert all(call.startswith("apt-get install ") for call in installed)
    assert tests == "python3 build.py test"
    assert machine("chromium-headless-shell", "firefox", "WebKitWebDriver", "Xvfb") == ["python3 build.py test"]
