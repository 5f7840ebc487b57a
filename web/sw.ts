/**
 * The service worker: after a first visit the site loads and solves without a network, and later visits download nothing.
 *
 * What every visit needs is kept at once, out of what the browser has just loaded for the page where that is possible.
 * Everything else (another list, what the words of a letter mean, the licences, what only a start without the snapshot needs,
 * or a question that needs the whole of Python's WebAssembly) is kept once it has been used: a later visit downloads nothing
 * in case it might be. A new build is kept beside the old one and waits, and takes from it what is the same. It takes
 * over only when told to (app/service-worker.ts asks the visitor); until then every file that an open page asks for is the old
 * build's.
 */

import { cacheNames, clientsClaim, setCacheNameDetails } from "workbox-core";
import { addPlugins, cleanupOutdatedCaches, precacheAndRoute } from "workbox-precaching";
import { registerRoute } from "workbox-routing";
import { CacheFirst } from "workbox-strategies";
import { SHARED_PICTURE, sharedPictures } from "./app/shared-picture-place.ts";
import type { WorkboxPlugin } from "workbox-core/types.js";
import { isGzip, isWhole, isZstandard } from "./engine/kept-files.ts";
import { loadZstandard } from "./engine/zstandard.ts";

/** Not in TypeScript's library, nor in every browser. */
interface RoutedEvent extends ExtendableEvent {
  addRoutes?: (rules: unknown[]) => Promise<void>;
}

const scope = self as unknown as ServiceWorkerGlobalScope; // the library does not tell kinds of workers apart

// Sites of one host share its caches; Workbox adds the scope, which says whose they are.
setCacheNameDetails({ prefix: "tilewise", precache: "build", runtime: "used" });

const PAGE_ADDRESS = scope.registration.scope;

const address = (name: string) => new URL(name, PAGE_ADDRESS).href;

/** What other sites refer to: no page of this site has loaded it, and its names stay while its content changes. */
const FOR_HOSTS = new Set(SITE.forHosts.map(address));

const keepsName = (name: string) => !name.includes("/") || SITE.forHosts.includes(name);

const LATER = new Set(SITE.later.map(address));

/** How the names of what the build has packed end. */
const PACKED = ".pack";

const INTEGRITY = new Map(Object.entries(SITE.integrity).map(([name, sums]) => [address(name), sums]));

/** Whether a response seems to be what it was asked for. Some hosts answer with a page where there is nothing. */
function isLikely({ url }: Request, response: Response): boolean {
  if (response.status !== 200) return false;
  const isHtml = /\bhtml\b/.test(response.headers.get("content-type") ?? "");
  return !isHtml || /(\/|\.html)$/.test(new URL(url).pathname);
}

/**
 * Whether a response is what it was asked for, to the last byte: what is kept is never fetched again. A page, into which
 * some hosts write, has come to its end, and that of the site is of this build and of no other that is just being put in
 * its place.
 */
async function fits(request: Request, response: Response): Promise<boolean> {
  if (!isLikely(request, response)) return false;
  const sums = INTEGRITY.get(request.url);
  if (sums) return isWhole(await response.clone().arrayBuffer(), sums);
  const html = await response.clone().text();
  return html.includes("</html>") && (request.url !== PAGE_ADDRESS || html.includes(SITE.build));
}

/**
 * What is kept of a file: a packed one unpacked, so that no later visit has to, which takes four times as long as reading
 * more. Its length tells the engine of it, its type lets the browser remember what it has compiled.
 */
async function toKeep({ url }: Request, response: Response): Promise<Response> {
  if (!url.endsWith(PACKED)) return response;
  let content = new Uint8Array(await response.arrayBuffer());
  if (isGzip(content)) {
    const stream = new Blob([content]).stream().pipeThrough(new DecompressionStream("gzip"));
    content = new Uint8Array(await new Response(stream).arrayBuffer());
  } else if (isZstandard(content)) {
    const pieces: Uint8Array<ArrayBuffer>[] = [];
    (await loadZstandard())(content, (piece) => pieces.push(piece));
    content = new Uint8Array(await new Blob(pieces).arrayBuffer());
  }
  const type = url.includes(".wasm-") ? "application/wasm" : "application/octet-stream";
  return new Response(content, { headers: { "content-type": type, "content-length": `${content.length}` } });
}

/**
 * Takes a file out of what the browser has loaded before, however old that is, and only else from the network: a name in
 * a folder says the content. Where it does not, the network is asked.
 */
const atHand: WorkboxPlugin = {
  requestWillFetch: ({ request: { url, cache }, event }) => {
    // Asked for by a page to which what was kept was no good. (At the install Workbox would have all pages come anew.)
    const isAgain = event.type === "fetch" && cache === "reload";
    const where = isAgain ? cache : FOR_HOSTS.has(url) ? "no-cache" : "force-cache";
    return Promise.resolve(new Request(url, { cache: where }));
  },
  // A page that waits for a file sees it come, and looks itself whether it is whole; for what is to be kept there is time.
  fetchDidSucceed: async ({ request, response, event }) =>
    (await (event.type === "install" ? fits : isLikely)(request, response))
      ? response
      : fetch(request.url, { cache: "reload" }),
  cacheWillUpdate: async ({ request, response }) =>
    (await fits(request, response)) ? toKeep(request, response) : null,
};

/** Tells every open page what has been kept, so that it can say what needs no network any more. */
const tellPages: WorkboxPlugin = {
  cacheDidUpdate: async ({ request: { url } }) => {
    const pages = await scope.clients.matchAll({ type: "window", includeUncontrolled: true });
    for (const page of pages) page.postMessage({ type: "KEPT", url });
  },
};

addPlugins([atHand]);
// The page keeps its state after the #; whatever stands after a ? is none of ours, and the page is the same.
precacheAndRoute(
  [
    { url: PAGE_ADDRESS, revision: SITE.build },
    ...SITE.atOnce.map((url) => ({
      url,
      revision: keepsName(url) ? SITE.build : null,
      ...(SITE.integrity[url] && { integrity: SITE.integrity[url] }), // with it a file that was lost is kept again
    })),
  ],
  {
    ignoreURLParametersMatching: [/./],
    urlManipulation: ({ url }) => (url.href === address("index.html") ? [new URL(PAGE_ADDRESS)] : []),
  },
);
cleanupOutdatedCaches();

// What was used before this worker was there comes in a CACHE_URLS message, which Workbox's router hears.
registerRoute(({ url }) => LATER.has(url.href), new CacheFirst({ plugins: [atHand, tellPages] }));

// A picture that is shared to the installed app waits in a cache of its own until the page takes it.
registerRoute(({ url }) => url.href === address("share-picture"), receivePicture, "POST");

// From the first visit on, so that a list chosen in it is kept as well.
clientsClaim();

scope.addEventListener("install", answerDirectly);
scope.addEventListener("activate", (event) => event.waitUntil(forgetUnknown()));
scope.addEventListener("message", ({ data }) => {
  const message = data as { type?: unknown } | null; // from this site's pages
  if (message?.type === "SKIP_WAITING") void scope.skipWaiting();
});

/**
 * Lets the browser take the build's files from the cache by itself, where it can, and ask this worker for the page: it
 * need not start this worker first for the one, nor ask the network beside it for the other, as Chromium does.
 */
function answerDirectly(event: RoutedEvent): void {
  if (!event.addRoutes) return;
  const rule = (url: string, source: unknown) => {
    const { protocol, hostname, port, pathname } = new URL(url);
    return { condition: { urlPattern: { protocol, hostname, port, pathname, search: "" } }, source };
  };
  const files = SITE.atOnce.filter((name) => !keepsName(name)).map(address);
  const rules = [
    rule(PAGE_ADDRESS, "fetch-event"),
    ...files.map((url) => rule(url, { cacheName: cacheNames.precache })),
  ];
  event.addRoutes(rules).catch(() => {}); // the `fetch` event does the same
}

/** Keeps a shared picture for the page, and opens that. */
async function receivePicture({ request }: { request: Request }): Promise<Response> {
  const [picture, ...others] = (await request.formData()).getAll("picture");
  if (!(picture instanceof File)) return Response.redirect(PAGE_ADDRESS, 303);
  const waits = address(SHARED_PICTURE);
  const cache = await caches.open(sharedPictures(PAGE_ADDRESS));
  const headers = {
    "content-type": picture.type,
    "x-name": encodeURIComponent(picture.name),
    "x-others": String(others.length),
  };
  await cache.put(waits, new Response(picture, { headers }));
  return Response.redirect(waits, 303);
}

/** Forgets what was used of files that no build has any more. */
async function forgetUnknown(): Promise<void> {
  const used = await caches.open(cacheNames.runtime);
  for (const { url } of await used.keys()) if (!LATER.has(url)) await used.delete(url);
}
