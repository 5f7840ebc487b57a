/**
 * What came of a draw: the tries so far; once it is shown, how close they came and every best word.
 *
 *   reveal, next, share, start   the buttons
 *   show  word or ""             a best word to see on the tiles
 */
import { LitElement, css, html, nothing, type PropertyValues } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { classMap } from "lit/directives/class-map.js";
import { icon } from "../../../components/icons.ts";
import { shared } from "../../../components/shared-styles.ts";
import type { Methods } from "../../../engine/methods.ts";
import { wordTiles, wordTilesStyles } from "../../../tiles/tile.ts";
import { TextsController } from "../../../text/texts.ts";
import type { Streak } from "../model/streak.ts";

export type Try = Methods["draw.judge"]["result"];
export type Solved = Methods["draw.solve"]["result"];
export type Chances = Methods["draw.chances"]["result"];
export type Phase = "down" | "trying" | "shown";

@customElement("tw-draw-round")
export class DrawRound extends LitElement {
  @property() phase: Phase = "trying";
  @property({ attribute: false }) tries: readonly Try[] = [];
  @property({ attribute: false }) solved: Solved | null = null;
  @property({ attribute: false }) chances: Chances | null = null;
  @property({ type: Boolean }) counting = false;
  @property({ attribute: false }) streak: Streak | null = null;
  @property({ type: Boolean }) timedOut = false;
  @property({ type: Boolean }) copied = false;
  @property({ type: Number }) size = 7;
  /** What the clock gives. */
  @property({ type: Number }) seconds = 0;
  /** Is there a draw, to be shown the best words of? */
  @property({ type: Boolean }) dealt = false;
  @property() listLanguage = "en";
  /** The best word under the pointer, or -1. */
  @state() pointed = -1;
  /** The one with the tab stop. */
  @state() active = 0;

  static override styles = [
    shared,
    wordTilesStyles,
    css`
      :host {
        display: flex;
        flex-direction: column;
        gap: 16px;
        padding: 4px 12px 24px;
        container-type: inline-size;
      }

      h2 {
        margin: 0 0 6px;
        font-size: 1.375rem;
        font-weight: 650;
        letter-spacing: -0.015em;
        line-height: 1.25;
      }

      h3 {
        margin: 8px 0 -8px;
        color: var(--ink-soft);
        font-size: 0.8125rem;
        font-weight: 550;
      }

      .ask p {
        max-width: 30rem;
        margin: 0;
        color: var(--ink-soft);
      }

      .actions {
        display: flex;
        flex-wrap: wrap;
        gap: 8px;
      }

      .tries {
        display: flex;
        flex-direction: column;
        gap: 2px;
        margin: 0;
        padding: 0;
        list-style: none;
      }

      .tries li,
      .row {
        display: grid;
        align-items: center;
        column-gap: 12px;
        min-height: 44px;
        padding: 5px 12px;
        border-radius: var(--radius);
      }

      .tries li {
        grid-template-columns: minmax(0, 1fr) auto;
        margin-inline: -12px;
      }

      .tries .worth {
        font-weight: 550;
        text-align: right;
      }

      .tries .top .worth {
        color: var(--accent);
        font-weight: 650;
      }

      .tries .no {
        color: var(--ink-soft);
      }

      .tries .no .worth {
        font-weight: 450;
      }

      .tries .no .tiles {
        opacity: 0.6;
      }

      .word {
        min-width: 0;
        container-type: inline-size;
      }

      .outcome {
        display: grid;
        gap: 8px;
        padding-top: 4px;
      }

      .outcome p {
        margin: 0;
      }

      .big {
        font-size: 1.75rem;
        font-weight: 680;
        letter-spacing: -0.02em;
        line-height: 1.15;
      }

      .bar {
        height: 10px;
        max-width: 420px;
        overflow: hidden;
        border-radius: 5px;
        background: var(--sink);
      }

      .bar i {
        display: block;
        height: 100%;
        border-radius: inherit;
        background: var(--accent);
        transform: scaleX(var(--part));
        transform-origin: left;
        animation: fill 180ms ease-out;
      }

      @keyframes fill {
        from {
          transform: scaleX(0);
        }
      }

      .streak {
        color: var(--ink-soft);
        font-size: 0.9375rem;
      }

      .streak b {
        color: var(--ink);
        font-weight: 650;
      }

      .best {
        margin-inline: -12px;
        border-top: 1px solid var(--line);
        padding-top: 4px;
      }

      .row {
        grid-template-columns: minmax(0, 1fr) auto auto 3rem;
        min-height: 48px;
        cursor: pointer;
      }

      .row.shown {
        background: var(--hover);
      }

      .row:focus-visible {
        outline-offset: -2px;
      }

      .facts {
        display: flex;
        flex-wrap: wrap;
        justify-content: end;
        gap: 2px 6px;
      }

      .mark {
        padding: 2px 8px;
        border-radius: 99px;
        background: var(--sink);
        font-size: 0.8125rem;
        font-weight: 550;
        white-space: nowrap;
      }

      .mark.mine {
        background: var(--accent-wash);
      }

      .uses {
        color: var(--ink-soft);
        font-size: 0.9375rem;
        white-space: nowrap;
      }

      .decides {
        font-size: 1.1875rem;
        font-weight: 650;
        text-align: right;
      }

      .chances {
        display: grid;
        gap: 6px;
        margin: 8px 0 0;
        padding-top: 14px;
        border-top: 1px solid var(--line);
        font-size: 0.9375rem;
      }

      .chances > div {
        display: flex;
        flex-wrap: wrap;
        justify-content: space-between;
        gap: 0 16px;
      }

      dt {
        color: var(--ink-soft);
      }

      dd {
        margin: 0;
        font-weight: 600;
      }

      dd small {
        margin-left: 6px;
        color: var(--ink-soft);
        font-size: 0.875rem;
        font-weight: 450;
      }

      @container (max-width: 430px) {
        .row {
          column-gap: 8px;
          grid-template-columns: minmax(0, 1fr) auto 2.25rem;
        }

        .facts {
          grid-row: 2;
          grid-column: 1 / -1;
          justify-content: start;
          padding-bottom: 4px;
        }

        .facts:not(:has(*)) {
          display: none;
        }
      }

      @media (prefers-reduced-motion: reduce) {
        .bar i {
          animation: none;
        }
      }
    `,
  ];

  #texts = new TextsController(this);

  override willUpdate(changed: PropertyValues) {
    if (changed.has("solved") || changed.has("phase")) {
      this.pointed = -1;
      this.active = 0;
    }
  }

  focusList() {
    this.renderRoot.querySelector<HTMLElement>('[role="option"][tabindex="0"], .actions button')?.focus();
  }

  override render() {
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
                >${wordTiles(word)}<span class="out-of-sight" lang=${this.listLanguage}>${word}</span></span
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
    const n = (value: number) => this.#texts.number(value);
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

  #closeness(mine: number, best: number) {
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
    const n = (value: number) => this.#texts.number(value);
    return html`<p class="streak figures">
      <b>${text.streak(now, n(now))}</b>
      ${text.streakWhat}${longest > now ? `, ${text.streakLongest(n(longest))}` : ""}
    </p>`;
  }

  #word(word: string, i: number, { score, uses, longest }: Solved, mine: boolean) {
    const text = this.#texts.text.draw;
    const n = (value: number) => this.#texts.number(value);
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
          >${wordTiles(word)}<span class="out-of-sight" lang=${this.listLanguage}>${word}</span></span
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

  #oneIn(chance: number) {
    const text = this.#texts.text.draw;
    if (!chance) return text.never;
    const n = 1 / chance;
    const digits = n < 10 ? { maximumFractionDigits: 1 } : n < 1e6 ? { maximumFractionDigits: 0 } : LARGE;
    return text.oneIn(this.#texts.number(n, digits));
  }

  #percent(chance: number) {
    return this.#texts.number(chance, { style: "percent", maximumSignificantDigits: 3 });
  }

  #point(index: number) {
    if (index === this.pointed) return;
    this.pointed = index;
    this.dispatchEvent(new CustomEvent("show", { detail: this.solved?.words[index] ?? "" }));
  }

  #onKey(event: KeyboardEvent) {
    const last = (this.solved?.words.length ?? 1) - 1;
    const targets: Record<string, number> = {
      ArrowDown: Math.min(last, this.active + 1),
      ArrowUp: Math.max(0, this.active - 1),
      Home: 0,
      End: last,
    };
    const target = targets[event.key];
    if (target === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    this.renderRoot.querySelectorAll<HTMLElement>('[role="option"]')[target]?.focus();
  }

  #raise(type: string) {
    this.dispatchEvent(new CustomEvent(type));
  }
}

const LARGE: Intl.NumberFormatOptions = {
  notation: "compact",
  compactDisplay: "long",
  maximumSignificantDigits: 3,
};
