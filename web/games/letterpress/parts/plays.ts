/** The ranked plays: the word, the number that decides, the score, the locks, and what the play exposes. */
import { css, html, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import { classMap } from "lit/directives/class-map.js";
import { playListStyles } from "../../../ui/play-list-styles.ts";
import { PlayList } from "../../../ui/play-list.ts";
import { wordTiles, wordTilesStyles } from "../../../tiles/tile.ts";
import type { Side } from "../model/position.ts";
import { sizeOf } from "../model/position.ts";
import type { Play } from "../model/turn.ts";

@customElement("tw-letterpress-plays")
export class LetterpressPlays extends PlayList<Play> {
  @property() ranking = "letterpwn";
  @property() turn: Side = "ours";
  @property() listLanguage = "en";
  /** Are they ways to play one word, so that what holds for the word is told elsewhere? */
  @property({ type: Boolean }) ofOneWord = false;

  static override styles = [
    wordTilesStyles,
    playListStyles(),
    css`
      :host {
        container-type: inline-size;
      }

      .list {
        --columns: 1.75rem minmax(0, 1fr) 4.25rem 5.25rem 4.25rem 3.75rem;
      }

      .row {
        position: relative;
      }

      .word {
        gap: 3px;
      }

      .head {
        display: var(--head, grid);
        align-items: end;
      }

      .head small {
        display: block;
        font-weight: 400;
      }

      .decides.said {
        font-size: 0.9375rem;
      }

      .pair {
        font-weight: 500;
      }

      .pair i {
        font-style: normal;
        padding-inline: 1px;
      }

      /* As the list gets narrower, the facts that the details tell again give way to the word. */
      @container (max-width: 560px) {
        .list {
          --columns: 1.5rem minmax(0, 1fr) 3.75rem 4.25rem 3.25rem;
        }

        .only-wide {
          display: none;
        }
      }

      @container (max-width: 430px) {
        .list {
          --columns: 1.25rem minmax(0, 1fr) 3.5rem 3.5rem;
        }

        .head,
        .row {
          column-gap: 6px;
          padding-inline: 8px;
        }

        .only-middle {
          display: none;
        }
      }
    `,
  ];

  override get words() {
    const { plays, more } = this.texts.text.letterpress;
    return { plays, more };
  }

  override nameOf(play: Play) {
    return play.word;
  }

  // What is known of a play grows, and of a word another way may turn out to be the best.
  override keyOf(play: Play) {
    return this.ofOneWord ? String(play.mask) : play.word;
  }

  /** What each column is called, whose number comes first in it, and what it says. */
  get #columns(): readonly (readonly [name: string, whose: string, hint: string])[] {
    const { columns, decides, hints, whose } = this.texts.text.letterpress;
    const { ranking } = this;
    const byRanking = ranking === "territory" || ranking === "lookahead" ? ranking : "letterpwn";
    return [
      [decides[byRanking][this.turn], "", hints[byRanking][this.turn]],
      [columns.score, whose, hints.score],
      [columns.locks, whose, hints.locks],
      [columns.exposure, "", hints.exposure],
    ];
  }

  override head() {
    const gives = ["", "", "only-middle", "only-wide"]; // way where there is less room
    return html`<span></span><span></span> ${this.#columns.map(
        ([name, whose, hint], n) =>
          html`<span class=${gives[n] ?? ""} title=${hint}
            >${name}${whose ? html`<small>${whose}</small>` : nothing}</span
          >`,
      )}`;
  }

  override cells(play: Play, index: number) {
    const text = this.texts.text.letterpress;
    const n = (value: number) => this.texts.number(value);
    const [us, them] = play.score;
    const [usLocked, themLocked] = play.locked;
    const verdict = play.forced ?? (play.wins === null ? null : play.wins ? "wins" : "loses");
    const said = verdict !== null;
    const label = verdict ? text[verdict] : this.#lead(play);
    const [decides, score, locks, exposure] = this.#columns.map(
      // Screen readers read the column's name before its value.
      ([name, whose]) => html`<span class="out-of-sight">, ${name}${whose && `, ${whose}`} </span>`,
    );
    return html`
      <span class="rank quiet text-13">${n(index + 1)}</span>
      <span class="word column gap-4">
        ${wordTiles(play.word)}<span class="out-of-sight" lang=${this.listLanguage}>${play.word}</span>
        ${
          play.same_letters.length && !this.ofOneWord
            ? html`<span class="also quiet text-13 clipped" lang=${this.listLanguage}
                >${text.also(play.same_letters.join(", "))}</span
              >`
            : nothing
        }
      </span>
      <span class=${classMap({ decides: true, said })}>${said ? "" : decides}${label}</span>
      <span class="pair">${score}${n(us)}<i class="quiet">–</i>${n(them)}</span>
      <span class="pair quiet only-middle">${locks}${n(usLocked)}<i>–</i>${n(themLocked)}</span>
      <span class="quiet only-wide">${exposure}${n(play.vulnerability)}</span>
    `;
  }

  /** The number that decides a play's rank, as the engine's facts have it, seen from the side that moves. */
  #lead({ value, locked: [ours, theirs], reply }: Play) {
    if (this.ranking === "lookahead") {
      if (!reply) return "–";
      const after = sizeOf(reply.ours) - sizeOf(reply.theirs);
      return this.texts.number(this.turn === "ours" ? after : -after, { signDisplay: "exceptZero" });
    }
    const lead = this.ranking === "territory" ? value : this.turn === "ours" ? ours - theirs : theirs - ours;
    return this.texts.number(lead, { signDisplay: "exceptZero" });
  }
}
