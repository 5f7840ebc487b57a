/** What words mean: short glosses by language and first letter, fetched when a word of that letter is first asked for. */
import { Downloads } from "./download.ts";

export interface Meaning {
  /** The word that it is told of. */
  word: string;
  /** "n" for a noun, and so on. */
  kind: string;
  text: string;
}

/** Endings of inflected forms, and what stands in their place in the form that has the meaning. */
const ENDINGS: readonly (readonly [ending: string, instead: string])[] = [
  ["ies", "y"],
  ["es", ""],
  ["s", ""],
  ["ied", "y"],
  ["ed", ""],
  ["ed", "e"],
  ["ing", ""],
  ["ing", "e"],
  ["ier", "y"],
  ["iest", "y"],
  ["er", ""],
  ["er", "e"],
  ["est", ""],
  ["est", "e"],
];

export class Meanings {
  /** Texts by their addresses. */
  readonly #texts = new Map<string, Promise<string>>();

  /** Whether there are meanings in this language. */
  static has(language: string): boolean {
    return Object.hasOwn(PAGE.meanings, language);
  }

  /**
   * What a word, in either case, means, or what the word means whose form it seems to be; null if that is not known.
   * Rejects if it could not be fetched.
   */
  async of(language: string, word: string): Promise<Meaning | null> {
    const lower = word.toLowerCase();
    const text = await this.#text(language, lower[0] ?? "");
    for (const form of forms(lower)) {
      const start = text.indexOf(`\n${form}\t`);
      if (start < 0) continue;
      const [, gloss = ""] = text.slice(start + 1, text.indexOf("\n", start + 1)).split("\t");
      const [kind = "", ...words] = gloss.split(" ");
      return { word: form.toUpperCase(), kind, text: words.join(" ") };
    }
    return null;
  }

  /** All that is known in a language, a line for each word, as searches by meaning read it. */
  async whole(language: string): Promise<Uint8Array<ArrayBuffer>> {
    const letters = Object.keys(PAGE.meanings[language] ?? {});
    const texts = await Promise.all(letters.map((letter) => this.#text(language, letter)));
    return new TextEncoder().encode(texts.map((text) => text.trimStart()).join(""));
  }

  #text(language: string, letter: string): Promise<string> {
    const file = PAGE.meanings[language]?.[letter];
    if (!file) return Promise.resolve("");
    const known = this.#texts.get(file.url);
    if (known) return known;
    const fetched = { ...file, url: new URL(file.url, import.meta.url).href };
    const text = new Downloads(() => {})
      .unpacked(fetched)
      .catch(() => new Downloads(() => {}, { afresh: true }).unpacked(fetched))
      .then((bytes) => `\n${new TextDecoder().decode(bytes)}\n`);
    this.#texts.set(file.url, text);
    text.catch(() => this.#texts.delete(file.url));
    return text;
  }
}

/** The word, then what it may be a form of. */
function forms(word: string): string[] {
  const stems = ENDINGS.filter(([ending]) => word.endsWith(ending) && word.length > ending.length + 2).map(
    ([ending, instead]) => word.slice(0, -ending.length) + instead,
  );
  const single = stems.filter((stem) => /([b-df-hj-np-tv-z])\1$/.test(stem)).map((stem) => stem.slice(0, -1));
  return [word, ...stems, ...single];
}
