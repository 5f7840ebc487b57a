/** What a word means: looked up, and as a sentence. */
import { html, nothing, type ReactiveController, type ReactiveControllerHost } from "lit";
import { Meanings, type Meaning } from "../../engine/meanings.ts";
import type { Texts } from "../../text/en.ts";

/** What a word means, or why that is not told: "missing" where no meanings are kept in the language. */
export type Gloss = Meaning | "coming" | "none" | "unreachable" | "missing";

const meanings = new Meanings();

/** Looks up one word after the other; the host is drawn anew when a meaning comes. */
export class GlossLookup implements ReactiveController {
  /** Null while there is no word. */
  gloss: Gloss | null = null;
  #asked = "";
  readonly #host: ReactiveControllerHost;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.#asked = "";
  }

  /** Look a word of a language up, unless that has been done; "" for none. */
  look(word: string, language: string): void {
    const asked = word && `${language} ${word}`;
    if (asked === this.#asked) return;
    this.#asked = asked;
    this.gloss = !word ? null : Meanings.has(language) ? "coming" : "missing";
    if (this.gloss === "coming") void this.#fetch(asked, word, language);
  }

  async #fetch(asked: string, word: string, language: string): Promise<void> {
    const gloss = await meanings.of(language, word).catch(() => "unreachable" as const);
    if (asked !== this.#asked) return;
    this.gloss = gloss ?? "none";
    this.#host.requestUpdate();
  }
}

/** The meaning of a word, as on one line; the language of meanings is English. */
export function glossLine(gloss: Gloss | null, word: string, text: Texts["anagrams"]["word"]) {
  if (!gloss) return nothing;
  if (typeof gloss === "string") {
    const instead = {
      coming: "…",
      none: text.noMeaning,
      unreachable: text.meaningAway,
      missing: text.noMeanings,
    };
    return html`<span class="quiet">${instead[gloss]}</span>`;
  }
  const kinds: Partial<Record<string, string>> = text.kinds;
  const of = gloss.word === word ? "" : `${gloss.word}, `;
  return html`<span class="quiet">${of}${kinds[gloss.kind] ?? gloss.kind}:</span>
    <span lang="en">${gloss.text}</span>`;
}
