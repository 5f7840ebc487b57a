/** The plays that were made, or the game that was brought in: each turn one click away. Raises `at` with a number of turns. */
import { css, html, nothing, type PropertyValues } from "lit";
import { customElement, property } from "lit/decorators.js";
import { icon } from "../../../components/icons.ts";
import { Part } from "../../../components/part.ts";
import { wrong } from "../../../components/wrong.ts";
import type { Notation } from "../../../tiles/notation.ts";
import type { Turn } from "../model/position.ts";

@customElement("tw-crossword-record")
export class CrosswordRecord extends Part<{ at: number }> {
  @property({ attribute: false }) turns: readonly Turn[] = [];
  @property({ attribute: false }) players: readonly string[] = [];
  /** How many of the turns lie on the board. */
  @property({ type: Number }) at = 0;
  @property({ attribute: false }) notation: Notation | null = null;
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
      max-height: 220px;
      margin: 4px -8px 0;
      padding: 0;
      overflow-y: auto;
      scrollbar-width: thin;
      scrollbar-color: var(--line) transparent;
      list-style: none;
    }

    ol button {
      display: grid;
      grid-template-columns: 1.5rem 2.6rem minmax(0, 1fr) auto auto;
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

    .later .word {
      color: var(--ink-soft);
      font-weight: 450;
    }

    .who,
    .square {
      color: var(--ink-soft);
    }

    .who {
      overflow: hidden;
      font-size: 0.8125rem;
      text-overflow: ellipsis;
      white-space: nowrap;
    }

    .word {
      font-weight: 600;
      overflow-wrap: anywhere;
    }

    @media (pointer: coarse) {
      ol button {
        min-height: 44px;
        align-items: center;
      }
    }
  `;

  override updated(changed: PropertyValues) {
    if (!changed.has("at")) return;
    const list = this.renderRoot.querySelector("ol");
    const current = this.renderRoot.querySelector<HTMLElement>("[aria-current]");
    if (list && current) list.scrollTop = current.offsetTop - list.offsetTop - 60;
  }

  override render() {
    if (!this.turns.length) return nothing;
    const text = this.texts.text.crossword;
    return html`
      <header>
        <h2 class="heading" id="name">${text.record}</h2>
        ${this.#step("back", "up", this.at - 1)} ${this.#step("forward", "down", this.at + 1)}
      </header>
      <ol aria-labelledby="name">
        ${this.turns.map((turn, n) => this.#turn(turn, n))}
      </ol>
      ${wrong(this.problem)}
    `;
  }

  #step(name: "back" | "forward", face: "up" | "down", at: number) {
    const label = this.texts.text.crossword[name];
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

  #turn(turn: Turn, n: number) {
    const text = this.texts.text.crossword;
    const what =
      turn.kind === "play"
        ? this.notation?.plain(turn.word ?? turn.placed ?? "")
        : text.turns[turn.kind](turn.text ?? "");
    return html`
      <li>
        <button
          type="button"
          class="figures ${n >= this.at ? "later" : ""}"
          aria-current=${n === this.at - 1 ? "step" : nothing}
          data-turn=${n + 1}
          @click=${() => this.raise("at", n + 1)}
        >
          <span class="who">${this.texts.number(n + 1)}</span>
          <span class="square">${turn.position ?? ""}</span>
          <span class="word" lang=${this.notation?.alphabet ?? nothing}>${what}</span>
          <span class="who">${this.players[turn.player] ?? ""}</span>
          <span>${turn.score > 0 && turn.kind !== "play" ? "+" : ""}${this.texts.number(turn.score)}</span>
        </button>
      </li>
    `;
  }
}
