/** The clocks of a game: what is left to each player. That of the person who is to act runs. */
import { css, html, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import { classMap } from "lit/directives/class-map.js";
import { Part } from "../../../ui/part.ts";
import { whose } from "../../shared/seat-rows.ts";
import { clockText } from "../model/clock.ts";
import { gameStyles } from "./game-styles.ts";

interface Timed {
  name: string;
  /** Seconds that the player has thought until the turn before. */
  seconds: number;
}

/** Milliseconds between two looks at the clock that runs. */
const TICK = 250;

@customElement("tw-crossword-clocks")
export class CrosswordClocks extends Part {
  @property({ attribute: false }) players: readonly Timed[] = [];
  @property({ type: Number }) minutes = 0;
  /** The player whose clock runs, or -1. */
  @property({ type: Number }) running = -1;
  /** Seconds that this turn has taken so far. */
  @property({ attribute: false }) taken: () => number = () => 0;
  #timer = 0;

  static override styles = [
    gameStyles,
    css`
      span {
        padding-left: 8px;
        border-left: 4px solid var(--whose);
      }

      .over {
        color: var(--wrong);
      }
    `,
  ];

  override connectedCallback() {
    super.connectedCallback();
    this.#timer = window.setInterval(() => {
      if (this.running >= 0) this.requestUpdate();
    }, TICK);
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    clearInterval(this.#timer);
  }

  override render() {
    const text = this.texts.text.crosswordGame.now;
    return html`<div class="flow wraps gap-16 figures" role="timer" aria-label=${text.clocks} aria-live="off">
      ${this.players.map(({ name, seconds }, player) => {
        const left = 60 * this.minutes - seconds - (player === this.running ? this.taken() : 0);
        return html`<span
          class=${classMap({ over: left < 0, strong: player === this.running })}
          data-clock=${player}
          aria-current=${player === this.running ? "true" : nothing}
          .style=${whose(player)}
          >${name} ${clockText(left)}</span
        >`;
      })}
    </div>`;
  }
}
