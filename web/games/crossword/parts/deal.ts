/**
 * Who plays a game, on which board, and by which rules.
 *   choice   board, tiles and word list, or null where they are in use already
 *   company  who is to play, and by which rule, as often as it changes
 *   deal     all that was chosen
 */
import { css, html, nothing, type PropertyValues } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { icon } from "../../../components/icons.ts";
import { phone } from "../../../components/media.ts";
import { Part } from "../../../components/part.ts";
import { detail, type FieldEvent } from "../../../components/templates.ts";
import { wrong } from "../../../components/wrong.ts";
import { challenges, levels, mayPlay, type Choices, type Company, type Seat } from "../model/game.ts";
import type { Choice, Setup } from "../model/setup.ts";
import { gameStyles, whose } from "./game-styles.ts";
import "./setup.ts";

const LONGEST_NAME = 20;

@customElement("tw-crossword-deal")
export class CrosswordDeal extends Part<{ choice: Choice | null; company: Company; deal: Choices }> {
  @property({ attribute: false }) setup: Setup | null = null;
  @property() listName = "";
  /** Who played the game before, and by which rule. */
  @property({ attribute: false }) last: Company | null = null;
  /** Why nothing was dealt. */
  @property() problem = "";
  /** Is it being dealt? */
  @property({ type: Boolean }) dealing = false;
  /** Names that were typed; "" for one that goes by itself. */
  @state() seats: readonly Seat[] = [
    { name: "", level: null },
    { name: "", level: 3 },
  ];
  @state() challenge: Choices["challenge"] = "none";

  static override styles = [
    gameStyles,
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
        gap: 4px 10px;
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

      .seat > .facts {
        grid-column: 2 / -1;
      }

      @media ${phone} {
        .lead {
          display: none;
        }
      }
    `,
  ];

  override willUpdate(changed: PropertyValues<this>) {
    if (!changed.has("last") || !this.last) return;
    const { players, challenge } = this.last;
    const nameless = players.map((seat) => ({ ...seat, name: "" }));
    this.seats = players.map((seat, index) =>
      seat.name === this.#nameOf({ ...seat, name: "" }, index, nameless) ? { ...seat, name: "" } : seat,
    );
    this.challenge = challenge;
  }

  override render() {
    const { setup, challenge, seats } = this;
    if (!setup) return nothing;
    const text = this.texts.text.crosswordGame.setup;
    return html`
      <form class="form" @submit=${this.#deal}>
        <h2>${text.title}</h2>
        <p class="facts lead">${text.text}</p>
        <fieldset class="seats ${mayPlay(seats.length - 1) ? "many" : ""}">
          <legend class="label">${text.players}</legend>
          ${seats.map((seat, index) => this.#seat(seat, index))}
          ${
            mayPlay(seats.length + 1)
              ? html`<div>
                  <button type="button" class="button plain" name="add" @click=${this.#add}>
                    ${icon("plus")} ${text.add}
                  </button>
                </div>`
              : nothing
          }
        </fieldset>
        <div>
          <span class="label">${text.board}</span>
          <tw-crossword-setup
            dealing
            .setup=${setup}
            @choice=${detail((choice: Choice | null) => this.raise("choice", choice))}
          ></tw-crossword-setup>
        </div>
        <div>
          <label class="label" for="challenge">${text.challenge}</label>
          <select
            class="field"
            id="challenge"
            name="challenge"
            aria-describedby="challenge-hint"
            @change=${({ target }: FieldEvent<HTMLSelectElement>) =>
              this.#choose({ challenge: challenges.find((rule) => rule === target.value) ?? "none" })}
          >
            ${challenges.map(
              (rule) =>
                html`<option value=${rule} .selected=${rule === challenge}>${text.challenges[rule]}</option>`,
            )}
          </select>
          <span class="facts" id="challenge-hint">${text.challengeHints[challenge]}</span>
        </div>
        ${wrong(this.problem)}
        <div class="actions">
          <button type="submit" class="button filled" name="deal" ?disabled=${this.dealing}>
            ${text.start}
          </button>
          <span class="facts" role="status">${this.dealing ? text.dealing : text.list(this.listName)}</span>
        </div>
      </form>
    `;
  }

  #seat(seat: Seat, index: number) {
    const { setup: text, levels: names, levelHints } = this.texts.text.crosswordGame;
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
            this.#change(index, { level: levels.find((level) => String(level) === target.value) ?? null })}
        >
          <option value="" .selected=${seat.level === null}>${text.person}</option>
          ${levels.map(
            (level) =>
              html`<option value=${level} .selected=${seat.level === level}>
                ${text.level(this.texts.number(level), names[level - 1] ?? "")}
              </option>`,
          )}
        </select>
        ${
          mayPlay(this.seats.length - 1)
            ? html`<button
                type="button"
                class="button icon-only"
                aria-label=${text.remove(this.#nameOf(seat, index))}
                @click=${() => this.#choose({ players: this.seats.filter((_, at) => at !== index) })}
              >
                ${icon("close")}
              </button>`
            : nothing
        }
        ${seat.level ? html`<span class="facts">${levelHints[seat.level - 1]}</span>` : nothing}
      </div>
    `;
  }

  // The first person is you, the next ones are numbered; opponents have names of their own.
  #nameOf({ name, level }: Seat, index: number, seats = this.seats) {
    const { setup: text, bots } = this.texts.text.crosswordGame;
    if (name.trim()) return name.trim();
    if (level) return bots[index] ?? text.seat(this.texts.number(index + 1));
    const first = seats.findIndex((seat) => !seat.level) === index;
    return first ? text.you : text.seat(this.texts.number(index + 1));
  }

  #choose({ players = this.seats, challenge = this.challenge }: Partial<Company>) {
    this.seats = players;
    this.challenge = challenge;
    this.raise("company", { players, challenge });
  }

  #add() {
    this.#choose({ players: [...this.seats, { name: "", level: 3 }] });
  }

  #change(index: number, patch: Partial<Seat>) {
    const players = this.seats.map((seat, at) => (at === index ? { ...seat, ...patch } : seat));
    this.#choose({ players });
  }

  #deal(event: SubmitEvent) {
    event.preventDefault();
    const { setup, challenge } = this;
    if (!setup) return;
    const players = this.seats.map((seat, index) => ({ name: this.#nameOf(seat, index), level: seat.level }));
    this.raise("deal", { players, challenge, layout: setup.position.layout, tiles: setup.tiles });
  }
}
