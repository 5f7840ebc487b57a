/** What is seen of a Letterpress game: the board left, the turns and the review right. */
import { css, html, nothing } from "lit";
import { customElement } from "lit/decorators.js";
import { icon } from "../../../components/icons.ts";
import { low, phone, sheetWhen } from "../../../components/media.ts";
import { shared } from "../../../components/shared-styles.ts";
import { detail } from "../../../components/templates.ts";
import { wrong } from "../../../components/wrong.ts";
import { PLAYED, type Look } from "../../shared/look.ts";
import { lowStyles, pageStyles, paneStyles, summaryStyles } from "../../shared/page-styles.ts";
import "../../shared/sides.ts";
import { tableStyles } from "../../shared/table-styles.ts";
import "../../shared/turn-log.ts";
import type { Seat } from "../../shared/seats.ts";
import type { Choices, View } from "../model/game.ts";
import { boardText, SQUARES, type Side } from "../model/position.ts";
import { spell } from "../model/spelling.ts";
import { scoreOf } from "../model/turns.ts";
import "../parts/board.ts";
import "../parts/deal.ts";
import "../parts/hand.ts";
import "../parts/introduction.ts";
import "../parts/review.ts";
import { LetterpressGameTable } from "./game-table.ts";
import { letterpressStyles } from "./styles.ts";
import { viewSwitch } from "./view-switch.ts";

const noLocks: readonly [number, number] = [0, 0];

@customElement("tw-letterpress-game")
export class LetterpressGame extends LetterpressGameTable {
  static override styles = [
    shared,
    pageStyles(),
    paneStyles(),
    lowStyles,
    summaryStyles(),
    tableStyles(phone),
    letterpressStyles,
    css`
      :host {
        --position: clamp(290px, min(42vw, var(--screen) - 440px), 520px);
      }

      .head {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 4px 12px;
      }

      .now {
        display: flex;
        flex: 1;
        flex-wrap: wrap;
        align-items: baseline;
        gap: 2px 12px;
        min-width: 0;
      }

      .now h2 {
        font-size: 1.25rem;
        overflow-wrap: anywhere;
      }

      .now h2:focus {
        outline: none;
      }

      .told {
        min-height: 1.4em;
        font-size: 0.9375rem;
        line-height: 1.4;
      }

      .table {
        display: grid;
        gap: 8px;
      }

      .end {
        display: grid;
        justify-items: start;
        gap: 8px;
        padding: 14px;
        border-radius: 16px;
        background: var(--sink);
      }

      .sheet {
        display: grid;
        align-content: start;
        gap: 12px;
        min-height: 0;
        overflow: hidden auto;
        scrollbar-width: thin;
        scrollbar-color: var(--line) transparent;
      }

      .sheet tw-turn-log {
        min-height: auto;
        overflow: visible;
      }

      .none {
        padding: 0 20px;
      }

      @media ${phone} {
        :host {
          --position: min(100%, max(240px, var(--screen) - 420px));
        }

        .now h2 {
          font-size: 1.0625rem;
        }

        .sheet {
          flex: none;
          overflow: visible;
        }
      }

      @media ${sheetWhen()} {
        /* What one plays with stays in sight above it, with two lines on what was played and two on the word. */
        tw-sheet {
          --peek: clamp(60px, var(--screen) - 684px, 184px);
        }

        /* While there is no board the sheet has little to say. */
        .position:not(:has(tw-letterpress-board)) ~ tw-sheet {
          --peek: 60px;
        }
      }

      /* The board left as high as the screen, and beside it what one plays with. */
      @media ${low} {
        .position:has(tw-letterpress-board) {
          display: contents;
        }

        .position > tw-sides {
          grid-area: 1 / 1;
          width: auto;
        }

        .position > tw-letterpress-board {
          grid-area: 2 / 1 / span 3;
          width: min(100%, max(216px, var(--screen) - var(--bar) - var(--top) - 72px));
          margin: 10px auto 0;
        }

        .position > .head {
          grid-area: 1 / 2;
          width: auto;
        }

        .position > .table {
          grid-area: 2 / 2;
          width: auto;
        }

        .position:has(tw-letterpress-board) > .switch {
          grid-area: 5 / 1;
          align-self: start;
          width: auto;
          margin-top: 10px;
        }

        .position:has(tw-letterpress-board) ~ tw-sheet {
          grid-area: 3 / 2 / span 4;
        }
      }
    `,
  ];

  get labels() {
    const { position } = this.texts.text.letterpress;
    return { position, answers: this.texts.text.crosswordGame.views.game };
  }

  get keyList() {
    return this.texts.text.letterpressGame.keyList;
  }

  protected override regainFocus() {
    const heading = this.renderRoot.querySelector<HTMLElement>(".position h2");
    if (heading) heading.focus({ preventScroll: true });
    else this.focusPosition();
  }

  positionPane() {
    const { view } = this;
    return html`
      ${viewSwitch(this.options, this.texts.text, (options) => this.turnTo({ ...options, look: "" }))}
      ${view ? this.#table(view) : this.#deal()}
    `;
  }

  #deal() {
    const text = this.texts.text.letterpressGame.setup;
    const { refusal } = this.match;
    const problem = this.trouble || (refusal ? this.sentence(refusal) : "");
    if (this.record && !problem) return html`<p class="quiet" role="status">${text.starting}</p>`;
    return html`
      <tw-letterpress-deal
        class="change"
        .listName=${this.list.name}
        .letterLanguage=${this.list.language}
        .last=${this.last}
        .letters=${boardText(this.position.letters)}
        .problem=${problem}
        .starting=${this.state.starting}
        @seats=${detail((seats: readonly Seat[]) => this.keepSeats(seats))}
        @deal=${detail((choices: Choices) => void this.begin(choices))}
      ></tw-letterpress-deal>
      ${this.toolbar()}
    `;
  }

  #table(view: View) {
    const { state, turn, viewer, acting } = view;
    const { list, draft } = this;
    const shown = this.lookedAt ?? this.shown;
    if (!shown) return nothing;
    const seen = this.lookedAt ? null : shown.locked;
    const names = state.players.map(({ name }) => name);
    const side = (player: number | null): Side | null =>
      player === null ? null : player === viewer ? "ours" : "theirs";
    const taken = draft.length ? draft : spell(shown.word, shown.mask, shown.letters, list.language);
    return html`
      <div class="head">
        <div class="now">
          <h2 tabindex="-1" data-actor=${turn ?? ""} data-ended=${view.ended ?? ""}>
            <span role="status">${this.#heading(view)}</span>
          </h2>
          <span class="facts figures">${this.#facts(view)}</span>
        </div>
      </div>
      <tw-sides
        fixed
        .names=${viewer === 0 ? names : names.toReversed()}
        .turn=${side(turn)}
        .score=${scoreOf([Number(shown.ours), Number(shown.theirs)])}
        .locked=${seen ? scoreOf(seen) : null}
        .winner=${side(state.winner)}
      ></tw-sides>
      <tw-letterpress-board
        class=${this.lookedAt ? "looked" : ""}
        .position=${shown}
        .locked=${seen ?? noLocks}
        .taken=${taken}
        .mode=${"word"}
        .letterLanguage=${list.language}
        @spell=${detail(({ square }: { square: number }) => this.spell(square))}
        @mode=${() => this.release()}
      ></tw-letterpress-board>
      <div class="table">
        <p class="told quiet" role="status">${this.state.told.map((sentence) => sentence()).join(" ")}</p>
        ${view.ended ? this.#end(view) : this.#hand(view)}
        ${acting && this.state.resigning ? this.#resigning() : nothing}
        ${this.toolbar({ tools: this.#tools(view) })}
      </div>
    `;
  }

  /** What is to be done, in a few words. */
  #heading({ state: { players, winner }, turn }: View) {
    const { now, over } = this.texts.text.crosswordGame;
    const player = players[turn ?? -1];
    if (!player) return winner === null ? over.tie : over.title(players[winner]?.name ?? "");
    if (player.level) return now.waiting(player.name);
    return this.severalPeople ? now.playOf(player.name) : now.play;
  }

  #facts({ state: { players } }: View) {
    const { now } = this.texts.text.letterpressGame;
    if (this.look) return now.looking(this.texts.number(this.look.turn + 1));
    const held = players.reduce((all, { squares }) => all + scoreOf([squares, 0])[0], 0);
    return now.free(this.texts.number(SQUARES - held));
  }

  #hand({ state, acting }: View) {
    const { hand: text } = this.texts.text.letterpressGame;
    const { draft, shown } = this;
    const { result, refusal, pending, answer } = this.laid;
    const { trouble } = this;
    const told = draft.length > 1 ? (result ?? (pending ? answer?.result : null)) : null;
    const [ours, theirs] = (told?.score ?? []).map((squares) => this.texts.number(squares));
    const chosen = this.choice.refusal;
    return html`<tw-letterpress-hand
      .letters=${draft.map((square) => shown?.letters[square] ?? "")}
      .letterLanguage=${this.list.language}
      .preview=${told ? text.preview(ours ?? "", theirs ?? "") : refusal ? this.sentence(refusal) : ""}
      .stale=${pending}
      .acting=${acting && !this.look}
      .ending=${acting && state.passes > 0}
      .problem=${trouble || (chosen ? this.sentence(chosen) : "")}
      @back=${() => this.back()}
      @clear=${() => this.take([])}
      @play=${() => this.playDraft()}
      @hint=${() => void this.hint()}
      @pass=${() => this.act({ kind: "pass" })}
    ></tw-letterpress-hand>`;
  }

  #tools({ acting }: View) {
    const { newGame, hand } = this.texts.text.crosswordGame;
    return html`
      <button type="button" class="button" name="new-game" @click=${this.newGame}>
        ${icon("plus")} ${newGame}
      </button>
      ${
        acting
          ? html`<button
              type="button"
              class="button"
              name="resign"
              @click=${() => this.set({ resigning: true })}
            >
              ${hand.resign}
            </button>`
          : nothing
      }
    `;
  }

  #resigning() {
    const { hand: text } = this.texts.text.crosswordGame;
    return html`<div class="actions" role="group" aria-label=${text.resign}>
      <span role="status">${text.resignSure}</span>
      <button
        type="button"
        class="button plain"
        name="resign-now"
        @click=${() => this.act({ kind: "resign" })}
      >
        ${text.resignNow}
      </button>
      <button type="button" class="button" name="stay" @click=${() => this.set({ resigning: false })}>
        ${text.cancel}
      </button>
    </div>`;
  }

  #end({ ended }: View) {
    const { endings } = this.texts.text.letterpressGame.over;
    const { again } = this.texts.text.crosswordGame.over;
    return html`<div class="end">
      <p class="facts">${ended ? endings[ended] : nothing}</p>
      ${wrong(this.trouble)}
      <button type="button" class="button filled" name="again" @click=${this.newGame}>${again}</button>
    </div>`;
  }

  answersPane() {
    const { view } = this;
    if (!view) return html`<tw-letterpress-introduction></tw-letterpress-introduction>`;
    const { turns } = view.state;
    const text = this.texts.text.letterpressGame.log;
    return html`
      <p slot="head" class="summary figures">${this.#heading(view)}</p>
      <div class="sheet" tabindex="0" role="region" aria-label=${this.texts.text.turns.title}>
        ${
          this.look
            ? html`<div class="actions pane">
                <button
                  type="button"
                  class="button plain"
                  name="close-turn"
                  @click=${() => this.lookAt(null)}
                >
                  ${text.close}
                </button>
              </div>`
            : nothing
        }
        ${view.ended ? this.#review(view) : nothing}
        ${turns.length ? this.#log(view) : html`<p class="none quiet">${text.none}</p>`}
        ${turns.length && !view.ended ? this.#review(view) : nothing}
      </div>
    `;
  }

  #log({ state: { turns, players }, viewer }: View) {
    const text = this.texts.text.letterpressGame.log;
    const logged = turns.map(({ player, kind, word, squares }, n) => {
      const before = turns[n - 1]?.squares ?? [0, 0];
      const [was, is] = [before, squares].map(([first = 0, second = 0]) => scoreOf([first, second]));
      const gain = (is?.[player] ?? 0) - (was?.[player] ?? 0);
      return {
        side: player === viewer ? ("ours" as const) : ("theirs" as const),
        who: players[player]?.name ?? "",
        what: kind === "play" ? word : kind === "pass" ? text.passed : text.resigned,
        score: this.texts.number(gain, { signDisplay: "exceptZero" }),
        total: (viewer === 0 ? is : is?.toReversed())?.map((each) => this.texts.number(each)).join("–") ?? "",
      };
    });
    return html`<tw-turn-log
      .follows=${false}
      .turns=${logged}
      .at=${this.look ? this.look.turn + 1 : turns.length}
      .wordLanguage=${this.list.language}
      @at=${detail((at: number) => this.#step(at, turns.length))}
    ></tw-turn-log>`;
  }

  /** Look at the board after so many turns; after the last one that is the board. */
  #step(at: number, turns: number) {
    this.lookAt(at > 0 && at < turns ? { turn: at - 1, shown: PLAYED } : null);
  }

  #review({ state: { winner }, ended }: View) {
    const { state, progress, refusal } = this.review;
    return html`<tw-letterpress-review
      .review=${this.reviewKnown}
      .running=${state === "running"}
      .progress=${progress}
      .whole=${this.reviewed}
      .problem=${state === "refused" && refusal ? this.sentence(refusal) : ""}
      .over=${ended !== null}
      .winner=${winner}
      .look=${this.look}
      .wordLanguage=${this.list.language}
      @review=${() => this.startReview()}
      @cancel=${() => this.review.cancel()}
      @look=${detail((look: Look | null) => this.lookAt(look))}
    ></tw-letterpress-review>`;
  }

  focusPlays() {
    this.set({ up: true });
    void this.updateComplete.then(() => this.renderRoot.querySelector<HTMLElement>(".sheet")?.focus());
  }
}
