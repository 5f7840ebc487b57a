/** How the plays are ordered, and how common their words must be. Raises `options`, `zipf`. */
import { css, html, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import "../../../components/commonness.ts";
import { phone } from "../../../components/media.ts";
import { Part } from "../../../components/part.ts";
import "../../../components/segments.ts";
import { wrong } from "../../../components/wrong.ts";

@customElement("tw-letterpress-order")
export class LetterpressOrder extends Part {
  @property() ranking = "letterpwn";
  @property({ type: Number }) zipf = 0;
  @property() problem = "";

  static override styles = css`
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
  `;

  override render() {
    const text = this.texts.text.letterpress;
    const rankings: Partial<Record<string, readonly string[]>> = text.rankings;
    const why = rankings[this.ranking]?.[1];
    return html`
      <div class="controls">
        <tw-segments
          .label=${text.ranking}
          .value=${this.ranking}
          .options=${Object.entries(text.rankings).map(([value, [label = "", hint]]) => ({ value, label, hint }))}
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
