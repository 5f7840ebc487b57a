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

/** What build.py, npm or Pyodide have written; whoever reads it knows its type. */
export const readJson = async <T>(path: string): Promise<T> =>
  // Not checked: the build fails when it is another.
  JSON.parse(await readFile(path, "utf8")) as T;
