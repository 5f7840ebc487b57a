/** How the plays are ordered, and how common their words must be. Raises `options`, `zipf`. */
import { LitElement, css, html, nothing } from "lit";
import { phone } from "../../components/media.ts";
import { TextsController } from "../../text/texts.ts";
import "../../components/commonness.ts";
import "../../components/segments.ts";
import { shared } from "../../components/shared-styles.ts";
import { wrong } from "../../components/wrong.ts";

/** @type {readonly ("letterpwn" | "territory")[]} */
const rankings = ["letterpwn", "territory"];

export class LetterpressOrder extends LitElement {
  static properties = { ranking: {}, zipf: { type: Number }, problem: {} };

  static styles = [
    shared,
    css`
      :host {
        display: block;
      }

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

  #texts = new TextsController(this);

  constructor() {
    super();
    this.ranking = "letterpwn";
    this.zipf = 0;
    /** @type {string | null} */
    this.problem = null;
  }

  render() {
    const text = this.#texts.text.letterpress;
    const why = text.rankings[/** @type {"letterpwn" | "territory"} */ (this.ranking)]?.[1];
    return html`
      <div class="controls">
        <tw-segments
          .label=${text.ranking}
          .value=${this.ranking}
          .options=${rankings.map((value) => ({ value, label: text.rankings[value][0], hint: text.rankings[value][1] }))}
          @choose=${(/** @type {CustomEvent} */ event) => this.#raise({ ranking: event.detail })}
        ></tw-segments>
        <tw-commonness
          .zipf=${this.zipf}
          @zipf=${(/** @type {CustomEvent} */ event) => this.dispatchEvent(new CustomEvent("zipf", { detail: event.detail }))}
        ></tw-commonness>
      </div>
      ${this.problem ? wrong(this.problem) : why ? html`<p class="why">${why}</p>` : nothing}
    `;
  }

  /** @param {Record<string, unknown>} patch */
  #raise(patch) {
    this.dispatchEvent(new CustomEvent("options", { detail: patch }));
  }
}

customElements.define("tw-letterpress-order", LetterpressOrder);
