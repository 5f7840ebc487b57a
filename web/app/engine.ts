/**
 * Starts the engine before the rest of the page's code is there, where all that it needs has been kept: a small script of
 * its own, which comes first. At a first visit the board comes before it.
 */
import { Engine } from "../engine/client.ts";

export const engine = new Engine();
if (isKept()) engine.start();

/** Does a service worker answer for the network? */
export function isKept(): boolean {
  try {
    return navigator.serviceWorker.controller !== null;
  } catch {
    return false; // denied, or there is none, as where nothing is encrypted
  }
}
