"""The mended faults that `python -m faults` puts back stand where it looks, and so do the tests that catch them."""

import build
import pytest
from faults.__main__ import FAULTS


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.name)
def test_a_fault_can_be_put_back_and_has_tests(fault):
    assert fault.source(build.ROOT).replace(fault.before, fault.after) != fault.source(build.ROOT)
    assert fault.found(build.ROOT)
