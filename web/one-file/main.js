/** The whole page in one file, opened from a disk. */
import "./page-files.js";
import { openPage } from "../app/open.ts";
import { Engine } from "../engine/client.js";
import { embedded } from "./embedded.js";
import { EMBEDDED } from "./fetch-from.js";
import { unpacked } from "./unpacked.js";

/** @param {Blob} blob @returns {Promise<string>} */
const dataAddress = (blob) =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });

/**
 * Makes a worker of an embedded script. A file on a disk is of no origin, and so is a worker with a `data:` address: the
 * one kind that every browser lets such a page make as a module.
 *
 * @param {string} source
 * @param {WorkerOptions} options
 */
function makeWorker(source, options) {
  const worker = new Worker(source, options);
  const post = worker.postMessage.bind(worker);
  // WebKit lets such a worker not read a file that it is given, so it gets the bytes.
  worker.postMessage = async (/** @type {any} */ message, /** @type {any} */ transferred) => {
    if (!(message.bytes instanceof Blob)) return post(message, transferred);
    const bytes = new Uint8Array(await message.bytes.arrayBuffer());
    post({ ...message, bytes }, [bytes.buffer]);
  };
  worker.addEventListener("message", ({ data }) => {
    if (data.embedded) worker.postMessage({ embedded: data.embedded, bytes: embedded(data.embedded) });
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

const source = await dataAddress(await unpacked(PAGE.worker, "text/javascript"));
openPage(new Engine({ worker: (options) => makeWorker(source, options) })).start();
