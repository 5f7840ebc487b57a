/** Words taken along: as text, one a line, or as a table. */
import type { Group } from "./found.ts";

export const asText = (groups: readonly Group[]) =>
  groups.flatMap(({ words }) => words.map(({ word }) => `${word}\n`)).join("");

/** One row a word; commas and dots, as programs read them. */
export function asTable(groups: readonly Group[], withThrough: boolean) {
  const head = ["word", "length", "score", "zipf", "blanks", ...(withThrough ? ["through"] : [])];
  const rows = groups.flatMap(({ through, words }) =>
    words.map(({ word, tiles, score, zipf, blanks }) => {
      const letters = tiles ?? Array.from(word);
      const played = blanks.map((place) => letters[place]).join(" ");
      return [word, letters.length, score, zipf || "", played, ...(withThrough ? [through ?? ""] : [])];
    }),
  );
  return [head, ...rows].map((row) => `${row.join(",")}\r\n`).join("");
}

export function download(name: string, content: Blob) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
