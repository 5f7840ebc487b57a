"""Files and folders that were named: whether they are there, and whether they can be written, before any work."""

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryFile

from .options import InputError

__all__ = ["is_file", "is_folder", "path_of", "try_files", "try_folder", "writing"]


def path_of(typed: str) -> Path:
    """Give the path that was typed, in a home folder if it begins with ~ and somebody has that one."""
    with suppress(RuntimeError):
        return Path(typed).expanduser()
    return Path(typed)


def is_file(path: Path) -> bool:
    """Say whether there is such a file; what is too long for a name, or out of reach, is none.

    >>> is_file(Path("x" * 9_999))
    False
    """
    with suppress(OSError):
        return path.is_file()
    return False


def is_folder(path: Path) -> bool:
    """Say whether there is such a folder."""
    with suppress(OSError):
        return path.is_dir()
    return False


@contextmanager
def writing(place: str, path: Path) -> Iterator[None]:
    """Refuse, with the place where it was typed, what turns out not to be written."""
    try:
        yield
    except OSError as error:
        raise InputError(f"{place}: “{path}” cannot be written ({error.strerror}).") from error


def try_files(place: str, file: Path, *beside: Path) -> None:
    """Refuse a file that cannot be written, or those that come beside it; nothing is changed or left behind."""
    if is_folder(file):
        raise InputError(f"{place}: “{file}” is a folder; name a file.")
    with writing(place, file):
        for path in (file, *beside):
            is_new = not path.exists()
            with path.open("ab"):
                pass
            if is_new:
                path.unlink()


def try_folder(place: str, folder: Path) -> None:
    """Make a folder if need be, and refuse one that no file can be written in."""
    with writing(place, folder):
        folder.mkdir(parents=True, exist_ok=True)
        with TemporaryFile(dir=folder):
            pass
