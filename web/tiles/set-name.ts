/** What a tile set is called in the page's language. */
import type { Texts } from "../text/en.ts";

/** A tile set's name: its language, and the game if it is not the plain set. */
export function tileSetName(id: string, { tileSets }: Pick<Texts, "tileSets">): string {
  const [alphabet = "en", ...family] = id.split("_");
  const languages: Partial<Record<string, string>> = tileSets.languages;
  const families: Partial<Record<string, string>> = tileSets.families;
  const language = languages[alphabet] ?? alphabet;
  return family.length ? `${language}, ${families[family.join("_")] ?? family.join(" ")}` : language;
}
