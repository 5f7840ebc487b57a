/** The words as a text for other programs: one a line, or as a table with commas and dots, as programs read them. */
import type { StudiedWord } from "../../../engine/methods.ts";

export const asText = (words: readonly StudiedWord[]): string =>
  words.map(({ word }) => `${word}\n`).join("");

const HEAD = ["word", "alphagram", "front", "back", "points", "probability", "zipf", "playability"] as const;

export const asTable = (words: readonly StudiedWord[]): string =>
  [
    HEAD,
    ...words.map((word) => HEAD.map((name) => (name === "zipf" && !word.zipf ? "" : (word[name] ?? "")))),
  ]
    .map((row) => `${row.join(",")}\r\n`)
    .join("");
