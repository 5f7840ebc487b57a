/** Runs pytest inside the site's own Pyodide, on a project that is unpacked from an archive. */
import { loadPyodide } from "../-web/node_modules/pyodide/pyodide.mjs";

const RUN = `
import os, sys
sys.path[:0] = ["/project/pysrc", "/project/tests"]
sys.dont_write_bytecode = True
os.chdir("/project")
import pytest

class Outcome:
    passed, problems = 0, []

    def pytest_runtest_logreport(self, report):
        self.passed += report.when == "call" and report.passed
        if report.failed:
            self.problems.append(f"{report.nodeid}: {report.longreprtext}")

    def pytest_collectreport(self, report):
        if report.failed:
            self.problems.append(f"{report.nodeid}: {report.longreprtext}")

outcome = Outcome()
code = int(pytest.main(["-q", "-p", "no:cacheprovider", "--capture=sys", *arguments], plugins=[outcome]))
import json
json.dumps({"code": code, "passed": outcome.passed, "problems": outcome.problems, "python": sys.version})
`;

self.onmessage = async ({ data: { folder, info, archive, arguments: given } }) => {
  const output = [];
  try {
    const bytes = fetch(archive).then((response) => response.arrayBuffer());
    const python = await loadPyodide({
      indexURL: folder,
      packageBaseUrl: folder,
      lockFileContents: { info, packages: {} },
      stdout: (line) => output.push(line),
      stderr: (line) => output.push(line),
    });
    python.unpackArchive(await bytes, "zip", { extractDir: "/project" });
    const globals = python.toPy({ arguments: given });
    self.postMessage({
      ...JSON.parse(python.runPython(RUN, { globals })),
      output: output.join("\n"),
    });
  } catch (error) {
    self.postMessage({
      code: -1,
      passed: 0,
      problems: [String(error)],
      output: output.join("\n"),
    });
  }
};
