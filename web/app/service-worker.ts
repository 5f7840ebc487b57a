/**
 * Keeps the site for offline use, and tells of a new build. Where a page may keep nothing (a file on disk,
 * a frame in another site, a browser told to store nothing) it does nothing, and the page works as it is.
 */

import { comesBack } from "../engine/line.ts";

/** Milliseconds between two looks for a new build while the page stays open. */
const INTERVAL = 60 * 60 * 1000;

/** Milliseconds within which a build that was told to takes over. */
const TAKEN_OVER = 5_000;

export async function watchForUpdate({
  loaded,
  used,
  onWaiting,
  onKept,
  missing,
}: {
  /** Settles when all that the page needs has been loaded and the first answer is there; what is kept for offline use is then at hand, and not fetched twice. */
  loaded: Promise<unknown>;
  /** Addresses of the word lists that have been used so far. */
  used: () => string[];
  /**
   * Another build is there; `apply` brings it into use and reloads every open page of the site, so that none is left with
   * files of two builds. Told again for the next one.
   */
  onWaiting: (apply: () => void) => void;
  /** More than before is kept for offline use. */
  onKept: () => void;
  /** Its "missing" events tell that something of the site could not be loaded. */
  missing: EventTarget;
}) {
  missing.addEventListener("missing", async () => {
    if ((await siteBuild()) === "another") onWaiting(takeNewBuild);
  });
  const workers = serviceWorkers();
  if (!workers) return;

  let hasController = Boolean(workers.controller);
  workers.addEventListener("controllerchange", () => {
    if (hasController) location.reload();
    hasController = true; // the first build to take over finds a page of its own
    workers.controller?.postMessage({ type: "CACHE_URLS", payload: { urlsToCache: used() } });
  });

  workers.addEventListener("message", (event) => {
    const message = event.data as { type?: unknown } | null; // from this site's service worker
    if (message?.type === "KEPT") onKept();
  });
  await loaded;
  const registration = await registered(workers);
  if (!registration) return;
  watch(registration, () => onWaiting(takeNewBuild));
  setInterval(() => registration.update().catch(() => undefined), INTERVAL); // offline is no news
}

/** Registers the service worker, and again some time later where it did not come or not all that it keeps; null if it does not. */
async function registered(workers: ServiceWorkerContainer): Promise<ServiceWorkerRegistration | null> {
  for (let failures = 1; ; failures++) {
    try {
      const registration = (await workers.register("sw.js")) as ServiceWorkerRegistration | undefined; // where whoever drives the browser wants none
      if (!registration) return null;
      const { active, installing } = registration;
      if (active || !installing || (await isInstalled(installing))) return registration;
      console.info("Tilewise is not kept for offline use: something did not come.");
    } catch (cause) {
      console.info("Tilewise is not kept for offline use:", cause);
    }
    if (!(await comesBack(failures))) return null;
  }
}

/** Settles when a service worker has kept what it keeps at once, with false where it could not. */
function isInstalled(worker: ServiceWorker): Promise<boolean> {
  return new Promise((resolve) => {
    const look = () => worker.state !== "installing" && resolve(worker.state !== "redundant");
    worker.addEventListener("statechange", look);
    look();
  });
}

/**
 * Tell whenever a build waits beside the one that is used, for as long as the page is open. The build of a first visit
 * takes nothing's place, and one that the site has gone back from is not told of.
 */
function watch(registration: ServiceWorkerRegistration, onWaiting: () => void): void {
  const look = async () => {
    const waits = () => Boolean(registration.active && registration.waiting);
    if (waits() && (await siteBuild()) !== "own" && waits()) onWaiting();
  };
  registration.addEventListener("updatefound", () => {
    registration.installing?.addEventListener("statechange", () => void look());
  });
  void look();
}

/** Which build the site has by now, beside this page's own. Its service worker's script tells, which is never kept. */
async function siteBuild(): Promise<"own" | "another" | "unknown"> {
  const own = document.querySelector('meta[name="tilewise-build"]')?.getAttribute("content");
  try {
    const response = await fetch("sw.js", { cache: "no-store" });
    if (!own || !response.ok) return "unknown";
    return (await response.text()).includes(own) ? "own" : "another";
  } catch {
    return "unknown"; // offline
  }
}

/** Loads the page of the build that is there now: by way of its service worker, or else without any. */
async function takeNewBuild() {
  const registration = await serviceWorkers()
    ?.getRegistration()
    .catch(() => undefined);
  if (registration) {
    const { installing, waiting } = await registration.update().catch(() => registration);
    const next = waiting ?? installing;
    // Every open page reloads when it takes over; this one in any case.
    if (next && (await isInstalled(next))) {
      next.postMessage({ type: "SKIP_WAITING" });
      await new Promise((resolve) => setTimeout(resolve, TAKEN_OVER));
    } else await registration.unregister();
  }
  location.reload();
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
