"""The program `tilewise`, which `python -m tilewise` runs too."""

import sys

__all__ = ["main"]


def main(arguments: list[str] | None = None) -> int:
    """Run one command and give its exit code; see `cli.main`."""
    try:
        from .cli.main import run  # noqa: PLC0415 - Ctrl-C is quiet while this is being imported, too

        return run(arguments)
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())
