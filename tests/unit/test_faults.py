"""What the long checks know of the code is so: the faults that can be put back, and what is explained of mutants."""

import tomllib

import build
import pytest
from faults.__main__ import FAULTS

PACKAGE = build.ROOT / "pysrc" / "tilewise"


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.name)
def test_a_fault_can_be_put_back_and_has_tests(fault):
    assert fault.source(build.ROOT).replace(fault.before, fault.after) != fault.source(build.ROOT)
    assert fault.found(build.ROOT)


@pytest.mark.parametrize("told", ["mutation/explained.toml", "branches/reasons.toml"])
def test_what_is_explained_of_the_code_stands_in_it(told):
    rows = tomllib.loads((build.ROOT / "tests" / told).read_text("utf-8"))
    gone = [
        f"{file}: {row['in']}"
        for file, each in rows.items()
        for row in each
        if not any(row["in"] in line for line in (PACKAGE / file).read_text("utf-8").splitlines())
    ]
    assert gone == []
