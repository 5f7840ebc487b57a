/**
 * Who plays a game, on which board, and by which rules.
 *   choice   board, tiles and word list, or null where they are in use already
 *   company  who is to play, and by which rule, as often as it changes
 *   deal     all that was chosen
 */
import { html, nothing, type PropertyValues } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { Part } from "../../../ui/part.ts";
import { detail, type FieldEvent } from "../../../ui/templates.ts";
import { wrong } from "../../../ui/wrong.ts";
import { MINUTES, minutesIn } from "../model/clock.ts";
import { challenges, mayPlay, type Choices, type Company } from "../model/game.ts";
import type { Choice, Setup } from "../model/setup.ts";
import { seatRows, seatStyles } from "../../shared/seat-rows.ts";
import { seatedAs, unnamed, type Seat } from "../../shared/seats.ts";
import { gameStyles } from "./game-styles.ts";
import "./setup.ts";

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
  @state() minutes: number | null = null;

  static override styles = [gameStyles, seatStyles];

  override willUpdate(changed: PropertyValues<this>) {
    if (!changed.has("last") || !this.last) return;
    const { players, challenge, minutes = null } = this.last;
    this.seats = unnamed(players, this.#names);
    this.challenge = challenge;
    this.minutes = minutes;
  }

  override render() {
    const { setup, challenge, seats } = this;
    if (!setup) return nothing;
    const { setup: text, levels: names, levelHints, bots } = this.texts.text.crosswordGame;
    const { number } = this.#names;
    return html`
      <form class="form stack gap-16" @submit=${this.#deal}>
        <h2>${text.title}</h2>
        <p class="facts not-on-phones">${text.text}</p>
        ${seatRows({
          ...{ seats, usual: 3, mayPlay, text, bots, number },
          levelName: (level) => text.level(number(level), names[level - 1] ?? ""),
          hint: (level) => levelHints[level - 1],
          choose: (players) => this.#choose({ players }),
        })}
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
        <div>
          <label class="label" for="minutes">${text.clock}</label>
          <select
            class="field"
            id="minutes"
            name="minutes"
            aria-describedby="minutes-hint"
            @change=${({ target }: FieldEvent<HTMLSelectElement>) => this.#choose({ minutes: minutesIn(target.value) })}
          >
            <option value="" .selected=${!this.minutes}>${text.noClock}</option>
            ${MINUTES.map(
              (minutes) =>
                html`<option value=${minutes} .selected=${minutes === this.minutes}>
                  ${text.minutes(number(minutes))}
                </option>`,
            )}
          </select>
          <span class="facts" id="minutes-hint">${this.minutes ? text.clockHint : ""}</span>
        </div>
        ${wrong(this.problem)}
        <div class="actions flow wraps">
          <button type="submit" class="button filled" name="deal" ?disabled=${this.dealing}>
            ${text.start}
          </button>
          <span class="facts" role="status">${this.dealing ? text.dealing : text.list(this.listName)}</span>
        </div>
      </form>
    `;
  }

  get #names() {
    const { setup: text, bots } = this.texts.text.crosswordGame;
    return { ...text, bots, number: (n: number) => this.texts.number(n) };
  }

  #choose({ players = this.seats, challenge = this.challenge, minutes = this.minutes }: Partial<Company>) {
    this.seats = players;
    this.challenge = challenge;
    this.minutes = minutes;
    this.raise("company", { players, challenge, minutes });
  }

  #deal(event: SubmitEvent) {
    event.preventDefault();
    const { setup, challenge, minutes } = this;
    if (!setup) return;
    const players = seatedAs(this.seats, this.#names);
    this.raise("deal", { players, challenge, minutes, layout: setup.position.layout, tiles: setup.tiles });
  }
}
