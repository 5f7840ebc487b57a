/**
 * A picture that was shared to the installed app: its service worker (sw.ts) puts it into a cache and opens the page with
 * an address that says so.
 */

import { SHARED_PICTURE, sharedPictures } from "./shared-picture-place.ts";

const folder = () => new URL("./", location.href).href;

/**
 * The shared file, which waits until it is forgotten, also for a page that is loaded anew, and how many came with it; null
 * if there is none.
 */
export async function sharedFile(): Promise<{ file: File; others: number } | null> {
  if (location.search !== SHARED_PICTURE) return null;
  try {
    const cache = await caches.open(sharedPictures(folder()));
    const response = await cache.match(folder() + SHARED_PICTURE);
    if (!response) {
      await forgetSharedFile();
      return null;
    }
    const name = decodeURIComponent(response.headers.get("x-name") ?? "");
    const type = response.headers.get("content-type") ?? "";
    const others = Number(response.headers.get("x-others"));
    return { file: new File([await response.blob()], name, { type }), others };
  } catch {
    return null; // no cache may be looked at
  }
}

/** The shared file has been taken, if there was one. */
export async function forgetSharedFile(): Promise<void> {
  if (location.search !== SHARED_PICTURE) return;
  history.replaceState(history.state, "", location.pathname + location.hash);
  try {
    await (await caches.open(sharedPictures(folder()))).delete(folder() + SHARED_PICTURE);
  } catch {
    // Then it was not kept either.
  }
}
