/** The other way to a quick start: a snapshot that the visitor's own browser makes after its first, plain start. */
import { loadPyodide } from "../-web/node_modules/pyodide/pyodide.mjs";

const CACHE = "own-snapshot";
const KEY = "/own-snapshot";

const IMPORT_ALL = `
def import_all():
    import gc, importlib, pkgutil
    import tilewise
    for module in pkgutil.walk_packages(tilewise.__path__, "tilewise."):
        if not module.name.endswith("__main__"):
            importlib.import_module(module.name)
    gc.collect()

import_all()
del import_all
`;

self.onmessage = async ({ data: { folder, info, wheel } }) => {
  const times = {};
  let last = performance.now();
  const lap = (name) => {
    const now = performance.now();
    times[name] = now - last;
    last = now;
  };
  const options = {
    indexURL: folder,
    packageBaseUrl: folder,
    lockFileContents: { info, packages: {} },
    env: { HOME: "/home/pyodide", PYTHONHASHSEED: "0" },
  };
  const cache = await caches.open(CACHE);
  const kept = await cache.match(KEY);
  const bytes = fetch(wheel).then((response) => response.arrayBuffer());
  if (kept) {
    const stream = kept.body.pipeThrough(new DecompressionStream("gzip"));
    const snapshot = new Response(stream).arrayBuffer().then((content) => new Uint8Array(content));
    const python = await loadPyodide({ ...options, _loadSnapshot: snapshot });
    python.unpackArchive(await bytes, "wheel");
    python.runPython("from tilewise.rpc import Session; Session()");
    lap("start");
  } else {
    const python = await loadPyodide({ ...options, _makeSnapshot: true });
    python.unpackArchive(await bytes, "wheel");
    python.runPython(IMPORT_ALL);
    lap("start");
    const snapshot = python.makeMemorySnapshot();
    lap("make");
    const stream = new Blob([snapshot]).stream().pipeThrough(new CompressionStream("gzip"));
    const packed = await new Response(stream).arrayBuffer();
    lap("compress");
    await cache.put(KEY, new Response(packed));
    lap("keep");
    times.bytes = packed.byteLength;
  }
  self.postMessage(times);
};
