/** The whole page in one file, opened from a disk. */
import "../app/app.ts";
import type { App } from "../app/app.ts";
import { Engine } from "../engine/client.ts";
import { embedded, embeddedText, onCut, unpacked } from "./embedded.ts";
import { EMBEDDED, fetchEmbedded } from "./fetch-embedded.ts";

fetchEmbedded(embedded);

onCut(() => document.querySelector(".not-whole")?.removeAttribute("hidden"));

/**
 * Makes a worker of an embedded script. A file on a disk is of no origin, and so is a worker with a `data:` address: the
 * one kind that every browser lets such a page make as a module.
 */
function makeWorker(source: string, options: WorkerOptions): Worker {
  const worker = new Worker(source, options);
  const post = worker.postMessage.bind(worker);
  // WebKit lets such a worker not read a file that it is given, so it gets the bytes.
  worker.postMessage = async (message: { bytes?: unknown }) => {
    if (!(message.bytes instanceof Blob)) return post(message);
    const bytes = new Uint8Array(await message.bytes.arrayBuffer());
    post({ ...message, bytes }, [bytes.buffer]);
  };
  worker.addEventListener("message", async ({ data }: MessageEvent<{ embedded?: string }>) => {
    if (!data.embedded) return;
    const bytes = await embedded(data.embedded);
    post({ embedded: data.embedded, bytes }, bytes ? [bytes.buffer] : []);
  });
  return worker;
}

// A link to an embedded page opens it, beside this one.
document.addEventListener("click", async (event) => {
  const link = event.composedPath().find((target) => target instanceof HTMLAnchorElement);
  if (!link?.href.startsWith(EMBEDDED)) return;
  event.preventDefault();
  open(URL.createObjectURL(await unpacked(link.href, "text/html")));
});

const source = `data:text/javascript;base64,${await embeddedText(PAGE.worker)}`;
const engine = new Engine({ worker: (options) => makeWorker(source, options) });
// The one element of page.html.
(document.querySelector("tw-app") as App).engine = engine;
engine.start();
