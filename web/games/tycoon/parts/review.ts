/**
 * A game looked back on: what each turn comes to, what it could have, and the turning points. What leads through its
 * mistakes goes into the slot `steps`.
 *   look    look  a turn's cards are to be shown; null for none
 *   find    turn  the position in which a turn was played is to be looked at in the finder
 */
import { css, html, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import { classMap } from "lit/directives/class-map.js";
import { Part } from "../../../ui/part.ts";
import "../../../ui/plot.ts";
import { detail } from "../../../ui/templates.ts";
import type {
  TycoonPlayer,
  TycoonReviewed,
  TycoonReviewedPlay,
  TycoonReviewedTurn,
  TycoonTurn,
} from "../../../engine/methods.ts";
import { isListed, PLAYED, type Look } from "../../shared/look.ts";
import { findButton, turningPoints } from "../../shared/review-pieces.ts";
import { RevealTurn } from "../../shared/reveal-turn.ts";
import { reviewStyles } from "../../shared/review-styles.ts";
import { whose } from "../../shared/seat-rows.ts";
import { tycoonStyles } from "./styles.ts";

interface Events {
  look: Look | null;
  find: number;
}

/** What a turn comes to, as it is shown: what one misses is the difference of what one sees. */
const tenths = ({ worth = 0 }: TycoonReviewedPlay): number => Math.round(worth * 10) / 10;

@customElement("tw-tycoon-review")
export class TycoonReview extends Part<Events> {
  /** Null while it is made. */
  @property({ attribute: false }) review: TycoonReviewed | null = null;
  @property({ attribute: false }) turns: readonly TycoonTurn[] = [];
  @property({ attribute: false }) players: readonly TycoonPlayer[] = [];
  /** The only turns that are listed, beside the one that is looked at; null for all. */
  @property({ attribute: false }) listed: readonly number[] | null = null;
  @property({ attribute: false }) look: Look | null = null;

  static override styles = [
    tycoonStyles,
    reviewStyles,
    css`
      :host {
        padding: 14px 12px 12px;
      }
    `,
  ];

  constructor() {
    super();
    new RevealTurn(this);
  }

  override render() {
    const { over } = this.texts.text.tycoon;
    return html`
      <h2>${over.review}</h2>
      ${this.review ? this.#told(this.review) : html`<p class="quiet" role="status">${over.looking}</p>`}
    `;
  }

  #told(review: TycoonReviewed) {
    const { turns, summary } = review;
    const { over } = this.texts.text.tycoon;
    const lost = this.players.map(({ name }, player) => {
      const all = turns.filter((turn) => turn.player === player).reduce((sum, { loss }) => sum + loss, 0);
      return `${name} ${over.missed(this.#dollars(all))}`;
    });
    const marked = turns.filter(({ turn }) => summary.turning_points.includes(turn));
    const lookAt = ({ turn }: TycoonReviewedTurn) => this.raise("look", { turn, shown: PLAYED });
    return html`
      <slot name="steps"></slot>
      <p class="facts figures">${lost.join(", ")}</p>
      <p class="quiet text-14">${over.judged}</p>
      ${this.#graph(review, (place) => turns[place] && lookAt(turns[place]))}
      ${marked.length ? turningPoints(marked, this.look, this.texts, lookAt) : nothing}
      <ol class="figures review stack gap-4 unstyled">
        ${turns.filter(({ turn }) => isListed(turn, this.listed, this.look)).map((each) => this.#turn(each, marked.includes(each)))}
      </ol>
    `;
  }

  /** The players' totals after each turn; @param lookAt looks at one of the turns that are judged */
  #graph({ holdings }: TycoonReviewed, lookAt: (place: number) => void) {
    const { review: common } = this.texts.text.crosswordGame;
    const n = (value: number) => this.texts.number(value);
    const totals = this.players.map((_, player) => holdings.map((held) => held[player]?.score ?? 0));
    const range: [number, number] = [0, Math.max(1, ...totals.flat()) * 1.05];
    return html`<div>
      <p class="label">${common.graphOf}</p>
      <tw-plot
        kind="course"
        .label=${common.graphOf}
        .tableLabel=${common.table}
        .x=${holdings.map((_, turn) => turn)}
        .series=${totals.map((values, player) => {
          return { name: this.players[player]?.name ?? "", color: `var(--p${player})`, values };
        })}
        .xLabel=${common.turns}
        .xText=${n}
        .yText=${n}
        .range=${range}
        pressable
        @press=${detail((place: number) => lookAt(place - 1))}
      ></tw-plot>
    </div>`;
  }

  #turn({ turn, player, played, best: [best], loss, grade }: TycoonReviewedTurn, turning: boolean) {
    const { over } = this.texts.text.tycoon;
    const { grades } = this.texts.text.crosswordGame.review;
    const opened = this.look?.turn === turn;
    // as far as the two figures that are told differ
    const missed = grade === "best" ? 0 : best ? tenths(best) - tenths(played) : loss;
    return html`<li class=${classMap({ turning, opened })} .style=${whose(player)} data-grade=${grade}>
      <button
        type="button"
        class="bare-button breaks played"
        aria-pressed=${opened}
        @click=${() => this.raise("look", opened ? null : { turn, shown: PLAYED })}
      >
        ${this.texts.text.match.review.turn(this.texts.number(turn + 1))}: ${this.#done(turn)}
        <small class="quiet text-13">${this.players[player]?.name ?? ""}</small>
      </button>
      <span class="grade strong text-13 ${grade}"
        >${grades[grade]}${missed ? html` · ${over.missed(this.#dollars(missed))}` : nothing}</span
      >
      ${missed && best ? html`<span class="better spans quiet text-14 breaks">${this.#better(best, played)}</span>` : nothing}
      ${opened ? findButton(this.texts, () => this.raise("find", turn)) : nothing}
    </li>`;
  }

  /** What a turn could have been, and what that and the turn come to. */
  #better({ words, buy, worth = 0 }: TycoonReviewedPlay, played: TycoonReviewedPlay): string {
    const { over } = this.texts.text.tycoon;
    const better = buy ? over.alsoBuying(words.join(" + "), buy.letter) : words.join(" + ");
    return over.couldHave(better, this.#dollars(worth), this.#dollars(played.worth ?? 0));
  }

  #dollars(value: number): string {
    return this.texts.number(value, { maximumFractionDigits: 1 });
  }

  /** What was done in a turn. */
  #done(place: number) {
    const { log } = this.texts.text.tycoon;
    const { earned } = this.texts.text.games.tycoon;
    const { action = "", words = [], money = 0, stock = 0, bought } = this.turns[place] ?? {};
    const n = (value: number) => this.texts.number(value);
    if (action === "pass") return log.passed;
    if (action === "failed") return log.failed(words.join(" "));
    return html`<b lang="en">${words.join(" + ")}</b>,
      ${earned(n(money), stock ? n(stock) : "")}${bought ? `, ${log.bought(bought)}` : ""}`;
  }
}
