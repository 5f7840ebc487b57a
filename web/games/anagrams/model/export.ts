/** All the words as a text for other programs: one a line, or as a table. */
import type { WordGroup } from "../../../engine/methods.ts";
import { tilesOf } from "./found-words.ts";

export const asText = (groups: readonly WordGroup[]): string =>
  groups.flatMap(({ words }) => words.map(({ word }) => `${word}\n`)).join("");

/** One row a word; commas and dots, as programs read them. */
export function asTable(groups: readonly WordGroup[], withThrough: boolean): string {
  const head = ["word", "length", "score", "zipf", "blanks", ...(withThrough ? ["through"] : [])];
  const rows = groups.flatMap(({ through, words }) =>
    words.map((found) => {
      const { word, score, zipf, blanks } = found;
      const letters = tilesOf(found);
      const played = blanks.map((place) => letters[place]).join(" ");
      return [
        word,
        letters.length,
        score,
        zipf === 0 ? "" : zipf,
        played,
        ...(withThrough ? [through ?? ""] : []),
      ];
    }),
  );
  return [head, ...rows].map((row) => `${row.join(",")}\r\n`).join("");
}
