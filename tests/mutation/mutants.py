"""Faults of a source: an operator, a number, a condition or a statement that is another than it should be."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass

__all__ = ["Mutant", "mutants_of"]

_OTHER: dict[type[ast.AST], type[ast.AST]] = {
    **{ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq},
    **{ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.And: ast.Or, ast.Or: ast.And},
    **{ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.FloorDiv, ast.FloorDiv: ast.Mult, ast.Div: ast.Mult},
    **{ast.Mod: ast.FloorDiv, ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd, ast.BitXor: ast.BitOr},
    **{ast.LShift: ast.RShift, ast.RShift: ast.LShift},
}


@dataclass(frozen=True)
class Mutant:
    """A source with one fault: its line, what stands there and what stands there instead, and the whole source."""

    line: int
    before: str
    after: str
    source: str

    def __str__(self) -> str:
        return f"{self.line}: {self.before}  ->  {self.after}"


def mutants_of(source: str) -> list[Mutant]:
    """Make all mutants of a source, in the order of its lines.

    >>> [(mutant.before, mutant.after) for mutant in mutants_of("def f(a):\\n    return a < 2")]
    [('a < 2', 'a <= 2'), ('2', '3'), ('2', '1')]
    """
    lines = source.splitlines(keepends=True)
    starts = [0]
    for line in lines:
        starts.append(starts[-1] + len(line))

    def place(line: int, column: int) -> int:
        return starts[line - 1] + len(lines[line - 1].encode()[:column].decode())

    found = []
    for node, instead in _faults(ast.parse(source)):
        start, end = place(node.lineno, node.col_offset), place(node.end_lineno, node.end_col_offset)
        before = source[start:end]
        found.append(Mutant(node.lineno, " ".join(before.split()), instead, f"{source[:start]}{instead}{source[end:]}"))
    return sorted(found, key=lambda mutant: mutant.line)


def _faults(tree: ast.AST) -> Iterator[tuple[ast.expr | ast.stmt, str]]:
    """Give nodes with what stands in their place; types, defaults of caches, texts and `__all__` stay as they are."""
    waiting: list[ast.AST] = [tree]
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.keyword) and node.arg == "strict":
            continue  # it only says what is known
        if isinstance(node, (ast.JoinedStr, ast.Raise, ast.Import, ast.ImportFrom, ast.AnnAssign)):
            if isinstance(node, ast.AnnAssign) and node.value:
                waiting.append(node.value)
            continue
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            waiting += node.body
            if isinstance(node, ast.FunctionDef):
                waiting += [each for each in (*node.args.defaults, *node.args.kw_defaults) if each]
            continue
        yield from _of_node(node)
        waiting += ast.iter_child_nodes(node)


def _of_node(node: ast.AST) -> Iterator[tuple[ast.expr | ast.stmt, str]]:  # noqa: PLR0912 - one for each kind
    match node:
        case ast.Compare(left, [op], [right]):
            yield node, ast.unparse(ast.Compare(left, [_OTHER[type(op)]()], [right]))
        case ast.Compare(left, [first, *others], rights):
            yield node, ast.unparse(ast.Compare(left, [_OTHER[type(first)](), *others], rights))
        case ast.BinOp(left, op, right) if type(op) in _OTHER:
            yield node, f"({ast.unparse(ast.BinOp(left, _OTHER[type(op)](), right))})"
        case ast.BoolOp(op, values):
            yield node, f"({ast.unparse(ast.BoolOp(_OTHER[type(op)](), values))})"
        case ast.UnaryOp(ast.Not() | ast.USub() | ast.Invert(), operand):
            yield node, f"({ast.unparse(operand)})"
        case ast.IfExp(test, body, orelse):
            yield node, f"({ast.unparse(ast.IfExp(test, orelse, body))})"
        case ast.Constant(bool() as value):
            yield node, str(not value)
        case ast.Constant(int() as value):
            yield node, str(value + 1)
            if value > 1:
                yield node, str(value - 1)
        case ast.If(test, _, _) if not isinstance(test, (ast.Compare, ast.BoolOp, ast.UnaryOp)):
            yield test, f"(not ({ast.unparse(test)}))"
        case ast.AugAssign(target, op, value):
            yield node, ast.unparse(ast.AugAssign(target, _OTHER[type(op)](), value))
            yield node, "pass"
        case ast.Expr(ast.Call() | ast.Yield() | ast.YieldFrom()):
            yield node, "pass"
        case ast.Break():
            yield node, "continue"
        case ast.Continue():
            yield node, "break"
