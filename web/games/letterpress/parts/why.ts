/**
 * Why a play is worth what it is, in words: whether it wins or loses by force, what it takes, locks, breaks and bars, and
 * the best reply. Raises `reply`: is that to be shown on the board? (Only after a play that is.)
 */
import { css, html, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import { Part } from "../../../ui/part.ts";
import type { LetterpressReply } from "../../../engine/methods.ts";
import type { TextsController } from "../../../text/texts.ts";
import { otherSide, sizeOf, type Side } from "../model/position.ts";
import type { Play } from "../model/turn.ts";

@customElement("tw-letterpress-why")
export class LetterpressWhy extends Part<{ reply: boolean }> {
  @property({ attribute: false }) play: Play | null = null;
  @property() turn: Side = "ours";
  /** In how many turns the play is proved to win; 0 where that is not known. */
  @property({ type: Number }) winsIn = 0;
  /** Is the play shown on the board? */
  @property({ type: Boolean }) shown = true;
  /** Is the reply shown on the board? */
  @property({ type: Boolean }) replying = false;
  @property() wordLanguage = "en";

  static override styles = css`
    :host {
      line-height: 1.4;
    }

    [name="reply"] {
      gap: 0 8px;
      justify-self: start;
      min-height: max(32px, var(--target));
      margin-top: 2px;
      padding: 3px 10px;
      border: 1px solid var(--line);
      border-radius: var(--radius);

      @media (pointer: coarse) {
        align-items: center;
      }
    }

    [aria-pressed="true"] {
      border-color: var(--accent);
      background: var(--accent-wash);
    }
  `;

  override render() {
    const { play } = this;
    if (!play) return nothing;
    const text = this.texts.text.letterpressWhy;
    const { bars, reply } = play;
    const forced = this.#forced(play);
    const words = html`<span lang=${this.wordLanguage}>${bars.join(", ")}</span>`;
    const [before = "", after = ""] = text.bars("\n").split("\n");
    return html`
      ${forced ? html`<p class="forced flush strong">${forced}</p>` : nothing}
      <p class="gains flush">${changes(play, this.turn, this.texts)}.</p>
      ${bars.length ? html`<p class="bars flush">${before}${words}${after}</p>` : nothing}
      ${reply ? this.#reply(reply) : nothing}
    `;
  }

  #forced({ ends_game: ends, wins, forced }: Play) {
    const { turn, winsIn } = this;
    const text = this.texts.text.letterpressWhy;
    if (ends) return this.texts.text.letterpress.detail.winsFor[wins ? turn : otherSide(turn)];
    if (!forced) return "";
    return winsIn > 1 ? text.winsIn[turn](this.texts.number(winsIn)) : text.forced[forced][turn];
  }

  #reply(reply: LetterpressReply) {
    const text = this.texts.text.letterpressWhy;
    const side = otherSide(this.turn);
    const score = [reply.ours, reply.theirs].map((mask) => this.texts.number(sizeOf(mask))).join("–");
    const ends = reply.wins ? ` ${text.replyEnds[side]}` : "";
    const said = html`<b class="strong">${text.reply[side](reply.word)}</b>
      <span
        >${changes(reply, side, this.texts)}<span class="one-line">${text.then(score)}.</span>${ends}</span
      >`;
    if (!this.shown) return html`<p class="reply figures flush">${said}</p>`;
    return html`<button
      type="button"
      class="figures flow wraps baseline bare-button text-14"
      name="reply"
      title=${this.replying ? text.replyShown : text.replyShow}
      aria-pressed=${this.replying}
      @click=${() => this.raise("reply", !this.replying)}
    >
      ${said}
    </button>`;
  }
}

/** What a play takes, locks and breaks, as the beginning of a sentence. */
function changes(
  { claims, captures, locks, breaks }: Pick<Play, "claims" | "captures" | "locks" | "breaks">,
  side: Side,
  { text: { letterpressWhy: text }, number }: Pick<TextsController, "text" | "number">,
): string {
  const n = (mask: number) => number(sizeOf(mask));
  return text.changes[side](n(claims), n(captures), n(locks), n(breaks));
}
