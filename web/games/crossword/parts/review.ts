/**
 * A game looked back on: each turn with what it lost and the best play, how the scores went, and the turning points.
 *   review        it is to be made
 *   cancel        it is not to go on
 *   look    look  a turn's board is to be shown, with the move that was made or one of the best; null for none
 */
import { css, html, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import { classMap } from "lit/directives/class-map.js";
import { Part } from "../../../components/part.ts";
import { wrong } from "../../../components/wrong.ts";
import type { CrosswordPlay, CrosswordReviewed, CrosswordReviewedTurn } from "../../../engine/methods.ts";
import { BLANK, tokensOf, type Notation } from "../../../tiles/notation.ts";
import { PLAYED, type Look } from "../model/look.ts";
import { gameStyles, whose } from "./game-styles.ts";
import "./lead.ts";

interface Events {
  review: undefined;
  cancel: undefined;
  look: Look | null;
}

@customElement("tw-crossword-review")
export class CrosswordReview extends Part<Events> {
  /** Null while there is none. */
  @property({ attribute: false }) review: CrosswordReviewed | null = null;
  /** Does it belong to an earlier turn? */
  @property({ type: Boolean }) stale = false;
  /** How far it is, while it is made. */
  @property({ attribute: false }) progress: { done: number; total: number } | null = null;
  @property({ type: Boolean }) running = false;
  /** Why it could not be made. */
  @property() problem = "";
  /** The only player whose turns may be told of, or -1 for all. */
  @property({ type: Number }) only = -1;
  /** The turn whose board is shown, and the move on it. */
  @property({ attribute: false }) look: Look | null = null;
  @property({ attribute: false }) notation: Notation | null = null;

  static override styles = [
    gameStyles,
    css`
      :host {
        display: grid;
        gap: 10px;
        padding: 0 12px 16px;
      }

      ol {
        display: grid;
        gap: 4px;
        margin: 0;
        padding: 0;
        list-style: none;
      }

      li {
        display: grid;
        grid-template-columns: minmax(0, 1fr) auto;
        gap: 0 8px;
        padding: 6px 8px 6px 10px;
        border-left: 4px solid var(--whose);
        border-radius: 8px;
        background: var(--sink);
      }

      li.turning {
        box-shadow: inset 0 0 0 1.5px var(--accent);
      }

      li > button {
        display: block;
        min-height: 32px;
        padding: 2px 0;
        border: 0;
        background: none;
        color: inherit;
        font: inherit;
        text-align: left;
        overflow-wrap: anywhere;
        cursor: pointer;
      }

      li > button.best {
        grid-column: 1 / -1;
        color: var(--ink-soft);
        font-size: 0.875rem;
      }

      li > .wide {
        grid-column: 1 / -1;
      }

      .more {
        margin-left: 6px;
        font-weight: 600;
      }

      li > button[aria-pressed="true"] {
        color: var(--accent);
        font-weight: 600;
      }

      b {
        font-weight: 650;
      }

      .grade {
        align-self: center;
        padding: 1px 8px;
        border-radius: 8px;
        background: var(--lift);
        font-size: 0.8125rem;
        font-weight: 600;
      }

      .mistake,
      .blunder {
        color: var(--wrong);
      }

      .stale {
        opacity: 0.5;
      }

      @media (pointer: coarse) {
        li > button {
          min-height: 44px;
        }
      }
    `,
  ];

  override render() {
    const text = this.texts.text.crosswordGame.review;
    const { review } = this;
    return html`
      <h2 class="small">${text.title}</h2>
      ${this.#ask()} ${wrong(this.problem)}
      ${review ? html`<div class="form ${this.stale ? "stale" : ""}">${this.#told(review)}</div>` : nothing}
    `;
  }

  #ask() {
    const text = this.texts.text.crosswordGame.review;
    const n = (value: number) => this.texts.number(value);
    if (this.running)
      return html`<div class="actions">
        <span class="facts figures"
          >${this.progress ? text.looking(n(this.progress.done), n(this.progress.total)) : text.begun}</span
        >
        <span class="out-of-sight" role="status">${text.begun}</span>
        <button type="button" class="button" name="cancel-review" @click=${() => this.raise("cancel")}>
          ${text.cancel}
        </button>
      </div>`;
    if (this.review && !this.stale) return nothing;
    return html`<div class="actions">
        <button type="button" class="button plain" name="review" @click=${() => this.raise("review")}>
          ${this.review ? text.again : text.start}
        </button>
      </div>
      ${this.only >= 0 ? html`<p class="facts">${text.onlyOwn}</p>` : nothing}`;
  }

  #told({ turns, summary }: CrosswordReviewed) {
    const text = this.texts.text.crosswordGame.review;
    const n = (value: number) => this.texts.number(value, { maximumFractionDigits: 1 });
    const told = turns.filter(({ player }) => this.only < 0 || player === this.only);
    const marked = told.filter(({ turn }) => summary.turning_points.includes(turn));
    const means = summary.players.filter((_, player) => this.only < 0 || player === this.only);
    return html`
      <p class="facts figures">
        ${means
          .flatMap(({ name, mean_loss: mean }) => (mean === null ? [] : `${name}: ${text.mean(n(mean))}`))
          .join(", ")}
      </p>
      <tw-crossword-lead
        .names=${summary.players.map(({ name }) => name)}
        .scores=${turns.map(({ scores }) => scores)}
        .marked=${marked.map((each) => turns.indexOf(each))}
      ></tw-crossword-lead>
      ${
        marked.length
          ? html`<p class="facts">
              ${text.turning}:
              ${marked.map((each) => text.turn(this.texts.number(turns.indexOf(each) + 1))).join(", ")}
            </p>`
          : nothing
      }
      ${
        this.look
          ? html`<div class="actions">
              <button
                type="button"
                class="button plain"
                name="close-turn"
                @click=${() => this.raise("look", null)}
              >
                ${text.close}
              </button>
            </div>`
          : nothing
      }
      <ol class="figures review">
        ${told.map((each) => this.#turn(each, turns.indexOf(each) + 1, marked.includes(each)))}
      </ol>
    `;
  }

  #turn(turn: CrosswordReviewedTurn, number: number, turning: boolean) {
    const text = this.texts.text.crosswordGame.review;
    const n = (value: number) => this.texts.number(value, { maximumFractionDigits: 1 });
    const { player, played, best, loss, grade } = turn;
    const opened = this.look?.turn === turn.turn;
    const better = loss ? best.slice(0, opened ? best.length : 1) : [];
    return html`<li
      class=${classMap({ turning, opened })}
      .style=${whose(player)}
      data-grade=${grade ?? nothing}
    >
      ${this.#move(
        turn,
        PLAYED,
        html`${text.turn(n(number))}: <b>${this.#named(played)}</b> ${n(played.score)}`,
      )}
      ${
        grade
          ? html`<span class="grade ${grade}"
              >${text.grades[grade]}${loss ? html` · ${text.loss(n(loss))}` : nothing}</span
            >`
          : nothing
      }
      ${better.map((play, place) =>
        this.#move(
          turn,
          place,
          html`${this.#could(play, place)}${opened ? this.#behind(turn, play) : nothing}`,
        ),
      )}
      ${opened ? html`<p class="facts wide">${text.rack(this.#tiles(turn.rack))}</p>` : nothing}
    </li>`;
  }

  #move({ turn }: CrosswordReviewedTurn, shown: number, label: unknown) {
    const pressed = this.look?.turn === turn && this.look.shown === shown;
    return html`<button
      type="button"
      class=${shown === PLAYED ? "played" : "best"}
      aria-pressed=${pressed}
      @click=${() => this.raise("look", pressed ? null : { turn, shown })}
    >
      ${label}
    </button>`;
  }

  #could(play: CrosswordPlay, place: number) {
    const text = this.texts.text.crosswordGame.review;
    if (place) return `${this.#named(play)} ${this.texts.number(play.score)}`;
    if (play.kind === "pass") return text.couldOther(text.pass);
    if (play.kind === "exchange") return text.couldOther(text.exchange(play.tiles ?? ""));
    return text.could(this.#named(play), this.texts.number(play.score));
  }

  /** How much better a move was than the one that was made. */
  #behind({ played }: CrosswordReviewedTurn, { equity }: CrosswordPlay) {
    const more = this.texts.number(equity - played.equity, {
      maximumFractionDigits: 1,
      signDisplay: "exceptZero",
    });
    return html` <span class="more">${more}</span>`;
  }

  #tiles(rack: string) {
    const { notation } = this;
    return tokensOf(rack)
      .map((tile) => (tile === BLANK ? tile : (notation?.see(tile).face ?? tile)))
      .join(" ");
  }

  #named({ kind, word, position, tiles = "" }: CrosswordPlay) {
    const text = this.texts.text.crosswordGame.review;
    if (kind === "pass") return text.passes;
    if (kind === "exchange") return text.exchanges(tiles);
    return `${position} ${this.notation?.plain(word) ?? word}`;
  }
}
