/** What stands in place of the words while the rack is empty: what to do, and examples. Raises `example`. */
import { LitElement, css, html } from "lit";
import { shared } from "../../components/shared-styles.js";
import { tiles, tilesStyles } from "../../components/tiles.js";
import { TextsController } from "../../text/texts.js";
import { EXAMPLES } from "./position.js";

export class AnagramStart extends LitElement {
  static styles = [
    shared,
    tilesStyles,
    css`
      :host {
        display: block;
        padding: 8px 12px 24px;
      }

      h2 {
        margin: 0 0 6px;
        font-size: 1.375rem;
        font-weight: 650;
        letter-spacing: -0.015em;
        line-height: 1.25;
      }

      p {
        max-width: 32rem;
        margin: 0 0 20px;
        color: var(--ink-soft);
      }

      .examples {
        display: flex;
        flex-wrap: wrap;
        gap: 12px;
      }

      button {
        display: grid;
        gap: 8px;
        padding: 14px 18px 14px 14px;
        border: 0;
        border-radius: 14px;
        background: var(--surface);
        box-shadow: inset 0 0 0 1px var(--line);
        font-weight: 600;
        text-align: left;
        cursor: pointer;
        transition: background var(--quick);
      }

      button:hover {
        background: var(--hover);
      }

      .tiles {
        font-size: 0.9375rem;
      }

      @media (max-width: 860px) and (orientation: portrait), (max-width: 560px) {
        :host {
          padding: 4px 8px 16px;
        }

        h2 {
          font-size: 1.0625rem;
        }

        .how {
          display: none;
        }

        p {
          margin-bottom: 8px;
        }

        .examples {
          flex-wrap: nowrap;
          gap: 8px;
        }

        button {
          flex: 1;
          gap: 6px;
          padding: 9px 10px;
          font-size: 0.875rem;
          line-height: 1.25;
        }

        .tiles {
          font-size: 0.6875rem;
        }
      }
    `,
  ];

  #texts = new TextsController(this);

  render() {
    const text = this.#texts.text.anagrams.start;
    return html`
      <h2>${text.title}</h2>
      <p class="how">${text.text}</p>
      <p class="label">${text.examples}</p>
      <div class="examples">
        ${EXAMPLES.map(
          (example, n) =>
            html`<button type="button" data-rack=${example.rack} @click=${() => this.#raise(example)}>
              ${tiles(example.rack)}<span>${text.labels[n]}</span>
            </button>`,
        )}
      </div>
    `;
  }

  /** @param {import("./position.js").Position} position */
  #raise(position) {
    this.dispatchEvent(new CustomEvent("example", { detail: position }));
  }
}

customElements.define("tw-anagram-start", AnagramStart);
