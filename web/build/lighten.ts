/**
 * Makes the memory of a Python with the solvers imported as small as it can be, as a file.
 *
 * Nothing that runs in the page is taken away: Python without its standard library's ways to other processes, to the
 * network and to archives, which came along with Pyodide, functions without what their annotations say, and data classes
 * with one way in common to write themselves down and to refuse changes.
 */

/** Modules that only serve others of these, or what no page does: they keep their name nowhere and their content not at all. */
const UNUSED = `
    asyncio.base_events asyncio.base_subprocess asyncio.base_tasks asyncio.constants asyncio.format_helpers
    asyncio.graph asyncio.locks asyncio.log asyncio.mixins asyncio.protocols asyncio.queues asyncio.runners
    asyncio.selector_events asyncio.sslproto asyncio.staggered asyncio.streams asyncio.subprocess asyncio.taskgroups
    asyncio.threads asyncio.timeouts asyncio.transports asyncio.trsock asyncio.unix_events
    _pyodide.docs_argspec _pyodide.docstring _pyodide.jsbind
    _bz2 _lzma _posixsubprocess _socket _ssl _zstd
    atexit bz2 compression compression.zstd compression.zstd._zstdfile concurrent concurrent.futures
    concurrent.futures._base dis fcntl locale logging lzma opcode select selectors shutil signal socket ssl string
    subprocess tempfile threading zipfile zipfile._path zipfile._path.glob
`;

/**
 * Python that does it, in the state in which the memory is to be written.
 *
 * Some modules stay alive when nobody has them any more, since they have asked to be told of forks: so they are emptied.
 * What was freed is still full of what it held, and would be written as well: pieces of zeros of all sizes are put into
 * it, from the largest to the smallest, as long as they do not come to lie above all that is in use. What is in memory
 * then stays for good, and Python need not look through it for what can go (gc.freeze): 15 ms each time.
 */
export const LIGHTEN = `
def share():
    """What each data class has of its own, but for the names of its fields."""
    import dataclasses, gc, types

    fields, refused = dataclasses.fields, dataclasses.FrozenInstanceError

    def __repr__(self):
        told = (f"{field.name}={getattr(self, field.name)!r}" for field in fields(self) if field.repr)
        return f"{type(self).__qualname__}({', '.join(told)})"

    def is_fixed(self, name):
        return "__dataclass_fields__" in vars(type(self)) or name in type(self).__dataclass_fields__

    def __setattr__(self, name, value):
        if is_fixed(self, name):
            raise refused(f"cannot assign to field {name!r}")
        object.__setattr__(self, name, value)

    def __delattr__(self, name):
        if is_fixed(self, name):
            raise refused(f"cannot delete field {name!r}")
        object.__delattr__(self, name)

    for kind in gc.get_objects():
        if not isinstance(kind, type) or "__dataclass_fields__" not in vars(kind):
            continue
        for shared in (__repr__, __setattr__, __delattr__):
            own = vars(kind).get(shared.__name__)
            code = getattr(getattr(own, "__wrapped__", own), "__code__", None)
            if code and code.co_filename == "<string>":  # made by the module
                setattr(kind, shared.__name__, shared)

def lighten():
    import gc, logging, sys, types
    from tilewise.api import METHODS

    methods = {method.function for method in METHODS.values()}  # whose types are read when they are asked
    for thing in gc.get_objects():
        if isinstance(thing, types.FunctionType) and thing not in methods and "pyodide" not in (thing.__module__ or ""):
            thing.__annotate__ = None
    unused = {name: sys.modules.pop(name) for name in """${UNUSED}""".split() if name in sys.modules}
    logging._handlerList.clear()  # each handler would have itself taken out of it
    sys.modules["pyodide.webloop"].WebLoopPolicy.__base__._loop_factory = None  # the page's loop is another
    for module in [*sys.modules.values()]:
        for name, value in [*getattr(module, "__dict__", {}).items()]:
            if value in unused.values() if isinstance(value, types.ModuleType) else (
                module.__name__.startswith(("asyncio", "pyodide._package_loader")) and getattr(value, "__module__", "") in unused
            ):
                delattr(module, name)
    for module in unused.values():
        if getattr(module, "__file__", None):
            vars(module).clear()
    unused.clear()

def know():
    """What Pyodide asks Python at each start, without the compiler, which would be compiled itself for it."""
    import __main__, _pyodide._base, builtins, importlib

    eval_code = _pyodide._base.eval_code
    known = {
        "{}": {},
        "import importlib; importlib": importlib,
        "import __main__; __main__.__dict__": vars(__main__),
        "import builtins; builtins.__dict__": vars(builtins),
    }

    def answer(source, *more, **options):
        return known[source] if source in known else eval_code(source, *more, **options)

    _pyodide._base.eval_code = answer

def fill(places):
    end = id(bytes(300_000))
    place = 0
    for size in (*range(60_000, 4000, -1000), *range(4000, 400, -40), *range(400, 2, -4)):
        while id(piece := bytes(size)) < end:
            places[place] = piece
            place += 1

def settle():
    import gc

    share()
    lighten()
    know()
    gc.collect()
    gc.freeze()
    fill([None] * 40_000)

settle()
del share, lighten, know, fill, settle
`;
