"""Mutation testing: small faults put into a module one at a time, each of which a test must notice.

`mutants` makes the faults, `targets` names the modules and the quick tests that guard each, `trial` runs the tests on a
copy of the package. A sample of every target's mutants is tried by

    PYTHONPATH=tests python -m mutation --sample 60 --seed 1

which prints a table and the mutants that no test noticed. Those that change nothing anybody could see are explained in
`explained.toml`, by the module, the line and what stands there instead; whatever else survives lacks a test.
"""
