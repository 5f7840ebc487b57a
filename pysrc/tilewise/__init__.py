"""Tilewise solves word games with Python integers as vector registers.

`tilewise.api` holds the methods, `tilewise.rpc` speaks JSON-RPC, `python -m tilewise` is the command line.
"""

__all__ = ["__version__"]

__version__ = "0.1.0"
