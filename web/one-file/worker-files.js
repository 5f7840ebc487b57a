/** Has the worker's downloads answered by the page, which has them. This must be imported before whoever downloads. */
import { fetchFrom } from "./fetch-from.js";

/** @type {Map<string, (bytes: Uint8Array<ArrayBuffer> | null) => void>} */
const awaited = new Map();

addEventListener("message", ({ data }) => {
  awaited.get(data.embedded)?.(data.bytes);
  awaited.delete(data.embedded);
});

fetchFrom(
  (address) =>
    new Promise((resolve) => {
      awaited.set(address, resolve);
      postMessage({ embedded: address });
    }),
);
