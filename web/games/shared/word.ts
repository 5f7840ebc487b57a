/**
 * One word in full: what it means, how common it is, its hooks, its anagrams, and the lists it is in.
 * What else a page knows of it stands beneath, as a child. Raises `open` with another word, `look-everywhere`, `close`.
 */
import { css, html, nothing, type PropertyValues } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { icon } from "../../ui/icons.ts";
import { phone } from "../../ui/media.ts";
import { Part } from "../../ui/part.ts";
import { frequencyOf } from "../../ui/zipf.ts";
import type { WordFacts } from "../../engine/methods.ts";
import type { Lexicon } from "../../engine/protocol.ts";
import { glossLine, type Gloss } from "./gloss.ts";
import "./learn-button.ts";

/** Anagrams shown before all of them are asked for: about two lines. */
const FEW = 12;

@customElement("tw-word")
export class WordInFull extends Part {
  @property() word = "";
  /** What the engine knows of it; null until that is there. */
  @property({ attribute: false }) facts: WordFacts | null = null;
  /** Null while it is not looked up. */
  @property({ attribute: false }) gloss: Gloss | null = null;
  /** Lists that the word may be in. */
  @property({ attribute: false }) lists: readonly Lexicon[] = [];
  /** Whether it is in each of those that were searched. */
  @property({ attribute: false }) inLists: ReadonlyMap<string, boolean> = new Map();
  /** Are lists searched that have to be downloaded first? */
  @property({ type: Boolean }) everywhere = false;
  /** More of it, in a few words each. */
  @property({ attribute: false }) more: readonly string[] = [];
  /** Id of the list that it is learnt from. */
  @property() lexicon = "";
  @property() letterLanguage = "en";
  /** Are all anagrams shown? */
  @state() every = false;

  static override styles = css`
    :host {
      overflow-y: auto;
      border-top: 1px solid var(--line);
      scrollbar-width: thin;
    }

    article {
      padding: 6px 12px 10px;

      @media ${phone} {
        padding: 2px 8px 8px;
      }
    }

    header .icon-only {
      margin: 0 -10px 0 auto;
    }

    header .at-end ~ .icon-only {
      margin-left: 0;
    }

    .facts {
      margin-bottom: 8px;
    }

    h2 {
      flex: none;
      max-width: 60%;
      font: 800 1.25rem/1.2 var(--font-tile);
      letter-spacing: 0.01em;
    }

    .meaning {
      margin: 0 0 8px;
      line-height: 1.4;
    }

    dl {
      display: grid;
      grid-template-columns: 1fr 1fr;
      gap: 8px 24px;
    }

    dd.flow {
      gap: 2px 10px;
      min-height: 28px;
    }

    .link,
    .more {
      min-height: clamp(28px, var(--target), 36px);
    }

    .link {
      min-width: 28px;
      margin-left: -5px;
      padding: 0 5px;
      border: 0;
      border-radius: 7px;
      background: none;
      cursor: pointer;
    }

    .link.letter {
      min-width: clamp(28px, var(--target), 36px);
      margin: 0 -6px 0 -4px;
      font: 800 1rem/1 var(--font-tile);
    }

    .link:hover {
      background: var(--sink);
    }

    .more:hover {
      text-decoration: underline;
    }

    .yes {
      --icon: 16px;

      gap: 5px;
    }

    .yes .icon {
      color: var(--accent);
    }
  `;

  override willUpdate(changed: PropertyValues) {
    if (changed.has("word")) this.every = false;
  }

  override render() {
    const { word, facts } = this;
    const { word: of } = this.texts.text;
    return html`
      <article aria-label=${word}>
        <header class="flow gap-12">
          <h2 class="flush breaks" lang=${this.letterLanguage}>${word}</h2>
          ${facts ? html`<span class="quiet">${this.#frequency(facts)}</span>` : nothing}
          ${
            facts?.valid
              ? html`<tw-learn alone class="at-end" .word=${word} .lexicon=${this.lexicon}></tw-learn>`
              : nothing
          }
          <button
            type="button"
            class="button icon-only"
            aria-label=${of.close}
            title=${of.close}
            @click=${() => this.raise("close")}
          >
            ${icon("close")}
          </button>
        </header>
        ${
          this.gloss
            ? html`<p class="meaning" role="status">
                <span class="out-of-sight">${word}. </span>${glossLine(this.gloss, word, of)}
              </p>`
            : nothing
        }
        ${
          facts
            ? html`${this.more.length ? html`<p class="facts quiet text-15">${this.more.join(" · ")}</p>` : nothing}
                <dl class="flush text-15">
                  ${this.#hooks(of.front, facts.front, (letter) => letter + word)}
                  ${this.#hooks(of.back, facts.back, (letter) => word + letter)} ${this.#anagrams(facts)}
                  ${this.#inLists()}
                </dl>`
            : nothing
        }
        <slot></slot>
      </article>
    `;
  }

  #frequency({ zipf, valid }: WordFacts) {
    const { word, words } = this.texts.text;
    if (!valid) return word.notInList;
    const how = frequencyOf(zipf, words.frequencies);
    return how ? word.frequency(how) : "";
  }

  #hooks(name: string, letters: readonly string[], joined: (letter: string) => string) {
    return html`<div>
      <dt class="label">${name}</dt>
      <dd class="flow wraps flush">
        ${
          letters.length
            ? letters.map((letter) => this.#link(joined(letter), letter, "letter"))
            : this.texts.text.word.none
        }
      </dd>
    </div>`;
  }

  #anagrams({ anagrams }: WordFacts) {
    const text = this.texts.text.word;
    const shown = this.every ? anagrams : anagrams.slice(0, FEW);
    return html`<div class="spans">
      <dt class="label">${text.sameLetters}</dt>
      <dd class="flow wraps flush">
        ${anagrams.length ? shown.map((word) => this.#link(word, word, "word")) : this.texts.text.word.none}
        ${
          shown.length < anagrams.length
            ? html`<button
                type="button"
                class="more bare-button accent-ink weight-550"
                @click=${() => (this.every = true)}
              >
                ${text.more(this.texts.number(anagrams.length - shown.length))}
              </button>`
            : nothing
        }
      </dd>
    </div>`;
  }

  #inLists() {
    const text = this.texts.text.word;
    const { lists, inLists } = this;
    const names = (found: boolean) =>
      lists.filter(({ id }) => inLists.get(id) === found).map(({ name }) => name);
    const unknown = lists.filter(({ id }) => !inLists.has(id));
    const [yes, no] = [names(true), names(false)];
    return html`<div class="spans">
      <dt class="label">${text.lists}</dt>
      <dd class="flow wraps flush">
        ${yes.length ? html`<span class="yes flow weight-550">${icon("check")}${this.texts.list(yes)}</span>` : nothing}
        ${no.length ? html`<span class="quiet">${text.notIn(this.texts.list(no))}</span>` : nothing}
        ${
          unknown.length && inLists.size && !this.everywhere
            ? html`<button
                type="button"
                class="more bare-button accent-ink weight-550"
                @click=${() => this.raise("look-everywhere")}
              >
                ${text.lookIn(this.texts.list(unknown.map(({ name }) => name)))}
              </button>`
            : nothing
        }
      </dd>
    </div>`;
  }

  #link(word: string, shown: string, kind: string) {
    return html`<button
      type="button"
      class="link strong ${kind}"
      lang=${this.letterLanguage}
      aria-label=${word}
      @click=${() => this.raise("open", word)}
    >
      ${shown}
    </button>`;
  }
}
