/** What is one thing on the page has one word in Turkish. */
import { expect, it } from "vitest";
import { letterpressGame } from "./letterpress-game-tr.ts";
import { match } from "./turns-tr.ts";
import { tr } from "./tr.ts";
import { tycoon } from "./tycoon-tr.ts";

it("tells of who resigned in the words of the button", () => {
  const { say, log, over } = letterpressGame;
  expect(match.resign).toBe("Pes et");
  const told = [say.resigned(""), say.resigned("Bora"), log.resigned, over.endings.resigned];
  for (const sentence of told) expect(sentence.toLocaleLowerCase("tr")).toContain("pes et");
});

it("calls what multiplies what the setting is called", () => {
  const { stacking } = tycoon.setup;
  expect(stacking).toBe("Çarpanlar");
  const told = [tr.notice.parts.doublings, tr.notice.parts.stacking, tycoon.help.rules.join(" ")];
  for (const sentence of told) expect(sentence).toContain(stacking.toLocaleLowerCase("tr"));
});
