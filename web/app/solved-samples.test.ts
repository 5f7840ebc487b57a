import { beforeEach, expect, test } from "vitest";
import { register } from "../games/registry.ts";
import { EngineError } from "../rpc/messages.ts";
import type { Engine } from "../engine/client.ts";
import type { SampleWords } from "../games/shared/sample.ts";
import { SolvedSamples } from "./solved-samples.ts";

const picture = { columns: 1, squares: [] };

for (const id of ["one", "two", "three"]) {
  register({
    id,
    name: () => id,
    about: () => "",
    element: `tw-${id}`,
    page: () => Promise.resolve(),
    texts: {},
    picture: () => picture,
    brief: () => "",
    empty: () => "",
    options: {},
    toLink: () => new URLSearchParams(),
    fromLink: () => ({ position: "", options: {}, kept: [], lost: [] }),
    sample: ({ list }) => ({
      picture,
      solve: async (ask) => {
        await ask("lexicon.check", { lexicon: list.id, words: [id] });
        return { picture, word: `${id} in ${list.id}`, worth: () => "" };
      },
    }),
  });
}

const words = (id: string): SampleWords => ({ list: { id, alphabet: "en", language: "en" }, selection: {} });
const staying = new AbortController().signal;

/** What was asked, and what answers it: by default at once. */
let asked: string[];
let answer: () => Promise<unknown>;
let stage: "ready" | "failed";
let engine: Engine;
let samples: SolvedSamples;

const solve = (list: string, left = staying) => {
  samples.make(words(list));
  return samples.solve(engine, left);
};

beforeEach(() => {
  asked = [];
  stage = "ready";
  answer = () => Promise.resolve({ valid: {} });
  const request = (_method: string, { words: [id = ""] }: { words: string[] }) => (asked.push(id), answer());
  engine = {
    get state() {
      return { stage };
    },
    request,
  } as unknown as Engine; // all that is used of it
  samples = new SolvedSamples();
});

test("the examples are solved one after the other, each once for a list", async () => {
  let [open, most] = [0, 0];
  answer = async () => {
    most = Math.max(most, ++open);
    await Promise.resolve();
    open--;
  };
  await Promise.all([solve("en"), solve("en")]);
  await solve("en");
  expect([asked, most]).toEqual([["one", "two", "three"], 1]);
  expect(samples.best("three")?.word).toBe("three in en");
  await solve("tr");
  expect(samples.best("one")?.word).toBe("one in tr");
});

test("another list that comes meanwhile is the one that is answered", async () => {
  let give: () => void = () => undefined;
  answer = () => new Promise((given) => (give = () => given({})));
  const solving = solve("en");
  await solve("tr");
  answer = () => Promise.resolve({});
  give();
  await solving;
  expect(asked).toEqual(["one", "one", "two", "three"]);
  expect(samples.best("one")?.word).toBe("one in tr");
});

test("one who leaves is followed by no further question, and one who comes back by the rest", async () => {
  const leaving = new AbortController();
  answer = () => (leaving.abort(), Promise.resolve({}));
  await solve("en", leaving.signal);
  expect(asked).toEqual(["one"]);
  await solve("en");
  expect(asked).toEqual(["one", "two", "three"]);
});

test("a position that is refused stands alone, and an engine that has failed is asked again when it is there", async () => {
  answer = () => Promise.reject(new EngineError({ code: -32000, message: "no", data: { code: "letter" } }));
  await solve("en");
  expect([asked.length, samples.best("one")]).toEqual([3, null]);
  answer = () => ((stage = "failed"), Promise.reject(new EngineError({ code: -32001, message: "broken" })));
  await solve("tr");
  await solve("tr");
  expect(asked.length).toBe(4);
  stage = "ready";
  answer = () => Promise.resolve({});
  await solve("tr");
  expect(samples.best("one")?.word).toBe("one in tr");
});
