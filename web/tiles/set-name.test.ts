import { expect, it } from "vitest";
import facts from "../engine/facts.json" with { type: "json" };
import * as en from "../text/tile-sets-en.ts";
import * as tr from "../text/tile-sets-tr.ts";
import { tileSetName } from "./set-name.ts";

it("names every tile set in the page's language", () => {
  expect(tileSetName("tr_kelimelik", en)).toBe("Turkish, Kelimelik");
  expect(tileSetName("tr_kelimelik", tr)).toBe("Türkçe, Kelimelik");
  expect(tileSetName("en", tr)).toBe("İngilizce");
  for (const id of Object.keys(facts.tile_sets)) {
    for (const text of [en, tr]) expect(tileSetName(id, text)).not.toMatch(/[a-z]{2}_|^[a-z]/);
  }
});
