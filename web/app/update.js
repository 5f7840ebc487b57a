/**
 * Keeps the site for offline use, and tells of a new build. Where a page may keep nothing (a file on disk,
 * a frame in another site, a browser told to store nothing) it does nothing, and the page works as it is.
 */

import { Workbox } from "workbox-window";

/** Milliseconds between two looks for a new build while the page stays open. */
const INTERVAL = 60 * 60 * 1000;

/**
 * @param {object} listener
 * @param {(apply: () => void) => void} listener.onWaiting a new build is there; `apply` brings it into use
 *   and reloads every open page of the site, so that none is left with files of two builds
 */
export async function watchForUpdate({ onWaiting }) {
  const workers = serviceWorkers();
  if (!workers) return;

  let hasController = Boolean(workers.controller);
  workers.addEventListener("controllerchange", () => {
    if (hasController) location.reload();
    hasController = true; // the first build to take over finds a page of its own
  });

  const workbox = new Workbox("sw.js");
  workbox.addEventListener("waiting", () => onWaiting(() => workbox.messageSkipWaiting()));
  try {
    await workbox.register();
  } catch (cause) {
    console.info("Tilewise is not kept for offline use:", cause);
    return;
  }
  setInterval(() => workbox.update().catch(() => {}), INTERVAL); // offline is no news
}

/** The browser's service workers, where this page may have one. */
function serviceWorkers() {
  const isFramed = globalThis.parent !== globalThis.self;
  try {
    return isFramed ? undefined : navigator.serviceWorker;
  } catch {
    return undefined; // denied
  }
}
