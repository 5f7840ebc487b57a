/**
 * How the plays are ordered, and which are wanted: of words how common, taking certain squares, winning in a short word.
 *
 *   options     {ranking}
 *   zipf        how common their words must be
 *   must        are squares to be marked that every play must take?
 *   winning     are only plays that win wanted?
 *   turn-round  the other side's plays are wanted
 *   think       is there to be thinking, or to be stopped?
 */
import { css, html, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import { button } from "../../../ui/button.ts";
import "../../../ui/commonness.ts";
import "../../../ui/filter-fold.ts";
import { handheld, phone } from "../../../ui/media.ts";
import { Part } from "../../../ui/part.ts";
import "../../../ui/segments.ts";
import { wrong } from "../../../ui/wrong.ts";
import { jobStatus } from "../../shared/job-status.ts";
import type { Side } from "../model/position.ts";

/** How far the thinking ahead has come. */
export interface Thinking {
  state: "running" | "stopped" | "settled";
  sentence: string;
  /** Can it go on, although it has settled? */
  longer?: boolean;
}

interface Events {
  options: { ranking: string };
  zipf: number;
  must: boolean;
  winning: boolean;
  "turn-round": undefined;
  think: boolean;
}

@customElement("tw-letterpress-order")
export class LetterpressOrder extends Part<Events> {
  @property() ranking = "lookahead";
  @property() turn: Side = "ours";
  /** Are squares marked that every play must take? */
  @property({ type: Boolean }) marking = false;
  @property({ type: Boolean }) winning = false;
  @property({ attribute: false }) thinking: Thinking | null = null;
  @property({ type: Number }) zipf = 0;
  @property() problem = "";

  static override styles = css`
    .want {
      min-height: 34px;
    }

    .want[aria-pressed="false"] {
      border: 1px solid var(--line);
    }

    .round {
      margin-inline-start: auto;
    }

    .why {
      min-height: 30px;
      margin: 6px 0 0;
    }

    /* Between the wishes and what turns the board round, as far as there is room. */
    .thinking {
      flex: 1 1 170px;
      min-height: 34px;
      line-height: 1.2;
    }

    .thinking .button {
      min-height: 30px;
      padding-inline: 10px;
    }

    @media (pointer: coarse) {
      .want,
      .thinking .button {
        min-height: 40px;
      }
    }

    @media ${phone} {
      .why.hint {
        display: none;
      }

      tw-commonness {
        flex: 1;
      }
    }

    @media not ${handheld()} {
      .controls {
        column-gap: 20px;
      }

      .thinking {
        flex-basis: 210px;
        justify-content: flex-end;
        margin-inline: -10px;
      }

      .want + .want {
        margin-inline-start: -12px;
      }
    }
  `;

  override render() {
    const { letterpress: text, letterpressWhy: wants } = this.texts.text;
    const rankings: Partial<Record<string, readonly string[]>> = text.rankings;
    const why = rankings[this.ranking]?.[1];
    return html`
      <div class="controls flow wraps">
        <tw-segments
          .label=${text.ranking}
          .value=${this.ranking}
          .options=${Object.entries(text.rankings).map(([value, [label = "", hint]]) => ({ value, label, hint }))}
          @choose=${({ detail }: CustomEvent<string>) => this.raise("options", { ranking: detail })}
        ></tw-segments>
        <tw-filter-fold .count=${Number(this.zipf > 0) + Number(this.marking) + Number(this.winning)}>
          <tw-commonness
            .zipf=${this.zipf}
            @zipf=${({ detail }: CustomEvent<number>) => this.raise("zipf", detail)}
          ></tw-commonness>
          ${this.#want("must", this.marking, wants.mustHint)}
          ${this.#want("winning", this.winning, wants.winningHint)}
        </tw-filter-fold>
        ${this.problem ? nothing : this.#thinking()}
        ${button("turn-round", wants.turnRound[this.turn], () => this.raise("turn-round"), { look: "plain want text-14 round" })}
      </div>
      ${this.problem ? wrong(this.problem) : this.thinking && !this.marking ? nothing : this.#hint(why)}
    `;
  }

  #want(name: "must" | "winning", pressed: boolean, hint: string) {
    return html`<button
      type="button"
      class="button want text-14"
      name=${name}
      title=${hint}
      aria-pressed=${pressed}
      @click=${() => this.raise(name, !pressed)}
    >
      ${this.texts.text.letterpressWhy[name]}
    </button>`;
  }

  #hint(hint: string | undefined) {
    const shown = this.marking ? this.texts.text.letterpressWhy.mustHint : hint;
    return shown
      ? html`<p class="why flow gap-10 quiet text-14 ${this.marking ? "" : "hint"}">${shown}</p>`
      : nothing;
  }

  #thinking() {
    const { thinking } = this;
    if (!thinking) return nothing;
    const text = this.texts.text.letterpressWhy;
    const running = thinking.state === "running";
    return html`<div class="thinking flow gap-10 apart quiet text-13">
      ${jobStatus(thinking.sentence, { running, begun: text.begun })}
      ${
        thinking.state === "settled" && !thinking.longer
          ? nothing
          : button("think", running ? text.stop : text.again, () => this.raise("think", !running), {
              look: "text-13",
            })
      }
    </div>`;
  }
}
