"""Branch coverage: what the tests of each solver's package leave out of it.

    PYTHONPATH=tests python -m branches [PACKAGE ...]

runs the tests that belong to each package, the slow ones included where they count, and prints the lines that none runs
and the branches that none takes. Those that need no test are told with a reason in `reasons.toml`, by the file and a
part of the line; whatever else is left out lacks a test, or is not needed.
"""
