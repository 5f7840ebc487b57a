"""Compiles and runs code, right and wrong, regular expressions and large numbers: a profile keeps what that takes.

It runs inside Pyodide, after calls.py, and with what that defines.
"""

import ast
import math
import operator
import re
from itertools import product

from calls import attempt, call_everything

EXPRESSIONS = r"""
a + b; a, *c = b; [*b, *c]; {**d, 'x': 1}; d['q']; d['a']['b']; b[1:2]; b[5]; b[::0]; f'{a!r:>{w}} {b=}'; f'{a:%Y}'
x if a else b; lambda x, /, y=1, *z, k, **n: (x, y, z, k, n); [i for i in b if i]; {i: i for i in b}; {i for i in b}
(i for i in b); not a; a < b < 3; a and b or c; ~a; -a; a @ b; a ** b; a is not b; a in b; a not in b; (a := 5)
print; undefined; None.x; d.x; del_; 1_000; 0x1f; 0o17; 0b11; 1e400; 3j; b'\x00'; '\u0041\x41\101'; r'\d'; 'a' 'b'
...; 10 ** 20; 7 // 0; 7 % 0; 7.0 / 0; 1 << -1; int('x'); int('1' * 5000); float('x'); chr(-1); ord('ab'); 'a' + 1
[] + (); {}[[]]; next(iter([])); sorted([1, 'a']); b'a' + 'b'
"""
"""Expressions that are compiled and evaluated."""

STATEMENTS = r"""
def f(a, b=1, *c, d, e=2, **g) -> int:
    global q
    q = a
    def inner():
        nonlocal b
        b += 1
        return b
    return inner() + d
f(1, d=2); f(1, 2, 3, d=4, h=5)
---
class A:
    x: int = 1
    def __init__(self): super().__init__(); self.y = 1
    @property
    def p(self): return self.y
    @classmethod
    def c(cls): return cls()
    def __enter__(self): return self
    def __exit__(self, *e): return True
class B(A, metaclass=type): __slots__ = ('z',)
with A() as a, B(): a.p; A.c().q
del a.y
---
try:
    raise ValueError('x') from KeyError('y')
except* (ValueError, TypeError) as e: e.exceptions
else: pass
finally: pass
---
try:
    try: 1 / 0
    except ZeroDivisionError as e: e.add_note('n'); raise RuntimeError('again')
except RuntimeError as e:
    import traceback; ''.join(traceback.format_exception(e)); raise
---
for i in range(3):
    if i == 1: continue
    elif i == 2: break
else: pass
while True: break
assert i, 'no'
---
match {'a': [1, 2], 'b': 'x'}:
    case {'a': [1, *r], **k} if r: pass
    case str() | int(): pass
    case _: pass
match (1, 2):
    case (x, 2) as y: pass
match 5:
    case complex(real=5): pass
    case -1 | None | 'a': pass
---
async def g():
    async with A() as a: pass
    async for i in a: await i
    return [i async for i in a]
g().close()
---
def h():
    x = yield 1
    try: yield from [1, 2]
    finally: yield x
i = h(); next(i); i.send(5); i.throw(ValueError('x')); i.close()
---
type T[X: int] = list[X]
def k[Y](y: Y) -> Y: return y
class G[Z]: pass
T.__value__; G[int]; k(1)
---
import nothing.at.all
---
from sys import nothing
---
from . import x
---
def r(): return r()
r()
---
x = t'{1 + 1!r:>5}'; x.strings; x.interpolations
---
a, b = 1, 2, 3
---
a, b = 1
---
del undefined
---
raise 5
---
import warnings; warnings.warn('x'); warnings.simplefilter('error'); warnings.warn('y', DeprecationWarning)
---
import warnings; warnings.simplefilter('ignore')
---
import gc; x = []; x.append(x); del x; gc.collect(); gc.get_stats()
---
import sys; sys.getsizeof([]); sys._getframe().f_locals; sys.exc_info(); sys.intern('a b')
sys.float_info; sys.getrefcount(5)
"""
"""Statements that are compiled and run, apart from each other."""

BROKEN = r"""
(---[---{---)---]---(]---'---'''---f'{---f'{}'---f'{a!x}'---f'{a b}'---1x---0b2---0o8---0x---1__0---1.e---\---\x
a b---a.---a =---= a---def---def f(---def f(:---def f(a, a): pass---def f(a=1, b): pass---def f(*): pass---class
class A(---if a---if a:---else:---for---for a---while---with---with a as 1: pass---try: pass---except: pass---import
from a---from a import---from a import *x---return---yield---await a---break---continue---nonlocal a
global a; a = 1; global a---lambda---lambda a, a: 1---del---del 1---1 = a---a + 1 = b---f() = 1---None = 1---a := 1
[a for a]---{a: b for}---{**a for a in b}---*a---**a---f(**a, *b)---f(a=1, a=2)---f(a=1, b)---f(a for a in b, c)---@
@a--- a---	a---  b---async a---match a:---match a:--- case---'\x1'---'\u12'---'\N{x}'---b'é'---'a' b'b'---a if b
not---a is---a ==---a <> b---a && b---a++---print a---exec 'a'---é€---$---?---!a---async def f(): yield from a
def f(): await a---class A: return---a: int: 1---(a, b): int---a, b += 1---with (a, b): pass as c---x = (yield)
from __future__ import nothing---from __future__ import braces---raise a from---assert---assert (a, 'b')---type X
type X = ---t'{'---0777---1if
"""
"""Code that is none, and how it is refused."""

PATTERNS = r"""
    a|b (a)(b)\2 (?P<n>a+?)(?P=n) [^a-z\d]{2,3} ^$ \bx\B (?i:a) (?<=a)b (?<!a)b (?=a) (?!a) (?:a)* a++ a*+ (?>a)
    (?(1)a|b) \w\W\s\S\d\D . [\]\\] [[] ( ) [ * ++ (?P<n a{2,1} (?<=a*) \9 (?P=x) (?x) (?z) [z-a] \ (?P<1>a)
    (?#c (?(9)a) [a-\d] \xg \u12 (?s:.) (?m:^) (?a:\w) (?L:a) (?i)[ıİſ] (a|ab)(c|bcd)(d*) (?:(a)|b)*
    [\u0400-\u04ff]+ (?i:[à-ý]) \Z \A
"""
"""Regular expressions, right and wrong."""

SEARCHED = ("", "ab", "aab xabbcd", "Abc éİı\n12", "x" * 300, "ıİſ Жя\u2028 ")


def run(code: str, how: str) -> None:
    """Compile and run some code."""
    scope = {"a": 3, "b": [1, 2], "c": (4,), "d": {"a": {"b": 1}}, "w": 9, "x": 1}
    compiled = compile(code, "code", how)
    if how == "eval":
        eval(compiled, scope)
    else:
        exec(compiled, scope)


def compiling() -> None:
    """Compile and run code, right and wrong."""
    for expression in EXPRESSIONS.replace("\n", ";").split(";"):
        attempt(run, expression.strip(), "eval")
    for statement in STATEMENTS.split("---"):
        code = statement.strip("\n")
        attempt(run, code, "exec")
        attempt(lambda code=code: ast.unparse(ast.parse(code)))
        attempt(lambda code=code: ast.dump(ast.parse(code)))
    for broken in BROKEN.replace("\n", "---").split("---"):
        attempt(compile, broken, "code", "exec")


def patterns() -> None:
    """Compile regular expressions and look with them."""
    for pattern, flags in product(PATTERNS.split(), (0, re.IGNORECASE, re.MULTILINE | re.DOTALL, re.VERBOSE, re.ASCII)):
        attempt(re.compile, pattern.encode("utf-8"), flags)
        found = attempt(re.compile, pattern, flags)
        for text in SEARCHED if isinstance(found, re.Pattern) else ():
            for name in ("match", "search", "fullmatch", "split", "findall", "finditer", "scanner"):
                attempt(getattr(found, name), text)
            attempt(found.sub, r"[\g<0>]\1", text)
            attempt(found.subn, lambda match: str(match.groupdict()), text, 2)
            match = found.search(text)
            for name in (
                ("group", "groups", "span", "start", "end", "expand", "regs", "lastgroup", "re") if match else ()
            ):
                attempt(getattr(match, name), 0)
            attempt(lambda match=match: match["n"])


CALCULATED = "add", "sub", "mul", "floordiv", "mod", "and_", "or_", "xor", "truediv", "lt", "eq"

SIZES = (0, 5, 29, 30, 31, 60, 62, 63, 64, 90, 200, 2500, 12_000)
"""Bits of numbers."""


def numbers() -> None:
    """Calculate with numbers of all sizes."""
    some = [sign * (1 << bits) + more for bits in SIZES for sign in (1, -1) for more in (-1, 0, 3)]
    for one, other in product(some, some[::2]):
        for name in CALCULATED:
            attempt(getattr(operator, name), one, other)
        for function in (divmod, math.gcd, math.lcm):
            attempt(function, one, other)
    for one in some:
        for function in (float, str, hex, bin, oct, hash, complex, math.isqrt, math.log, math.log2, math.sqrt):
            attempt(function, one)
        for name in ("bit_count", "bit_length", "as_integer_ratio", "__trunc__"):
            attempt(getattr(one, name))
        for base in (0, 2, 7, 10, 16, 36, 37):
            attempt(int, str(one)[:4000], base)
        for arguments in ((one, 7), (one, 12345, 99991), (one, -1, 99991)):
            attempt(pow, *arguments)
        attempt(operator.lshift, one, 77)
        attempt(operator.rshift, one, 77)
        attempt(one.to_bytes, 40, "big", signed=True)
        attempt(float.fromhex, hex(one))
        attempt(round, one, -3)
        attempt(format, one, ",d")
        attempt(lambda one=one: ((float(one) * 1e-300).hex(), float(one) ** 0.5))


compiling()
patterns()
numbers()
call_everything()
