import { expect, it } from "vitest";
import * as letterpress from "../../../text/letterpress-en.ts";
import { en, type Texts } from "../../../text/en.ts";
import { provedSentence } from "./proved.ts";

const english = { text: { ...en, ...letterpress } as Texts, number: (n: number) => String(n) };

it("says how a win is forced, and nothing of what is not proved", () => {
  expect(provedSentence(null, "ours", english)).toBe("");
  expect(provedSentence({ wins: true, plies: 1 }, "ours", english)).toBe("You can win at once.");
  expect(provedSentence({ wins: true, plies: 3 }, "ours", english)).toBe(
    "You can win in 2 turns, whatever they do.",
  );
  expect(provedSentence({ wins: false, plies: 2 }, "ours", english)).toBe("They can win whatever you play.");
});

it("says that one has to pass where only that wins as soon", () => {
  const proved = { wins: true, plies: 3, by_passing: true };
  expect(provedSentence(proved, "ours", english)).toBe(
    "You can win in 2 turns, whatever they do, if you pass now.",
  );
  expect(provedSentence(proved, "theirs", english)).toBe(
    "They can win in 2 turns, whatever you do, if they pass now.",
  );
});
