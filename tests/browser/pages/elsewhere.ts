/**
 * In the place of engine/python.ts and engine/parts.ts, for tests of the page: Python is elsewhere, a session of CPython in
 * the process of the test, asked over the test's server. All else of the worker is the page's own.
 */

import type { Bytes } from "../../../web/rpc/messages.ts";
import type { Session } from "../../../web/engine/glue.ts";
import type { Parts } from "../../../web/engine/protocol.ts";

const session = new URL(`../-python/${crypto.randomUUID()}/`, self.location.href).href;

let busy = false;
let held = new Set<string>();

/** Has something done there, and waits: Python in the worker would not turn the message loop meanwhile either. */
function done(what: string, content?: Blob | string, type: "text" | "arraybuffer" = "text") {
  const asked = new XMLHttpRequest();
  asked.open("POST", session + what, false);
  asked.responseType = type;
  asked.send(content);
  if (asked.status !== 200) throw new Error(`Python is not there any more: ${asked.status}`);
  busy = asked.getResponseHeader("Tilewise-Busy") === "1";
  held = new Set(JSON.parse(asked.getResponseHeader("Tilewise-Lists") ?? "[]") as string[]);
  return asked.response as unknown;
}

const said = (what: string, content?: Blob | string) => done(what, content) as string;

const named = (what: string, lexicon: string) => `${what}?id=${encodeURIComponent(lexicon)}`;

export function startFromSnapshot(): Promise<Session> {
  said("begin", JSON.stringify(ENGINE.catalogue));
  return Promise.resolve({
    receive: (message, file) => {
      const asked = new Blob([message]);
      const content = new Blob(file ? [asked, file] : [asked]);
      return said(`receive?length=${asked.size}&file=${file !== undefined}`, content);
    },
    step: (seconds) => said(`step?seconds=${seconds}`),
    busy: () => busy,
    readAhead: () => false, // which would only take time from the tests
    has: (lexicon) => held.has(lexicon),
    put: (lexicon, packed) => void said(named("put", lexicon), new Blob([packed])),
    drop: (lexicon) => void said(named("drop", lexicon)),
    packed: (lexicon) => new Uint8Array(done(named("packed", lexicon), "", "arraybuffer") as ArrayBuffer),
  });
}

export const startPlainly = startFromSnapshot;

export const resolved = <T extends { url: string }>(file: T): T => ({
  ...file,
  url: new URL(file.url, import.meta.url).href,
});

const nothing = (): Bytes => new Uint8Array(1);

export const roomForMemory = nothing;

export const loadMemory = () => Promise.resolve(nothing());

export const loadWasm = () => ({ bytes: Promise.resolve(nothing()), module: Promise.resolve(undefined) });

export const assembled = (): Promise<Parts> =>
  Promise.resolve({ module: undefined as unknown as WebAssembly.Module, memory: nothing() }); // nobody looks at it
