/** Who plays, and by which rules. Raises `deal` with a setup, without seed and word list. */
import { LitElement, css, html, nothing } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { icon } from "../../components/icons.ts";
import "../../components/segments.ts";
import { TextsController } from "../../text/texts.ts";
import { CHALLENGES, LEVELS, STACKINGS, type Seat } from "./position.ts";
import { tycoonStyles } from "./tycoon-styles.ts";

const MOST = 5;
const FEWEST = 2;
const LONGEST_NAME = 20;

@customElement("tw-tycoon-setup")
export class TycoonSetup extends LitElement {
  @property() listName = "";
  /** Names that were typed; "" for one that goes by itself. */
  @state() seats: readonly Seat[] = [
    { name: "", level: null },
    { name: "", level: "middle" },
  ];
  @state() stacking = STACKINGS[0] ?? "";
  @state() challenge = CHALLENGES[0] ?? "";

  static override styles = [
    tycoonStyles,
    css`
      :host {
        display: block;
        padding: 0;
      }
    `,
  ];

  #texts = new TextsController(this);

  override render() {
    const text = this.#texts.text.tycoon.setup;
    const { stacking, challenge } = this;
    return html`
      <form class="form" @submit=${this.#deal}>
        <fieldset class="seats ${this.seats.length > FEWEST ? "many" : ""}">
          <legend class="label">${text.players}</legend>
          ${this.seats.map((seat, index) => this.#seat(seat, index))}
          ${
            this.seats.length < MOST
              ? html`<div>
                  <button type="button" class="button plain" name="add" @click=${this.#add}>
                    ${icon("plus")} ${text.add}
                  </button>
                </div>`
              : nothing
          }
        </fieldset>
        <div class="pair">
          <div>
            <span class="label">${text.stacking}</span>
            <tw-segments
              .label=${text.stacking}
              .value=${stacking}
              .options=${STACKINGS.map((value) => ({ value, label: named(text.stackings, value) }))}
              @choose=${(event: CustomEvent) => (this.stacking = event.detail)}
            ></tw-segments>
          </div>
          <div>
            <span class="label">${text.challenge}</span>
            <tw-segments
              .label=${text.challenge}
              .value=${challenge}
              .options=${CHALLENGES.map((value) => ({ value, label: named(text.challenges, value) }))}
              @choose=${(event: CustomEvent) => (this.challenge = event.detail)}
            ></tw-segments>
          </div>
        </div>
        <div class="actions">
          <button type="submit" class="button filled" name="deal">${text.start}</button>
          <span class="facts">${text.full(this.listName)}</span>
        </div>
      </form>
    `;
  }

  #seat(seat: Seat, index: number) {
    const { setup: text, levels } = this.#texts.text.tycoon;
    const n = this.#texts.number(index + 1);
    return html`
      <div class="seat whose-${index}">
        <i aria-hidden="true"></i>
        <input
          class="field"
          name="name-${index}"
          aria-label=${text.nameOf(n)}
          maxlength=${LONGEST_NAME}
          autocomplete="off"
          placeholder=${this.#nameOf(seat, index)}
          .value=${seat.name}
          @input=${(event: InputEvent) =>
            this.#change(index, { name: (event.target as HTMLInputElement).value })}
        />
        <select
          class="field"
          name="level-${index}"
          aria-label=${text.who(n)}
          @change=${(event: Event) =>
            this.#change(index, { level: (event.target as HTMLSelectElement).value || null })}
        >
          <option value="" .selected=${!seat.level}>${text.person}</option>
          ${LEVELS.map(
            (level) =>
              html`<option value=${level} .selected=${seat.level === level}>${named(levels, level)}</option>`,
          )}
        </select>
        ${
          this.seats.length > FEWEST
            ? html`<button
                type="button"
                class="button icon-only"
                aria-label=${text.remove(this.#nameOf(seat, index))}
                @click=${() => (this.seats = this.seats.filter((_, at) => at !== index))}
              >
                ${icon("close")}
              </button>`
            : nothing
        }
      </div>
    `;
  }

  // The first person is you, the next ones are numbered; opponents have names of their own.
  #nameOf({ name, level }: Seat, index: number) {
    const { setup: text, bots } = this.#texts.text.tycoon;
    if (name.trim()) return name.trim();
    if (level) return bots[index] ?? text.seat(String(index + 1));
    const first = this.seats.findIndex((seat) => !seat.level) === index;
    return first ? text.you : text.seat(this.#texts.number(index + 1));
  }

  #add() {
    this.seats = [...this.seats, { name: "", level: "top" }];
  }

  #change(index: number, patch: Partial<Seat>) {
    this.seats = this.seats.map((seat, at) => (at === index ? { ...seat, ...patch } : seat));
  }

  #deal(event: SubmitEvent) {
    event.preventDefault();
    const players = this.seats.map((seat, index) => ({ name: this.#nameOf(seat, index), level: seat.level }));
    const { stacking, challenge } = this;
    this.dispatchEvent(new CustomEvent("deal", { detail: { players, stacking, challenge } }));
  }
}

const named = (names: Record<string, string>, key: string) => names[key] ?? key;
