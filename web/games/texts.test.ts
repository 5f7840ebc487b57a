import { expect, it } from "vitest";
import "./all.ts";
import { games } from "./registry.ts";

/** Keys of a catalogue, down to its sentences. */
const keysOf = (value: unknown, path = ""): string[] =>
  typeof value === "object" && value && !Array.isArray(value)
    ? Object.entries(value).flatMap(([key, each]) => keysOf(each, `${path}.${key}`))
    : [path];

/** Sentences that only English needs: the engine says the others itself. */
const isError = (key: string) => /\.(errors|refusals|reasons)\./.test(key);

it.each(games())("$id says all that it says in either language", async ({ texts }) => {
  const { en, tr } = texts;
  const [english, turkish] = await Promise.all([en?.(), tr?.()]);
  const keys = keysOf({ ...english }).filter((key) => !isError(key));
  expect(keys.length).toBeGreaterThan(20);
  expect(keysOf({ ...turkish })).toEqual(expect.arrayContaining(keys));
});
