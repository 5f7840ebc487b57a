/**
 * Why a move is worth what it is, in words: its rank, what it keeps, its chance of a bingo, and once it was played out or
 * searched, what the other side does and what each tile of the bag makes of it. Raises `reply`: one to be shown, or null.
 */
import { css, html, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import { Part } from "../../../ui/part.ts";
import type { CrosswordReply, CrosswordWhy } from "../../../engine/methods.ts";
import type { TextsController } from "../../../text/texts.ts";
import type { Notation } from "../../../tiles/notation.ts";
import { likelyReplies, type Draw, type Judged } from "../model/judged.ts";
import { isLaid } from "../model/position.ts";
import { chipStyles } from "./chip-styles.ts";
import { moveText } from "./move-cell.ts";

@customElement("tw-crossword-why")
export class CrosswordWhyPart extends Part<{ reply: CrosswordReply | null }> {
  @property({ attribute: false }) why: CrosswordWhy | null = null;
  /** What became of it, if it was played out or searched. */
  @property({ attribute: false }) judged: Judged | null = null;
  @property({ attribute: false }) reply: CrosswordReply | null = null;
  @property({ attribute: false }) notation: Notation | null = null;

  static override styles = [
    chipStyles,
    css`
      :host {
        line-height: 1.4;
      }

      .chips {
        margin-top: 2px;
      }
    `,
  ];

  override render() {
    const { why, judged, notation } = this;
    if (!notation) return nothing;
    return html`
      ${why ? html`<p class="flush">${whyRank(why, notation, this.texts)}</p>` : nothing}
      ${judged?.replies.length ? this.#replies(likelyReplies(judged), notation) : nothing}
      ${judged?.draws.length ? this.#draws(judged.draws) : nothing}
      ${why && why.kept.length > 1 ? html`<p class="flush">${this.#kept(why)}</p>` : nothing}
      ${why?.place ? html`<p class="flush">${this.#place(why)}</p>` : nothing}
      ${why && why.bingo !== null ? html`<p class="flush">${this.#bingo(why, why.bingo)}</p>` : nothing}
      ${judged?.samples ? html`<p class="flush">${this.#playedOut(judged)}</p>` : nothing}
    `;
  }

  #kept({ kept, together }: CrosswordWhy) {
    const text = this.texts.text.crosswordAnalysis.why;
    const signed = (value: number) => this.#number(value, { signDisplay: "exceptZero" });
    const parts = kept.map(({ tile, count, value }) => `${tile.repeat(count)} ${signed(value)}`);
    const total = kept.reduce((sum, { value }) => sum + value, together);
    const list = [...parts, ...(together ? [text.together(signed(together))] : [])].join(", ");
    return text.kept(signed(total), list);
  }

  #place({ place: value, move }: CrosswordWhy) {
    const text = this.texts.text.crosswordAnalysis.why;
    const points = this.#number(Math.abs(value), { maximumFractionDigits: 1 });
    if (move.kind === "exchange") return text.waits(points);
    return value < 0 ? text.placeLoses(points) : text.placeGains(points);
  }

  #bingo({ helps }: CrosswordWhy, share: number) {
    const text = this.texts.text.crosswordAnalysis.why;
    const tiles = helps.map(({ tile, share: each }) => `${tile} (${this.#percent(each)})`);
    return `${text.bingo(this.#percent(share))}${tiles.length ? ` ${text.helps(tiles.join(", "))}` : ""}`;
  }

  #playedOut({ samples, bingos }: Judged) {
    const [ours = 0, theirs = 0] = bingos ?? [];
    const n = (value: number) => this.#number(value, { maximumFractionDigits: 2 });
    return this.texts.text.crosswordAnalysis.why.playedOut(this.texts.number(samples), n(ours), n(theirs));
  }

  #replies(replies: readonly CrosswordReply[], notation: Notation) {
    const { why: text, moves } = this.texts.text.crosswordAnalysis;
    const heat = html`<p class="flush"><small class="quiet text-13">${text.heat}</small></p>`;
    if (!replies.length)
      return html`<p class="flush quiet">${text.fewReplies}</p>
        ${heat}`;
    return html`
      <p class="flush">${text.replies}</p>
      <ul class="chips beside unstyled wraps gap-4">
        ${replies.map((reply) => {
          const { kind, word, position, score, share } = reply;
          const laid = kind === "play";
          const name = laid ? `${notation.plain(word)} ${position}` : moves.exchangeOrPass;
          return html`<li>
            <button
              type="button"
              class="chip flow gap-6 text-14 figures"
              ?disabled=${!laid}
              aria-pressed=${this.#isShown(reply)}
              @click=${() => this.raise("reply", this.#isShown(reply) ? null : reply)}
            >
              ${name} ${laid ? html`<b>${this.texts.number(score)}</b>` : nothing}
              <small class="quiet text-13">${this.#percent(share)}</small>
            </button>
          </li>`;
        })}
      </ul>
      ${heat}
    `;
  }

  #isShown({ position, placed }: CrosswordReply) {
    return this.reply?.position === position && this.reply.placed === placed;
  }

  #draws(draws: readonly Draw[]) {
    const text = this.texts.text.crosswordAnalysis.why;
    return html`
      <p class="flush">${text.draws}</p>
      <ul class="chips beside unstyled wraps gap-4">
        ${draws.map(({ tiles, count, wins, ties, spread, proved }) => {
          const said = wins ? text.won : ties ? text.tied : text.lost;
          const points = spread ? this.texts.number(wins || ties ? spread : -spread) : "";
          return html`<li class="draw chip flow baseline gap-6 text-14 figures">
            <b>${tiles}</b> <small class="quiet text-13">×${this.texts.number(count)}</small> ${said}
            ${points}${proved ? nothing : html` <small class="quiet text-13">${text.unproved}</small>`}
          </li>`;
        })}
      </ul>
    `;
  }

  #number(value: number, options: Intl.NumberFormatOptions = {}) {
    return this.texts.number(value, { maximumFractionDigits: 1, ...options });
  }

  #percent(value: number) {
    return this.texts.number(value, { style: "percent" });
  }
}

/** A move's rank by equity among plays, exchanges and the pass, and how far it is behind the best. */
export function whyRank(
  { rank, loss, best }: CrosswordWhy,
  notation: Notation,
  texts: TextsController,
): string {
  const text = texts.text.crosswordAnalysis.why;
  if (loss === 0) return text.best;
  const place = rank === null ? text.beyond : text.rank(texts.number(rank));
  const name = moveText(best, notation, texts);
  const points = texts.number(loss, { maximumFractionDigits: 1 });
  return text.behind(place, points, isLaid(best) ? `${name} ${best.position}` : name);
}
