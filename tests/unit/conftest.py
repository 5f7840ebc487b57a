"""What several files of unit tests look at, made once: answers of all methods, and the wheel that people install."""

import json
import subprocess
import sys
from collections.abc import Generator
from pathlib import Path
from typing import Any

import build
import pytest
from steady import steady_thinking

from tilewise.api import Engine
from tilewise.jobs import Progress, finish


class Asked:
    """An engine that is asked each question once, and remembers the answer and what was told on the way."""

    def __init__(self) -> None:
        self.engine = Engine()
        self._known: dict[tuple[str, str], tuple[Any, list[Progress] | None]] = {}

    def __call__(self, method: str, params: Any) -> Any:
        """Give an answer."""
        return self.outcome(method, params)[0]

    def outcome(self, method: str, params: Any) -> tuple[Any, list[Progress] | None]:
        """Give an answer, and what a job told on the way; None of what is no job."""
        key = method, json.dumps(params, sort_keys=True)
        if key not in self._known:
            told: list[Progress] | None = None
            with steady_thinking():
                answer = self.engine.begin(method, params)
                if isinstance(answer, Generator):
                    told = []
                    answer = finish(answer, lambda progress: progress and told.append(progress))
            self._known[key] = answer, told
        return self._known[key]


@pytest.fixture(scope="session")
def ask() -> Asked:
    return Asked()


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel that `pip install .` makes, made with the pinned tools."""
    folder = tmp_path_factory.mktemp("wheel")
    options = ["--no-build-isolation", "--no-deps", "-q", "-w", folder]
    subprocess.run([sys.executable, "-m", "pip", "wheel", build.ROOT, *options], check=True)
    [made] = folder.glob("*.whl")
    return made
