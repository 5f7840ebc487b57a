/** Words taken along: as text, one a line, or as a table. */

/** @typedef {import("./found.js").Group} Group */

/** @param {readonly Group[]} groups */
export const asText = (groups) =>
  groups.flatMap(({ words }) => words.map(({ word }) => `${word}\n`)).join("");

/**
 * One row a word; commas and dots, as programs read them.
 *
 * @param {readonly Group[]} groups
 * @param {boolean} withThrough
 */
export function asTable(groups, withThrough) {
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

/**
 * @param {string} name
 * @param {Blob} content
 */
export function download(name, content) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
