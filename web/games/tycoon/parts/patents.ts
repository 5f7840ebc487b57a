/**
 * All patents: what they cost, whose they are, and what the one pressed last does.
 *
 *   patent  letter  one was pressed
 */
import { css, html } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { classMap } from "lit/directives/class-map.js";
import { phone } from "../../../ui/media.ts";
import { Part } from "../../../ui/part.ts";
import { letters, priceOf, rules } from "../model/rules.ts";
import { whose } from "../../shared/seat-rows.ts";
import { tycoonStyles } from "./styles.ts";

/** What stands on patents whose owners have no names: yours, another's. */
const SIGNS = ["✓", "✕"];

@customElement("tw-tycoon-patents")
export class TycoonPatents extends Part<{ patent: string }> {
  /** Letter to the place of its owner among `names`. */
  @property({ attribute: false }) owners: Readonly<Partial<Record<string, number>>> = {};
  @property({ attribute: false }) names: readonly string[] = [];
  /** Are these the names of players? */
  @property({ type: Boolean }) named = false;
  /** Those that may be bought now. */
  @property() buyable = "";
  /** The one that is explained. */
  @state() chosen = "";

  static override styles = [
    tycoonStyles,
    css`
      :host {
        display: grid;
        gap: inherit;
      }

      .patents {
        grid-template-columns: repeat(13, minmax(0, 1fr));
        gap: 5px;
      }

      .patent {
        position: relative;
        display: grid;
        place-items: center;
        align-content: center;
        gap: 1px;
        height: 50px;
        border-radius: 8px;
        background: var(--surface);
        box-shadow: inset 0 0 0 1px var(--line);
        font: 800 1.0625rem/1 var(--font-tile);
      }

      .patent::before {
        content: attr(data-mark);
        order: 1;
        color: var(--mark, var(--ink-soft));
        font: 600 0.6875rem/1 var(--font);
      }

      .dot {
        display: inline-block;
        margin: 0 2px 2px 0;
      }

      .power::after {
        content: "";
        position: absolute;
        inset: 5px 5px auto auto;
      }

      .dot,
      .power::after {
        width: 6px;
        height: 6px;
        border-radius: 50%;
        background: var(--mark, var(--accent));
      }

      .owned {
        --mark: #fff;
        background: var(--whose);
        color: var(--mark);
        box-shadow: none;
      }

      .buyable {
        background: var(--accent-wash);
        box-shadow: inset 0 0 0 2px var(--accent);
      }

      .chosen:not(.buyable) {
        outline: 2px solid var(--ink-soft);
        outline-offset: 1px;
      }

      /* Two lines are kept for it, so that nothing below moves. */
      .about {
        min-height: 2lh;
      }

      @media (forced-colors: active) {
        .patent {
          border: 1px solid GrayText;
        }

        .owned {
          --mark: Canvas;
          forced-color-adjust: none;
          background: CanvasText;
        }

        .buyable {
          border: 3px solid Highlight;
        }

        .dot,
        .power::after {
          forced-color-adjust: none;
          background: Highlight;
        }
      }

      @media ${phone} {
        .patents {
          grid-template-columns: repeat(auto-fill, minmax(44px, 1fr));
          gap: 4px;
        }

        .patent {
          height: 44px;
        }
      }
    `,
  ];

  override render() {
    const text = this.texts.text.tycoon.patents;
    return html`
      <div class="patents stack figures" role="group" aria-label=${text.title}>
        ${letters.map((letter) => this.#patent(letter))}
      </div>
      ${this.chosen ? this.#about(this.chosen) : this.#legend()}
    `;
  }

  /** Whose a patent is; null for nobody's. */
  #ownerOf(letter: string) {
    const owner = this.owners[letter];
    return owner === undefined ? null : (this.names[owner] ?? "");
  }

  #patent(letter: string) {
    const { patents: text } = this.texts.text.tycoon;
    const owner = this.#ownerOf(letter);
    const power = rules.powers.includes(letter);
    const label = text.patent(letter, String(priceOf(letter)), owner ?? text.free);
    const classes = {
      ...{ patent: true, "bare-button": true, power },
      owned: owner !== null,
      buyable: this.buyable.includes(letter),
      chosen: letter === this.chosen,
    };
    return html`
      <button
        type="button"
        class=${classMap(classes)}
        .style=${whose(this.owners[letter] ?? 0)}
        data-patent=${letter}
        data-mark=${this.#markOf(letter)}
        aria-label=${power ? `${label}, ${text.power}` : label}
        title=${owner ?? text.free}
        @click=${() => this.#press(letter)}
      >
        ${letter}
      </button>
    `;
  }

  /** What a patent costs, or whose it is: the number that a player has, or a sign. An initial would read as a letter. */
  #markOf(letter: string) {
    const owner = this.owners[letter];
    if (owner === undefined) return `$${priceOf(letter)}`;
    return this.named ? this.texts.number(owner + 1) : (SIGNS[owner] ?? "");
  }

  /** What the signs mean. */
  #legend() {
    const { legend } = this.texts.text.tycoon.patents;
    const signs = this.named ? [] : this.names.map((name, owner) => `${SIGNS[owner] ?? ""} ${name}`);
    return html`<p class="about quiet text-15">
      <i class="dot" aria-hidden="true"></i> ${[legend, ...signs].join(" · ")}
    </p>`;
  }

  /** What a patent does. */
  #about(letter: string) {
    const text = this.texts.text.tycoon.patents;
    const powers: Partial<Record<string, string>> = text.powers;
    const owner = this.#ownerOf(letter);
    const whose = owner === null ? text.free : this.named ? text.of(owner) : owner;
    return html`<p class="about quiet text-15" role="status">
      <b class="full-ink weight-650">${text.patent(letter, String(priceOf(letter)), whose)}.</b>
      ${powers[letter] ?? text.plain}
    </p>`;
  }

  #press(letter: string) {
    this.chosen = letter;
    this.raise("patent", letter);
  }
}
