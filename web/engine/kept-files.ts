/**
 * Files of the site as the browser keeps them. A copy that is not what was built is worse than none: it would be taken
 * before the site is asked, at every visit. What is whole stays, for there may be no network to fetch it again.
 */

import type { Bytes } from "../rpc/messages.ts";
import type { KnownFile } from "./site.d.ts";

/** Milliseconds that a script may take to be fetched anew. */
const PATIENCE = 20_000;

/** Whether these are the first bytes of a gzipped file. */
export const isGzip = ([first, second]: Bytes) => first === 0x1f && (second === 0x8b || second === undefined);

/** Whether these are the first bytes of a file in Zstandard. */
export const isZstandard = ([first, second]: Bytes) =>
  first === 0x28 && (second === 0xb5 || second === undefined);

/** Whether a content is one of those that the checksums stand for. */
export async function isWhole(content: BufferSource, integrity: string): Promise<boolean> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", content));
  return integrity.split(" ").includes(`sha256-${btoa(String.fromCharCode(...digest))}`);
}

/**
 * Has every damaged copy of a file forgotten that is kept for offline use. Gives what keeps a fresh one in their places,
 * once the browser has fetched that.
 */
export async function forgetDamaged({ url, integrity }: KnownFile): Promise<() => Promise<void>> {
  const emptied: Cache[] = [];
  try {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      const kept = await cache.match(url);
      if (!kept || (await isWhole(await kept.arrayBuffer(), integrity))) continue;
      await cache.delete(url);
      emptied.push(cache);
    }
  } catch {
    // Nothing may be kept here, so nothing is.
  }
  return async () => {
    for (const cache of emptied) await cache.add(new Request(url, { integrity })).catch(() => {});
  };
}

/** Has a small file that would come damaged, from wherever the browser has it, fetched from the site. */
export async function renew(file: KnownFile): Promise<void> {
  const { url, integrity } = file;
  const fetched = (cache: RequestCache) =>
    fetch(url, { cache, integrity, signal: AbortSignal.timeout(PATIENCE) }).then(
      ({ ok }) => ok,
      () => false,
    );
  if (await fetched("default")) return;
  const keepAgain = await forgetDamaged(file);
  if (await fetched("reload")) await keepAgain();
}
