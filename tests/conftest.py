"""What all tests share: the word lists, which of the tests are for the night, and where the time went."""

import gc
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from unittest import mock

import pytest
from amount import EVERYTHING

from tilewise.lexicon import Lexicon, Library, shipped_folder

SLOWEST = 20
"""How many of the slowest tests are named at the end."""

LONG = 2.0
"""Seconds after which a test of Python has to say what takes so long."""


@pytest.fixture(scope="session", autouse=True)
def shipped_lists() -> Iterator[None]:
    """Read each word list that ships once in a process: every engine has it from here, and reads none of its own.

    What a list has read so far changes no answer (property/test_lexicon_state.py), so engines may share it.
    """
    kept: dict[str, Lexicon] = {}
    read = Library._read

    def read_once(library: Library, folder: Path, id: str) -> Lexicon:
        if folder != shipped_folder():
            return read(library, folder, id)
        if id not in kept:
            kept[id] = read(library, folder, id)
        return kept[id]

    with mock.patch.object(Library, "_read", read_once):
        yield


def pytest_configure(config: pytest.Config) -> None:
    """Watch where the time goes, and collect no garbage while tests are collected, for all of them stay."""
    gc.disable()
    config.pluginmanager.register(Times(config), "tilewise-times")


@pytest.hookimpl(trylast=True)  # the browser tests mark some of theirs
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what is for the night, unless it is night; a test that was asked for by its own name is run."""
    asked = [argument for argument in config.invocation_params.args if "::" in str(argument)]
    for item in items:
        for mark in item.iter_markers("takes_long"):
            item.user_properties.append(("takes_long", mark.args[0]))
    if EVERYTHING or asked:
        return
    left = [item for item in items if item.get_closest_marker("at_night")]
    if left:
        config.hook.pytest_deselected(items=left)
        items[:] = [item for item in items if item not in set(left)]
        config.stash[LEFT] = len(left)


LEFT = pytest.StashKey[int]()


def pytest_collection_finish() -> None:
    """Leave what was collected out of all later searches for garbage, which are a tenth of Python's time otherwise."""
    gc.collect()
    gc.freeze()
    gc.enable()


class Times:
    """Tells at the end which tests were slowest, the sum of each folder, and what was left for the night."""

    def __init__(self, config: pytest.Config) -> None:
        self._config = config
        self._seconds: Counter[str] = Counter()
        self._reasons: dict[str, str] = {}
        self._left = 0

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self._seconds[report.nodeid] += report.duration
        for name, why in report.user_properties:
            if name == "takes_long":
                self._reasons[report.nodeid] = str(why)

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any) -> None:
        """Hear from a process of tests, each of which has collected all of them."""
        self._left = max(self._left, getattr(node, "workeroutput", {}).get("left", 0))

    def pytest_sessionfinish(self) -> None:
        self._left = max(self._left, self._config.stash.get(LEFT, 0))
        if hasattr(self._config, "workeroutput"):
            self._config.workeroutput["left"] = self._left

    def pytest_terminal_summary(self, terminalreporter: Any) -> None:
        if len(self._seconds) > SLOWEST:
            self._tell(terminalreporter)
        if not EVERYTHING and self._left:
            terminalreporter.write_line(
                f"Left for build.py test --all: {self._left} tests, more seeds and settings of many of those above, "
                "and the games' pages with Python in the browser."
            )

    def _tell(self, terminalreporter: Any) -> None:
        terminalreporter.section(f"the {SLOWEST} slowest, in seconds")
        for name, seconds in self._seconds.most_common(SLOWEST):
            terminalreporter.write_line(f"{seconds:8.1f}  {name}")
        folders: Counter[str] = Counter()
        tests: Counter[str] = Counter()
        for name, seconds in self._seconds.items():
            folder = name.partition("::")[0].rpartition("/")[0]
            folder = "pysrc" if folder.startswith("pysrc") else folder
            folders[folder] += seconds
            tests[folder] += 1
        terminalreporter.section("seconds by folder")
        for folder, seconds in folders.most_common():
            terminalreporter.write_line(f"{seconds:8.0f}  {folder} ({tests[folder]} tests)")
        silent = [
            f"{seconds:8.1f}  {name}"
            for name, seconds in self._seconds.most_common()
            if seconds > LONG and "/browser/" not in name and name not in self._reasons
        ]
        if silent:
            terminalreporter.section(f"tests of Python of more than {LONG:.0f} s that do not say why")
            for line in silent:
                terminalreporter.write_line(line)
