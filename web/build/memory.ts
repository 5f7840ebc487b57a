/**
 * Writes the memory that Python starts from as Pyodide takes it, out of what the build has packed, for tests in Node.
 *
 *     node build/run.mjs memory WASM PACKED FILE TRACKED
 */

import { readFile, writeFile } from "node:fs/promises";
import { crossOut } from "../engine/segments.ts";
import { putBack } from "../engine/sparse.ts";
import { tie } from "../engine/tracked.ts";
import { argument } from "./script.ts";

const packed = await readFile(argument(1, "packed memory"));
const memory = new Uint8Array(packed.readUInt32LE(0)); // which says first how long it is
putBack(packed, memory);
crossOut(memory, await readFile(argument(0, "WebAssembly")));
tie(memory, Number(argument(3, "place of the first object")));
await writeFile(argument(2, "file"), memory);
