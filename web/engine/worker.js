/**
 * The engine: the solvers in a worker. It begins at once, or with the parts that another worker has unpacked before
 * (`$/start`); from the memory snapshot, or plainly when anything about that is off.
 *
 * Messages are protocol.js's; strings alone cross the border to Python, so there is no proxy to destroy.
 */

import { Downloads } from "./download.js";
import {
  Code,
  GIVEN_PARTS,
  engineReport,
  failure,
  isMessage,
  isRequest,
  listsIn,
  notification,
  success,
} from "./protocol.js";
import { loadParts, loadWasm, resolved } from "./parts.js";

/**
 * @typedef {import("./protocol.js").Message} Message
 * @typedef {import("./protocol.js").Request} Request
 * @typedef {import("./protocol.js").EngineReport} EngineReport
 * @typedef {import("./protocol.js").Parts} Parts
 * @typedef {import("./python.js").Session} Session
 */

/** Milliseconds without a request after which the engine works ahead, and between two pieces of that. */
const [REST, PAUSE] = [400, 20];

/** Seconds of computing between two looks at the mail: one frame of the page. */
const SLICE = 0.016;

/** @type {DedicatedWorkerGlobalScope} */
const scope = /** @type {any} */ (self);

/**
 * @param {Message} message
 * @param {Transferable[]} [transferred]
 */
const post = (message, transferred = []) => scope.postMessage(message, transferred);

/**
 * @param {EngineReport} report
 * @param {Transferable[]} [transferred]
 */
const report = (report, transferred) => post(engineReport(report), transferred);

/**
 * Passes messages from Python on as they come: a text is posted at once, and the page would take longer to
 * get at an object that was cloned than to read the text.
 *
 * @param {string} lines one JSON object a line
 */
function postLines(lines) {
  for (const line of lines.split("\n")) if (line) scope.postMessage(line);
}

// ---------------------------------------------------------------------------------------------- start

/** Pyodide's script, which is large: it comes beside what it starts from, and after that has been asked for. */
const loadPython = () => import("./python.js");

/**
 * @param {Parts | undefined} parts
 * @returns {Promise<Session>}
 */
async function start(parts) {
  if (parts) {
    const { startFromSnapshot } = await loadPython();
    const opened = await startFromSnapshot(parts);
    report({ stage: "ready", startedFrom: "snapshot" });
    return opened;
  }
  const wasm = loadWasm(downloads);
  const coming = loadParts(downloads, wasm);
  const python = loadPython();
  python.catch(() => {}); // the start hears of it
  try {
    const unpacked = await coming;
    const { startFromSnapshot } = await python;
    const opened = await startFromSnapshot(unpacked);
    report({ stage: "ready", startedFrom: "snapshot", parts: unpacked }, [unpacked.memory.buffer]); // of no use here any more
    return opened;
  } catch (cause) {
    console.info("Tilewise starts without its snapshot:", cause);
    downloads = startDownloads();
    const { startPlainly } = await python;
    const opened = await startPlainly(
      downloads,
      wasm.module.catch(() => loadWasm(downloads).module),
    );
    report({ stage: "ready", startedFrom: "plain" });
    return opened;
  }
}

const startDownloads = () =>
  new Downloads((loaded, total) =>
    report({ stage: loaded < total ? "download" : "start", loaded, total, what: "Python" }),
  );

/** @param {string} list its id */
const listDownloads = (list) =>
  new Downloads((loaded, total) =>
    report({ stage: "list", loaded, total, list, what: ENGINE.lists[list].name }),
  );

/** What the start loads; a list that is asked for meanwhile is counted with it. */
let downloads = startDownloads();

/** @type {(parts: Parts) => void} */
let begin = () => {};

/** What another worker has unpacked, where there is one. @type {Promise<Parts | undefined>} */
const given =
  scope.name === GIVEN_PARTS ? new Promise((resolve) => (begin = resolve)) : Promise.resolve(undefined);

const ready = given.then(start);
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
  const named = isRequest(message) && message.params ? listsIn(message.params) : [];
  return named.find((id) => Object.hasOwn(ENGINE.lists, id) && !present.has(id));
}

/** @param {string} id */
function loadList(id) {
  const loading = lists.get(id);
  if (loading) return loading;
  const file = resolved(ENGINE.lists[id]);
  const started = (session ? listDownloads(id) : downloads).unpacked(file).then(async (packed) => {
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
  else scheduleReading();
}

let reading = 0;

/** When nobody wants anything for a while, reads of the lists what the next answers need. */
function scheduleReading() {
  clearTimeout(reading);
  reading = setTimeout(function read() {
    if (!mail.length && !session?.busy() && session?.readAhead()) reading = setTimeout(read, PAUSE);
  }, REST);
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
  if ("method" in data && data.method === "$/start") return begin(data.params.parts);
  if ("method" in data && data.method === "$/cancelRequest" && cancelUnread(data.params.id)) return;
  const list = missingList(data);
  if (list) loadList(list).catch(() => {}); // its download need not wait for Python
  if (isRequest(data) && data.bytes instanceof Blob) return deliverWithFile(data, data.bytes);
  mail.push(data);
  nextTurn();
};
