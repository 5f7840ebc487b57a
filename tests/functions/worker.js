/**
 * Stands before the worker's script in tests whose server notes functions (`Noted` in recorder.py): Python's WebAssembly is
 * one that notes what runs, and after each message the server is told.
 */
{
  const place = new URL("../-functions/", import.meta.url);
  const { compile, instantiate } = WebAssembly;
  let noting = null;
  const compileNoting = () =>
    (noting ??= fetch(new URL("noting.wasm", place))
      .then((response) => response.arrayBuffer())
      .then((bytes) => compile(bytes)));
  const LARGE = 1_000_000; // bytes: what unpacks has some, too
  WebAssembly.compile = (bytes) => (bytes.byteLength > LARGE ? compileNoting() : compile(bytes));
  WebAssembly.compileStreaming = compileNoting;
  let ran = null;
  WebAssembly.instantiate = async (...given) => {
    const made = await instantiate(...given);
    const { exports } = made.instance ?? made;
    if ("ran-0" in exports) ran = Object.entries(exports).filter(([name]) => name.startsWith("ran-"));
    return made;
  };
  let told = "";
  const { postMessage } = self;
  self.postMessage = (...given) => {
    postMessage.apply(self, given);
    const bits = JSON.stringify(ran?.map(([name, { value }]) => [Number(name.slice(4)), value]));
    if (!ran || bits === told) return;
    told = bits;
    fetch(new URL("ran", place), { method: "POST", body: bits, keepalive: true }).catch(() => {});
  };
}
