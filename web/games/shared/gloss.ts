/** What a word means: looked up, and as a sentence. */
import { html, nothing, type ReactiveController, type ReactiveControllerHost } from "lit";
import type { Engine } from "../../engine/client.ts";
import { Meanings, type Meaning } from "../../engine/meanings.ts";
import type { Methods } from "../../engine/methods.ts";
import type { Lexicon } from "../../engine/protocol.ts";
import type { FirstTexts } from "../../text/en.ts";

/** What a visitor's own list says of a word. */
type Note = Pick<Methods["anagram.word"]["result"], "word" | "definition" | "count">;

/** What a word means, or why that is not told: "missing" where no meanings are kept in the language. */
export type Gloss = Meaning | Note | "coming" | "none" | "unreachable" | "missing";

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

  /** Look a word of a list up, unless that has been done; "" for none. */
  look(word: string, list: Lexicon, engine: Engine | null): void {
    const asked = word && `${list.id} ${word}`;
    if (asked === this.#asked) return;
    this.#asked = asked;
    const known = list.notes ?? Meanings.has(list.language);
    this.gloss = !word ? null : known ? "coming" : "missing";
    if (this.gloss === "coming") void this.#fetch(asked, word, list, engine);
  }

  /** What the list itself says comes before what is known of its language. */
  async #fetch(asked: string, word: string, list: Lexicon, engine: Engine | null): Promise<void> {
    const note = list.notes
      ? await engine?.request("anagram.word", { lexicon: list.id, word }).catch(() => null)
      : null;
    const gloss =
      note?.definition || !Meanings.has(list.language)
        ? (note ?? null)
        : await meanings.of(list.language, word).catch(() => "unreachable" as const);
    if (asked !== this.#asked) return;
    this.gloss = gloss ?? (note?.count ? note : "none");
    this.#host.requestUpdate();
  }
}

/** The meaning of a word, as on one line; the language of meanings is English. */
export function glossLine(gloss: Gloss | null, word: string, text: FirstTexts["word"]) {
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
  if ("definition" in gloss) {
    const { definition, count } = gloss;
    return html`<span>${definition}</span>
      ${count ? html`<span class="quiet">${text.count(count)}</span>` : nothing}
      ${(definition ?? count) ? nothing : html`<span class="quiet">${text.noMeaning}</span>`}`;
  }
  const kinds: Partial<Record<string, string>> = text.kinds;
  const of = gloss.word === word ? "" : `${gloss.word}, `;
  return html`<span class="quiet">${of}${kinds[gloss.kind] ?? gloss.kind}:</span>
    <span lang="en">${gloss.text}</span>`;
}
