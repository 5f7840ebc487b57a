/**
 * An engine for the tests to ask; its states are collected in `states`, what jobs report in `reports`, its workers in
 * `workers`; `computed` counts the results that they have given.
 */
import { Engine } from "../-web/engine/client.js";

const worker = new URL(`../code/${PAGE.worker}`, import.meta.url);

globalThis.states = [];
globalThis.reports = [];
globalThis.workers = [];
globalThis.computed = 0;

globalThis.makeEngine = (options) => {
  const makeWorker = (how) => {
    const made = new Worker(worker, how);
    workers.push(made);
    made.addEventListener("message", ({ data }) => {
      if ("result" in (typeof data === "string" ? JSON.parse(data) : data)) computed += 1;
    });
    return made;
  };
  globalThis.engine = new Engine({ worker: makeWorker, ...options });
  engine.addEventListener("state", () => states.push(engine.state));
};

globalThis.ask = async (method, params, options = {}) => {
  try {
    const onProgress = (value) => reports.push(value);
    return {
      result: await engine.request(method, params, { onProgress, ...options }),
    };
  } catch ({ name, message, code, data }) {
    return { error: { name, message, code, data } };
  }
};
