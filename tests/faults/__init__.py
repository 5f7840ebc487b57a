"""Seeded faults: mended ones of the CHANGELOG made anew, one at a time, each of which a change's own tests must notice.

    PYTHONPATH=tests python -m faults [NAME or NUMBER ...]

puts each fault of `faults.toml` into a copy of the project, builds the site there if a browser looks at it, runs the
tests that are to catch it as a change runs them, without those for the night, and prints a table of what caught each.
"""
