"""Data classes of the page's Python say and refuse what they would without having their ways in common."""

import subprocess
import sys

import build
from unit.command_line import HANGS

SCRIPT = """
from dataclasses import dataclass, field
from typing import ClassVar

@dataclass(frozen=True, kw_only=True)
class Kept:
    kind: ClassVar[str] = "k"
    place: int
    secret: str = field(default="s", repr=False)

@dataclass(frozen=True)
class More(Kept):
    name: str = "n"

class Beside(More):
    pass

@dataclass(slots=True)
class Free:
    inner: object

@dataclass(frozen=True, repr=False)
class Plain:
    one: int

    def __repr__(self):
        return "own"

class Outer:
    @dataclass
    class Inner:
        text: str

def tried(change):
    try:
        return str(change())
    except Exception as error:
        return f"{type(error).__name__}: {error}"

def told():
    kept, more, beside, free = Kept(place=1), More(place=2), Beside(place=3), Free(Outer.Inner("t"))
    things = (kept, more, beside, free, Plain(4))
    for thing in things:
        yield repr(thing)
        for name in ("place", "name", "inner", "one", "other"):
            yield tried(lambda: setattr(thing, name, 5))
            yield tried(lambda: delattr(thing, name))
        yield tried(lambda: repr(thing))

before = list(told())
share()
assert Kept.__repr__ is Free.__repr__ is Outer.Inner.__repr__ and Kept.__setattr__ is Plain.__setattr__
assert Free.__setattr__ is object.__setattr__
after = list(told())
assert before == after, [pair for pair in zip(before, after) if pair[0] != pair[1]]
assert any("cannot assign to field 'place'" in said for said in after) and "None" in after
"""


def test_data_classes_with_one_way_in_common_say_and_refuse_what_they_did(tmp_path):
    source = (build.WEB / "build" / "lighten.ts").read_text("utf-8")
    share = source[source.index("def share():") : source.index("def lighten():")].replace("\\${", "${")
    assert "`" not in share
    script = tmp_path / "script.py"
    script.write_text(share + SCRIPT)
    done = subprocess.run([sys.executable, script], capture_output=True, text=True, check=False, timeout=HANGS)
    assert not done.returncode, done.stderr
