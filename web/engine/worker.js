/**
 * The engine: Pyodide and the solvers in a worker, and the only file that knows Pyodide.
 *
 * It starts from a memory snapshot with every solver module imported, and falls back to the plain way
 * (load Python, let micropip install the wheel) when anything about the snapshot is off. Messages are
 * protocol.js's; strings alone cross the border to Python, so there is no proxy to destroy.
 */

import { loadPyodide } from "pyodide";
import { Downloads } from "./download.js";
import { Code, engineReport, failure, isMessage, isRequest, notification, success } from "./protocol.js";

/**
 * @typedef {import("./protocol.js").Message} Message
 * @typedef {import("./protocol.js").Request} Request
 * @typedef {import("./protocol.js").EngineReport} EngineReport
 *
 * @typedef {object} Session Python's side, as functions
 * @property {(message: string) => string} receive
 * @property {(seconds: number) => string} step
 * @property {() => boolean} busy
 * @property {(id: string, packed: Uint8Array) => void} put
 * @property {(id: string) => void} drop
 * @property {(id: string) => Uint8Array<ArrayBuffer>} packed
 * @property {(message: string, bytes: Uint8Array) => string} receiveBytes
 */

/** Seconds of computing between two looks at the mail: one frame of the page. */
const SLICE = 0.016;

/** Python's side of the border. Bytes arrive as a view of JavaScript's and leave as a copy. */
const GLUE = `
import sys

if "random" in sys.modules:  # or everyone would draw what the snapshot's maker would have drawn
    sys.modules["random"].seed()

from pyodide.ffi import to_js
from tilewise.rpc import Session

session = Session()
session.set_catalogue(catalogue)

def busy():
    return session.busy

def put(lexicon, packed):
    session.put_lexicon(lexicon, packed.to_bytes())

def drop(lexicon):
    session.drop_lexicon(lexicon)

def packed(lexicon):
    return to_js(session.packed_lexicon(lexicon))

def receive_bytes(message, data):
    return session.receive(message, data.to_bytes())
`;

/** @type {DedicatedWorkerGlobalScope} */
const scope = /** @type {any} */ (self);

/** @template {{ url: string }} T @param {T} file @returns {T} */
const resolved = (file) => ({ ...file, url: new URL(file.url, import.meta.url).href });

/**
 * @param {Message} message
 * @param {Transferable[]} [transferred]
 */
const post = (message, transferred = []) => scope.postMessage(message, transferred);

/** @param {EngineReport} report */
const report = (report) => post(engineReport(report));

/** @param {string} lines messages from Python, one JSON object a line */
function postLines(lines) {
  if (!lines) return;
  for (const line of lines.split("\n")) if (line) post(JSON.parse(line));
}

// ---------------------------------------------------------------------------------------------- start

/**
 * Loads Python with the solvers importable.
 *
 * @param {Downloads} downloads
 * @param {Promise<Uint8Array> | undefined} snapshot
 */
async function loadPython(downloads, snapshot) {
  const folder = new URL(ENGINE.pyodide.folder, import.meta.url).href;
  /** @type {(cause: unknown) => void} */
  let fail = () => {};
  /** @type {Promise<never>} */
  const failed = new Promise((_, reject) => (fail = reject));
  const restore = divertFetches(downloads, fail);
  try {
    // Pyodide only warns, and never settles, when its WebAssembly does not arrive or cannot be run.
    return await Promise.race([
      loadPyodide({
        indexURL: folder,
        packageBaseUrl: folder,
        lockFileContents: /** @type {any} */ ({ info: ENGINE.pyodide.info, packages: {} }),
        env: { HOME: "/home/pyodide", PYTHONHASHSEED: "0" },
        _loadSnapshot: snapshot,
      }),
      failed,
    ]);
  } finally {
    restore();
  }
}

/**
 * Lets Pyodide's own fetches be counted, compiles its WebAssembly while the rest is still on its way, and
 * passes on what goes wrong with either.
 *
 * @param {Downloads} downloads
 * @param {(cause: unknown) => void} fail
 * @returns {() => void} puts things back
 */
function divertFetches(downloads, fail) {
  const { fetch } = scope;
  const { instantiateStreaming } = WebAssembly;
  const [wasm, library] = [ENGINE.wasm, ENGINE.library].map(resolved);

  /** @param {{ url: string, bytes: number }} file */
  const counted = async (file) => {
    const { response, complete } = await downloads.fetch(file);
    complete.catch(fail);
    return response;
  };
  const compiled = counted(wasm).then((response) => WebAssembly.compileStreaming(asWasm(response)));
  compiled.catch(fail);

  scope.fetch = async (input, options) => {
    if (String(input) === wasm.url) return new Response(); // `compiled` stands for it
    if (String(input) !== library.url) return fetch(input, options);
    // `fail` has told of a failure; Pyodide would leave it unhandled.
    return counted(library).catch((cause) => (fail(cause), new Promise(() => {})));
  };
  WebAssembly.instantiateStreaming = async (_, imports) => {
    const module = await compiled;
    return { module, instance: await WebAssembly.instantiate(module, imports) };
  };
  return () => {
    scope.fetch = fetch;
    WebAssembly.instantiateStreaming = instantiateStreaming;
  };
}

/**
 * Some hosts do not know WebAssembly's type, and streaming insists on it.
 *
 * @param {Response} response
 */
function asWasm(response) {
  const headers = { "content-type": "application/wasm" };
  const known = response.headers.get("content-type") === headers["content-type"];
  return known ? response : new Response(response.body, { headers });
}

/**
 * Python with the solvers already imported, as it stood when the site was built.
 *
 * @param {Downloads} downloads
 */
async function startFromSnapshot(downloads) {
  const wheel = downloads.bytes(resolved(ENGINE.wheel));
  const snapshot = downloads.unpacked(resolved(ENGINE.snapshot));
  for (const early of [wheel, snapshot]) early.catch(() => {}); // it may fail before it is awaited
  const python = await loadPython(downloads, snapshot);
  // A snapshot holds Python's memory and not its files: tracebacks and data files need the wheel's.
  python.unpackArchive(await wheel, "wheel");
  return openSession(python);
}

/**
 * Python as it comes, the solvers installed by micropip.
 *
 * @param {Downloads} downloads
 */
async function startPlainly(downloads) {
  const python = await loadPython(downloads, undefined);
  const quiet = { messageCallback: () => {} };
  // micropip by its address: the copy on PyPI has another hash than Pyodide's lock file expects.
  await python.loadPackage(resolved(ENGINE.micropip).url, quiet);
  const globals = python.toPy({ wheel: resolved(ENGINE.wheel).url });
  await python.runPythonAsync("import micropip; await micropip.install(wheel, deps=False)", { globals });
  globals.destroy();
  return openSession(python);
}

/**
 * @param {Awaited<ReturnType<typeof loadPyodide>>} python
 * @returns {Session}
 */
function openSession(python) {
  const globals = python.toPy({ catalogue: JSON.stringify(ENGINE.catalogue) });
  const version = python.runPython("import tilewise; tilewise.__version__", { globals });
  if (version !== ENGINE.version) throw new Error(`the solvers are of version ${version}`);
  python.runPython(GLUE, { globals });
  const session = globals.get("session");
  return {
    receive: session.receive,
    step: session.step,
    busy: globals.get("busy"),
    put: globals.get("put"),
    drop: globals.get("drop"),
    packed: globals.get("packed"),
    receiveBytes: globals.get("receive_bytes"),
  };
}

/** @returns {Promise<Session>} */
async function start() {
  let { startedFrom } = /** @type {EngineReport} */ ({ startedFrom: "snapshot" });
  let opened;
  try {
    opened = await startFromSnapshot(downloads);
  } catch (cause) {
    console.info("Tilewise starts without its snapshot:", cause);
    startedFrom = "plain";
    downloads = startDownloads();
    opened = await startPlainly(downloads);
  }
  report({ stage: "ready", startedFrom });
  return opened;
}

const startDownloads = () =>
  new Downloads((loaded, total) =>
    report({ stage: loaded < total ? "download" : "start", loaded, total, what: "Python" }),
  );

/** @param {string} what */
const listDownloads = (what) =>
  new Downloads((loaded, total) => report({ stage: "list", loaded, total, what }));

/** What the start loads; a list that is asked for meanwhile is counted with it. */
let downloads = startDownloads();

// ---------------------------------------------------------------------------------------------- lists

/** Word lists asked for so far; a promise settles when Python has the list. @type {Map<string, Promise<void>>} */
const lists = new Map();

/** Word lists that Python has. @type {Set<string>} */
const present = new Set();

/**
 * A word list of the site that a request needs, to find words or to leave its words out, and Python does not have yet.
 *
 * @param {Message} message
 * @returns {string | undefined}
 */
function missingList(message) {
  const { lexicon, without } = (isRequest(message) && message.params) || {};
  return [lexicon, without]
    .filter((id) => typeof id === "string")
    .find((id) => Object.hasOwn(ENGINE.lists, id) && !present.has(id));
}

/** @param {string} id */
function loadList(id) {
  const loading = lists.get(id);
  if (loading) return loading;
  const file = resolved(ENGINE.lists[id]);
  const started = (session ? listDownloads(file.name) : downloads).unpacked(file).then(async (packed) => {
    (await ready).put(id, packed);
    present.add(id);
    report({ stage: "ready" });
  });
  lists.set(id, started);
  started.catch(() => lists.delete(id));
  return started;
}

// ----------------------------------------------------------------------------------------------- mail

/** Messages whose turn has not come. @type {Message[]} */
const mail = [];

/** Requests that wait for their word list. @type {Set<number>} */
const waiting = new Set();

/** @type {Session | null} */
let session = null;

// Work goes on in turns, so that what the page sent in the meantime is read first: a superseded request
// leaves the queue without being computed. (A timer instead of the channel would cost 4 ms a turn.)
const turns = new MessageChannel();
turns.port1.onmessage = turn;
let turnComes = false;

function nextTurn() {
  if (turnComes || !session) return;
  turnComes = true;
  turns.port2.postMessage(null);
}

function turn() {
  turnComes = false;
  if (!session) return;
  const message = mail.shift();
  if (message) deliver(session, message);
  else if (session.busy()) postLines(session.step(SLICE));
  if (mail.length || session.busy()) nextTurn();
}

/**
 * @param {Session} session
 * @param {Message} message
 */
function deliver(session, message) {
  const list = missingList(message);
  if (list) return deliverWithList(/** @type {Request} */ (message), list);
  try {
    answer(session, message);
  } catch (cause) {
    // What is not Python's own exception has broken the interpreter; the page then replaces this worker.
    if (!(cause instanceof Error && cause.name === "PythonError" && isRequest(message))) throw cause;
    const lastLine = cause.message.trim().split("\n").at(-1);
    post(failure(message.id, { code: Code.internal, message: `The solver failed: ${lastLine}` }));
  }
}

/**
 * Gives a message to Python, but for the few about own word lists, whose bytes are none of JSON's.
 *
 * @param {Session} session
 * @param {Message} message
 */
function answer(session, message) {
  const { bytes, ...plain } = /** @type {Request} */ (message);
  if (plain.method === "$/list") session.put(String(plain.params.id), /** @type {Uint8Array} */ (bytes));
  else if (plain.method === "$/drop") session.drop(String(plain.params.id));
  else if (plain.method === "lexicon.pack") {
    const packed = session.packed(String(plain.params.lexicon));
    post(success(plain.id, { bytes: packed }), [packed.buffer]);
  } else if (bytes instanceof Uint8Array) postLines(session.receiveBytes(JSON.stringify(plain), bytes));
  else postLines(session.receive(JSON.stringify(plain)));
}

/**
 * Reads the file that comes with a request; then the request takes its turn.
 *
 * @param {Request} message
 * @param {Blob} file
 */
async function deliverWithFile(message, file) {
  waiting.add(message.id);
  try {
    const bytes = await fileContent(file, (done) =>
      post(
        notification("$/progress", { token: message.id, value: { kind: "report", done, total: file.size } }),
      ),
    );
    if (waiting.delete(message.id)) mail.push({ ...message, bytes });
    nextTurn();
  } catch (cause) {
    if (!waiting.delete(message.id)) return;
    const sentence = "This file could not be read. Choose it again.";
    const data = { code: "file-unreadable", field: "data", cause: String(cause) };
    post(failure(message.id, { code: Code.invalidParams, message: sentence, data }));
  }
}

/**
 * @param {Blob} file
 * @param {(done: number) => void} onProgress
 */
async function fileContent(file, onProgress) {
  const content = new Uint8Array(file.size);
  const reader = file.stream().getReader();
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return content;
    content.set(value, length);
    length += value.length;
    onProgress(length);
  }
}

/**
 * @param {Request} message
 * @param {string} list
 */
async function deliverWithList(message, list) {
  waiting.add(message.id);
  try {
    await loadList(list);
    if (waiting.delete(message.id)) mail.unshift(message);
    nextTurn();
  } catch (cause) {
    if (!waiting.delete(message.id)) return;
    console.info("Tilewise has no word list:", cause);
    const { name } = ENGINE.lists[list];
    post(
      failure(message.id, {
        code: Code.engineFailed,
        message: `The word list “${name}” could not be loaded. Check the connection and try again.`,
        data: { code: "list-unavailable", field: "lexicon" },
      }),
    );
  }
}

/** @param {number} id @returns {boolean} whether it was still to come here */
function cancelUnread(id) {
  const place = mail.findIndex((message) => isRequest(message) && message.id === id);
  if (place >= 0) mail.splice(place, 1);
  else if (!waiting.delete(id)) return false;
  post(failure(id, { code: Code.cancelled, message: "Cancelled." }));
  return true;
}

scope.onmessage = ({ data }) => {
  if (!isMessage(data)) return;
  if ("method" in data && data.method === "$/cancelRequest" && cancelUnread(data.params.id)) return;
  const list = missingList(data);
  if (list) loadList(list).catch(() => {}); // its download need not wait for Python
  if (isRequest(data) && data.bytes instanceof Blob) return deliverWithFile(data, data.bytes);
  mail.push(data);
  nextTurn();
};

const ready = start();
ready.then(
  (opened) => {
    session = opened;
    nextTurn();
  },
  (cause) => {
    console.info("Tilewise cannot start:", cause);
    const message = "The solver could not be started. Check the connection and try again.";
    report({ stage: "failed", error: { code: Code.engineFailed, message, data: { cause: String(cause) } } });
  },
);
