/** How common words must be: one slider wherever words are listed. Raises `zipf`. */
import { css, html } from "lit";
import { customElement, property } from "lit/decorators.js";
import { phone } from "./media.ts";
import type { FirstTexts } from "../text/en.ts";
import { Part } from "./part.ts";
import type { FieldEvent } from "./templates.ts";
import { ZIPF_STEPS } from "./zipf.ts";

@customElement("tw-commonness")
export class Commonness extends Part<{ zipf: number }, FirstTexts> {
  @property({ type: Number }) zipf = 0;

  static override styles = css`
    .stack {
      grid-template-columns: auto minmax(80px, 110px) 7.5em;
      align-items: center;
      justify-content: start;
    }

    input {
      width: 100%;
      height: max(36px, var(--target));
      margin: 0;
      cursor: pointer;
    }

    @media ${phone} {
      .stack {
        grid-template-columns: auto 1fr;
        justify-content: stretch;
        gap: 0 8px;
        font-size: 0.8125rem;
      }

      .step {
        grid-area: 1 / 2;
        text-align: right;
      }

      /* The field for a finger reaches up into the words over it. */
      input {
        grid-area: 2 / 1 / 3 / 3;
        margin-top: -10px;
      }
    }
  `;

  override render() {
    const { common, steps } = this.texts.text.words;
    const step = ZIPF_STEPS.filter((value) => this.zipf >= value).length - 1;
    return html`
      <label class="stack gap-10 text-15">
        <span class="quiet weight-550">${common}</span>
        <input
          type="range"
          name="zipf"
          min="0"
          max=${ZIPF_STEPS.length - 1}
          step="1"
          .value=${String(step)}
          aria-valuetext=${steps[step] ?? ""}
          @input=${({ target }: FieldEvent) => this.raise("zipf", ZIPF_STEPS[Number(target.value)])}
        />
        <span class="step">${steps[step]}</span>
      </label>
    `;
  }
}
