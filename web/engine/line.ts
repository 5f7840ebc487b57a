/**
 * The way to the site. A browser says whether a device has a network, not whether the site can be reached by it: that is
 * found out by asking, in growing waits.
 */

/** Milliseconds before a look at the line, after the first failure and those that follow. */
const WAITS = [1000, 5000, 10_000, 20_000, 40_000, 60_000];

/** Settles after so many milliseconds, and as soon as the browser says that it is online again. */
export function online(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      globalThis.removeEventListener("online", go);
      resolve();
    };
    const timer = setTimeout(go, milliseconds);
    globalThis.addEventListener("online", go);
  });
}

/** The address of the service worker's script, which none keeps; null where this script is in the address itself. */
function script(): URL | null {
  try {
    return new URL("../sw.js", import.meta.url);
  } catch {
    return null;
  }
}

/** Does the site answer, whatever it says? A page on a disk has all that there is. */
export async function isReachable(asked = script()): Promise<boolean> {
  if (!asked?.protocol.startsWith("http")) return true;
  if (!navigator.onLine) return false; // asking would be noted as an error
  try {
    await fetch(asked, { method: "HEAD", mode: "no-cors", cache: "no-store" });
    return true;
  } catch {
    return false;
  }
}

/**
 * Settles when what the line has broken so many times is worth another try: after a while, and when the site can be reached.
 * It does so with false when it has been tried often enough.
 */
export async function comesBack(failures: number, asked = script()): Promise<boolean> {
  if (failures > WAITS.length) return false;
  let looks = failures - 1;
  do await online(WAITS[Math.min(looks++, WAITS.length - 1)] ?? 0);
  while (!(await isReachable(asked)));
  return true;
}

/**
 * Settles when a page that something did not come for may be loaded anew: when the site can be reached again. Where it can be
 * at once the line was away for a moment, or what did not come is gone: one more try tells, and not another after that.
 */
export async function mayReload(asked = script()): Promise<boolean> {
  if (!(await isReachable(asked))) return comesBack(1, asked);
  const [navigation] = performance.getEntriesByType("navigation") as (PerformanceEntry & { type?: string })[]; // the only one
  return navigation?.type !== "reload";
}
