/**
 * The service worker: after a first visit the site loads and solves without a network.
 *
 * The page, the engine and the default word list are kept at once; another list, and what the words of a letter mean,
 * once they have been used.
 * A new build is kept beside the old one and waits. It takes over only when told to (app/update.js asks
 * the visitor), and until then every file that an open page asks for is the old build's.
 */

import { clientsClaim } from "workbox-core";
import { precacheAndRoute, cleanupOutdatedCaches } from "workbox-precaching";
import { registerRoute } from "workbox-routing";
import { CacheFirst } from "workbox-strategies";

const LISTS = "tilewise-lists";

/** @type {ServiceWorkerGlobalScope} */
const scope = /** @type {any} */ (self);

/** @param {string} name */
const isList = (name) => /\/(lists|meanings)\//.test(new URL(name, scope.registration.scope).pathname);

// The page keeps its state after the #; whatever stands after a ? is none of ours, and the page is the same.
precacheAndRoute(SITE.precache, { ignoreURLParametersMatching: [/./] });
cleanupOutdatedCaches();

// A list's name carries a hash of its content, so what is kept never grows old.
registerRoute(({ url, sameOrigin }) => sameOrigin && isList(url.href), new CacheFirst({ cacheName: LISTS }));

// From the first visit on, so that a list chosen in it is kept as well.
clientsClaim();

scope.addEventListener("message", ({ data }) => {
  if (data?.type === "SKIP_WAITING") scope.skipWaiting();
});

scope.addEventListener("activate", (event) => event.waitUntil(forgetOldLists()));

async function forgetOldLists() {
  const current = new Set(SITE.lists.map((name) => new URL(name, scope.registration.scope).href));
  const cache = await caches.open(LISTS);
  for (const { url } of await cache.keys()) if (!current.has(url)) await cache.delete(url);
}
