/** The finder for games played elsewhere: hand, pool and patents left, the best plays right. */
import { html, nothing, type PropertyValues } from "lit";
import { customElement, state } from "lit/decorators.js";
import { classMap } from "lit/directives/class-map.js";
import "../../components/segments.ts";
import { wrong } from "../../components/wrong.ts";
import { GamePage, type Refused } from "../shared/game-page.js";
import { Solving } from "../shared/solving.js";
import { replacement } from "./advice.ts";
import "./plays.ts";
import type { Play } from "./plays.ts";
import {
  emptyPosition,
  exampleFinder,
  GAME,
  HAND,
  LETTERS,
  POOL,
  STACKINGS,
  type Finder,
  type Position,
} from "./position.ts";
import { saying } from "./saying.ts";
import { viewSwitch } from "./switch.ts";
import { tycoonPageStyles } from "./tycoon-styles.ts";
import { about, card, help, patents } from "./views.ts";

@customElement("tw-tycoon-finder")
export class TycoonFinder extends GamePage<Position> {
  @state() patent = "";
  @state() shown: Play | null = null;
  @state() stacking = STACKINGS[0] ?? "";

  static override styles = tycoonPageStyles;

  #solving = new Solving<any>(this, "tycoon.solve", "tycoon-solve");
  #replacing = new Solving<any>(this, "tycoon.replace", "tycoon-replace");

  constructor() {
    super(GAME, emptyPosition);
  }

  get finder() {
    return this.position.finder;
  }

  override willUpdate(changed: PropertyValues) {
    super.willUpdate(changed);
    const { hand, pool, patents: owned, others, money } = this.finder;
    const cards = {
      lexicon: this.list.id,
      hand,
      pool,
      patents: owned,
      stacking: this.stacking,
      ...this.wanted,
    };
    const asked = hand.length >= HAND && pool.length > 0;
    const purse = /^\d{1,3}$/.test(money) ? Number(money) : 0;
    this.#solving.ask(this.engine, asked ? { ...cards, others, money: purse, limit: 50 } : null);
    const replaces = asked && owned.includes("Q") && this.#solving.fresh;
    this.#replacing.ask(this.engine, replaces ? cards : null);
    if (!this.#solving.fresh) this.shown = null;
  }

  override get refusal() {
    return this.#solving.refusal;
  }

  override say(error: Refused) {
    return saying(this.texts, error);
  }

  override render() {
    const { store } = this;
    if (!store) return nothing;
    const text = this.texts.text.tycoon;
    const { finder, refusal } = this;
    const field = String(refusal?.data.field ?? "");
    const sentence = refusal && field !== "lexicon" ? this.say(refusal) : "";
    const owner = (letter: string) =>
      finder.patents.includes(letter) ? 0 : finder.others.includes(letter) ? 1 : -1;
    const whose = (index: number) => (index ? text.patents.others : text.patents.yours);
    return html`
      <section class="position" aria-label=${text.position}>
        ${viewSwitch(this.texts, store)}
        <div class="typed">
          ${this.#field("hand", text.finder.hand, text.finder.handHint, field)}
          ${this.#field("pool", text.finder.pool, text.finder.poolHint, field)}
          ${this.#field("money", text.finder.money, "0", field)}
        </div>
        ${wrong(sentence)}
        <div class="places">
          <div><div class="row hand">${this.#cards("hand", HAND)}</div></div>
          <div><div class="row pool">${this.#cards("pool", POOL)}</div></div>
        </div>
        <div class="form">
          <div>
            <span class="label">${text.patents.title}. ${text.patents.finderHint}</span>
          </div>
          ${patents(
            { owner, whose, can: [], chosen: this.patent, onPress: (letter) => this.#turnPatent(letter) },
            this.texts,
          )}
          ${about(this.patent, owner(this.patent) < 0 ? text.patents.free : whose(owner(this.patent)), this.texts)}
          <div class="pair">
            <div>
              <span class="label">${text.setup.stacking}</span>
              <tw-segments
                .label=${text.setup.stacking}
                .value=${this.stacking}
                .options=${STACKINGS.map((value) => ({
                  value,
                  label: `${(text.setup.stackings as Record<string, string>)[value]}`,
                }))}
                @choose=${this.on((stacking) => (this.stacking = stacking))}
              ></tw-segments>
            </div>
          </div>
        </div>
        <div class="tools extra change">
          <button
            type="button"
            class="button"
            name="undo"
            ?disabled=${!store.canUndo(GAME)}
            @click=${() => this.undo()}
          >
            ${this.texts.text.tools.undo}
          </button>
          <button
            type="button"
            class="button"
            name="clear"
            @click=${() => this.#change(emptyPosition().finder)}
          >
            ${text.builder.clear}
          </button>
        </div>
        <div class="extra">${help(this.texts)}</div>
      </section>
      ${this.answers(text.advice.title, this.#plays())}
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
        .value=${this.finder[name]}
        @input=${(event: InputEvent) =>
          this.#change(
            {
              ...this.finder,
              [name]: (event.target as HTMLInputElement).value.replaceAll(/\s/g, "").toUpperCase(),
            },
            name,
          )}
      />
    </div>`;
  }

  // Where each card of the shown play comes from.
  #cards(from: "hand" | "pool", most: number) {
    const text = this.texts.text.tycoon.cards;
    const letters = Array.from(this.finder[from]).slice(0, most);
    const used =
      this.shown?.cards
        .flat()
        .filter((each) => each.from === from)
        .map(({ letter }) => letter) ?? [];
    return letters.map((letter) => {
      const at = used.indexOf(letter);
      if (at >= 0) used.splice(at, 1);
      return LETTERS.includes(letter)
        ? html`<span class=${classMap({ lifted: at >= 0 })}
            >${card({
              letter,
              from,
              disabled: true,
              label: text.card(letter, from === "hand" ? text.fromHand : text.fromPool),
            })}</span
          >`
        : nothing;
    });
  }

  #plays() {
    const text = this.texts.text.tycoon.finder;
    const { answer, fresh, refusal } = this.#solving;
    const { hand, pool } = this.finder;
    if (hand.length < HAND || !pool) {
      return html`<div class="pane form">
        <h2>${text.startTitle}</h2>
        <p class="lead">${text.startText}</p>
        <div>
          <button
            type="button"
            class="button plain"
            name="example"
            @click=${() => this.#change(exampleFinder)}
          >
            ${text.example}
          </button>
        </div>
      </div>`;
    }
    const result = answer?.result;
    const n = this.number;
    const ms = this.duration(answer?.milliseconds ?? 0);
    const said = !answer
      ? refusal
        ? text.refused
        : this.ready
          ? text.working
          : text.pending
      : text.summary(
          n(result.best_total),
          text.ties(n(result.best_count), result.best_count),
          ms,
          this.list.name,
        );
    const { buy } = this.shown ?? {};
    return html`
      ${this.summary(this.#solving, said)}
      ${
        this.finder.patents.includes("Q") && answer
          ? html`<p class="pane bests" role="status">
              ${
                this.#replacing.answer && this.#replacing.fresh
                  ? replacement(this.#replacing.answer.result, this.texts)
                  : text.replacing
              }
            </p>`
          : nothing
      }
      ${result && !result.plays.length ? html`<p class="pane quiet">${text.none}</p>` : nothing}
      <tw-tycoon-plays
        .plays=${result?.plays ?? []}
        .stale=${!fresh}
        @show=${this.on((play) => (this.shown = play))}
        @play=${this.on((play) => (this.shown = play))}
      ></tw-tycoon-plays>
      ${
        result?.plays.length
          ? html`<p class="pane quiet" role="status">
              ${buy ? text.detail(buy.letter, n(buy.price)) : text.pointHint}
            </p>`
          : nothing
      }
    `;
  }

  /** Free, yours, another's, and free again. */
  #turnPatent(letter: string) {
    const { patents: mine, others } = this.finder;
    const without = (text: string) => text.replaceAll(letter, "");
    this.patent = letter;
    if (mine.includes(letter))
      this.#change({ ...this.finder, patents: without(mine), others: others + letter });
    else if (others.includes(letter)) this.#change({ ...this.finder, others: without(others) });
    else this.#change({ ...this.finder, patents: mine + letter });
  }

  #change(finder: Finder, stroke?: unknown) {
    this.edit({ ...this.position, finder }, stroke);
  }

  focusPlays() {
    this.find("tw-tycoon-plays")?.focusList();
  }
}
