/** The finder for games played elsewhere: hand, pool and patents left, the best plays right. */
import { css, html, nothing, type PropertyValues } from "lit";
import { customElement, query } from "lit/decorators.js";
import "../../../components/segments.ts";
import { phone } from "../../../components/media.ts";
import { type FieldEvent, detail } from "../../../components/templates.ts";
import { wrong } from "../../../components/wrong.ts";
import type { TycoonStacking } from "../../../engine/methods.ts";
import { pageState, type PageState } from "../../shared/game-table.ts";
import { typedCards } from "../model/draft.ts";
import { emptyFinder, exampleFinder, ownersIn, turnPatent, type Finder } from "../model/position.ts";
import { rules } from "../model/rules.ts";
import { replacementText } from "../parts/advice.ts";
import "../parts/cards.ts";
import "../parts/help.ts";
import "../parts/patents.ts";
import type { Play, TycoonPlays } from "../parts/plays.ts";
import { TycoonPage } from "./tycoon-page.ts";

interface State extends PageState {
  /** The play whose cards are lifted. */
  shown: Play | null;
}

const state: State = { ...pageState, shown: null };

@customElement("tw-tycoon-finder")
export class TycoonFinder extends TycoonPage<State> {
  static override styles = [
    TycoonPage.styles,
    css`
      .typed {
        display: grid;
        grid-template-columns: minmax(0, 1.8fr) minmax(0, 1fr) minmax(0, 0.8fr);
        gap: 14px;
      }

      .typed > div {
        display: grid;
        gap: 6px;
        min-width: 0;
      }

      .typed .field {
        text-transform: uppercase;
        letter-spacing: 0.12em;
        font: 800 1.125rem/1 var(--font-tile);
      }

      .typed .field::placeholder {
        text-transform: none;
        letter-spacing: normal;
        font: 400 0.9375rem/1 var(--font);
        color: var(--ink-soft);
      }

      .tools {
        display: flex;
        align-items: center;
        gap: 2px;
        margin-inline: -10px;
      }

      tw-tycoon-plays {
        flex: 1;
      }

      @media ${phone} {
        .typed {
          grid-template-columns: minmax(0, 1.6fr) minmax(0, 1fr);
        }

        tw-tycoon-plays {
          flex: none;
        }
      }
    `,
  ];

  @query("tw-tycoon-plays") playList!: TycoonPlays | null;

  readonly #solved = this.query("tycoon.solve", () => {
    const request = this.#everyPlay;
    return request && { ...request, ...this.wordSelection, limit: 50 };
  });

  readonly #bestPlay = this.unfiltered("tycoon.solve", () => this.#everyPlay);

  readonly #replacements = this.query("tycoon.replace", () =>
    this.#finder.patents.includes("Q") && this.#cards ? { ...this.#cards, ...this.wordSelection } : null,
  );

  constructor() {
    super(state);
  }

  get #finder() {
    return this.position.finder;
  }

  /** What every request says of the cards; null while they have hardly been typed. */
  get #cards() {
    const { hand, pool, patents } = this.#finder;
    if (hand.length < rules.hand || !pool) return null;
    const { stacking } = this.options;
    return { lexicon: this.list.id, hand, pool, patents, stacking };
  }

  /** The best of all plays. */
  get #everyPlay() {
    const { others, money } = this.#finder;
    const purse = /^\d{1,3}$/.test(money) ? Number(money) : 0;
    return this.#cards && { ...this.#cards, others, money: purse, limit: 1 };
  }

  override willUpdate(changed: PropertyValues) {
    super.willUpdate(changed);
    if (!this.#solved.fresh) this.set({ shown: null });
  }

  get keyList() {
    return this.texts.text.tycoon.keyList;
  }

  protected override takeTyping() {
    const { hand } = this.#finder;
    const name = hand.length < rules.hand ? "hand" : "pool";
    this.renderRoot.querySelector<HTMLInputElement>(`input[name=${name}]`)?.focus();
    return true;
  }

  protected override takePaste(text: string) {
    this.#change({ ...this.#finder, hand: text.replaceAll(/\s/g, "").toUpperCase() });
  }

  positionPane() {
    const text = this.texts.text.tycoon;
    const finder = this.#finder;
    const shown = this.state.shown?.cards.flat() ?? [];
    return html`
      ${this.viewSwitch()}
      <div class="typed">
        ${this.#field("hand", text.finder.hand, text.finder.handHint)}
        ${this.#field("pool", text.finder.pool, text.finder.poolHint)}
        ${this.#field("money", text.finder.money, "0")}
      </div>
      ${wrong(this.problems.general)}
      <tw-tycoon-cards
        .hand=${typedCards(finder.hand, "hand", shown)}
        .pool=${typedCards(finder.pool, "pool", shown)}
      ></tw-tycoon-cards>
      <div class="form">
        <div>
          <span class="label">${text.patents.title}. ${text.patents.finderHint}</span>
        </div>
        <tw-tycoon-patents
          .owners=${ownersIn(finder)}
          .names=${[text.patents.yours, text.patents.others]}
          @patent=${detail((letter: string) => this.#change(turnPatent(finder, letter)))}
        ></tw-tycoon-patents>
        <div class="pair">
          <div>
            <span class="label">${text.setup.stacking}</span>
            <tw-segments
              .label=${text.setup.stacking}
              .value=${this.options.stacking}
              .options=${rules.stackings.map((value) => ({ value, label: text.setup.stackings[value] }))}
              @choose=${detail((stacking: TycoonStacking) => this.setOptions({ stacking }))}
            ></tw-segments>
          </div>
        </div>
      </div>
      <div class="tools extra change">
        <button
          type="button"
          class="button"
          name="undo"
          ?disabled=${!this.store?.canUndo(this.game.id)}
          @click=${() => this.undo()}
        >
          ${this.texts.text.tools.undo}
        </button>
        <button type="button" class="button" name="clear" @click=${() => this.#change(emptyFinder)}>
          ${text.builder.clear}
        </button>
      </div>
      <tw-tycoon-help class="extra"></tw-tycoon-help>
    `;
  }

  #field(name: "hand" | "pool" | "money", label: string, hint: string) {
    const bad = this.refusal?.data.field === name;
    return html`<div>
      <label class="label" for=${name}>${label}</label>
      <input
        class="field"
        id=${name}
        name=${name}
        autocomplete="off"
        autocapitalize="characters"
        spellcheck="false"
        inputmode=${name === "money" ? "numeric" : nothing}
        placeholder=${hint}
        aria-invalid=${bad}
        aria-describedby=${bad ? "wrong" : nothing}
        .value=${this.#finder[name]}
        @input=${({ target }: FieldEvent) =>
          this.#change({ ...this.#finder, [name]: target.value.replaceAll(/\s/g, "").toUpperCase() }, name)}
      />
    </div>`;
  }

  override start() {
    if (this.#cards) return null;
    const text = this.texts.text.tycoon.finder;
    return html`<div class="pane form">
      <h2>${text.startTitle}</h2>
      <p class="lead">${text.startText}</p>
      <div>
        <button type="button" class="button plain" name="example" @click=${() => this.#change(exampleFinder)}>
          ${text.example}
        </button>
      </div>
    </div>`;
  }

  answersPane() {
    const text = this.texts.text.tycoon.finder;
    const n = (value: number) => this.texts.number(value);
    const { answer, fresh } = this.#solved;
    const plays = answer?.result.plays ?? [];
    const sentence = this.outcome(
      this.#solved,
      text,
      ({ best_total: best, best_count: count }, milliseconds) =>
        text.summary(n(best), text.ties(n(count), count), milliseconds, this.list.name),
    );
    const show = detail((shown: Play | null) => this.set({ shown }));
    return html`
      ${this.summary(this.#solved, sentence)} ${this.filterMarks(this.#hidden)}
      ${
        answer && this.#finder.patents.includes("Q")
          ? html`<p class="pane bests" role="status">
              ${replacementText(this.#replacements.result, this.texts)}
            </p>`
          : nothing
      }
      ${answer && !plays.length ? html`<p class="pane quiet">${text.none}</p>` : nothing}
      <tw-tycoon-plays .plays=${plays} .stale=${!fresh} @show=${show}></tw-tycoon-plays>
      ${plays.length ? html`<p class="pane quiet" role="status">${this.#detail()}</p>` : nothing}
    `;
  }

  /** What the filters keep out of sight. */
  get #hidden() {
    const all = this.#bestPlay.result;
    const listed = this.#solved.result;
    return all && listed ? this.hiddenWorth(all.best_total - listed.best_total) : "";
  }

  /** What to buy with the play that is shown. */
  #detail() {
    const text = this.texts.text.tycoon.finder;
    const { buy } = this.state.shown ?? {};
    return buy ? text.detail(buy.letter, this.texts.number(buy.price)) : text.pointHint;
  }

  #change(finder: Finder, stroke?: unknown) {
    this.edit({ ...this.position, finder }, stroke);
  }

  protected override release() {
    return this.playList?.release() ?? false;
  }

  focusPlays() {
    this.playList?.focusList();
  }
}
