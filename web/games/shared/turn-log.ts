/** The turns of a game with their scores and running totals: each turn one click away. Raises `at` with a number of turns. */
import { css, html, nothing, type PropertyValues } from "lit";
import { customElement, property } from "lit/decorators.js";
import { icon } from "../../ui/icons.ts";
import { Part } from "../../ui/part.ts";
import { wrong } from "../../ui/wrong.ts";
import type { Side } from "./sides.ts";

export interface LoggedTurn {
  side: Side;
  /** Who made it. */
  who: string;
  /** The square, where a turn has one. */
  place?: string;
  /** The word, or what else was done. */
  what: string;
  /** What is to be said of it, such as that its word is none. */
  mark?: string;
  /** What somebody wrote of it. */
  note?: string;
  score: string;
  /** The score of its player after it. */
  total: string;
}

@customElement("tw-turn-log")
export class TurnLog extends Part<{ at: number }> {
  @property({ attribute: false }) turns: readonly LoggedTurn[] = [];
  /** How many of the turns lie on the board. */
  @property({ type: Number }) at = 0;
  /** Of the words. */
  @property() wordLanguage = "en";
  /** Does the page scroll to the turn that lies on the board? */
  @property({ type: Boolean }) follows = true;
  /** Why the turns cannot be. */
  @property() problem = "";

  static override styles = css`
    header {
      display: flex;
      align-items: center;
      gap: 2px;
    }

    .heading {
      margin-right: auto;
    }

    ol {
      display: grid;
      margin: 4px -8px 0;
      padding: 0;
      list-style: none;
    }

    ol button {
      display: grid;
      grid-template-columns: 1.5rem auto 2.4rem minmax(0, 1fr) 2.5rem 3rem;
      align-items: baseline;
      gap: 8px;
      width: 100%;
      min-height: 34px;
      padding: 4px 8px;
      border: 0;
      border-radius: 8px;
      background: none;
      font-size: 0.9375rem;
      text-align: left;
      cursor: pointer;
    }

    ol button:hover {
      background: var(--hover);
    }

    ol button[aria-current] {
      background: var(--accent-wash);
    }

    .swatch {
      align-self: center;
      width: 12px;
      height: 12px;
      border-radius: 4px;
      background: var(--ours-lock);
    }

    .theirs .swatch {
      background: repeating-linear-gradient(
        135deg,
        var(--theirs-lock) 0 3px,
        color-mix(in oklab, var(--theirs-lock), #000 28%) 3px 4.5px
      );
    }

    .later .word {
      color: var(--ink-soft);
      font-weight: 450;
    }

    .light {
      color: var(--ink-soft);
    }

    .what {
      min-width: 0;
    }

    .word {
      font-weight: 600;
      overflow-wrap: anywhere;
    }

    small {
      color: var(--ink-soft);
      font-size: 0.8125rem;
    }

    .note {
      display: block;
      white-space: pre-line;
      overflow-wrap: anywhere;
    }

    .mark {
      display: block;
      color: var(--wrong);
      font-weight: 550;
    }

    .number {
      text-align: right;
    }

    .total {
      font-weight: 650;
    }

    @media (forced-colors: active) {
      .swatch {
        forced-color-adjust: none;
        border: 1px solid CanvasText;
        background: CanvasText;
      }

      .theirs .swatch {
        background: repeating-linear-gradient(135deg, CanvasText 0 2px, Canvas 2px 4px);
      }

      ol button[aria-current] {
        outline: 2px solid Highlight;
        outline-offset: -2px;
      }
    }

    @media (pointer: coarse) {
      ol button {
        min-height: 44px;
        align-items: center;
      }
    }
  `;

  override updated(changed: PropertyValues) {
    if (!this.follows || (!changed.has("at") && !changed.has("turns"))) return;
    this.renderRoot.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" });
  }

  override render() {
    if (!this.turns.length) return nothing;
    const { title, columns } = this.texts.text.turns;
    return html`
      <header>
        <h3 class="heading" id="name">${title}</h3>
        ${this.#step("back", "up", this.at - 1)} ${this.#step("forward", "down", this.at + 1)}
      </header>
      <ol aria-labelledby="name">
        ${this.turns.map((turn, n) => this.#turn(turn, n, columns))}
      </ol>
      ${wrong(this.problem)}
    `;
  }

  #step(name: "back" | "forward", face: "up" | "down", at: number) {
    const label = this.texts.text.turns[name];
    return html`
      <button
        type="button"
        class="button icon-only"
        name=${name}
        aria-label=${label}
        title=${label}
        ?disabled=${at < 0 || at > this.turns.length}
        @click=${() => this.raise("at", at)}
      >
        ${icon(face)}
      </button>
    `;
  }

  #turn(turn: LoggedTurn, n: number, columns: Readonly<Record<"score" | "total", string>>) {
    const { side, who, place = "", what, mark = "", note = "", score, total } = turn;
    return html`
      <li>
        <button
          type="button"
          class="figures ${side} ${n >= this.at ? "later" : ""}"
          aria-current=${n === this.at - 1 ? "step" : nothing}
          data-turn=${n + 1}
          @click=${() => this.raise("at", n + 1)}
        >
          <span class="light">${this.texts.number(n + 1)}</span>
          <span class="swatch" title=${who}></span>
          <span class="light">${place}</span>
          <span class="what"
            ><span class="word" lang=${this.wordLanguage}>${what}</span>
            <small>${who}</small>${mark ? html`<small class="mark">${mark}</small>` : nothing}${
              note ? html`<small class="note">${note}</small>` : nothing
            }</span
          >
          <span class="number light"><span class="out-of-sight">, ${columns.score} </span>${score}</span>
          <span class="number total"><span class="out-of-sight">, ${columns.total} </span>${total}</span>
        </button>
      </li>
    `;
  }
}
