/**
 * How the words are ordered and grouped, and which of them are shown.
 *
 * Raises `options` (order, grouping, tiles), and `words` (settings shared by every game: zipf, hideRude).
 */
import { LitElement, css, html, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import { phone } from "../../components/media.ts";
import "../../components/commonness.ts";
import { shared } from "../../components/shared-styles.ts";
import { wrong } from "../../components/wrong.ts";
import { TextsController } from "../../text/texts.ts";
import { ORDERS } from "./link.ts";

@customElement("tw-anagram-order")
export class AnagramOrder extends LitElement {
  @property({ attribute: false }) options: Readonly<Record<string, any>> = {};
  /** How the words are grouped now. */
  @property() grouping = "length";
  @property({ attribute: false }) groupings: readonly string[] = [];
  @property({ attribute: false }) tileSets: readonly { id: string; name: string }[] = [];
  @property() tiles = "";
  @property({ type: Number }) zipf = 0;
  /** Is it known how common the list's words are? */
  @property({ type: Boolean }) ranked = true;
  @property({ type: Boolean }) hideRude = false;
  /** Is it known which of the list's words are rude? */
  @property({ type: Boolean }) canHide = false;
  @property() problem: string | null = null;

  static override styles = [
    shared,
    css`
      :host {
        display: block;
      }

      .controls {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 8px 14px;
      }

      label.choice {
        display: flex;
        align-items: center;
        gap: 7px;
        color: var(--ink-soft);
        font-size: 0.9375rem;
        font-weight: 550;
      }

      select.field {
        width: auto;
        max-width: 11rem;
        min-height: 36px;
        padding: 0 8px;
        color: var(--ink);
        font-size: 0.9375rem;
        font-weight: 450;
      }

      .switch {
        display: flex;
        align-items: center;
        gap: 7px;
        min-height: 36px;
        font-size: 0.9375rem;
        cursor: pointer;
      }

      .switch input {
        width: 17px;
        height: 17px;
        margin: 0;
        accent-color: var(--accent);
      }

      @media ${phone} {
        .controls {
          flex-wrap: wrap;
          gap: 6px 8px;
        }

        label.choice {
          flex: 1 1 30%;
        }

        label.choice > span {
          position: absolute;
          width: 1px;
          height: 1px;
          overflow: hidden;
          clip-path: inset(50%);
        }

        select.field {
          width: 100%;
        }

        tw-commonness {
          flex: 1 1 55%;
        }
      }

      @media (pointer: coarse) {
        select.field,
        .switch {
          min-height: 44px;
        }
      }
    `,
  ];

  #texts = new TextsController(this);

  override render() {
    const text = this.#texts.text.anagrams;
    const { order } = this.options;
    return html`
      <div class="controls">
        ${this.#choice(
          "order",
          text.order,
          order,
          ORDERS.map((value) => [value, text.orders[value]]),
        )}
        ${
          this.tileSets.length > 1
            ? this.#choice(
                "tiles",
                text.tiles,
                this.tiles,
                this.tileSets.map(({ id, name }) => [id, name]),
              )
            : nothing
        }
        ${
          this.groupings.length > 1
            ? this.#choice(
                "grouping",
                text.grouping,
                this.grouping,
                this.groupings.map((value) => [value, text.groupings[value as "length"]]),
              )
            : nothing
        }
        <tw-commonness
          .zipf=${this.zipf}
          @zipf=${(event: CustomEvent) => this.#raise("words", { zipf: event.detail })}
        ></tw-commonness>
        ${
          this.canHide
            ? html`<label class="switch"
                ><input
                  type="checkbox"
                  name="rude"
                  .checked=${this.hideRude}
                  @change=${(event: Event) =>
                    this.#raise("words", {
                      hideRude: (event.target as HTMLInputElement).checked,
                    })}
                />${text.hideRude}</label
              >`
            : nothing
        }
      </div>
      ${wrong(this.problem)}
    `;
  }

  #choice(
    name: string,
    label: string,
    value: string,
    choices: readonly (readonly [string, string] | string[])[],
  ) {
    return html`<label class="choice"
      ><span>${label}</span
      ><select
        class="field"
        name=${name}
        @change=${(event: Event) =>
          this.#raise("options", { [name]: (event.target as HTMLSelectElement).value })}
      >
        ${choices.map(
          ([choice, said]) =>
            html`<option value=${choice ?? ""} .selected=${choice === value}>${said}</option>`,
        )}
      </select></label
    >`;
  }

  #raise(type: string, detail?: unknown) {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }
}
