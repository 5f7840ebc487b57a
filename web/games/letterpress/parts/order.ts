/** How the plays are ordered, and how common their words must be. Raises `options`, `zipf`. */
import { css, html, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import "../../../components/commonness.ts";
import { phone } from "../../../components/media.ts";
import { Part } from "../../../components/part.ts";
import "../../../components/segments.ts";
import { shared } from "../../../components/shared-styles.ts";
import { wrong } from "../../../components/wrong.ts";

const rankings = ["letterpwn", "territory"] as const;

@customElement("tw-letterpress-order")
export class LetterpressOrder extends Part {
  @property() ranking = "letterpwn";
  @property({ type: Number }) zipf = 0;
  @property() problem = "";

  static override styles = [
    shared,
    css`
      .controls {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 8px 20px;
      }

      .why {
        margin: 6px 0 0;
        color: var(--ink-soft);
        font-size: 0.875rem;
      }

      @media ${phone} {
        .why {
          display: none;
        }

        .controls {
          flex-wrap: nowrap;
          gap: 12px;
        }

        tw-commonness {
          flex: 1;
        }
      }
    `,
  ];

  override render() {
    const text = this.texts.text.letterpress;
    const chosen = rankings.find((ranking) => ranking === this.ranking);
    const why = chosen && text.rankings[chosen][1];
    return html`
      <div class="controls">
        <tw-segments
          .label=${text.ranking}
          .value=${this.ranking}
          .options=${rankings.map((value) => ({ value, label: text.rankings[value][0], hint: text.rankings[value][1] }))}
          @choose=${({ detail }: CustomEvent<string>) => this.raise("options", { ranking: detail })}
        ></tw-segments>
        <tw-commonness
          .zipf=${this.zipf}
          @zipf=${({ detail }: CustomEvent<number>) => this.raise("zipf", detail)}
        ></tw-commonness>
      </div>
      ${this.problem ? wrong(this.problem) : why ? html`<p class="why">${why}</p>` : nothing}
    `;
  }
}
