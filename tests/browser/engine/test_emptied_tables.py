"""What the site's Python has no tables for it does not know, and says so (web/build/tables.ts)."""

import json
import os
import shutil
import subprocess

import build
import zstandard

REFUSED = {
    "import _codecs_jp": "ModuleNotFoundError",
    "'\\u30a2'.encode('shift_jis')": "LookupError",
    "b'x'.decode('gb18030')": "LookupError",
    "'x'.encode('big5')": "LookupError",
    "import unicodedata; unicodedata.name('a')": "AttributeError",
    "import unicodedata; unicodedata.lookup('EM DASH')": "AttributeError",
    "import unicodedata; unicodedata.ucd_3_2_0.name('a')": "AttributeError",
    "'\\N{EM DASH}'": "SyntaxError",
    "'\\u30a2'.encode('ascii', 'namereplace')": "ImportError",
}
"""What Python is asked, and how it refuses."""

KNOWN = {
    "import unicodedata; unicodedata.normalize('NFC', 'e\\u0301')": "\xe9",
    "import unicodedata; unicodedata.is_normalized('NFC', 'e\\u0301')": "false",
    "import unicodedata; unicodedata.category('\\u30a2')": "Lo",
    "import unicodedata; unicodedata.decomposition('\\u00e9')": "0065 0301",
    "b'\\xc3\\xa9'.decode()": "\xe9",
}
"""What it has kept."""

SCRIPT = """
import { loadPyodide } from "pyodide";
const [, folder, asked] = process.argv;
const { default: createPyodideModule } = await import(`${folder}/pyodide.asm.mjs`);
const stdLibURL = `${folder}/library.zip`;
const options = { indexURL: folder, stdLibURL, lockFileContents: JSON.parse(process.env.LOCK) };
const python = await loadPyodide({ createPyodideModule, ...options });
const answer = (code) => {
  try {
    return String(python.runPython(code));
  } catch (error) {
    return error.type;
  }
};
console.log(JSON.stringify(JSON.parse(asked).map(answer)));
process.exit(0);
"""


def test_python_refuses_what_it_has_no_tables_for_and_knows_the_rest(dist, built, tmp_path):
    made = build.MADE / "python"
    for name in ("pyodide.asm.mjs", "library.zip"):
        shutil.copyfile(made / name, tmp_path / name)
    (tmp_path / "pyodide.asm.wasm").write_bytes(zstandard.decompress((made / "pyodide.asm.wasm.pack").read_bytes()))
    expected = REFUSED | KNOWN
    node = ["node", "--input-type=module", "-e", SCRIPT, tmp_path, json.dumps(list(expected))]
    lock = json.dumps({"info": built["engine"]["pyodide"]["info"], "packages": {}})
    done = subprocess.run(
        node, cwd=build.WEB, env={**os.environ, "LOCK": lock}, capture_output=True, text=True, check=False
    )
    assert not done.returncode, done.stderr[-2000:]
    assert dict(zip(expected, json.loads(done.stdout), strict=True)) == expected
