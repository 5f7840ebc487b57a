/** What every script of the build needs. */
import { readFile } from "node:fs/promises";

/** A value that must be there. */
export function present<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`There is no ${what}.`);
  return value;
}

/** The arguments of the script, which come after the name of the program and run.mjs. */
export const args = process.argv.slice(2);

/** One of them, by its place. */
export const argument = (index: number, what: string) => present(args[index], what);

// Whoever reads a file says what is in it: build.py, npm and Pyodide have written them.
export const readJson = async <T>(path: string | URL): Promise<T> =>
  JSON.parse(await readFile(path, "utf8")) as T;
