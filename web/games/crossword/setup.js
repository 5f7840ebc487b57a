/**
 * Which game and whose letters: the one place where board, tiles and word list are chosen together.
 *   game     id of a board, or "own"
 *   letters  id of a tile set, or "own"
 *   example
 */
import { LitElement, css, html, nothing } from "lit";
import { icon } from "../../components/icons.js";
import { shared } from "../../components/shared-styles.js";
import { TextsController } from "../../text/texts.js";
import { alphabetOf, boards, tileSets } from "./games.js";
import { narrow } from "./media.js";

/** @typedef {import("../../engine/protocol.js").Lexicon} Lexicon */

export class CrosswordSetup extends LitElement {
  static properties = {
    game: {},
    tiles: {},
    lists: { attribute: false },
  };

  static styles = [
    shared,
    css`
      :host {
        display: flex;
        align-items: center;
        gap: 8px;
      }

      .select {
        position: relative;
        display: flex;
        flex: 0 1 auto;
        min-width: 0;
      }

      select {
        min-height: 38px;
        width: 100%;
        padding: 0 32px 0 12px;
        border: 0;
        border-radius: var(--radius);
        background: var(--sink);
        font-weight: 600;
        font-size: 0.9375rem;
        text-overflow: ellipsis;
        appearance: none;
        cursor: pointer;
      }

      select:hover {
        background: var(--line);
      }

      option {
        background: var(--surface);
        color: var(--ink);
      }

      .select .icon {
        position: absolute;
        right: 9px;
        top: calc(50% - 8px);
        width: 16px;
        height: 16px;
        color: var(--ink-soft);
        pointer-events: none;
      }

      .button {
        flex: none;
        margin-left: auto;
        margin-right: -10px;
        min-height: 38px;
      }

      @media (pointer: coarse) {
        select,
        .button {
          min-height: 44px;
        }
      }

      @media ${narrow} {
        .select {
          flex: 1 1 0;
        }

        .button {
          padding: 0 10px;
          margin-right: -8px;
        }
      }
    `,
  ];

  #texts = new TextsController(this);

  constructor() {
    super();
    this.game = "scrabble";
    this.tiles = "en";
    /** @type {readonly Lexicon[]} */
    this.lists = [];
  }

  render() {
    const text = this.#texts.text.crossword;
    const names = /** @type {Record<string, string>} */ (text.games);
    const known = new Set(this.lists.map((list) => list.alphabet));
    const sets = Object.keys(tileSets).map((id) => ({
      id,
      label: this.#setName(id),
      can: known.has(alphabetOf(id)),
    }));
    const order = new Intl.Collator(this.#texts.text === undefined ? "en" : document.documentElement.lang);
    sets.sort((a, b) => order.compare(a.label, b.label));
    return html`
      ${this.#select("game", text.game, this.game, [
        ...Object.keys(boards).map((id) => ({ id, label: names[id] ?? id, can: true })),
        { id: "own", label: text.ownBoard, can: true },
      ])}
      ${this.#select("tiles", text.tileSet, this.tiles, [
        ...sets.filter(({ can }) => can),
        { id: "own", label: text.ownTiles, can: true },
        ...sets.filter(({ can }) => !can).map((set) => ({ ...set, label: text.noList(set.label) })),
      ])}
      ${
        this.game === "own"
          ? nothing
          : html`<button
              type="button"
              class="button"
              name="example"
              @click=${() => this.#raise("example", this.game)}
            >
              ${text.example}
            </button>`
      }
    `;
  }

  /** A tile set's name: its language, and the game if it is not the plain set. @param {string} id */
  #setName(id) {
    const text = this.#texts.text.crossword;
    const [alphabet = "en", ...family] = id.split("_");
    const languages = /** @type {Record<string, string>} */ (text.languages);
    const families = /** @type {Record<string, string>} */ (text.families);
    const language = languages[alphabet] ?? alphabet;
    return family.length ? `${language}, ${families[family.join("_")] ?? family.join(" ")}` : language;
  }

  /**
   * @param {string} name
   * @param {string} label
   * @param {string} value
   * @param {readonly { id: string, label: string, can: boolean }[]} options
   */
  #select(name, label, value, options) {
    return html`
      <span class="select">
        <select
          name=${name}
          aria-label=${label}
          @change=${(/** @type {Event} */ event) => {
            const select = /** @type {HTMLSelectElement} */ (event.target);
            this.#raise(name === "game" ? "game" : "letters", select.value);
            select.value = value;
            this.requestUpdate();
          }}
        >
          ${options.map(
            (option) =>
              html`<option value=${option.id} .selected=${option.id === value} ?disabled=${!option.can}>
                ${option.label}
              </option>`,
          )}
        </select>
        ${icon("down")}
      </span>
    `;
  }

  /**
   * @param {string} type
   * @param {string} detail
   */
  #raise(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }
}

customElements.define("tw-crossword-setup", CrosswordSetup);
