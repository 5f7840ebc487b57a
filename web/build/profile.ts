/**
 * Makes the profile of Pyodide's WebAssembly (functions.json): first a file that notes what runs, then out of what has run
 * the list of what is kept.
 *
 *     node build/run.mjs profile WASM FILE            writes the file that notes
 *     node build/run.mjs profile WASM FILE RAN ...    writes the profile; RAN are lists of functions, as JSON
 *
 * What those that ran call by name is kept as well, and what these call: the ways that they did not take, such as what is
 * done about an error.
 */

import { readFile, writeFile } from "node:fs/promises";
import { mentionsIn } from "./mentions.ts";
import { bodiesOf, imported, profileOf } from "./functions.ts";
import { probed } from "./probe.ts";
import { args, argument, present, readJson } from "./script.ts";

/** How far from what ran the calls are followed. */
const STEPS = 2;

const wasm = await readFile(argument(0, "WebAssembly"));
const file = argument(1, "file to write");
const lists = args.slice(2);

if (!lists.length) await writeFile(file, probed(wasm));
else {
  const bodies = bodiesOf(wasm);
  const others = imported(wasm, "functions");
  const kept = new Set<number>();
  for (const list of lists) for (const ran of await readJson<number[]>(list)) kept.add(ran);
  console.log(`${kept.size} of ${bodies.length} functions ran`);
  for (let step = 0; step < STEPS; step++) {
    for (const i of [...kept]) {
      for (const called of mentionsIn(present(bodies[i], `function ${i}`)).calls)
        if (called >= others) kept.add(called - others);
    }
  }
  console.log(`${kept.size} are kept`);
  await writeFile(file, `${JSON.stringify(profileOf(wasm, kept), null, 2)}\n`);
}
