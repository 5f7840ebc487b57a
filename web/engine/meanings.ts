/** What words mean: short glosses by language and first letter, fetched when a word of that letter is first asked for. */
import { Downloads, isDamage } from "./download.ts";

export interface Meaning {
  /** The word that it is told of. */
  word: string;
  /** "n" for a noun, and so on. */
  kind: string;
  text: string;
}

/**
 * Endings of inflected forms, what base forms have in their place, and parts of speech, of which the usual counts.
 * The same as in pysrc/tilewise/study/base_forms.py, which says where they are from.
 */
const ENDINGS: readonly (readonly [ending: string, instead: string, parts: string])[] = [
  ["s", "", "nv"],
  ["ies", "y", "nv"],
  ["es", "", "nv"],
  ["men", "man", "n"],
  ["ed", "e", "v"],
  ["ed", "", "v"],
  ["ied", "y", "v"],
  ["ing", "e", "v"],
  ["ing", "", "v"],
  ["er", "e", "a"],
  ["er", "", "a"],
  ["ier", "y", "a"],
  ["er", "e", "v"],
  ["er", "", "v"],
  ["ier", "y", "v"],
  ["est", "e", "a"],
  ["est", "", "a"],
  ["iest", "y", "a"],
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
    const found = senseOf(lower, (form) => {
      const start = text.indexOf(`\n${form}\t`);
      return start < 0
        ? []
        : text
            .slice(start + 1, text.indexOf("\n", start + 1))
            .split("\t")
            .slice(1);
    });
    if (!found) return null;
    const [kind = "", ...words] = found.sense.split(" ");
    return { word: found.form.toUpperCase(), kind, text: words.join(" ") };
  }

  /**
   * All that is known in a language, a line for each word, as searches by meaning read it. Where the first letter cannot be
   * fetched, the others are not tried.
   */
  async whole(language: string): Promise<Uint8Array<ArrayBuffer>> {
    const letters = Object.keys(PAGE.meanings[language] ?? {});
    await this.#text(language, letters[0] ?? "");
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
      .catch((cause: unknown) => {
        if (!isDamage(cause)) throw cause;
        return new Downloads(() => {}, { afresh: true }).unpacked(fetched);
      })
      .then((bytes) => `\n${new TextDecoder().decode(bytes)}\n`);
    this.#texts.set(file.url, text);
    text.catch(() => this.#texts.delete(file.url));
    return text;
  }
}

/**
 * The word that explains one in lower case, and which of its senses does: its own, or that of a base form whose part of
 * speech has such an ending, or else any of a base form.
 * @param sensesOf those of a word, the usual one first, each behind the letter of its part of speech
 */
function senseOf(word: string, sensesOf: (form: string) => readonly string[]) {
  const [own] = sensesOf(word);
  if (own) return { form: word, sense: own };
  const known = forms(word).map(([form, parts]) => ({ form, parts, senses: sensesOf(form) }));
  for (const { form, parts, senses } of known) {
    const sense = senses.find(([part = ""]) => parts.includes(part));
    if (sense) return { form, sense };
  }
  for (const { form, senses } of known) if (senses[0] && form.length > 2) return { form, sense: senses[0] };
  return null;
}

/** What a word may be a form of, with parts of speech; last those whose consonant is doubled. */
function forms(word: string): (readonly [form: string, parts: string])[] {
  const stems = ENDINGS.filter(([ending]) => word.endsWith(ending) && word.length > ending.length + 1).map(
    ([ending, instead, parts]) => [word.slice(0, -ending.length) + instead, parts] as const,
  );
  const single = stems.filter(([stem]) => /([^aeiou])\1$/.test(stem));
  return [...stems, ...single.map(([stem, parts]) => [stem.slice(0, -1), parts] as const)];
}
