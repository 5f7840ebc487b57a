/**
 * Starts the engine before the rest of the page's code is there, where all that it needs has been kept or the line is
 * quick: a small script of its own, which comes first. On any other line the board comes before it.
 */
import { Engine } from "../engine/client.ts";

/**
 * Milliseconds from the navigation on within which a quick line has brought this script: four times to a near host and
 * back. What the engine starts from then takes nothing from the page that anybody would see.
 */
const QUICK = 500;

export const engine = new Engine();
if (isKept() || performance.now() < QUICK) engine.start();

/** Does a service worker answer for the network? */
export function isKept(): boolean {
  try {
    return navigator.serviceWorker.controller !== null;
  } catch {
    return false; // denied, or there is none, as where nothing is encrypted
  }
}
