/** The same answer without any of the site's ways: loadPyodide as it comes, and micropip for the solvers. */
import { loadPyodide } from "../-web/node_modules/pyodide/pyodide.mjs";

const SOLVE = `
import json
from tilewise.rpc import Session
session = Session()
session.put_lexicon("en", bytes(packed))
request = {"jsonrpc": "2.0", "id": 1, "method": "letterpress.solve", "params": {"lexicon": "en",
    "board": "msgzxcbjlqblmgeppjxmjynxs", "ours": 3310592, "theirs": 17180, "limit": 20}}
answer = session.receive(json.dumps(request))
while session.busy:
    answer += session.step(1)
json.loads(answer.split("\\n")[0])["result"]["words"]
`;

self.onmessage = async ({ data: { folder, info, wheel, micropip, list } }) => {
  try {
    const packed = fetch(list).then((response) =>
      new Response(response.body.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer(),
    );
    const lockFileContents = { info, packages: {} };
    const python = await loadPyodide({ indexURL: folder, packageBaseUrl: folder, lockFileContents });
    await python.loadPackage(micropip, { messageCallback: () => {} });
    const globals = python.toPy({ wheel, packed: new Uint8Array(await packed) });
    await python.runPythonAsync("import micropip; await micropip.install(wheel, deps=False)", { globals });
    self.postMessage(python.runPython(SOLVE, { globals }));
  } catch (error) {
    self.postMessage(String(error));
  }
};
