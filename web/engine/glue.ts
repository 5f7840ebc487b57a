/** Python's side of the border: what the worker calls, and the Python that defines it, which a snapshot holds already. */

import type { Bytes } from "../rpc/messages.ts";

/** Python's side, as functions. What it says is JSON, one message a line, "" for nothing. */
export interface Session {
  /** Takes a message; `bytes` are those of a file that belongs to it. */
  receive: (message: string, bytes?: Bytes) => string;
  /** Carries its jobs on for about that many seconds. */
  step: (seconds: number) => string;
  busy: () => boolean;
  /** Does a little of what later requests would wait for; false when nothing is left. */
  readAhead: () => boolean;
  has: (lexicon: string) => boolean;
  put: (lexicon: string, packed: Bytes) => void;
  drop: (lexicon: string) => void;
  packed: (lexicon: string) => Bytes;
}

/** Defines the functions, in Python. Bytes arrive as a view of JavaScript's and leave as a copy. */
export const GLUE = `
import sys

import tilewise
from pyodide.ffi import to_js
from tilewise.rpc import Session

session = Session()

def begin(catalogue):
    if "random" in sys.modules:  # or everyone would draw what the snapshot's maker would have drawn
        sys.modules["random"].seed()
    session.set_catalogue(catalogue)
    return tilewise.__version__

def busy():
    return session.busy

def put(lexicon, packed):
    session.put_lexicon(lexicon, packed.to_bytes())

def packed(lexicon):
    return to_js(session.packed_lexicon(lexicon))

def receive(message, data=None):
    return session.receive(message, None if data is None else data.to_bytes())
`;

/** What it defines. */
export interface Glue extends Pick<Session, "receive" | "busy" | "put" | "packed"> {
  /** Takes the catalogue of the site's lists, in JSON; gives the version of the solvers. */
  begin: (catalogue: string) => string;
  session: Pick<Session, "step"> & {
    read_ahead: Session["readAhead"];
    has_lexicon: Session["has"];
    drop_lexicon: Session["drop"];
  };
}
