/** What stands in place of the plays while the board is empty: what to do, and examples. Raises `example` and `from-picture`. */
import { css, html } from "lit";
import { customElement, property } from "lit/decorators.js";
import { phone } from "../../../ui/media.ts";
import { Part } from "../../../ui/part.ts";
import { addressOfToday, watchDay } from "../../shared/days.ts";
import { fromPicture } from "../../shared/from-picture.ts";
import { startStyles } from "../../shared/start-styles.ts";
import { examplesFor, type Examples } from "../model/examples.ts";
import { ownerOf, SQUARES } from "../model/position.ts";

const squares = Array.from({ length: SQUARES }, (_, square) => square);

@customElement("tw-letterpress-start")
export class LetterpressStart extends Part {
  /** Alphabet and language of the list that is played with. */
  @property() alphabet = "en";
  @property() letterLanguage = "en";

  static override styles = [
    startStyles(),
    css`
      p {
        max-width: 30rem;
      }

      .board {
        grid-template-columns: repeat(5, var(--square, 13px));

        @media ${phone} {
          --square: 10px;
          --round: 2.5px;
          --letter: 6.5px;
          gap: 1.5px;
        }
      }

      .board i {
        aspect-ratio: 1;
        border-radius: var(--round, 3px);
        background: var(--bare);
        color: var(--free-ink);
        font: 800 var(--letter, 8px) / var(--square, 13px) var(--font-tile);
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
    `,
  ];

  constructor() {
    super();
    watchDay(this);
  }

  override render() {
    const text = this.texts.text.letterpress.start;
    return html`
      <h2>${text.title}</h2>
      <p class="how">${text.text}</p>
      ${fromPicture(text.examples, this.texts.text, () => this.raise("from-picture"))}
      <div class="examples beside wraps">
        ${this.#example("game", text.game)} ${this.#example("rich", text.rich)}
      </div>
      <a class="today accent-ink weight-550" href=${addressOfToday("letterpress")}
        >${this.texts.text.puzzle.name}</a
      >
    `;
  }

  #example(name: keyof Examples, label: string) {
    const position = examplesFor(this.alphabet)[name];
    return html`
      <button type="button" class="presses" name=${name} @click=${() => this.raise("example", position)}>
        <span class="board stack gap-2" lang=${this.letterLanguage} aria-hidden="true"
          >${squares.map((square) => html`<i class=${ownerOf(position, square)}>${position.letters[square]}</i>`)}</span
        >
        ${label}
      </button>
    `;
  }
}
