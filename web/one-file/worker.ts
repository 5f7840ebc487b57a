/**
 * The engine's worker, for one file: all of it is in this script, since a worker without an origin may import nothing. Its
 * downloads are answered by the page, which has the files; the engine begins with them after this script has been run.
 */
import "../engine/worker.ts";
import type { Bytes } from "../rpc/messages.ts";
import { fetchEmbedded } from "./fetch-embedded.ts";

const awaited = new Map<string, (bytes: Bytes | null) => void>();

addEventListener("message", ({ data }: MessageEvent<{ embedded?: string; bytes: Bytes | null }>) => {
  if (!data.embedded) return;
  awaited.get(data.embedded)?.(data.bytes);
  awaited.delete(data.embedded);
});

fetchEmbedded(
  (address) =>
    new Promise((resolve) => {
      awaited.set(address, resolve);
      postMessage({ embedded: address });
    }),
);
