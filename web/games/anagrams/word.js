/**
 * One word in full: what it means, how common it is, its hooks, its anagrams, and the lists it is in.
 *
 * Takes an engine and asks it by itself. Raises `open` with another word, `close`.
 */
import { LitElement, html, nothing } from "lit";
import { icon } from "../../components/icons.js";
import { shared } from "../../components/shared-styles.js";
import { isOwn } from "../../engine/lists.js";
import { Meanings } from "../../engine/meanings.js";
import { language, TextsController } from "../../text/texts.js";
import { heard } from "./heard.js";
import { wordStyles } from "./word-styles.js";

/** @typedef {import("../../engine/client.js").Engine} Engine */
/** @typedef {import("../../engine/protocol.js").Lexicon} Lexicon */

/**
 * @typedef {object} Facts
 * @property {string} word
 * @property {boolean} valid
 * @property {number} zipf
 * @property {string[]} front
 * @property {string[]} back
 * @property {string[]} anagrams
 */

/** Anagrams shown before all of them are asked for. */
const FEW = 12;

const meanings = new Meanings();

/**
 * @param {Record<string, unknown>} value
 * @param {Record<string, unknown> | undefined} before
 */
const saysOther = (value, before) => JSON.stringify(value) !== JSON.stringify(before);

export class AnagramWord extends LitElement {
  static properties = {
    engine: { attribute: false },
    list: { attribute: false },
    wanted: { attribute: false, hasChanged: saysOther },
    word: {},
    facts: { state: true },
    meaning: { state: true },
    inLists: { state: true },
    everywhere: { state: true },
    every: { state: true },
  };

  static styles = [shared, wordStyles];

  #texts = new TextsController(this);

  constructor() {
    super();
    /** @type {Engine | null} */
    this.engine = null;
    /** @type {Lexicon | null} */
    this.list = null;
    /** What a request says of the words that are wanted (see app/words.js). @type {Record<string, unknown>} */
    this.wanted = {};
    this.word = "";
    /** @type {Facts | null} */
    this.facts = null;
    /** A meaning, null if there is none, "away" if it could not be fetched, undefined while it is. @type {any} */
    this.meaning = undefined;
    /** Whether the word is in each list that was looked into. @type {Map<string, boolean>} */
    this.inLists = new Map();
    /** Are lists looked into that have to be fetched first? */
    this.everywhere = false;
    /** Are all anagrams shown? */
    this.every = false;
  }

  /** @param {import("lit").PropertyValues} changed */
  willUpdate(changed) {
    if (!["word", "list", "wanted", "engine"].some((name) => changed.has(name))) return;
    this.every = false;
    this.everywhere = false;
    this.inLists = new Map();
    this.meaning = undefined;
    if (this.word) this.#ask(this.word);
  }

  /** @param {string} word */
  async #ask(word) {
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

  /**
   * @param {string} word
   * @param {string} language
   */
  async #askMeaning(word, language) {
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

  /**
   * @param {string} word
   * @param {readonly Lexicon[]} lists
   */
  async #askLists(word, lists) {
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

  render() {
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

  /** @param {Facts} facts */
  #heard({ zipf, valid }) {
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
    const kind = text.kinds[/** @type {keyof typeof text.kinds} */ (meaning.kind)] ?? meaning.kind;
    const of = meaning.word === word ? "" : `${meaning.word}, `;
    return html`<p class="meaning">
      <span class="quiet">${of}${kind}:</span> <span lang="en">${meaning.text}</span>
    </p>`;
  }

  /**
   * @param {string} name
   * @param {readonly string[]} letters
   * @param {(letter: string) => string} joined
   */
  #hooks(name, letters, joined) {
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

  /** @param {Facts} facts */
  #anagrams({ anagrams }) {
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
    const names = (/** @type {boolean} */ wanted) =>
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

  /**
   * @param {string} word
   * @param {string} shown
   * @param {string} kind
   */
  #link(word, shown, kind) {
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

customElements.define("tw-anagram-word", AnagramWord);
