/** The turns of a game with their scores and running totals: each turn one click away. Raises `at` with a number of turns. */
import { css, html, nothing, type PropertyValues } from "lit";
import { customElement, property } from "lit/decorators.js";
import { icon } from "../../ui/icons.ts";
import { Part } from "../../ui/part.ts";
import { scrollerOf } from "../../ui/scroller.ts";
import { wrong } from "../../ui/wrong.ts";
import { swatchStyles } from "./swatch-styles.ts";
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
  /** Is the turn after those looked at, on the board before it? Otherwise the last of them is, on the board after it. */
  @property({ type: Boolean }) next = false;
  /** What the board after all turns is called, where it has a row of its own; "" where it has none. */
  @property() end = "";
  /** Of the words. */
  @property() wordLanguage = "en";
  /** Does what the turns are scrolled in scroll to the one that is looked at? */
  @property({ type: Boolean }) follows = true;
  /** Why the turns cannot be. */
  @property() problem = "";

  static override styles = [
    swatchStyles(3, 4.5),
    css`
      .heading {
        margin-right: auto;
      }

      .turns {
        margin: 4px -8px 0;
      }

      .turn {
        grid-template-columns: 1.5rem auto minmax(0, 1fr) 2.5rem 3rem;
        width: 100%;
        min-height: max(34px, var(--target));
        padding: 4px 8px;
        border-radius: 8px;

        &[aria-current] {
          background: var(--accent-wash);

          @media (forced-colors: active) {
            outline: 2px solid Highlight;
            outline-offset: -2px;
          }
        }

        @media (pointer: coarse) {
          align-items: center;
        }
      }

      .placed .turn {
        grid-template-columns: 1.5rem auto 2.4rem minmax(0, 1fr) 2.5rem 3rem;
      }

      .swatch {
        align-self: center;
      }

      .note {
        white-space: pre-line;
      }
    `,
  ];

  /** The place of the turn that is looked at. */
  get #current(): number {
    return this.next ? this.at : this.at - 1;
  }

  override updated(changed: PropertyValues) {
    if (!this.follows || (!changed.has("at") && !changed.has("turns"))) return;
    const isPast = this.#current >= this.turns.length && !this.end; // what goes on after the last turn
    const turn = this.renderRoot.querySelector(isPast ? "li:last-child > [data-turn]" : "[aria-current]");
    const box = turn && scrollerOf(turn);
    // The page itself is left where it is, and what is seen of a sheet that is down is its beginning.
    if (!box || !turn.checkVisibility()) return;
    const [inside, seen] = [turn.getBoundingClientRect(), box.getBoundingClientRect()];
    box.scrollTop += Math.min(0, inside.top - seen.top) || Math.max(0, inside.bottom - seen.bottom);
  }

  override render() {
    if (!this.turns.length) return nothing;
    const { title, columns } = this.texts.text.turns;
    const placed = this.turns.some(({ place }) => place);
    return html`
      <header class="flow gap-2">
        <h3 class="heading" id="name">${title}</h3>
        ${this.#step("back", "up", this.at - 1)} ${this.#step("forward", "down", this.at + 1)}
      </header>
      <ol class="turns stack gap-0 unstyled ${placed ? "placed" : ""}" aria-labelledby="name">
        ${this.turns.map((turn, n) => this.#turn(turn, n, columns, placed))}
        ${this.end ? this.#end() : nothing}
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

  #end() {
    const after = this.turns.length;
    return html`<li>
      <button
        type="button"
        class="turn bare-button presses quiet text-15"
        name="end"
        aria-current=${this.at === after ? "step" : nothing}
        @click=${() => this.raise("at", after)}
      >
        ${this.end}
      </button>
    </li>`;
  }

  #turn(turn: LoggedTurn, n: number, columns: Readonly<Record<"score" | "total", string>>, placed: boolean) {
    const { side, who, place = "", what, mark = "", note = "", score, total } = turn;
    return html`
      <li>
        <button
          type="button"
          class="turn stack baseline bare-button presses figures text-15 ${side}"
          aria-current=${n === this.#current ? "step" : nothing}
          data-turn=${n + 1}
          @click=${() => this.raise("at", this.next ? n : n + 1)}
        >
          <span class="light quiet">${this.texts.number(n + 1)}</span>
          <span class="swatch" title=${who} aria-hidden="true"></span>
          ${placed ? html`<span class="light quiet">${place}</span>` : nothing}
          <span
            ><span
              class="word breaks ${n > this.#current ? "quiet weight-450" : "strong"}"
              lang=${this.wordLanguage}
              >${what}</span
            >
            <small class="quiet text-13">${who}</small
            >${mark ? html`<small class="mark block wrong-ink weight-550 text-13">${mark}</small>` : nothing}${
              note ? html`<small class="note block quiet text-13 breaks">${note}</small>` : nothing
            }</span
          >
          <span class="number quiet right"
            ><span class="out-of-sight">, ${columns.score} </span>${score}</span
          >
          <span class="number total right weight-650"
            ><span class="out-of-sight">, ${columns.total} </span>${total}</span
          >
        </button>
      </li>
    `;
  }
}
