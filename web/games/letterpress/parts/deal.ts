/**
 * Who plays a game, and on which board.
 *   seats  who is to play, as often as it changes
 *   deal   all that was chosen
 */
import { css, html, type PropertyValues } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { phone } from "../../../ui/media.ts";
import { Part } from "../../../ui/part.ts";
import "../../../ui/segments.ts";
import { detail, type FieldEvent } from "../../../ui/templates.ts";
import { wrong } from "../../../ui/wrong.ts";
import { seatRows, seatStyles } from "../../shared/seat-rows.ts";
import { seatedAs, seedIn, unnamed, type Seat } from "../../shared/seats.ts";
import { tableStyles } from "../../shared/table-styles.ts";
import { mayPlay, type Choices } from "../model/game.ts";

const boards = ["dealt", "own"] as const;

@customElement("tw-letterpress-deal")
export class LetterpressDeal extends Part<{ seats: readonly Seat[]; deal: Choices }> {
  @property() listName = "";
  @property() letterLanguage = "en";
  /** Who played the game before. */
  @property({ attribute: false }) last: readonly Seat[] | null = null;
  /** The letters of the finder's board. */
  @property() letters = "";
  /** Why nothing was begun. */
  @property() problem = "";
  @property({ type: Boolean }) starting = false;
  /** Names that were typed; "" for one that goes by itself. */
  @state() seats: readonly Seat[] = [
    { name: "", level: null },
    { name: "", level: 2 },
  ];
  @state() kind: (typeof boards)[number] = "dealt";
  @state() own = "";
  @state() seed = "";
  /** What is wrong with the deal number. */
  @state() wrongSeed = "";

  static override styles = [
    tableStyles(phone),
    seatStyles,
    css`
      .form > div.stack {
        min-width: 0;
      }
    `,
  ];

  override willUpdate(changed: PropertyValues<this>) {
    if (changed.has("last") && this.last) this.seats = unnamed(this.last, this.#names);
    if (changed.has("letters") && !this.own) this.own = this.letters;
  }

  override render() {
    const { setup: names, levels: levelNames } = this.texts.text.crosswordGame;
    const { setup: text, levelHints } = this.texts.text.letterpressGame;
    const { number, bots } = this.#names;
    return html`
      <form class="form stack gap-16" @submit=${this.#deal}>
        <h2>${text.title}</h2>
        <p class="facts">${text.text}</p>
        ${seatRows({
          ...{ seats: this.seats, usual: 2, mayPlay, text: names, bots, number },
          levelName: (level) => names.level(number(level), levelNames[level - 1] ?? ""),
          hint: (level) => levelHints[level - 1],
          choose: (seats) => this.#choose(seats),
        })}
        <div class="stack gap-6">
          <span class="label">${text.board}</span>
          <tw-segments
            .label=${text.board}
            .value=${this.kind}
            .options=${boards.map((value) => ({ value, label: text.boards[value] }))}
            @choose=${detail((kind: (typeof boards)[number]) => (this.kind = kind))}
          ></tw-segments>
        </div>
        ${this.kind === "own" ? this.#ownBoard() : this.#dealtBoard()} ${wrong(this.problem)}
        <div class="actions flow wraps">
          <button type="submit" class="button filled" name="deal" ?disabled=${this.starting}>
            ${text.start}
          </button>
          <span class="facts" role="status"
            >${this.starting ? text.starting : names.list(this.listName)}</span
          >
        </div>
      </form>
    `;
  }

  #ownBoard() {
    const { setup: text } = this.texts.text.letterpressGame;
    return html`<div class="stack gap-6">
      <label class="label" for="letters">${text.letters}</label>
      <input
        class="field"
        id="letters"
        name="letters"
        lang=${this.letterLanguage}
        autocomplete="off"
        autocapitalize="characters"
        spellcheck="false"
        .value=${this.own}
        @input=${({ target }: FieldEvent) => (this.own = target.value)}
      />
    </div>`;
  }

  #dealtBoard() {
    const { setup: text } = this.texts.text.letterpressGame;
    return html`<div class="stack gap-6">
      <p class="facts">${text.dealt}</p>
      <label class="label" for="seed">${text.seed}</label>
      <input
        class="field"
        id="seed"
        name="seed"
        inputmode="numeric"
        autocomplete="off"
        aria-invalid=${Boolean(this.wrongSeed)}
        aria-describedby=${this.wrongSeed ? "wrong-seed" : "seed-hint"}
        .value=${this.seed}
        @input=${({ target }: FieldEvent) => {
          this.seed = target.value;
          this.wrongSeed = "";
        }}
      />
      ${wrong(this.wrongSeed, "wrong-seed")}
      <span class="facts" id="seed-hint">${text.seedHint}</span>
    </div>`;
  }

  get #names() {
    const { setup: text, bots } = this.texts.text.crosswordGame;
    return { ...text, bots, number: (n: number) => this.texts.number(n) };
  }

  #choose(seats: readonly Seat[]) {
    this.seats = seats;
    this.raise("seats", seats);
  }

  #deal(event: SubmitEvent) {
    event.preventDefault();
    const players = seatedAs(this.seats, this.#names);
    const own = this.kind === "own";
    const typed = this.seed.trim();
    const seed = seedIn(typed) ?? null;
    if (!own && typed && seed === null) {
      this.wrongSeed = this.texts.text.letterpressGame.setup.wrongSeed;
      this.renderRoot.querySelector<HTMLElement>("[name=seed]")?.focus();
      return;
    }
    this.raise("deal", {
      players,
      board: own ? this.own.replaceAll(/\s/g, "") : null,
      seed: own ? 0 : seed,
    });
  }
}
