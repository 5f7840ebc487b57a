/**
 * A game looked back on: each turn with what it lost and the plays that were not seen, how the game went as a graph,
 * and the turning points. What leads through its mistakes goes into the slot `steps`.
 *   review        it is to be made
 *   cancel        it is not to go on
 *   look    look  a turn's board is to be shown, with the move that was made or one of the best; null for none
 *   find    turn  the position in which a turn was played is to be looked at in the finder
 */
import { css, html, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import { classMap } from "lit/directives/class-map.js";
import { phone } from "../../../ui/media.ts";
import { Part } from "../../../ui/part.ts";
import type { Column } from "../../../ui/plot.ts";
import { detail } from "../../../ui/templates.ts";
import { wrong } from "../../../ui/wrong.ts";
import type {
  LetterpressReviewed,
  LetterpressReviewedMove,
  LetterpressReviewedTurn,
} from "../../../engine/methods.ts";
import { isSameMove, withPlayed } from "../model/review.ts";
import { jobStatus } from "../../shared/job-status.ts";
import { jobStyles } from "../../shared/job-styles.ts";
import { isListed, PLAYED, type Look } from "../../shared/look.ts";
import { findButton, turningPoints } from "../../shared/review-pieces.ts";
import { RevealTurn } from "../../shared/reveal-turn.ts";
import { reviewStyles } from "../../shared/review-styles.ts";
import { whose } from "../../shared/seat-rows.ts";
import { tableStyles } from "../../shared/table-styles.ts";
import "../../../ui/plot.ts";

interface Events {
  review: undefined;
  cancel: undefined;
  look: Look | null;
  find: number;
}

/** What a game is worth that is won, in squares. */
const WON = 25;
const RANGE: readonly [number, number] = [-WON, WON];

@customElement("tw-letterpress-review")
export class LetterpressReview extends Part<Events> {
  /** As far as it is known. */
  @property({ attribute: false }) review: LetterpressReviewed | null = null;
  @property({ attribute: false }) progress: { done: number; total: number } | null = null;
  @property({ type: Boolean }) running = false;
  /** How many turns there are that can be reviewed. */
  @property({ type: Number }) moves = 0;
  /** Why it could not be made. */
  @property() problem = "";
  /** Is the game over? */
  @property({ type: Boolean }) over = false;
  /** Who has won; null of a draw, and before the end. */
  @property({ attribute: false }) winner: number | null = null;
  /** The only turns that are listed, beside the one that is looked at; null for all. */
  @property({ attribute: false }) listed: readonly number[] | null = null;
  /** The turn whose board is shown, and the move on it. */
  @property({ attribute: false }) look: Look | null = null;
  @property() wordLanguage = "en";
  @property() lexicon = "";
  /** Gives the address of a turn, with its position in the finder. */
  @property({ attribute: false }) at: (turn: number) => string = () => "";

  static override styles = [
    tableStyles(phone),
    jobStyles,
    reviewStyles,
    css`
      :host {
        padding: 0 16px 16px;
      }
    `,
  ];

  constructor() {
    super();
    new RevealTurn(this);
  }

  override render() {
    const { review: text } = this.texts.text.letterpressGame;
    const { review } = this;
    return html`
      <h2>${text.title}</h2>
      ${this.#ask()} ${wrong(this.problem)}
      ${review?.turns.length ? html`<div class="form stack gap-16">${this.#told(review)}</div>` : nothing}
    `;
  }

  #ask() {
    const { review: text } = this.texts.text.letterpressGame;
    const { cancel } = this.texts.text.crosswordGame.review;
    const n = (value: number) => this.texts.number(value);
    const { done = 0, total = 0 } = this.progress ?? {};
    if (this.running)
      return html`<div class="actions flow wraps">
          <button type="button" class="button" name="cancel-review" @click=${() => this.raise("cancel")}>
            ${cancel}
          </button>
          ${jobStatus(text.looking(n(done), n(total)), { running: true, begun: text.begun })}
        </div>
        <progress aria-label=${text.begun} max=${total || 1} .value=${done}></progress>`;
    if (this.#whole) return nothing;
    const reviewed = this.review?.turns.length ?? 0;
    return html`<div class="actions flow wraps">
        <button type="button" class="button plain" name="review" @click=${() => this.raise("review")}>
          ${this.over ? text.start : text.startSoFar}
        </button>
      </div>
      ${reviewed ? html`<p class="facts part">${text.part(n(reviewed), n(this.moves))}</p>` : nothing}`;
  }

  /** Are all turns reviewed that there are? */
  get #whole(): boolean {
    return this.review?.turns.length === this.moves;
  }

  /** What the game was worth to the first player before the first turn, and after each that is judged. */
  #worths({ turns }: LetterpressReviewed): number[] {
    const before = turns.map(({ outlook }) => outlook);
    const last = turns.at(-1);
    if (!last) return before;
    const whole = this.over && !this.running && this.#whole;
    const end = this.winner === null ? 0 : this.winner === 0 ? WON : -WON;
    return [...before, whole ? end : last.player === 0 ? last.worth : -last.worth];
  }

  #told(review: LetterpressReviewed) {
    const { turns, summary } = review;
    const { review: text } = this.texts.text.letterpressGame;
    const { review: common } = this.texts.text.crosswordGame;
    const n = (value: number) => this.texts.number(value, { maximumFractionDigits: 1 });
    const [first] = summary.players;
    const label = text.graph(first?.name ?? "");
    const worths = this.#worths(review);
    const marked = turns.filter(({ turn }) => summary.turning_points.includes(turn));
    const places = marked.map((each) => turns.indexOf(each));
    return html`
      <slot name="steps"></slot>
      <p class="facts figures">
        ${summary.players
          .flatMap(({ name, mean_loss: mean }) => (mean === null ? [] : text.mean(name, n(mean))))
          .join(", ")}
      </p>
      <div>
        <p class="label">${label}</p>
        <tw-plot
          kind="course"
          .label=${label}
          .tableLabel=${common.table}
          .x=${[0, ...turns.map(({ turn }) => turn + 1)]}
          .series=${[{ name: first?.name ?? "", color: "var(--p0)", values: worths }]}
          .xLabel=${common.turns}
          .xText=${(turn: number) => n(turn)}
          .yText=${this.#signed}
          .range=${RANGE}
          .marked=${places.map((place) => place + 1)}
          .columns=${this.#columns(review, worths)}
          pressable
          @press=${detail((place: number) => this.#lookAt(turns[place - 1]))}
        ></tw-plot>
      </div>
      ${marked.length ? turningPoints(marked, this.look, this.texts, (turn) => this.#lookAt(turn)) : nothing}
      <ol class="figures review stack gap-4 unstyled">
        ${turns.filter(({ turn }) => isListed(turn, this.listed, this.look)).map((each) => this.#turn(each, marked.includes(each)))}
      </ol>
    `;
  }

  /** Look at the move that was made in a turn. */
  #lookAt(turn: LetterpressReviewedTurn | undefined) {
    if (turn) this.raise("look", { turn: turn.turn, shown: PLAYED });
  }

  /** What the table has of each turn, whose place in the graph is one more: before the first there is one, too. */
  #columns({ turns, summary }: LetterpressReviewed, worths: readonly number[]): Column[] {
    const { review: text } = this.texts.text.letterpressGame;
    const squares = (place: number, player: number) => {
      const mask = turns[place - 1]?.played.squares[player];
      return mask === undefined ? null : this.texts.number(mask.toString(2).replaceAll("0", "").length);
    };
    return [
      ...summary.players.map(({ name }, player) => ({
        name: text.squares(name),
        text: (place: number) => squares(place, player),
      })),
      { name: text.worth, text: (place) => (place ? this.#signed(worths[place] ?? 0) : null) },
    ];
  }

  readonly #signed = (value: number) =>
    this.texts.number(value, { signDisplay: "exceptZero", maximumFractionDigits: 1 });

  #turn(turn: LetterpressReviewedTurn, turning: boolean) {
    const { review: text } = this.texts.text.letterpressGame;
    const { review: common } = this.texts.text.crosswordGame;
    const n = (value: number) => this.texts.number(value, { maximumFractionDigits: 1 });
    const { player, played, best, loss, grade } = turn;
    const opened = this.look?.turn === turn.turn;
    const better = opened ? withPlayed(turn) : loss ? best.slice(0, 1) : [];
    const [first] = best;
    const missed = first && !isSameMove(first, played) ? first.word : "";
    return html`<li class=${classMap({ turning, opened })} .style=${whose(player)} data-grade=${grade}>
      ${this.#move(
        turn,
        PLAYED,
        html`${this.texts.text.match.review.turn(n(turn.turn + 1))}:
          <b lang=${this.wordLanguage}>${played.word || text.passes}</b>${this.#forced(played)}`,
      )}
      <span class="grade strong text-13 ${grade}"
        >${common.grades[grade]}${loss ? html` · ${text.loss(n(loss))}` : nothing}</span
      >
      ${better.map((move, place) =>
        this.#move(
          turn,
          isSameMove(move, played) ? PLAYED : place,
          html`${this.#could(move, place)}${
            opened && isSameMove(move, played) ? html` · <b>${common.made}</b>` : nothing
          }`,
          "best",
        ),
      )}
      ${opened ? findButton(this.texts, () => this.raise("find", turn.turn), { missed, lexicon: this.lexicon, position: this.at(turn.turn) }) : nothing}
    </li>`;
  }

  #forced({ forced }: LetterpressReviewedMove) {
    const { review: text } = this.texts.text.letterpressGame;
    return forced ? html`, ${text[forced]}` : nothing;
  }

  #could(move: LetterpressReviewedMove, place: number) {
    const { review: text } = this.texts.text.letterpressGame;
    const { kind, word, reply } = move;
    if (kind === "pass") return html`${text.couldPass}${this.#forced(move)}`;
    return html`${place ? text.also(word) : text.could(word)}${this.#forced(move)}${
      reply ? html` (${text.reply(reply.word)})` : nothing
    }`;
  }

  #move(
    { turn }: LetterpressReviewedTurn,
    shown: number,
    label: unknown,
    kind: "played" | "best" = "played",
  ) {
    const pressed = this.look?.turn === turn && this.look.shown === shown;
    return html`<button
      type="button"
      class="bare-button breaks ${kind === "best" ? "best spans quiet text-14" : kind}"
      aria-pressed=${pressed}
      @click=${() => this.raise("look", pressed ? null : { turn, shown })}
    >
      ${label}
    </button>`;
  }
}
