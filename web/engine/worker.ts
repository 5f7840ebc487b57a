/**
 * The engine: the solvers in a worker. It begins at once, or with the parts that another worker has unpacked before
 * (`$/start`); from the memory snapshot, or plainly when anything about that is off.
 *
 * Requests are answered by Python, one a turn, in the order in which they came. Strings alone cross the border to it, so
 * there is no proxy to destroy.
 */

import { Code, EngineError, aborted, success } from "../rpc/messages.ts";
import type { Bytes, Message, Notification, Request } from "../rpc/messages.ts";
import { Peer, UNANSWERED } from "../rpc/peer.ts";
import type { Context } from "../rpc/peer.ts";
import { DownloadError, Downloads, isDamage } from "./download.ts";
import { listsIn } from "./list-fields.ts";
import { assembled, loadMemory, loadWasm, resolved, roomForMemory } from "./parts.ts";
import { GIVEN_PARTS, WHOLE } from "./protocol.ts";
import type { EngineReport, PageMethods, Parts } from "./protocol.ts";
import type { Session } from "./glue.ts";
import type { ShippedList } from "./site.d.ts";
import { PLAYED, unavailable } from "./unavailable.ts";
import type { Unpack } from "./zstandard.ts";

/** Milliseconds without a request after which the engine works ahead, and between two pieces of that. */
const [REST, PAUSE] = [400, 20];

/** Seconds of computing between two looks at the mail: one frame of the page. */
const SLICE = 0.016;

const scope = self as unknown as DedicatedWorkerGlobalScope; // the library does not tell kinds of workers apart

const post = (message: Message | Request[], transferred: Transferable[] = []) =>
  scope.postMessage(message, transferred);

const peer = new Peer<PageMethods>({ answer, hear });
peer.connect(post);

const report = (report: EngineReport, transferred?: Transferable[]) =>
  post({ jsonrpc: "2.0", method: "$/engine", params: report }, transferred);

// ---------------------------------------------------------------------------------------------- start

/** A script that does not come is the line's fault. A browser remembers that it did not: another worker asks again. */
const lacksScript = (name: string) => (cause: unknown) => {
  throw new DownloadError(`${name}.js`, `did not come (${String(cause)})`, { brokeOff: true });
};

/** Pyodide's script, which is large: it comes beside what it starts from, and after that has been asked for. */
const loadPython = () => import("./python.ts").catch(lacksScript("python"));

let unpacker: Promise<Unpack> | undefined;

/** What unpacks what it starts from, and lists. */
const zstandard = () =>
  (unpacker ??= import("./zstandard.ts")
    .catch(lacksScript("zstandard"))
    .then(({ loadZstandard }) => loadZstandard()));

async function start(parts: Parts | undefined): Promise<Session> {
  if (parts) {
    const { startFromSnapshot } = await loadPython();
    const opened = await startFromSnapshot(Promise.resolve(parts), parts.memory);
    report({ stage: "ready", startedFrom: "snapshot" });
    lacks = !parts.isWhole;
    return opened;
  }
  const memory = roomForMemory();
  let file = scope.name === WHOLE ? whole : ENGINE.wasm;
  let wasm = loadWasm(downloads, file);
  let filled = loadMemory(downloads, memory);
  zstandard().catch(() => {}); // the downloads hear of it
  const python = loadPython();
  const unpacked = assembled(wasm, filled).catch(async (cause: unknown) => {
    console.info("Tilewise fetches once more what it starts from:", cause);
    downloads = startDownloads({ afresh: isDamage(cause) });
    if (!(await isSound(wasm.bytes, wasm.module))) wasm = loadWasm(downloads, file);
    if (scope.name === WHOLE && !(await isSound(wasm.bytes, wasm.module)))
      wasm = loadWasm(downloads, (file = ENGINE.wasm)); // which is at hand
    if (!(await isSound(filled))) filled = loadMemory(downloads, memory);
    return assembled(wasm, filled);
  });
  unpacked.catch(() => {}); // the start hears of it
  try {
    const { startFromSnapshot } = await python;
    const opened = await startFromSnapshot(unpacked, memory);
    lacks = file !== whole;
    const made = { ...(await unpacked), isWhole: !lacks };
    report({ stage: "ready", startedFrom: "snapshot", parts: made }, [memory.buffer]); // of no use here any more
    return opened;
  } catch (cause) {
    console.info("Tilewise starts without its snapshot:", cause);
    downloads = startDownloads({ afresh: true });
    const { startPlainly } = await python;
    const isAtHand = file === whole && (await isSound(wasm.module));
    const opened = await startPlainly(downloads, (isAtHand ? wasm : loadWasm(downloads, whole)).module);
    report({ stage: "ready", startedFrom: "plain" });
    return opened;
  }
}

/** Pyodide's WebAssembly with all its functions. */
const whole = ENGINE.whole ?? ENGINE.wasm;

/** Has the build left something out of what runs here? */
let lacks = false;

/** How browsers call it when a function runs that the build has left out. */
const LACKING = /unreachable/i;

/** Python as it is, but that the page is told when it comes to what the build has left out. */
function watched(python: Session): Session {
  const watch =
    <A extends unknown[], R>(ask: (...given: A) => R) =>
    (...given: A): R => {
      try {
        return ask(...given);
      } catch (cause) {
        if (lacks && LACKING.test(String(cause))) {
          session = null; // nothing more is asked of it
          report({ stage: "lacking" });
        }
        throw cause;
      }
    };
  return {
    receive: watch(python.receive),
    step: watch(python.step),
    busy: watch(python.busy),
    readAhead: watch(python.readAhead),
    has: watch(python.has),
    put: watch(python.put),
    drop: watch(python.drop),
    packed: watch(python.packed),
  };
}

/** Has all of it come as it should? */
const isSound = (...coming: Promise<unknown>[]) =>
  Promise.all(coming).then(
    () => true,
    () => false,
  );

const startDownloads = (how?: { afresh: boolean }) =>
  new Downloads(
    (loaded, total) =>
      report({ stage: loaded < total ? "download" : "start", loaded, total, what: "Python" }),
    { ...how, zstandard },
  );

/** What is to be said of each list that comes by itself. */
const coming = new Map<string, EngineReport>();

const listDownloads = (list: string, what: string, how?: { afresh: boolean }) =>
  new Downloads(
    (loaded, total) => {
      coming.set(list, { stage: "list", loaded, total, list, what });
      reportLists();
    },
    { ...how, zstandard },
  );

/** The page is told of one list at a time: of the one that was asked for last, until none is on its way. */
function reportLists(): void {
  report([...coming.values()].at(-1) ?? { stage: "ready" });
}

/** What the start loads; a list that is asked for meanwhile is counted with it. */
let downloads = startDownloads();

let begin: (parts: Parts) => void = () => {};

/** What another worker has unpacked, where there is one. */
const given: Promise<Parts | undefined> =
  scope.name === GIVEN_PARTS ? new Promise((resolve) => (begin = resolve)) : Promise.resolve(undefined);

let session: Session | null = null;

const ready = given.then(start).then(watched);
ready.then(
  (opened) => {
    session = opened;
    nextTurn();
  },
  (cause: unknown) => {
    console.info("Tilewise cannot start:", cause);
    const message = "The solver could not be started. Check the connection and try again.";
    const data = { code: "engine-start", cause: String(cause), ...(!isDamage(cause) && { line: true }) };
    report({ stage: "failed", error: { code: Code.engineFailed, message, data } });
  },
);

// ---------------------------------------------------------------------------------------------- turns

// Work goes on in turns, so that what the page sent in the meantime is read first: a superseded request
// leaves the queue without being computed. (A timer instead of the channel would cost 4 ms a turn.)
const turns = new MessageChannel();
turns.port1.onmessage = takeTurn;
let turnComes = false;

/** Requests whose turn has not come; each is told when it has. */
const queue: ((session: Session) => void)[] = [];

/** Waits for a turn; rejects when the request is cancelled before. */
function turn(signal?: AbortSignal): Promise<Session> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(aborted());
    const go = (session: Session) => {
      signal?.removeEventListener("abort", leave);
      resolve(session);
    };
    const leave = () => {
      queue.splice(queue.indexOf(go), 1);
      reject(aborted());
    };
    signal?.addEventListener("abort", leave, { once: true });
    queue.push(go);
    nextTurn();
  });
}

function nextTurn(): void {
  if (turnComes || !session) return;
  turnComes = true;
  turns.port2.postMessage(null);
}

function takeTurn(): void {
  turnComes = false;
  if (!session) return;
  const next = queue.shift();
  if (next) next(session);
  else if (session.busy()) postLines(session.step(SLICE));
  // The one whose turn it is acts right after this, and may begin a job.
  if (next || queue.length || session.busy()) nextTurn();
  else scheduleReading();
}

let reading: ReturnType<typeof setTimeout> | undefined;

/** When nobody wants anything for a while, reads of the lists what the next answers need. */
function scheduleReading(): void {
  clearTimeout(reading);
  reading = setTimeout(function read() {
    if (!queue.length && !session?.busy() && session?.readAhead()) reading = setTimeout(read, PAUSE);
  }, REST);
}

/**
 * Passes messages from Python on, one a line, as they come: a text is posted at once, and the page would take longer to
 * get at an object that was cloned than to read the text.
 */
function postLines(lines: string): void {
  for (const line of lines.split("\n")) if (line) scope.postMessage(line);
}

// ---------------------------------------------------------------------------------------------- lists

/** Lists on their way to Python. */
const loading = new Map<string, Promise<void>>();

function loadList(id: string): Promise<void> {
  const begun = loading.get(id);
  if (begun) return begun;
  const put = async (packed: Bytes | null) => {
    const python = await ready;
    // Meanwhile the list may have been made anew, or dropped.
    if (packed && loading.get(id) === load && !python.has(id)) python.put(id, packed);
  };
  const shipped = ENGINE.lists[id];
  const load = (
    shipped ? download(id, shipped, put) : peer.request("$/list", { id }).then(({ bytes }) => put(bytes))
  ).finally(() => loading.get(id) === load && loading.delete(id));
  loading.set(id, load);
  return load;
}

async function download(id: string, file: ShippedList, put: (packed: Bytes) => Promise<void>): Promise<void> {
  const fetched = resolved(file);
  try {
    const first = session ? listDownloads(id, file.name) : downloads;
    const packed = await first.unpacked(fetched).catch((cause: unknown) => {
      console.info("Tilewise fetches a word list once more:", cause);
      return listDownloads(id, file.name, { afresh: isDamage(cause) }).unpacked(fetched);
    });
    await put(packed);
  } catch (cause) {
    console.info("Tilewise has no word list:", cause);
    throw new EngineError(unavailable(PLAYED.test(id) ? "played" : "list", cause, file.name));
  } finally {
    coming.delete(id);
    if (session) reportLists();
  }
}

// ------------------------------------------------------------------------------------------- requests

async function answer(request: Request, { signal, report }: Context): Promise<unknown> {
  const { bytes, ...message } = request;
  const lists = listsIn(message.params);
  for (const id of lists) if (!session?.has(id)) loadList(id).catch(() => {}); // which need not wait for Python
  const content = bytes instanceof Blob ? await contentOf(bytes, report) : bytes;
  let python = await turn(signal);
  for (const id of lists) {
    if (python.has(id)) continue;
    await loadList(id);
    python = await turn(signal);
  }
  try {
    return askPython(python, message, content);
  } catch (cause) {
    if (cause instanceof Error && cause.name === "PythonError") {
      const lastLine = cause.message.trim().split("\n").at(-1);
      throw new EngineError({ code: Code.internal, message: `The solver failed: ${lastLine}` });
    }
    // What is not Python's own exception has broken the interpreter; the page then replaces this worker.
    queueMicrotask(() => {
      throw cause;
    });
    return UNANSWERED;
  }
}

/** Has a request answered, by Python in lines of its own but for a packed list, whose bytes are none of JSON's. */
function askPython(python: Session, message: Request, content: Bytes | undefined): typeof UNANSWERED {
  if (message.method === "lexicon.pack") {
    const { lexicon }: { lexicon?: unknown } = message.params;
    const packed = python.packed(String(lexicon));
    post(success(message.id, { bytes: packed }), [packed.buffer]);
  } else if (content) postLines(python.receive(JSON.stringify(message), content));
  else postLines(python.receive(JSON.stringify(message)));
  return UNANSWERED;
}

/** Reads the file that comes with a request. */
async function contentOf(file: Blob, report: Context["report"]): Promise<Bytes> {
  const content = new Uint8Array(file.size);
  let length = 0;
  try {
    const reader = file.stream().getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return content;
      content.set(value, length);
      length += value.length;
      report({ kind: "report", done: length, total: file.size });
    }
  } catch (cause) {
    throw new EngineError({
      code: Code.invalidParams,
      message: "This file could not be read. Choose it again.",
      data: { code: "file-unreadable", field: "data", cause: String(cause) },
    });
  }
}

function hear({ method, params }: Notification): void {
  const { parts, id } = params as { parts: Parts; id: string }; // the page's own words: see protocol.ts
  if (method === "$/start") begin(parts);
  else if (method === "$/drop") void turn().then((python) => forget(python, id));
  else if (session) postLines(session.receive(JSON.stringify({ jsonrpc: "2.0", method, params }))); // $/cancelRequest
}

function forget(python: Session, id: string): void {
  loading.delete(id);
  python.drop(id);
}

scope.onmessage = ({ data }) => peer.receive(data);
