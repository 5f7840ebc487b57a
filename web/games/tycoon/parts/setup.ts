/** Who plays, and by which rules. Raises `deal` with the choices. */
import { css, html, nothing, type PropertyValues } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { icon } from "../../../components/icons.ts";
import "../../../components/segments.ts";
import { type FieldEvent, detail } from "../../../components/templates.ts";
import { Part } from "../../../components/part.ts";
import type { Choices, Seat } from "../model/position.ts";
import { mayPlay, rules } from "../model/rules.ts";
import { tycoonStyles, whose } from "./styles.ts";

const LONGEST_NAME = 20;

@customElement("tw-tycoon-setup")
export class TycoonSetup extends Part<{ deal: Choices }> {
  @property() listName = "";
  /** What was chosen for the game before. */
  @property({ attribute: false }) last: Choices | null = null;
  /** Names that were typed; "" for one that goes by itself. */
  @state() seats: readonly Seat[] = [
    { name: "", level: null },
    { name: "", level: "middle" },
  ];
  @state() stacking: Choices["stacking"] = "multiply";
  @state() challenge: Choices["challenge"] = "automatic";

  static override styles = [
    tycoonStyles,
    css`
      legend {
        padding: 0 0 6px;
      }

      .seats {
        display: grid;
        gap: 8px;
        margin: 0;
        padding: 0;
        border: 0;
      }

      .seat {
        display: grid;
        grid-template-columns: 14px minmax(0, 1fr) minmax(0, 1fr);
        align-items: center;
        gap: 10px;
      }

      .seats.many .seat {
        grid-template-columns: 14px minmax(0, 1fr) minmax(0, 1fr) 40px;
      }

      .seat > i {
        width: 12px;
        height: 12px;
        border-radius: 4px;
        background: var(--whose);
      }
    `,
  ];

  override willUpdate(changed: PropertyValues<this>) {
    if (!changed.has("last") || !this.last) return;
    const { players, stacking, challenge } = this.last;
    const nameless = players.map((seat) => ({ ...seat, name: "" }));
    this.seats = players.map((seat, index) =>
      seat.name === this.#nameOf({ ...seat, name: "" }, index, nameless) ? { ...seat, name: "" } : seat,
    );
    this.stacking = stacking;
    this.challenge = challenge;
  }

  override render() {
    const text = this.texts.text.tycoon.setup;
    const { stacking, challenge } = this;
    return html`
      <form class="form" @submit=${this.#deal}>
        <fieldset class="seats ${mayPlay(this.seats.length - 1) ? "many" : ""}">
          <legend class="label">${text.players}</legend>
          ${this.seats.map((seat, index) => this.#seat(seat, index))}
          ${
            mayPlay(this.seats.length + 1)
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
              .options=${rules.stackings.map((value) => ({ value, label: text.stackings[value] }))}
              @choose=${detail((stacking: Choices["stacking"]) => (this.stacking = stacking))}
            ></tw-segments>
          </div>
          <div>
            <span class="label">${text.challenge}</span>
            <tw-segments
              .label=${text.challenge}
              .value=${challenge}
              .options=${rules.challenges.map((value) => ({ value, label: text.challenges[value] }))}
              @choose=${detail((challenge: Choices["challenge"]) => (this.challenge = challenge))}
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
    const { setup: text, levels } = this.texts.text.tycoon;
    const n = this.texts.number(index + 1);
    return html`
      <div class="seat" .style=${whose(index)}>
        <i aria-hidden="true"></i>
        <input
          class="field"
          name="name-${index}"
          aria-label=${text.nameOf(n)}
          maxlength=${LONGEST_NAME}
          autocomplete="off"
          placeholder=${this.#nameOf(seat, index)}
          .value=${seat.name}
          @input=${({ target }: FieldEvent) => this.#change(index, { name: target.value })}
        />
        <select
          class="field"
          name="level-${index}"
          aria-label=${text.who(n)}
          @change=${({ target }: FieldEvent<HTMLSelectElement>) =>
            this.#change(index, { level: levelIn(target.value) })}
        >
          <option value="" .selected=${!seat.level}>${text.person}</option>
          ${rules.levels.map(
            (level) =>
              html`<option value=${level} .selected=${seat.level === level}>${levels[level]}</option>`,
          )}
        </select>
        ${
          mayPlay(this.seats.length - 1)
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
  #nameOf({ name, level }: Seat, index: number, seats = this.seats) {
    const { setup: text, bots } = this.texts.text.tycoon;
    if (name.trim()) return name.trim();
    if (level) return bots[index] ?? text.seat(String(index + 1));
    const first = seats.findIndex((seat) => !seat.level) === index;
    return first ? text.you : text.seat(this.texts.number(index + 1));
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
    this.raise("deal", { players, stacking, challenge });
  }
}

const levelIn = (text: string) => rules.levels.find((level) => level === text) ?? null;
