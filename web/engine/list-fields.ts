/** Which fields of a request name word lists: these must be at hand before it can be answered. */

import { LIST_FIELDS } from "./methods.ts";

/** Gives each object that may have a field for a list's id, with the field's name; each of a list, where a path has one. */
function* owners(params: object): Generator<[owner: Record<string, unknown>, field: string]> {
  for (const path of LIST_FIELDS) {
    const names = path.split(".");
    const field = names.pop() ?? "";
    let found: unknown[] = [params];
    for (const name of names) found = found.flatMap((owner) => (isRecord(owner) ? owner[name] : []));
    for (const owner of found) if (isRecord(owner)) yield [owner, field];
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** The ids of the word lists that a request names; a field may name several. */
export function listsIn(params: object): string[] {
  return Array.from(owners(params), ([owner, field]) => owner[field])
    .flat()
    .filter((id) => typeof id === "string");
}

/** Has the lists of a request or result called something else, in place. */
export function renameLists(params: object, rename: (id: string) => string): void {
  for (const [owner, field] of owners(params)) {
    const named = owner[field];
    const renamed = (id: unknown): unknown => (typeof id === "string" ? rename(id) : id);
    if (typeof named === "string") owner[field] = rename(named);
    else if (Array.isArray(named)) owner[field] = named.map(renamed);
  }
}
