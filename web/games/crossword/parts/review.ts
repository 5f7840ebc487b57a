/**
 * A game looked back on: each turn with what it lost and the best play, how the scores went, and the turning points.
 * What leads through its mistakes goes into the slot `steps`.
 *   review            it is to be made
 *   simulate          turns that are judged by equity are to be simulated
 *   cancel            neither is to go on
 *   look     look     a turn's board is to be shown, with the move that was made or one of the best; null for none
 *   find     turn     the position in which a turn was played is to be looked at in the finder
 *   measure  measure  losses are to be told in that
 */
import { css, html, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import { classMap } from "lit/directives/class-map.js";
import { Part } from "../../../ui/part.ts";
import "../../../ui/segments.ts";
import { detail } from "../../../ui/templates.ts";
import { wrong } from "../../../ui/wrong.ts";
import type {
  CrosswordReviewed,
  CrosswordReviewedMove,
  CrosswordReviewedTurn,
} from "../../../engine/methods.ts";
import { BLANK, tokensOf, type Notation } from "../../../tiles/notation.ts";
import { tileClasses, tileFace, tileStyles } from "../../../tiles/tile.ts";
import { measures, type Measure } from "../model/link.ts";
import { isSameMove, missedIn, withPlayed } from "../model/look.ts";
import { isSimulated, problemSentence, waiting, type Valued } from "../model/review.ts";
import { jobStatus } from "../../shared/job-status.ts";
import { jobStyles } from "../../shared/job-styles.ts";
import { isListed, PLAYED, type Look } from "../../shared/look.ts";
import { findButton, turningPoints } from "../../shared/review-pieces.ts";
import { RevealTurn } from "../../shared/reveal-turn.ts";
import { reviewStyles } from "../../shared/review-styles.ts";
import { whose } from "../../shared/seat-rows.ts";
import { gameStyles } from "./game-styles.ts";
import "./lead.ts";
import { leavesSentence } from "./leaves.ts";

interface Events {
  review: undefined;
  simulate: undefined;
  cancel: undefined;
  look: Look | null;
  find: number;
  measure: Measure;
}

/** How the simulation of a game stands. */
export interface SimulationState {
  running: boolean;
  /** Turns that have been simulated since it was begun, of so many. */
  done: number;
  total: number;
  /** Turns that are still to be. */
  left: number;
  problem: string;
}

type Player = CrosswordReviewed["summary"]["players"][number];

/** What an even game is worth. */
const EVEN = 0.5;

@customElement("tw-crossword-review")
export class CrosswordReview extends Part<Events> {
  /** Null while there is none. */
  @property({ attribute: false }) review: CrosswordReviewed | null = null;
  /** What its moves were judged by. */
  @property({ attribute: false }) values: Valued | null = null;
  /** Does it belong to an earlier turn? */
  @property({ type: Boolean }) stale = false;
  /** How far it is, while it is made. */
  @property({ attribute: false }) progress: { done: number; total: number } | null = null;
  @property({ type: Boolean }) running = false;
  /** Why it could not be made. */
  @property() problem = "";
  /** Null where there is nothing to simulate. */
  @property({ attribute: false }) simulation: SimulationState | null = null;
  @property() measure: Measure = "wins";
  /** The only player whose turns may be told of, or -1 for all. */
  @property({ type: Number }) only = -1;
  /** The only turns that are listed, beside the one that is looked at; null for all. */
  @property({ attribute: false }) listed: readonly number[] | null = null;
  /** The turn whose board is shown, and the move on it. */
  @property({ attribute: false }) look: Look | null = null;
  @property({ attribute: false }) notation: Notation | null = null;
  @property() lexicon = "";
  /** Gives the address of a turn, with its position in the finder. */
  @property({ attribute: false }) at: (turn: number) => string = () => "";

  static override styles = [
    tileStyles,
    jobStyles,
    gameStyles,
    reviewStyles,
    css`
      :host {
        padding: 0 12px 16px;
      }

      .rack {
        --cell: 30px;
        padding: 4px 0;
      }

      .rack .tile {
        width: var(--cell);
        aspect-ratio: 1;
      }

      .more {
        margin-left: 6px;
      }

      b {
        font-weight: 650;
      }

      .stale {
        opacity: 0.5;
      }
    `,
  ];

  constructor() {
    super();
    new RevealTurn(this);
  }

  override render() {
    const text = this.texts.text.crosswordGame.review;
    const { review } = this;
    return html`
      <h2 class="small">${text.title}</h2>
      ${this.#ask()} ${wrong(this.problem)}
      ${review ? html`<div class="form stack gap-16 ${this.stale ? "stale" : ""}">${this.#told(review)}</div>` : nothing}
    `;
  }

  #ask() {
    const text = this.texts.text.crosswordGame.review;
    const n = (value: number) => this.texts.number(value);
    if (this.running)
      return html`<div class="actions flow wraps">
        <span class="facts figures"
          >${this.progress ? text.looking(n(this.progress.done), n(this.progress.total)) : text.begun}</span
        >
        <span class="out-of-sight" role="status">${text.begun}</span>
        <button type="button" class="button" name="cancel-review" @click=${() => this.raise("cancel")}>
          ${text.cancel}
        </button>
      </div>`;
    if (this.review && !this.stale) return nothing;
    return html`<div class="actions flow wraps">
        <button type="button" class="button plain" name="review" @click=${() => this.raise("review")}>
          ${this.review ? text.again : text.start}
        </button>
      </div>
      ${this.only >= 0 ? html`<p class="facts">${text.onlyOwn}</p>` : nothing}`;
  }

  #simulation() {
    const { simulation } = this;
    if (!simulation || this.running) return nothing;
    const text = this.texts.text.crosswordGame.review.simulation;
    const n = (value: number) => this.texts.number(value);
    const { running, done, total, left, problem } = simulation;
    const begun = this.review?.turns.some(isSimulated) ?? false;
    return html`
      ${
        running
          ? html`<div class="actions flow wraps">
                <button
                  type="button"
                  class="button plain"
                  name="cancel-review"
                  @click=${() => this.raise("cancel")}
                >
                  ${text.stop}
                </button>
                ${jobStatus(text.told(n(done), n(total)), { running, begun: text.begun })}
              </div>
              <progress aria-label=${text.begun} max=${total || 1} .value=${done}></progress>`
          : left
            ? html`<div class="actions flow wraps">
                <button
                  type="button"
                  class="button filled"
                  name="simulate-game"
                  @click=${() => this.raise("simulate")}
                >
                  ${begun ? text.rest : text.start}
                </button>
                <span class="facts">${begun ? text.left(n(left)) : text.hint}</span>
              </div>`
            : nothing
      }
      ${wrong(problem)}
      ${
        begun
          ? html`<tw-segments
              .label=${text.measure}
              .value=${this.measure}
              .options=${measures.map((value) => ({ value, label: text.measures[value] }))}
              @choose=${detail((measure: Measure) => this.raise("measure", measure))}
            ></tw-segments>`
          : nothing
      }
    `;
  }

  /** The share of games that the first player wins after each turn, up to the first that is still to be simulated. */
  #shares(review: CrosswordReviewed) {
    const [end = Infinity] = waiting(review, this.only);
    return review.turns.map(({ turn, player, wins }) =>
      turn >= end || wins === null ? null : player ? 1 - wins : wins,
    );
  }

  /** What a player lost, in wins of the turns that were simulated or a turn in points; nothing where it is not known. */
  #mean({ turns }: CrosswordReviewed, player: number, { name, mean_loss: mean, wins_lost: wins }: Player) {
    const text = this.texts.text.crosswordGame.review;
    const n = (value: number) => this.texts.number(value, { maximumFractionDigits: 1 });
    if (this.measure === "points" || !turns.some(isSimulated))
      return mean === null ? [] : [`${name}: ${text.mean(n(mean))}`];
    if (wins === null) return [];
    const judged = turns.filter((turn) => turn.player === player && turn.loss !== null);
    const simulated = judged.filter(isSimulated).length;
    const { games, gamesIn } = text.simulation;
    return `${name}: ${simulated < judged.length ? gamesIn(n(wins), n(simulated)) : games(n(wins))}`;
  }

  #told(review: CrosswordReviewed) {
    const { turns, summary } = review;
    const told = turns.filter(({ player }) => this.only < 0 || player === this.only);
    const marked = told.filter(({ turn }) => summary.turning_points.includes(turn));
    const means = summary.players.flatMap((each, player) =>
      this.only < 0 || player === this.only ? this.#mean(review, player, each) : [],
    );
    return html`
      <slot name="steps"></slot>
      ${this.#simulation()}
      ${this.values ? html`<p class="facts values">${this.#valued(this.values)}</p>` : nothing}
      <p class="facts figures">${means.join(", ")}</p>
      <tw-crossword-lead
        .names=${summary.players.map(({ name }) => name)}
        .numbers=${turns.map(({ turn }) => turn + 1)}
        .scores=${turns.map(({ scores }) => scores)}
        .wins=${this.#shares(review)}
        .measure=${this.measure}
        .marked=${marked.map((each) => turns.indexOf(each))}
        @turn=${detail((place: number) => this.#lookAt(turns[place]))}
      ></tw-crossword-lead>
      ${marked.length ? turningPoints(marked, this.look, this.texts, (turn) => this.#lookAt(turn)) : nothing}
      <ol class="figures review stack gap-4 unstyled">
        ${told.filter(({ turn }) => isListed(turn, this.listed, this.look)).map((each) => this.#turn(each, marked.includes(each)))}
      </ol>
    `;
  }

  /** Look at the move that was made in a turn, if that may be told of. */
  #lookAt(turn: CrosswordReviewedTurn | undefined) {
    if (turn && (this.only < 0 || turn.player === this.only))
      this.raise("look", { turn: turn.turn, shown: PLAYED });
  }

  #valued({ from, leaves }: Valued) {
    return leavesSentence({ from, boards: leaves?.boards ?? null }, this.texts);
  }

  #turn(turn: CrosswordReviewedTurn, turning: boolean) {
    const text = this.texts.text.crosswordGame.review;
    const n = (value: number) => this.texts.number(value, { maximumFractionDigits: 1 });
    const { player, rack, played, best, loss, grade, problem } = turn;
    const opened = this.look?.turn === turn.turn;
    const better = opened ? withPlayed(turn) : loss || turn.wins_lost ? best.slice(0, 1) : [];
    return html`<li
      class=${classMap({ turning, opened })}
      .style=${whose(player)}
      data-grade=${grade ?? nothing}
    >
      ${this.#move(
        turn,
        PLAYED,
        html`${this.texts.text.match.review.turn(n(turn.turn + 1))}:
          <b>${this.#named(turn.played)}</b> ${this.#earned(turn)}`,
      )}
      ${
        grade
          ? html`<span class="grade strong text-13 ${grade}"
              >${text.grades[grade]}${loss ? html` · ${this.#lost(turn, loss)}` : nothing}</span
            >`
          : nothing
      }
      ${opened ? this.#rack(rack) : nothing}
      ${better.map((play, place) =>
        this.#move(
          turn,
          isSameMove(play, played) ? PLAYED : place,
          html`${this.#could(play, place)}${opened ? this.#behind(turn, play) : nothing}`,
          "best",
        ),
      )}
      ${turn.told === undefined ? nothing : html`<p class="facts spans">${text.told(n(turn.told))}</p>`}
      ${turn.unlisted.length ? html`<p class="facts spans unlisted">${this.texts.text.turns.unlisted(turn.unlisted.map((word) => this.notation?.plain(word) ?? word).join(", "))}</p>` : nothing}
      ${problem ? html`<p class="spans wrong">${problemSentence(problem, this.texts)}</p>` : nothing}
      ${
        turn.by === "equity"
          ? nothing
          : html`<p class="facts spans ${isSimulated(turn) ? "by" : "solved"}">${this.#judgedBy(turn)}</p>`
      }
      ${turn.unproved ? html`<p class="facts spans unproved">${text.simulation.unproved}</p>` : nothing}
      ${opened ? findButton(this.texts, () => this.raise("find", turn.turn), { missed: this.notation?.plain(missedIn(turn)) ?? "", lexicon: this.lexicon, position: this.at(turn.turn) }) : nothing}
    </li>`;
  }

  /** What a move scored, or that it was taken back. */
  #earned({ played, withdrawn }: CrosswordReviewedTurn) {
    const { scores } = this.texts.text.crosswordGame;
    return withdrawn ? scores.withdrawn : this.texts.number(played.score);
  }

  /** What a move lost, in points or in wins. */
  #lost({ wins_lost: wins, error }: CrosswordReviewedTurn, loss: number) {
    const text = this.texts.text.crosswordGame.review;
    const n = (value: number) => this.texts.number(value, { maximumFractionDigits: 1 });
    if (this.measure === "wins" && wins !== null)
      return text.simulation.lost(this.texts.number(wins, { style: "percent", maximumFractionDigits: 1 }));
    return text.loss(error ? `${n(loss)} ± ${n(error)}` : n(loss));
  }

  /** By what a turn was judged, and how many games the move wins. */
  #judgedBy({ by, samples, wins }: CrosswordReviewedTurn) {
    const text = this.texts.text.crosswordGame.review.simulation;
    const n = (value: number) => this.texts.number(value);
    if (by === "endgame" && wins === null) return text.byEndgame.points;
    if (by === "endgame") return text.byEndgame[wins === EVEN ? "even" : wins ? "won" : "lost"];
    const share = this.texts.number(wins ?? 0, { style: "percent" });
    return samples > 1 ? text.bySamples(share, n(samples)) : text.byEnd;
  }

  #move({ turn }: CrosswordReviewedTurn, shown: number, label: unknown, kind: "played" | "best" = "played") {
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

  #could(play: CrosswordReviewedMove, place: number) {
    const text = this.texts.text.crosswordGame.review;
    if (place) return `${this.#named(play)} ${this.texts.number(play.score)}`;
    if (play.kind === "pass") return text.couldOther(text.pass);
    if (play.kind === "exchange") return text.couldOther(text.exchange(play.tiles ?? ""));
    return text.could(this.#named(play), this.texts.number(play.score));
  }

  /** How much better a move was than the one that was made; of one that was taken back, than having it taken back. */
  #behind({ played, withdrawn, best: [first], loss }: CrosswordReviewedTurn, best: CrosswordReviewedMove) {
    const text = this.texts.text.crosswordGame.review;
    if (isSameMove(best, played)) return html` · <b>${text.made}</b>`;
    const digits = { maximumFractionDigits: 1, signDisplay: "exceptZero" } as const;
    const equity = withdrawn && first ? first.equity - (loss ?? 0) : played.equity;
    const more = this.texts.number((best.spread ?? best.equity) - (played.spread ?? equity), digits);
    const inWins = this.measure === "wins" && best.wins !== undefined;
    const shares = (best.wins ?? 0) - (played.wins ?? 0);
    const told = inWins ? this.texts.number(shares, { ...digits, style: "percent" }) : more;
    return html` <span class="more strong">${told}</span>`;
  }

  /** The tiles that the player had; nothing where they are not known. */
  #rack(rack: string) {
    const { notation } = this;
    const tiles = tokensOf(rack);
    if (!notation || !tiles.length) return nothing;
    const names = tiles.map((tile) => (tile === BLANK ? tile : notation.see(tile).face));
    return html`<div
      class="rack spans flow gap-2"
      role="img"
      aria-label=${this.texts.text.crosswordGame.review.rack(names.join(" "))}
    >
      ${tiles.map((tile) => {
        const seen = notation.see(tile);
        return html`<span class=${classMap(tileClasses(seen))}>${tileFace(seen)}</span>`;
      })}
    </div>`;
  }

  #named({ kind, word, position, tiles = "" }: CrosswordReviewedMove) {
    const text = this.texts.text.crosswordGame.review;
    if (kind === "pass") return text.passes;
    if (kind === "exchange") return text.exchanges(tiles);
    return `${position} ${this.notation?.plain(word) ?? word}`;
  }
}
