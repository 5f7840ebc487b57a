/** The browser's storage for unit tests, which have none. */
import { vi } from "vitest";

/** Put an empty storage in its place. Gives what is kept in it, to be looked at and changed. */
export function stubStorage(): Map<string, string> {
  const kept = new Map<string, string>();
  for (const storage of ["localStorage", "sessionStorage"])
    vi.stubGlobal(storage, {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => void kept.set(key, text),
    });
  return kept;
}
