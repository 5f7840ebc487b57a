/**
 * One word in full: what it means, how common it is, its hooks, its anagrams, and the lists it is in.
 *
 * Takes an engine and asks it by itself. Raises `open` with another word, `close`.
 */
import { LitElement, html, nothing, type PropertyValues } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { icon } from "../../components/icons.ts";
import { shared } from "../../components/shared-styles.ts";
import type { Engine } from "../../engine/client.ts";
import { isOwn } from "../../engine/lists.ts";
import { Meanings } from "../../engine/meanings.ts";
import type { Lexicon } from "../../engine/protocol.ts";
import { language, TextsController } from "../../text/texts.ts";
import { heard } from "./heard.ts";
import { wordStyles } from "./word-styles.ts";

interface Facts {
  word: string;
  valid: boolean;
  zipf: number;
  front: string[];
  back: string[];
  anagrams: string[];
}

/** Anagrams shown before all of them are asked for. */
const FEW = 12;

const meanings = new Meanings();

const saysOther = (value: Record<string, unknown>, before: Record<string, unknown> | undefined) =>
  JSON.stringify(value) !== JSON.stringify(before);

@customElement("tw-anagram-word")
export class AnagramWord extends LitElement {
  @property({ attribute: false }) engine: Engine | null = null;
  @property({ attribute: false }) list: Lexicon | null = null;
  /** What a request says of the words that are wanted (see shared/words.ts). */
  @property({ attribute: false, hasChanged: saysOther }) wanted: Record<string, unknown> = {};
  @property() word = "";
  @state() facts: Facts | null = null;
  /** A meaning, null if there is none, "away" if it could not be fetched, undefined while it is. */
  @state() meaning: any = undefined;
  /** Whether the word is in each list that was looked into. */
  @state() inLists: Map<string, boolean> = new Map();
  /** Are lists looked into that have to be fetched first? */
  @state() everywhere = false;
  /** Are all anagrams shown? */
  @state() every = false;

  static override styles = [shared, wordStyles];

  #texts = new TextsController(this);

  override willUpdate(changed: PropertyValues) {
    if (!["word", "list", "wanted", "engine"].some((name) => changed.has(name))) return;
    this.every = false;
    this.everywhere = false;
    this.inLists = new Map();
    this.meaning = undefined;
    if (this.word) this.#ask(this.word);
  }

  async #ask(word: string) {
    const { engine, list } = this;
    if (!engine || !list) return;
    this.#askMeaning(word, list.language);
    try {
      const facts = await engine.request(
        "anagram.word",
        { lexicon: list.id, word, ...this.wanted },
        { view: "anagram-word" },
      );
      if (word !== this.word) return;
      this.facts = facts;
      this.#askLists(word, await this.#listsAtHand());
    } catch {
      if (word === this.word) this.facts = null; // superseded, or told elsewhere
    }
  }

  async #askMeaning(word: string, language: string) {
    if (!Meanings.has(language)) return;
    const meaning = await meanings.of(language, word).catch(() => "away");
    if (word === this.word) this.meaning = meaning;
  }

  /** Lists that the word may be in. */
  get #lists() {
    const { engine, list } = this;
    return (engine?.catalogue ?? []).filter(({ alphabet }) => alphabet === list?.alphabet);
  }

  /** Those that can be looked into without fetching anything. */
  async #listsAtHand() {
    const here = (await this.engine?.lists.atHand()) ?? new Set();
    return this.#lists.filter(({ id }) => id === this.list?.id || isOwn(id) || here.has(id));
  }

  async #askLists(word: string, lists: readonly Lexicon[]) {
    for (const { id } of lists) {
      if (word !== this.word || this.inLists.has(id)) continue;
      try {
        const { valid } = (await this.engine?.request("lexicon.check", { lexicon: id, words: [word] })) ?? {};
        if (word !== this.word) return;
        this.inLists = new Map(this.inLists).set(id, Object.values(valid ?? {})[0] === true);
      } catch {
        continue; // a list that cannot be had is one that nothing is known of
      }
    }
  }

  #lookEverywhere() {
    this.everywhere = true;
    this.#askLists(this.word, this.#lists);
  }

  override render() {
    const { word, facts, list } = this;
    const text = this.#texts.text.anagrams.word;
    if (!word || !list) return nothing;
    const known = facts?.word === word ? facts : null;
    return html`
      <article aria-label=${word}>
        <header>
          <h2 lang=${list.alphabet}>${word}</h2>
          ${known ? html`<span class="quiet">${this.#heard(known)}</span>` : nothing}
          <button
            type="button"
            class="button icon-only"
            aria-label=${text.close}
            title=${text.close}
            @click=${() => this.dispatchEvent(new CustomEvent("close"))}
          >
            ${icon("close")}
          </button>
        </header>
        ${this.#meaning()}
        ${
          known
            ? html`<dl>
                ${this.#hooks(text.front, known.front, (letter) => letter + word)}
                ${this.#hooks(text.back, known.back, (letter) => word + letter)} ${this.#anagrams(known)}
                ${this.#inLists()}
              </dl>`
            : nothing
        }
      </article>
    `;
  }

  #heard({ zipf, valid }: Facts) {
    const text = this.#texts.text.anagrams;
    if (!valid) return text.word.notInList;
    return zipf ? text.word.heard(heard(zipf, text.heard)) : "";
  }

  #meaning() {
    const { list, meaning, word } = this;
    const text = this.#texts.text.anagrams.word;
    if (!list || !Meanings.has(list.language)) return nothing;
    if (meaning === "away") return html`<p class="meaning quiet">${text.meaningAway}</p>`;
    if (meaning === null) return html`<p class="meaning quiet">${text.noMeaning}</p>`;
    if (!meaning) return html`<p class="meaning quiet">…</p>`;
    const kind = text.kinds[meaning.kind as keyof typeof text.kinds] ?? meaning.kind;
    const of = meaning.word === word ? "" : `${meaning.word}, `;
    return html`<p class="meaning">
      <span class="quiet">${of}${kind}:</span> <span lang="en">${meaning.text}</span>
    </p>`;
  }

  #hooks(name: string, letters: readonly string[], joined: (letter: string) => string) {
    return html`<div>
      <dt>${name}</dt>
      <dd>
        ${
          letters.length
            ? letters.map((letter) => this.#link(joined(letter), letter, "letter"))
            : this.#texts.text.anagrams.word.none
        }
      </dd>
    </div>`;
  }

  #anagrams({ anagrams }: Facts) {
    const text = this.#texts.text.anagrams.word;
    const shown = this.every ? anagrams : anagrams.slice(0, FEW);
    return html`<div class="wide">
      <dt>${text.anagrams}</dt>
      <dd>
        ${anagrams.length ? shown.map((word) => this.#link(word, word, "word")) : text.none}
        ${
          shown.length < anagrams.length
            ? html`<button type="button" class="more" @click=${() => (this.every = true)}>
                ${text.more(this.#texts.number(anagrams.length - shown.length))}
              </button>`
            : nothing
        }
      </dd>
    </div>`;
  }

  #inLists() {
    const text = this.#texts.text.anagrams.word;
    const names = (wanted: boolean) =>
      this.#lists.filter(({ id }) => this.inLists.get(id) === wanted).map(({ name }) => name);
    const unknown = this.#lists.filter(({ id }) => !this.inLists.has(id));
    const list = new Intl.ListFormat(language());
    const [yes, no] = [names(true), names(false)];
    return html`<div class="wide">
      <dt>${text.lists}</dt>
      <dd>
        ${yes.length ? html`<span class="yes">${icon("check")}${list.format(yes)}</span>` : nothing}
        ${no.length ? html`<span class="quiet">${text.notIn(list.format(no))}</span>` : nothing}
        ${
          unknown.length && this.inLists.size && !this.everywhere
            ? html`<button type="button" class="more" @click=${this.#lookEverywhere}>
                ${text.lookIn(list.format(unknown.map(({ name }) => name)))}
              </button>`
            : nothing
        }
      </dd>
    </div>`;
  }

  #link(word: string, shown: string, kind: string) {
    return html`<button
      type="button"
      class="link ${kind}"
      lang=${this.list?.alphabet ?? nothing}
      aria-label=${word}
      @click=${() => this.dispatchEvent(new CustomEvent("open", { detail: word }))}
    >
      ${shown}
    </button>`;
  }
}
