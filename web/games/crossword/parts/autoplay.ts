/**
 * Two sides of the program that are to play against each other, and what came of their games.
 *   start   who plays, how many games, and by which rule
 *   stop    it is enough
 *   keep    games that are to be on the list; one alone is opened
 */
import { css, html, nothing } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import type {
  CrosswordAutoplayed,
  CrosswordAutoplayTotal,
  CrosswordChallenge,
} from "../../../engine/methods.ts";
import type { Lexicon } from "../../../engine/protocol.ts";
import { button } from "../../../ui/button.ts";
import { Part } from "../../../ui/part.ts";
import { saveFile } from "../../../ui/save-file.ts";
import { recall, remember } from "../../../ui/storage.ts";
import type { FieldEvent } from "../../../ui/templates.ts";
import { levels, type Level } from "../../shared/seats.ts";
import { BEST_LEVEL, contestIn, PAIRS, type Contest, type Side } from "../model/autoplay.ts";
import { challenges } from "../model/game.ts";
import { figuresStyles } from "./figures-styles.ts";
import { gameStyles } from "./game-styles.ts";

interface Named {
  name: string;
  text: string;
}

/** Under which key the tab keeps what was chosen last: games go on when their page is left. */
const KEPT = "tilewise-contest";

/** What 95% lie within, in standard errors. */
const WITHIN = 1.96;

@customElement("tw-crossword-autoplay")
export class CrosswordAutoplay extends Part<{ start: Contest; stop: undefined; keep: readonly Named[] }> {
  /** The lists that a side may go by, beside the game's. */
  @property({ attribute: false }) lists: readonly Lexicon[] = [];
  /** Does the visitor have leave values of their own for this game? */
  @property({ type: Boolean }) own = false;
  @property({ type: Boolean }) running = false;
  @property({ type: Boolean }) ready = false;
  @property({ attribute: false }) total: CrosswordAutoplayTotal | null = null;
  @state() private chosen: Contest = contestIn(recall(KEPT, "sessionStorage"));

  static override styles = [
    gameStyles,
    figuresStyles,
    css`
      .sides {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(100%, 220px), 1fr));
        gap: 16px;
      }
    `,
  ];

  override render() {
    const { running } = this;
    const contest = this.#contest;
    const { autoplay: text, setup } = this.texts.text.crosswordGame;
    return html`
      <div class="sides">${contest.sides.map((side, n) => this.#side(side, n))}</div>
      <div class="sides">
        ${this.#choice(
          "pairs",
          text.games,
          PAIRS.map((pairs) => [String(pairs), this.texts.number(2 * pairs), pairs === contest.pairs]),
          (pairs) => this.#set({ pairs: Number(pairs) }),
        )}
        ${this.#choice(
          "rule",
          setup.challenge,
          challenges.map((rule) => [rule, setup.challenges[rule], rule === contest.challenge]),
          (rule) => this.#set({ challenge: rule as CrosswordChallenge }), // one of the options
        )}
      </div>
      <div class="actions flow wraps">
        ${
          running
            ? button("stop-playing", text.stop, () => this.raise("stop", undefined))
            : button("autoplay", text.start, () => this.raise("start", contest), {
                look: "filled",
                disabled: !this.ready,
              })
        }
      </div>
      ${this.#result()}
    `;
  }

  /** What is chosen, without lists that are not to be had with the game's. */
  get #contest(): Contest {
    const ids = this.lists.map(({ id }) => id);
    const sides = this.chosen.sides.map((side) =>
      ids.includes(side.lexicon) ? side : { ...side, lexicon: "" },
    );
    return { ...this.chosen, sides };
  }

  #set(change: Partial<Contest>) {
    this.chosen = { ...this.#contest, ...change };
    remember(KEPT, this.chosen, "sessionStorage");
  }

  #side(side: Side, n: number) {
    const { autoplay: text, setup, levels: names } = this.texts.text.crosswordGame;
    const set = (change: Partial<Side>) =>
      this.#set({ sides: this.#contest.sides.map((each, at) => (at === n ? { ...each, ...change } : each)) });
    const level = (each: Level): [string, string, boolean] => [
      String(each),
      setup.level(this.texts.number(each), names[each - 1] ?? ""),
      each === side.level && !side.simulates,
    ];
    return html`<fieldset class="stack gap-6">
      <legend class="label">${text.sides[n]}</legend>
      ${this.#choice(
        `level-${n}`,
        text.level,
        [...levels.map(level), ["simulates", text.simulates, side.simulates]],
        (chosen) =>
          set({
            level: levels.find((each) => String(each) === chosen) ?? BEST_LEVEL,
            simulates: chosen === "simulates",
          }),
      )}
      ${
        this.lists.length
          ? this.#choice(
              `words-${n}`,
              text.words,
              [
                ["", text.all, !side.lexicon],
                ...this.lists.map(({ id, name }): [string, string, boolean] => [
                  id,
                  name,
                  id === side.lexicon,
                ]),
              ],
              (lexicon) => set({ lexicon }),
            )
          : nothing
      }
      ${
        this.own
          ? this.#choice(
              `leaves-${n}`,
              text.leaves,
              [
                ["", text.shipped, !side.ownLeaves],
                ["own", text.ownLeaves, side.ownLeaves],
              ],
              (chosen) => set({ ownLeaves: chosen === "own" }),
            )
          : nothing
      }
    </fieldset>`;
  }

  #choice(
    name: string,
    label: string,
    options: readonly (readonly [value: string, said: string, chosen: boolean])[],
    choose: (value: string) => void,
  ) {
    return html`<div>
      <label class="label" for=${name}>${label}</label>
      <select
        class="field"
        id=${name}
        name=${name}
        ?disabled=${this.running}
        @change=${({ target }: FieldEvent<HTMLSelectElement>) => choose(target.value)}
      >
        ${options.map(([value, said, chosen]) => html`<option value=${value} .selected=${chosen}>${said}</option>`)}
      </select>
    </div>`;
  }

  #result() {
    const { total } = this;
    if (!total) return nothing;
    const text = this.texts.text.crosswordGame.autoplay;
    const n = (value: number, options?: Intl.NumberFormatOptions) => this.texts.number(value, options);
    const tenth = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
    const within = (error: number | null, times = 1) =>
      error === null ? "" : ` ± ${n(WITHIN * error * times, tenth)}`;
    // So few games that the interval would reach beyond all or none of them tell nothing of it.
    const { share_error: error } = total;
    const isTold = error !== null && Math.abs(total.share - 0.5) + WITHIN * error <= 0.5;
    const share = `${n(100 * total.share, tenth)}${isTold ? within(error, 100) : ""}`;
    const spread = `${n(total.spread, { ...tenth, signDisplay: "exceptZero" })}${within(total.spread_error)}`;
    const games = total.played.map((game, at) => this.#named(game, at));
    return html`
      <p class="figures">${text.result(n(total.games), share, spread)}</p>
      <table class="figures text-15">
        <thead class="quiet">
          <tr>
            <th>${text.side}</th>
            <th>${text.won}</th>
            <th>${text.drawn}</th>
            <th>${text.points}</th>
          </tr>
        </thead>
        <tbody>
          ${text.sides.map(
            (side, at) =>
              html`<tr data-side=${at}>
                <th scope="row">${side}</th>
                <td>${n(total.won[at] ?? 0)}</td>
                <td>${n(total.drawn)}</td>
                <td><b>${n(total.points[at] ?? 0, tenth)}</b></td>
              </tr>`,
          )}
        </tbody>
      </table>
      <details>
        <summary>${text.list(n(games.length))}</summary>
        <ul class="unstyled stack gap-4">
          ${games.map(
            (game) =>
              html`<li class="flow gap-4">
                ${button("open-played", game.name, () => this.raise("keep", [game]), { look: "plain grows breaks" })}
                <button
                  type="button"
                  class="button plain"
                  name="save-played"
                  aria-label=${`${text.save}: ${game.name}`}
                  @click=${() => saveFile(`${game.name}.gcg`, new Blob([game.text], { type: "text/plain" }))}
                >
                  ${text.save}
                </button>
              </li>`,
          )}
        </ul>
        ${games.length > 1 ? button("keep-played", text.keep(n(games.length)), () => this.raise("keep", games)) : nothing}
      </details>
    `;
  }

  #named({ first, scores, text }: CrosswordAutoplayed, at: number): Named {
    const { autoplay } = this.texts.text.crosswordGame;
    const told = scores.map((score, side) => `${autoplay.sides[side] ?? ""} ${this.texts.number(score)}`);
    const ordered = first === 0 ? told : told.reverse();
    return { name: `${this.texts.number(at + 1)}: ${ordered.join(" – ")}`, text };
  }
}
