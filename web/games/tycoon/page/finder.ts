/** The finder for games played elsewhere: hand, pool and patents left, the best plays right. */
import { css, html, nothing, type PropertyValues } from "lit";
import { customElement, query } from "lit/decorators.js";
import { classMap } from "lit/directives/class-map.js";
import "../../../components/segments.ts";
import { phone } from "../../../components/media.ts";
import { wrong } from "../../../components/wrong.ts";
import type { TycoonStacking } from "../../../engine/methods.ts";
import { detail, pageState, type PageState } from "../../shared/page.ts";
import { emptyFinder, exampleFinder, turnPatent, type Finder } from "../model/position.ts";
import { letters, rules } from "../model/rules.ts";
import { replacement } from "../parts/advice.ts";
import { card } from "../parts/card.ts";
import { help } from "../parts/help.ts";
import { about, patents } from "../parts/patents.ts";
import type { Play, TycoonPlays } from "../parts/plays.ts";
import { tycoonPageStyles } from "../parts/styles.ts";
import { TycoonPage } from "./tycoon-page.ts";

interface State extends PageState {
  /** The patent that is explained. */
  patent: string;
  /** The play whose cards are lifted. */
  shown: Play | null;
}

const state: State = { ...pageState, patent: "", shown: null };

@customElement("tw-tycoon-finder")
export class TycoonFinder extends TycoonPage<State> {
  static override styles = [
    tycoonPageStyles,
    css`
      .typed {
        display: grid;
        grid-template-columns: minmax(0, 1.8fr) minmax(0, 1fr) minmax(0, 0.8fr);
        gap: 14px;
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

      @media ${phone} {
        .typed {
          grid-template-columns: minmax(0, 1.6fr) minmax(0, 1fr);
        }
      }
    `,
  ];

  @query("tw-tycoon-plays") playList!: TycoonPlays | null;

  readonly #solved = this.query("tycoon.solve", () => {
    const { others, money } = this.#finder;
    const purse = /^\d{1,3}$/.test(money) ? Number(money) : 0;
    return this.#cards && { ...this.#cards, others, money: purse, limit: 50 };
  });

  readonly #replacements = this.query("tycoon.replace", () =>
    this.#finder.patents.includes("Q") ? this.#cards : null,
  );

  constructor() {
    super(state);
  }

  get #finder() {
    return this.position.finder;
  }

  /** What every request says of the cards; null while they have hardly been typed. */
  get #cards() {
    const { hand, pool, patents: owned } = this.#finder;
    if (hand.length < rules.hand || !pool) return null;
    const { stacking } = this.options;
    return { lexicon: this.list.id, hand, pool, patents: owned, stacking, ...this.wanted };
  }

  override willUpdate(changed: PropertyValues) {
    super.willUpdate(changed);
    if (!this.#solved.fresh) this.set({ shown: null });
  }

  positionPane() {
    const text = this.texts.text.tycoon;
    const finder = this.#finder;
    const { patent } = this.state;
    const field = this.refusal?.data.field ?? "";
    const owner = (letter: string) =>
      finder.patents.includes(letter) ? 0 : finder.others.includes(letter) ? 1 : -1;
    const whose = (index: number) => (index ? text.patents.others : text.patents.yours);
    return html`
      ${this.viewSwitch()}
      <div class="typed">
        ${this.#field("hand", text.finder.hand, text.finder.handHint, field)}
        ${this.#field("pool", text.finder.pool, text.finder.poolHint, field)}
        ${this.#field("money", text.finder.money, "0", field)}
      </div>
      ${wrong(this.problems.general)}
      <div class="places">
        <div><div class="row hand">${this.#shown("hand")}</div></div>
        <div><div class="row pool">${this.#shown("pool")}</div></div>
      </div>
      <div class="form">
        <div>
          <span class="label">${text.patents.title}. ${text.patents.finderHint}</span>
        </div>
        ${patents(
          { owner, whose, can: "", chosen: patent, onPress: (letter) => this.#turnPatent(letter) },
          this.texts,
        )}
        ${about(patent, owner(patent) < 0 ? text.patents.free : whose(owner(patent)), this.texts)}
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
      <div class="extra">${help(this.texts)}</div>
    `;
  }

  #field(name: "hand" | "pool" | "money", label: string, hint: string, bad: string) {
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
        aria-invalid=${bad === name}
        aria-describedby=${bad === name ? "wrong" : nothing}
        .value=${this.#finder[name]}
        @input=${(event: InputEvent) =>
          this.#change(
            {
              ...this.#finder,
              [name]: (event.target as HTMLInputElement).value.replaceAll(/\s/g, "").toUpperCase(),
            },
            name,
          )}
      />
    </div>`;
  }

  // The cards as they were typed, those of the shown play lifted.
  #shown(from: "hand" | "pool") {
    const text = this.texts.text.tycoon.cards;
    const where = from === "hand" ? text.fromHand : text.fromPool;
    const used = (this.state.shown?.cards.flat() ?? []).filter((each) => each.from === from);
    const typed = Array.from(this.#finder[from]).slice(0, rules[from]);
    return typed.map((letter) => {
      const at = used.findIndex((each) => each.letter === letter);
      if (at >= 0) used.splice(at, 1);
      if (!letters.includes(letter)) return nothing;
      const shown = card({ letter, from, disabled: true, label: text.card(letter, where) });
      return html`<span class=${classMap({ lifted: at >= 0 })}>${shown}</span>`;
    });
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
    const plays = answer?.result.plays;
    const sentence = this.outcome(
      this.#solved,
      text,
      ({ best_total: best, best_count: count }, milliseconds) =>
        text.summary(n(best), text.ties(n(count), count), milliseconds, this.list.name),
    );
    const { buy } = this.state.shown ?? {};
    const show = detail((shown: Play | null) => this.set({ shown }));
    return html`
      ${this.summary(this.#solved, sentence)}
      ${
        answer && this.#finder.patents.includes("Q")
          ? replacement(this.#replacements.result, "pane bests", this.texts)
          : nothing
      }
      ${plays && !plays.length ? html`<p class="pane quiet">${text.none}</p>` : nothing}
      <tw-tycoon-plays .plays=${plays ?? []} .stale=${!fresh} @show=${show} @play=${show}></tw-tycoon-plays>
      ${
        plays?.length
          ? html`<p class="pane quiet" role="status">
              ${buy ? text.detail(buy.letter, n(buy.price)) : text.pointHint}
            </p>`
          : nothing
      }
    `;
  }

  #turnPatent(letter: string) {
    this.set({ patent: letter });
    this.#change(turnPatent(this.#finder, letter));
  }

  #change(finder: Finder, stroke?: unknown) {
    this.edit({ ...this.position, finder }, stroke);
  }

  focusPlays() {
    this.playList?.focusList();
  }
}
