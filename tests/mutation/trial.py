"""Trying a mutant: the tests of its target on a copy of the package that has the fault."""

import os
import resource
import shutil
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from .mutants import Mutant

__all__ = ["Bench"]

_ROOT = Path(__file__).parents[2]
_PACKAGE = Path("pysrc/tilewise")
_MEMORY = 4 << 30
"""Bytes of address space for a trial."""


class Bench:
    """A copy of the project for one target, in which its module can be exchanged.

    Each trial is a fork of this process, which has the test runner loaded and nothing of the package.
    """

    def __init__(self, module: str, tests: tuple[str, ...], deselected: str = "") -> None:
        self._tests = [str(_PACKAGE / module), *tests]
        self._deselected = deselected
        self._folder = TemporaryDirectory(prefix="mutation-")
        self.root = Path(self._folder.name)
        for name in ("wordlists", "pyproject.toml"):
            (self.root / name).symlink_to(_ROOT / name)
        for name in ("tests", _PACKAGE):
            shutil.copytree(_ROOT / name, self.root / name, ignore=shutil.ignore_patterns("__pycache__"))
        self._file = self.root / _PACKAGE / module
        self.source = self._file.read_text("utf-8")
        self._most = 600
        self.seconds = 0.0
        """What the tests take of a processor's time without a fault."""
        for _ in range(2):  # the first time also compiles
            if not self._passes():
                raise RuntimeError(f"The tests of {module} fail without a fault:\n{(self.root / 'said').read_text()}")
        self._most = int(2 * self.seconds) + 3

    def __enter__(self) -> "Bench":
        return self

    def __exit__(self, *_: object) -> None:
        self._folder.cleanup()

    def notices(self, mutant: Mutant) -> bool:
        """Say whether a test fails with the fault, or cannot end."""
        self._file.write_text(mutant.source, "utf-8")
        try:
            return not self._passes()
        finally:
            self._file.write_text(self.source, "utf-8")

    def _passes(self) -> bool:
        child = os.fork()
        if not child:
            os._exit(self._run())
        _, status, used = os.wait4(child, 0)
        self.seconds = used.ru_utime + used.ru_stime
        return status == 0

    def _run(self) -> int:
        """Run the tests in a process of their own, up to the first that fails; the system ends what does not end."""
        import pytest  # noqa: PLC0415 - the parent has it

        resource.setrlimit(resource.RLIMIT_CPU, (self._most, self._most))
        resource.setrlimit(resource.RLIMIT_AS, (_MEMORY, _MEMORY))
        os.chdir(self.root)
        said = os.open(self.root / "said", os.O_CREAT | os.O_WRONLY | os.O_TRUNC)
        os.dup2(said, 1)
        os.dup2(said, 2)
        for cache in self._file.parent.glob(f"__pycache__/{self._file.stem}.*"):
            cache.unlink()
        sys.dont_write_bytecode = self._most < 600
        unlike = ["-k", self._deselected] if self._deselected else []
        options = ["-x", "-q", "--tb=line", "-p", "no:cacheprovider", "-p", "no:xdist", "--hypothesis-seed=0"]
        try:
            return int(pytest.main([*options, *unlike, *self._tests]))
        except BaseException:
            return 1
