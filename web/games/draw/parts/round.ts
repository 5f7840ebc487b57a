/**
 * What came of a draw: the tries so far; once it is shown, how close they came and every best word.
 *
 *   reveal, next, share, start   the buttons
 *   show  word or null           a best word to see on the tiles
 */
import { css, html, nothing } from "lit";
import { customElement, property, query } from "lit/decorators.js";
import { classMap } from "lit/directives/class-map.js";
import { button } from "../../../ui/button.ts";
import { icon } from "../../../ui/icons.ts";
import { sheetWhen } from "../../../ui/media.ts";
import { detail, inlineStyle } from "../../../ui/templates.ts";
import { Part } from "../../../ui/part.ts";
import { jobStyles } from "../../shared/job-styles.ts";
import type { Result } from "../../shared/queries.ts";
import { bestOf, newRound, type Round } from "../model/round.ts";
import type { Streak } from "../model/streak.ts";
import "./best.ts";
import type { DrawBest } from "./best.ts";
import "./chances.ts";
import "./tries.ts";

@customElement("tw-draw-round")
export class DrawRound extends Part {
  @property({ attribute: false }) round: Round = newRound("", 0);
  @property({ attribute: false }) solved: Result<"draw.solve"> | null = null;
  /** Null while they are counted, undefined where they are not. */
  @property({ attribute: false }) chances: Result<"draw.chances"> | null | undefined = undefined;
  @property({ attribute: false }) streak: Streak | null = null;
  /** On how many days in a row the draw of the day was played; 0 for any other draw. */
  @property({ type: Number }) days = 0;
  /** Was the result copied a moment ago? */
  @property({ type: Boolean }) copied = false;
  /** Tiles of the draw; 0 while none are dealt. */
  @property({ type: Number }) size = 0;
  /** What the clock gives. */
  @property({ type: Number }) seconds = 0;
  @property() listLanguage = "en";

  @query("tw-draw-best") best!: DrawBest | null;
  @query(".outcome") outcome!: HTMLElement | null;
  @query(".actions button") firstButton!: HTMLButtonElement | null;

  static override styles = [
    jobStyles,
    css`
      :host {
        padding: 4px 12px 24px;
        container-type: inline-size;
      }

      .ask p {
        max-width: 30rem;
      }

      /* There it stands beside the tiles. */
      @media ${sheetWhen()} {
        [name="start"] {
          display: none;
        }
      }

      .outcome {
        padding-top: 4px;
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
        animation: fill var(--quick) ease-out;
      }

      @keyframes fill {
        from {
          transform: scaleX(0);
        }
      }

      /* Nothing beats that. */
      .perfect {
        color: var(--accent);
        animation: perfect calc(2.5 * var(--quick)) ease-out;
      }

      @keyframes perfect {
        from {
          opacity: 0;
          transform: translateY(6px) scale(0.9);
        }

        60% {
          transform: scale(1.06);
        }
      }
    `,
  ];

  focusList() {
    if (this.best) this.best.focusList();
    else this.firstButton?.focus();
  }

  /** Move the focus to what came of the round, or else to what can be done. */
  focusOutcome() {
    (this.outcome ?? this.firstButton)?.focus();
  }

  override render() {
    const text = this.texts.text.draw;
    const { phase } = this.round;
    if (phase !== "shown")
      return html`
        ${
          this.round.tries.length
            ? nothing
            : html`<div class="ask">
                <h2>${text.ask}</h2>
                <p>${text.scoring}</p>
                <p>${phase === "down" ? text.waiting : text.asking}</p>
              </div>`
        }
        ${this.#tries()}
        <div class="actions flow wraps">
          ${
            phase === "down"
              ? this.#button("start", "filled", text.turn(this.texts.number(this.seconds)))
              : this.#button("reveal", "plain", text.reveal, !this.size)
          }
        </div>
        ${this.#chances()}
      `;
    if (!this.solved) return nothing;
    const { share, shared: copied } = this.texts.text.daily;
    const copy = html`${icon(this.copied ? "check" : "link")} ${this.copied ? copied : share}`;
    return html`
      ${this.#outcome(this.solved)}
      <div class="actions flow wraps">
        ${this.#button("next", "filled", text.next)} ${this.#button("share", "plain", copy)}
      </div>
      ${this.#tries()} ${this.#chances()}
    `;
  }

  #button(name: string, look: "filled" | "plain", content: unknown, disabled = false) {
    return button(name, content, () => this.raise(name), { look, disabled });
  }

  #tries() {
    const { tries } = this.round;
    if (!tries.length) return nothing;
    return html`<tw-draw-tries
      class="stack"
      .tries=${tries}
      .listLanguage=${this.listLanguage}
    ></tw-draw-tries>`;
  }

  #chances() {
    if (this.round.phase === "down" || this.chances === undefined) return nothing;
    return html`<tw-draw-chances .chances=${this.chances} .size=${this.size}></tw-draw-chances>`;
  }

  #outcome(solved: Result<"draw.solve">) {
    const text = this.texts.text.draw;
    const n = (value: number) => this.texts.number(value);
    const { tries, timedOut } = this.round;
    const mine = bestOf(tries);
    // A word that is not among the wanted ones may be worth more than the best of those.
    const most = Math.max(mine, solved.score);
    return html`
      <div class="outcome stack" role="status" tabindex="-1">
        ${
          most
            ? html`<p class=${classMap({ figures: true, big: true, perfect: mine === most })}>
                  ${text.of(n(mine), n(most))}
                </p>
                <div class="bar" aria-hidden="true">
                  <i .style=${inlineStyle(`--part: ${mine / most}`)}></i>
                </div>`
            : nothing
        }
        <p>${timedOut ? `${text.timeUp} ` : ""}${this.#closeness(mine, solved.score)}</p>
        ${this.#streak()}
      </div>
      ${
        solved.words.length
          ? html`<tw-draw-best
              .plays=${solved.words}
              .solved=${solved}
              .tries=${tries}
              .listLanguage=${this.listLanguage}
              @show=${detail((word: string | null) => this.raise("show", word))}
            ></tw-draw-best>`
          : nothing
      }
    `;
  }

  #closeness(mine: number, best: number) {
    const { closeness } = this.texts.text.daily;
    const away = best - mine;
    if (away < 0) return closeness.beyond(this.texts.number(-away));
    if (!best) return closeness.nothing;
    if (!mine) return closeness.none;
    if (!away) return closeness.best;
    if (away === 1) return closeness.nearOne;
    return (2 * mine >= best ? closeness.near : closeness.far)(this.texts.number(away));
  }

  #streak() {
    const text = this.texts.text.draw;
    const { now = 0, longest = 0 } = this.streak ?? {};
    const n = (value: number) => this.texts.number(value);
    if (this.days)
      return html`<p class="streak quiet text-15 figures">
        <b class="full-ink weight-650">${this.texts.text.daily.days(this.days, n(this.days))}</b>
      </p>`;
    if (!now && !longest) return nothing;
    return html`<p class="streak quiet text-15 figures">
      <b class="full-ink weight-650">${text.streak(now, n(now))}</b>
      ${text.streakWhat}${longest > now ? `, ${text.streakLongest(n(longest))}` : ""}
    </p>`;
  }
}
