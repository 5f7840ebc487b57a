/** The finder for games played elsewhere: hand, pool and patents left, the best plays right. */
import { css, html, nothing, type PropertyValues } from "lit";
import { customElement, query } from "lit/decorators.js";
import "../../../ui/segments.ts";
import { phone } from "../../../ui/media.ts";
import { type FieldEvent, detail } from "../../../ui/templates.ts";
import { wrong } from "../../../ui/wrong.ts";
import type { TycoonStacking } from "../../../engine/methods.ts";
import { Listing } from "../../shared/listing.ts";
import { problemOf } from "../../shared/match.ts";
import { GamePage } from "../../shared/page.ts";
import type { Refusal } from "../../shared/queries.ts";
import { Slice } from "../../shared/page-state.ts";
import { Problems } from "../../shared/problems.ts";
import { viewSwitch } from "../../shared/sides-page.ts";
import { Tools } from "../../shared/tools.ts";
import type { Options } from "../model/link.ts";
import { typedCards } from "../model/draft.ts";
import {
  emptyFinder,
  exampleFinder,
  ownersIn,
  turnPatent,
  type Finder,
  type Position,
} from "../model/position.ts";
import { rules } from "../model/rules.ts";
import { replacementText } from "../parts/advice.ts";
import "../parts/cards.ts";
import "../parts/help.ts";
import "../parts/patents.ts";
import type { Play, TycoonPlays } from "../parts/plays.ts";
import { hiddenWorth, listFor, pageStyling } from "../tools/page.ts";
import { tycoon } from "../index.ts";

@customElement("tw-tycoon-finder")
export class TycoonFinder extends GamePage<Position, Options> {
  static override styles = [
    pageStyling,
    css`
      .typed {
        grid-template-columns: minmax(0, 1.8fr) minmax(0, 1fr) minmax(0, 0.8fr);
        gap: 14px;

        @media ${phone} {
          grid-template-columns: minmax(0, 1.6fr) minmax(0, 1fr);
        }
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
      }
    `,
  ];

  @query("tw-tycoon-plays") playList!: TycoonPlays | null;

  readonly #problems: Problems = new Problems(this);
  readonly #tools: Tools = new Tools(this);
  readonly #listing: Listing = new Listing(this);
  /** The play whose cards are lifted. */
  readonly #slice = new Slice<{ shown: Play | null }>(this, { shown: null });

  readonly #solved = this.queries.add("tycoon.solve", () => {
    const request = this.#everyPlay;
    return request && { ...request, ...this.#listing.selection, limit: 50 };
  });

  readonly #bestPlay = this.#listing.unfiltered("tycoon.solve", () => this.#everyPlay);

  readonly #replacements = this.queries.add("tycoon.replace", () =>
    this.#finder.patents.includes("Q") && this.#cards ? { ...this.#cards, ...this.#listing.selection } : null,
  );

  constructor() {
    super(tycoon);
  }

  get labels() {
    const { position, advice } = this.texts.text.tycoon;
    return { position, answers: advice.title };
  }

  override get list() {
    return listFor(super.list, this.engine?.catalogue ?? []);
  }

  override sentence(refusal: Refusal) {
    return this.texts.error(problemOf(refusal), this.texts.text.tycoon.errors);
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
    if (!this.#solved.fresh) this.#slice.set({ shown: null });
  }

  get keyList() {
    return this.texts.text.tycoon.keyList;
  }

  override takeTyping() {
    const { hand } = this.#finder;
    const name = hand.length < rules.hand ? "hand" : "pool";
    this.renderRoot.querySelector<HTMLInputElement>(`input[name=${name}]`)?.focus();
    return true;
  }

  override takePaste(text: string) {
    this.#change({ ...this.#finder, hand: text.replaceAll(/\s/g, "").toUpperCase() });
  }

  positionPane() {
    const text = this.texts.text.tycoon;
    const finder = this.#finder;
    const shown = this.#slice.now.shown?.cards.flat() ?? [];
    return html`
      ${viewSwitch(this.options.view, this.texts.text.tycoon, (options) => this.turnTo(options))}
      <div class="typed stack">
        ${this.#field("hand", text.finder.hand, text.finder.handHint)}
        ${this.#field("pool", text.finder.pool, text.finder.poolHint)}
        ${this.#field("money", text.finder.money, "0")}
      </div>
      ${wrong(this.#problems.byPlace.general)}
      <tw-tycoon-cards
        .hand=${typedCards(finder.hand, "hand", shown)}
        .pool=${typedCards(finder.pool, "pool", shown)}
      ></tw-tycoon-cards>
      <div class="form stack gap-16">
        <div>
          <span class="label">${text.patents.title}. ${text.patents.finderHint}</span>
        </div>
        <tw-tycoon-patents
          .owners=${ownersIn(finder)}
          .names=${[text.patents.yours, text.patents.others]}
          @patent=${detail((letter: string) => this.#change(turnPatent(finder, letter)))}
        ></tw-tycoon-patents>
        <div class="pair stack gap-16">
          <div class="stack gap-6">
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
      <div class="extra">
        ${this.#tools.view({ clear: Object.values(finder).join("") ? () => this.#change(emptyFinder) : null })}
      </div>
      <tw-tycoon-help class="extra"></tw-tycoon-help>
    `;
  }

  #field(name: "hand" | "pool" | "money", label: string, hint: string) {
    const bad = this.refusal?.data.field === name;
    return html`<div class="stack gap-6">
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
    return html`<div class="pane form stack gap-16">
      <h2>${text.startTitle}</h2>
      <p class="lead quiet not-on-phones">${text.startText}</p>
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
    const sentence = this.#listing.outcome(
      this.#solved,
      text,
      ({ best_total: best, best_count: count }, milliseconds) =>
        text.summary(n(best), text.ties(n(count), count), milliseconds, this.list.name),
    );
    const show = detail((shown: Play | null) => this.#slice.set({ shown }));
    return html`
      ${this.#listing.summary(this.#solved, sentence)} ${this.#listing.marks(this.#hidden)}
      ${
        answer && this.#finder.patents.includes("Q")
          ? html`<p class="pane strong bests" role="status">
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
  get #hidden(): string {
    const all = this.#bestPlay.result;
    const listed = this.#solved.result;
    return all && listed ? hiddenWorth(all.best_total - listed.best_total, this) : "";
  }

  /** What to buy with the play that is shown. */
  #detail() {
    const text = this.texts.text.tycoon.finder;
    const { buy } = this.#slice.now.shown ?? {};
    return buy ? text.detail(buy.letter, this.texts.number(buy.price)) : text.pointHint;
  }

  #change(finder: Finder, stroke?: unknown) {
    this.edit({ ...this.position, finder }, stroke);
  }

  override release() {
    return this.playList?.release() ?? false;
  }

  focusPlays() {
    this.playList?.focusList();
  }
}
