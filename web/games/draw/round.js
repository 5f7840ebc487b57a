/**
 * What came of a draw: the tries so far; once it is shown, how close they came and every best word.
 *
 *   reveal, next, share, start   the buttons
 *   show  word or ""             a best word to see on the tiles
 */
import { LitElement, html, nothing } from "lit";
import { classMap } from "lit/directives/class-map.js";
import { icon } from "../../components/icons.js";
import { shared } from "../../components/shared-styles.js";
import { tiles, tilesStyles } from "../../components/tiles.js";
import { TextsController } from "../../text/texts.js";
import { roundStyles } from "./round-styles.js";

/** @typedef {{ word: string, score: number, uses: number, reason: string | null, lacking: string[] }} Try */
/** @typedef {{ score: number, words: string[], uses: number[], longest: boolean[] }} Solved */
/** @typedef {{ rack: number, full_word: number | null }} Chances */

export class DrawRound extends LitElement {
  static properties = {
    phase: {},
    tries: { attribute: false },
    solved: { attribute: false },
    chances: { attribute: false },
    counting: { type: Boolean },
    streak: { attribute: false },
    timedOut: { type: Boolean },
    copied: { type: Boolean },
    size: { type: Number },
    seconds: { type: Number },
    dealt: { type: Boolean },
    listLanguage: {},
    pointed: { state: true },
    active: { state: true },
  };

  static styles = [shared, tilesStyles, roundStyles];

  #texts = new TextsController(this);

  constructor() {
    super();
    /** @type {"down" | "trying" | "shown"} */
    this.phase = "trying";
    /** @type {readonly Try[]} */
    this.tries = [];
    /** @type {Solved | null} */
    this.solved = null;
    /** @type {Chances | null} */
    this.chances = null;
    this.counting = false;
    /** @type {import("./streak.js").Streak | null} */
    this.streak = null;
    this.timedOut = false;
    this.copied = false;
    this.size = 7;
    /** What the clock gives. */
    this.seconds = 0;
    /** Is there a draw, to be shown the best words of? */
    this.dealt = false;
    this.listLanguage = "en";
    /** The best word under the pointer, or -1. */
    this.pointed = -1;
    /** The one with the tab stop. */
    this.active = 0;
  }

  /** @param {import("lit").PropertyValues} changed */
  willUpdate(changed) {
    if (changed.has("solved") || changed.has("phase")) {
      this.pointed = -1;
      this.active = 0;
    }
  }

  focusList() {
    const first = this.renderRoot.querySelector('[role="option"][tabindex="0"], .actions button');
    /** @type {HTMLElement | null} */ (first)?.focus();
  }

  render() {
    return this.phase === "shown" ? this.#shown() : this.#trying();
  }

  #trying() {
    const text = this.#texts.text.draw;
    const down = this.phase === "down";
    return html`
      <div class="ask">
        <h2>${text.ask}</h2>
        <p>${down ? text.waiting : text.asking}</p>
      </div>
      ${this.#tries()}
      <div class="actions">
        ${
          down
            ? html`<button
                type="button"
                class="button filled"
                name="start"
                @click=${() => this.#raise("start")}
              >
                ${text.turn(this.#texts.number(this.seconds))}
              </button>`
            : html`<button
                type="button"
                class="button plain"
                name="reveal"
                ?disabled=${!this.dealt}
                @click=${() => this.#raise("reveal")}
              >
                ${text.reveal}
              </button>`
        }
      </div>
      ${this.#chances()}
    `;
  }

  #tries() {
    const text = this.#texts.text.draw;
    if (!this.tries.length) return nothing;
    const most = Math.max(...this.tries.map(({ score }) => score));
    return html`
      <h3>${text.tries}</h3>
      <ol class="tries">
        ${this.tries.map(
          ({ word, score, reason, lacking }) => html`
            <li class=${classMap({ top: score > 0 && score === most, no: reason !== null })}>
              <span class="word"
                >${tiles(word)}<span class="out-of-sight" lang=${this.listLanguage}>${word}</span></span
              >
              <span class="worth figures"
                >${
                  reason === null
                    ? text.points(score, this.#texts.number(score))
                    : (text.reasons[reason]?.(lacking.join(", ")) ?? reason)
                }</span
              >
            </li>
          `,
        )}
      </ol>
    `;
  }

  #shown() {
    const text = this.#texts.text.draw;
    const { solved } = this;
    if (!solved) return nothing;
    const mine = Math.max(0, ...this.tries.map(({ score }) => score));
    // A word that is not among the wanted ones may be worth more than the best of those.
    const most = Math.max(mine, solved.score);
    const n = (/** @type {number} */ value) => this.#texts.number(value);
    const words = this.tries.filter(({ score }) => score > 0).map(({ word }) => word);
    return html`
      <div class="outcome" role="status">
        ${
          most
            ? html`<p class="figures big">${text.of(n(mine), n(most))}</p>
                <div class="bar" aria-hidden="true"><i .style=${`--part: ${mine / most}`}></i></div>`
            : nothing
        }
        <p class="close">${this.timedOut ? `${text.timeUp} ` : ""}${this.#closeness(mine, solved.score)}</p>
        ${this.#streak()}
      </div>
      ${
        solved.words.length
          ? html`<div
              role="listbox"
              class="best"
              aria-label=${text.best}
              @keydown=${this.#onKey}
              @pointerleave=${() => this.#point(-1)}
              @focusout=${() => this.#point(-1)}
            >
              ${solved.words.map((word, i) => this.#word(word, i, solved, words.includes(word)))}
            </div>`
          : nothing
      }
      <div class="actions">
        <button type="button" class="button filled" name="next" @click=${() => this.#raise("next")}>
          ${text.next}
        </button>
        <button type="button" class="button plain" name="share" @click=${() => this.#raise("share")}>
          ${icon(this.copied ? "check" : "link")} ${this.copied ? text.shared : text.share}
        </button>
      </div>
      ${this.#tries()} ${this.#chances()}
    `;
  }

  /**
   * @param {number} mine
   * @param {number} best
   */
  #closeness(mine, best) {
    const { closeness } = this.#texts.text.draw;
    const away = best - mine;
    if (away < 0) return closeness.beyond(this.#texts.number(-away));
    if (!best) return closeness.nothing;
    if (!mine) return closeness.none;
    if (!away) return closeness.best;
    if (away === 1) return closeness.nearOne;
    return (2 * mine >= best ? closeness.near : closeness.far)(this.#texts.number(away));
  }

  #streak() {
    const text = this.#texts.text.draw;
    const { now = 0, longest = 0 } = this.streak ?? {};
    if (!now && !longest) return nothing;
    const n = (/** @type {number} */ value) => this.#texts.number(value);
    return html`<p class="streak figures">
      <b>${text.streak(now, n(now))}</b>
      ${text.streakWhat}${longest > now ? `, ${text.streakLongest(n(longest))}` : ""}
    </p>`;
  }

  /**
   * @param {string} word
   * @param {number} i
   * @param {Solved} solved
   * @param {boolean} mine
   */
  #word(word, i, { score, uses, longest }, mine) {
    const text = this.#texts.text.draw;
    const n = (/** @type {number} */ value) => this.#texts.number(value);
    // Where all use the same number of tiles there is nothing to mark.
    const most = longest[i] && new Set(uses).size > 1;
    return html`
      <div
        role="option"
        class=${classMap({ row: true, shown: i === this.pointed })}
        aria-selected=${i === this.pointed}
        tabindex=${i === this.active ? 0 : -1}
        data-word=${word}
        @pointermove=${() => this.#point(i)}
        @click=${() => this.#point(i)}
        @focus=${() => {
          this.active = i;
          this.#point(i);
        }}
      >
        <span class="word"
          >${tiles(word)}<span class="out-of-sight" lang=${this.listLanguage}>${word}</span></span
        >
        <span class="facts">
          ${mine ? html`<span class="mark mine">${text.yours}</span>` : nothing}
          ${most ? html`<span class="mark">${text.usesMost}</span>` : nothing}
        </span>
        <span class="uses figures">${text.uses(n(uses[i] ?? 0))}</span>
        <span class="decides figures" aria-label=${text.points(score, n(score))}>${n(score)}</span>
      </div>
    `;
  }

  #chances() {
    const text = this.#texts.text.draw;
    const { chances } = this;
    if (this.phase === "down" || (!chances && !this.counting)) return nothing;
    const word = chances?.full_word;
    return html`
      <dl class="chances figures">
        <div>
          <dt>${text.chanceRack}</dt>
          <dd>${chances ? this.#oneIn(chances.rack) : text.counting}</dd>
        </div>
        <div>
          <dt>${text.chanceWord(this.#texts.number(this.size))}</dt>
          <dd>
            ${chances ? (word == null ? text.uncounted : this.#oneIn(word)) : text.counting}
            ${word ? html`<small>${this.#percent(word)}</small>` : nothing}
          </dd>
        </div>
      </dl>
    `;
  }

  /** @param {number} chance */
  #oneIn(chance) {
    const text = this.#texts.text.draw;
    if (!chance) return text.never;
    const n = 1 / chance;
    const digits = n < 10 ? { maximumFractionDigits: 1 } : n < 1e6 ? { maximumFractionDigits: 0 } : LARGE;
    return text.oneIn(this.#texts.number(n, digits));
  }

  /** @param {number} chance */
  #percent(chance) {
    return this.#texts.number(chance, { style: "percent", maximumSignificantDigits: 3 });
  }

  /** @param {number} index */
  #point(index) {
    if (index === this.pointed) return;
    this.pointed = index;
    this.dispatchEvent(new CustomEvent("show", { detail: this.solved?.words[index] ?? "" }));
  }

  /** @param {KeyboardEvent} event */
  #onKey(event) {
    const last = (this.solved?.words.length ?? 1) - 1;
    /** @type {Record<string, number>} */
    const targets = {
      ArrowDown: Math.min(last, this.active + 1),
      ArrowUp: Math.max(0, this.active - 1),
      Home: 0,
      End: last,
    };
    const target = targets[event.key];
    if (target === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const rows = this.renderRoot.querySelectorAll('[role="option"]');
    /** @type {HTMLElement | undefined} */ (rows[target])?.focus();
  }

  /** @param {string} type */
  #raise(type) {
    this.dispatchEvent(new CustomEvent(type));
  }
}

/** @type {Intl.NumberFormatOptions} */
const LARGE = { notation: "compact", compactDisplay: "long", maximumSignificantDigits: 3 };

customElements.define("tw-draw-round", DrawRound);
