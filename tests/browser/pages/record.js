// Notes what goes wrong on a page for the drivers that are told nothing of its console.
globalThis.recordedProblems = [];
{
  const note = (kind, ...parts) => recordedProblems.push(`${kind}: ${parts.map(String).join(" ")}`);
  addEventListener("error", ({ message, filename }) => note("uncaught", message, `(${filename})`));
  addEventListener("unhandledrejection", ({ reason }) => note("unhandled", reason));
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    note("refused", violatedDirective, blockedURI),
  );
  const { error } = console;
  console.error = (...parts) => (note("console", ...parts), error.apply(console, parts));
}
