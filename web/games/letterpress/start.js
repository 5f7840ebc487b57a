/** What stands in place of the plays while the board is empty: what to do, and examples. Raises `example`. */
import { LitElement, css, html } from "lit";
import { TextsController } from "../../text/texts.js";
import { shared } from "../../components/shared-styles.js";
import { examples } from "./examples.js";
import { ownerOf, SQUARES } from "./position.js";

const squares = Array.from({ length: SQUARES }, (_, square) => square);

export class LetterpressStart extends LitElement {
  static styles = [
    shared,
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
        max-width: 30rem;
        margin: 0 0 20px;
        color: var(--ink-soft);
      }

      .examples {
        display: flex;
        flex-wrap: wrap;
        gap: 12px;
      }

      button {
        display: flex;
        align-items: center;
        gap: 14px;
        padding: 12px 18px 12px 12px;
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

      .board {
        display: grid;
        grid-template-columns: repeat(5, 13px);
        gap: 2px;
      }

      .board i {
        aspect-ratio: 1;
        border-radius: 3px;
        background: var(--bare);
        color: var(--free-ink);
        font: 800 8px/13px var(--font-tile);
        text-align: center;
        text-transform: uppercase;
      }

      .board .ours {
        background: var(--ours);
        color: var(--ours-ink);
      }

      .board .theirs {
        background: var(--theirs);
        color: var(--theirs-ink);
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
          margin-bottom: 10px;
        }

        .examples {
          flex-wrap: nowrap;
          gap: 8px;
        }

        button {
          flex: 1;
          gap: 10px;
          padding: 10px;
          font-size: 0.875rem;
          line-height: 1.25;
        }

        .board {
          grid-template-columns: repeat(5, 10px);
          gap: 1.5px;
        }

        .board i {
          border-radius: 2.5px;
          font: 800 6.5px/10px var(--font-tile);
        }
      }
    `,
  ];

  #texts = new TextsController(this);

  render() {
    const text = this.#texts.text.letterpress.start;
    return html`
      <h2>${text.title}</h2>
      <p class="how">${text.text}</p>
      <p class="label">${text.examples}</p>
      <div class="examples">${this.#example("game", text.game)} ${this.#example("rich", text.rich)}</div>
    `;
  }

  /**
   * @param {keyof typeof examples} name
   * @param {string} label
   */
  #example(name, label) {
    const position = examples[name];
    return html`
      <button type="button" name=${name} @click=${() => this.#raise(position)}>
        <span class="board" aria-hidden="true"
          >${squares.map((square) => html`<i class=${ownerOf(position, square)}>${position.letters[square]}</i>`)}</span
        >
        ${label}
      </button>
    `;
  }

  /** @param {import("./position.js").Position} position */
  #raise(position) {
    this.dispatchEvent(new CustomEvent("example", { detail: position }));
  }
}

customElements.define("tw-letterpress-start", LetterpressStart);
