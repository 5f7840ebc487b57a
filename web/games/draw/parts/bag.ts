/**
 * The bag: whose tiles are in it, and how many there are of each letter and what each is worth.
 *
 *   bag  {bag, stroke}  another bag; what is typed into one field is one step of undo
 */
import { css, html } from "lit";
import { customElement, property } from "lit/decorators.js";
import { live } from "lit/directives/live.js";
import { foldStyles } from "../../../ui/fold-styles.ts";
import { icon } from "../../../ui/icons.ts";
import type { FieldEvent } from "../../../ui/templates.ts";
import { describedBy, wrong } from "../../../ui/wrong.ts";
import { Part } from "../../../ui/part.ts";
import { tileSetName } from "../../../tiles/set-name.ts";
import { OWN, type BagEntry } from "../model/bags.ts";
import { entryOf, type Bag, type Entry, type Rows } from "../model/position.ts";

@customElement("tw-draw-bag")
export class DrawBag extends Part<{ bag: { bag: Bag; stroke: unknown } }> {
  @property({ attribute: false }) bag: Bag = null;
  /** The bags that ship. */
  @property({ attribute: false }) known: readonly BagEntry[] = [];
  @property() problem = "";
  @property() badLetter = "";
  @property() badPart = "";
  @property({ type: Boolean }) open = false;
  @property() letterLanguage = "en";

  static override styles = [
    foldStyles,
    css`
      :host {
        container-type: inline-size;
      }

      .from {
        margin-bottom: 12px;
      }

      select.field {
        appearance: none;
        padding-right: 36px;
      }

      .select .icon {
        position: absolute;
        top: 50%;
        right: 11px;
        --icon: 17px;
        color: var(--ink-soft);
        transform: translateY(-50%);
        pointer-events: none;
      }

      .hint,
      .wrong {
        margin: 0 0 8px;
      }

      .rows {
        grid-template-columns: repeat(auto-fill, minmax(118px, 1fr));
        gap: 6px 14px;
      }

      .row {
        grid-template-columns: 1.6rem 1fr 1fr;
        align-items: center;
      }

      .row > span {
        font: 800 1.0625rem/1 var(--font-tile);
      }

      .row input {
        padding: 0 4px;
        text-align: center;
      }
    `,
  ];

  get #chosen() {
    return typeof this.bag === "object" && this.bag !== null ? "" : (this.bag ?? OWN);
  }

  get #rows(): Rows {
    if (typeof this.bag === "object" && this.bag !== null) return this.bag;
    return this.known.find(({ id }) => id === this.#chosen)?.bag ?? {};
  }

  override render() {
    const text = this.texts.text.draw;
    const chosen = this.#chosen;
    const name = (each: BagEntry) => text.bagNames[each.id] ?? tileSetName(each.id, this.texts.text);
    const known = this.known.find(({ id }) => id === chosen);
    const rows = Object.entries(this.#rows);
    const counts = rows.map(([, [count]]) => (typeof count === "number" && count > 0 ? count : 0));
    const total = counts.reduce((sum, count) => sum + count, 0);
    return html`
      <details class="fold" ?open=${this.open || Boolean(this.problem)} @toggle=${this.#onToggle}>
        <summary class="flow gap-6 strong text-15">
          ${icon("down")}${text.bag}
          <small class="quiet text-14 weight-450 figures"
            >${text.bagTiles(this.texts.number(total))}, ${known ? name(known) : text.bagOwn}</small
          >
        </summary>
        <label class="from stack gap-4">
          <span class="label">${text.bagFrom}</span>
          <span class="select anchor">
            <select class="field" name="bag" @change=${this.#onChoose}>
              ${this.known.map(
                (each) =>
                  html`<option value=${each.id} .selected=${each.id === chosen}>
                    ${name(each)}, ${text.bagTiles(this.texts.number(each.tiles))}
                  </option>`,
              )}
              ${chosen ? "" : html`<option value="" selected>${text.bagOwn}</option>`}
            </select>
            ${icon("down")}
          </span>
        </label>
        <p class="hint quiet text-14">${text.bagHint}</p>
        ${wrong(this.problem, "wrong-bag")}
        <div class="rows stack figures">${rows.map(([letter, row]) => this.#row(letter, row))}</div>
      </details>
    `;
  }

  #row(letter: string, [count = 0, value = 0]: readonly Entry[]) {
    const text = this.texts.text.draw;
    const face = letter === "?" ? text.blank : letter;
    return html`
      <div class="row stack gap-4">
        <span lang=${this.letterLanguage}>${letter}</span>
        ${this.#field(letter, "count", count, text.count(face))}
        ${letter === "?" && value === 0 ? "" : this.#field(letter, "value", value, text.value(face))}
      </div>
    `;
  }

  #field(letter: string, part: "count" | "value", entry: Entry, label: string) {
    const bad = letter === this.badLetter && part === this.badPart;
    return html`<input
      class="field slim text-15 ${part === "value" ? "quiet" : ""}"
      inputmode="numeric"
      autocomplete="off"
      data-letter=${letter}
      data-part=${part}
      aria-label=${label}
      aria-invalid=${bad}
      aria-describedby=${describedBy(bad ? this.problem : "", "wrong-bag")}
      title=${label}
      .value=${live(String(entry))}
      @input=${(event: FieldEvent) => this.#onInput(letter, part, event)}
    />`;
  }

  #onInput(letter: string, part: "count" | "value", { target: { value } }: FieldEvent) {
    const [count, worth] = this.#rows[letter] ?? [0, 0];
    const entry = entryOf(value);
    const row: readonly [Entry, Entry] = part === "count" ? [entry, worth] : [count, entry];
    this.#raise({ ...this.#rows, [letter]: row }, `${letter} ${part}`);
  }

  #onChoose({ target: { value } }: FieldEvent<HTMLSelectElement>) {
    if (value) this.#raise(value === OWN ? null : value, null);
  }

  #onToggle({ target }: FieldEvent<HTMLDetailsElement>) {
    this.open = target.open;
  }

  #raise(bag: Bag, stroke: unknown) {
    this.raise("bag", { bag, stroke });
  }
}
