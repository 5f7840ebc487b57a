/** How the plays are ordered, and how common their words must be. Raises `options` with what changed. */
import { LitElement, css, html, nothing } from "lit";
import { TextsController } from "../../text/texts.js";
import "../../components/segments.js";
import { shared } from "../../components/shared-styles.js";
import { wrong } from "../../components/wrong.js";

/** The steps of the slider as Zipf values; a word of everyday speech has 4 or more. */
const STEPS = [0, 1.5, 2.5, 3.5, 4.5];

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

      label {
        display: grid;
        grid-template-columns: auto minmax(80px, 110px) 7.5em;
        align-items: center;
        gap: 10px;
        font-size: 0.9375rem;
      }

      input[type="range"] {
        width: 100%;
        height: 36px;
        margin: 0;
        accent-color: var(--accent);
        cursor: pointer;
      }

      label > :first-child {
        color: var(--ink-soft);
        font-weight: 550;
      }

      .why {
        margin: 6px 0 0;
        color: var(--ink-soft);
        font-size: 0.875rem;
      }

      @media (max-width: 860px) and (orientation: portrait), (max-width: 560px) {
        .why {
          display: none;
        }

        .controls {
          flex-wrap: nowrap;
          gap: 12px;
        }

        label {
          flex: 1;
          grid-template-columns: minmax(60px, 1fr) 5.75em;
          gap: 8px;
          font-size: 0.875rem;
        }

        label > :first-child {
          position: absolute;
          width: 1px;
          height: 1px;
          overflow: hidden;
          clip-path: inset(50%);
        }
      }

      @media (pointer: coarse) {
        input[type="range"] {
          height: 44px;
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
    const step = STEPS.filter((value) => this.zipf >= value).length - 1;
    const why = text.rankings[/** @type {"letterpwn" | "territory"} */ (this.ranking)]?.[1];
    return html`
      <div class="controls">
        <tw-segments
          .label=${text.ranking}
          .value=${this.ranking}
          .options=${rankings.map((value) => ({ value, label: text.rankings[value][0], hint: text.rankings[value][1] }))}
          @choose=${(/** @type {CustomEvent} */ event) => this.#raise({ ranking: event.detail })}
        ></tw-segments>
        <label>
          <span>${text.common}</span>
          <input
            type="range"
            name="zipf"
            min="0"
            max=${STEPS.length - 1}
            step="1"
            .value=${String(step)}
            aria-valuetext=${text.commonSteps[step] ?? ""}
            @input=${(/** @type {InputEvent} */ event) =>
              this.#raise({ zipf: STEPS[Number(/** @type {HTMLInputElement} */ (event.target).value)] })}
          />
          <span>${text.commonSteps[step]}</span>
        </label>
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
