/**
 * A picture that was shared to the installed app: its service worker (sw.ts) puts it into a cache and opens the page with
 * an address that says so.
 */

import { SHARED_PICTURE, sharedPictures } from "./shared-picture-place.ts";

/** The shared picture, once; null if there is none. */
export async function takeSharedPicture(): Promise<Blob | null> {
  if (location.search !== SHARED_PICTURE) return null;
  const page = new URL("./", location.href).href;
  history.replaceState(history.state, "", location.pathname + location.hash);
  const waits = page + SHARED_PICTURE;
  try {
    const cache = await caches.open(sharedPictures(page));
    const response = await cache.match(waits);
    await cache.delete(waits);
    return (await response?.blob()) ?? null;
  } catch {
    return null; // no cache may be looked at
  }
}
