/** What is seen of a game of Letter Tycoon: the table left, advice and the log of turns right. */
import { css, html, nothing } from "lit";
import { customElement, query } from "lit/decorators.js";
import { icon } from "../../../components/icons.ts";
import { handheld, phone, sheetWhen } from "../../../components/media.ts";
import { wrong } from "../../../components/wrong.ts";
import type { TycoonAction, TycoonAdvice, TycoonMatchState } from "../../../engine/methods.ts";
import { detail } from "../../../components/templates.ts";
import { isShort, seenCards, type CardPlace, type Draft } from "../model/draft.ts";
import type { Choices } from "../model/position.ts";
import { peopleIn } from "../../shared/match.ts";
import type { View } from "../model/table.ts";
import "../parts/advice.ts";
import type { TycoonAdvisor } from "../parts/advice.ts";
import "../parts/builder.ts";
import "../parts/cards.ts";
import "../parts/help.ts";
import "../parts/introduction.ts";
import "../parts/log.ts";
import "../parts/patents.ts";
import "../parts/players.ts";
import type { Play } from "../parts/plays.ts";
import "../parts/setup.ts";
import "../parts/standings.ts";
import { TycoonTable } from "./table.ts";

@customElement("tw-tycoon-game")
export class TycoonGame extends TycoonTable {
  static override styles = [
    TycoonTable.styles,
    css`
      .now {
        display: flex;
        flex-wrap: wrap;
        align-items: baseline;
        justify-content: space-between;
        gap: 2px 16px;
      }

      .cover {
        display: grid;
        justify-items: start;
        gap: 10px;
        padding: 28px 20px;
        border-radius: 16px;
        background: var(--sink);
      }

      tw-tycoon-advice {
        max-height: 62%;
      }

      tw-tycoon-advice.full {
        flex: 1 1 60%;
        max-height: none;
      }

      tw-tycoon-advice.full + tw-tycoon-log {
        flex: 0 1 auto;
        max-height: 34%;
        border-top: 1px solid var(--line);
      }

      /* What is to be done changes from phase to phase, and what lies beneath it stays where it is. */
      .act {
        min-height: 176px;
      }

      @media ${sheetWhen()} {
        /* While there is no table the sheet has little to say. */
        .position:has(.form) ~ tw-sheet {
          --peek: 64px;
        }
      }

      @media ${handheld()} {
        tw-tycoon-advice,
        tw-tycoon-advice.full,
        tw-tycoon-advice.full + tw-tycoon-log {
          flex: none;
          max-height: none;
        }
      }

      @media ${phone} {
        /* Once there is a table, it comes first. */
        .position:has(tw-tycoon-players) .switch {
          order: 9;
        }

        .now h2 {
          font-size: 1.125rem;
        }
      }
    `,
  ];

  @query("tw-tycoon-advice") advisor!: TycoonAdvisor | null;

  protected override readonly aboveSheet = "tw-tycoon-cards";

  get keyList() {
    return this.texts.text.tycoon.keyList;
  }

  protected override regainFocus() {
    const heading = this.renderRoot.querySelector<HTMLElement>(".position h2");
    if (heading) heading.focus({ preventScroll: true });
    else this.focusPosition();
  }

  positionPane() {
    return html`
      ${this.viewSwitch()} ${this.view ? this.#table(this.view) : this.#setup()}
      <tw-tycoon-help class="extra"></tw-tycoon-help>
    `;
  }

  #setup() {
    const text = this.texts.text.tycoon;
    const { refusal } = this.match;
    if (this.position.setup && !refusal) return html`<p class="quiet" role="status">${text.now.dealing}</p>`;
    return html`
      <div class="form">
        <h2>${text.setup.title}</h2>
        ${wrong(refusal && this.sentence(refusal))}
        <p class="lead">${text.setup.text}</p>
        <tw-tycoon-setup
          .listName=${this.list.name}
          .last=${this.last}
          @deal=${detail((choices: Choices) => this.deal(choices))}
        ></tw-tycoon-setup>
        ${this.toolbar()}
      </div>
    `;
  }

  #table(view: View) {
    const text = this.texts.text.tycoon;
    const n = (value: number) => this.texts.number(value);
    const { state, turn, covered, acting } = view;
    return html`
      <tw-tycoon-players .match=${view}></tw-tycoon-players>
      <div class="now">
        <h2 tabindex="-1" data-phase=${state.phase} data-actor=${turn ?? ""}>
          <span role="status">${this.#heading(view)}</span>
        </h2>
        <span class="facts figures" title=${text.now.goal(n(state.goal))}
          >${state.last_round ? `${text.now.lastRound} · ` : ""}${text.now.round(n(state.round))} ·
          ${text.now.deck(n(state.deck.length))}</span
        >
      </div>
      ${covered ? this.#cover(view) : view.ended ? this.#end(view) : this.#turn(view)}
      <tw-tycoon-patents
        named
        .owners=${state.owners}
        .names=${state.players.map(({ name }) => name)}
        .buyable=${acting ? state.buyable : ""}
        @patent=${detail((letter: string) => this.pressPatent(letter))}
      ></tw-tycoon-patents>
      ${this.toolbar({
        tools: html`<button type="button" class="button" name="new-game" @click=${this.newGame}>
          ${icon("plus")} ${text.newGame}
        </button>`,
      })}
    `;
  }

  #cover({ state, viewer }: View) {
    const text = this.texts.text.tycoon.handOver;
    return html`<div class="cover">
      <h3>${text.title(state.players[viewer]?.name ?? "")}</h3>
      <p class="quiet">${text.text}</p>
      <button
        type="button"
        class="button filled"
        name="show-cards"
        @click=${() => this.set({ seen: viewer })}
      >
        ${text.show}
      </button>
    </div>`;
  }

  #end({ state: { players }, standings }: View) {
    return html`<tw-tycoon-standings
      .players=${players}
      .standings=${standings}
      .review=${this.review.result}
      @again=${this.newGame}
    ></tw-tycoon-standings>`;
  }

  /** What is to be done, in a few words. */
  #heading(view: View) {
    const text = this.texts.text.tycoon;
    const { phase, players } = view.state;
    if (phase === "over") return this.#winner(view);
    const actor = players[view.turn ?? 0];
    if (actor?.level) return text.now.waiting(actor.name);
    return phase === "build" && actor?.patents.includes("V") ? text.now.buildTwo : text.now[phase];
  }

  #winner({ state: { players }, standings }: View) {
    const text = this.texts.text.tycoon;
    const [first, ...others] = standings.filter(({ place }) => place === 1);
    if (!first || others.length) return text.over.tie;
    const name = players[first.player]?.name ?? "";
    return name === text.setup.you ? text.over.you : text.over.title(name);
  }

  #turn(view: View) {
    const { state, viewer, acting, cards } = view;
    const text = this.texts.text.tycoon.cards;
    const { trouble } = this;
    const { draft, shown } = this.state;
    const lifted = shown?.cards.flat();
    const phase = acting ? state.phase : null;
    const { refusal } = this.choice;
    return html`
      <tw-tycoon-cards
        .hand=${seenCards(cards.hand, "hand", phase, draft, lifted)}
        .pool=${seenCards(cards.pool, "pool", phase, draft, lifted)}
        .handLabel=${peopleIn(view).length > 1 ? text.handOf(state.players[viewer]?.name ?? "") : text.hand}
        @card=${detail((place: CardPlace) => this.pressCard(place))}
      ></tw-tycoon-cards>
      <div class="act">
        ${
          acting
            ? html`<tw-tycoon-builder
                .match=${state}
                .mayReplace=${this.mayReplace}
                .cards=${cards}
                .draft=${draft}
                .built=${this.built.answer?.result ?? null}
                .stale=${!this.built.fresh}
                .problem=${this.#problem(state)}
                .unfinished=${this.built.result?.problem?.code === "not-a-word"}
                @draft=${detail((changed: Draft) => this.set({ draft: changed }))}
                @act=${detail((action: TycoonAction) => this.act(action))}
              ></tw-tycoon-builder>`
            : nothing
        }
        ${wrong(trouble || (refusal && this.sentence(refusal)))}
      </div>
    `;
  }

  /**
   * What is wrong with the laid cards yet. While players challenge each other, whether a word is one is not told.
   */
  #problem({ challenge }: TycoonMatchState): string {
    const problem = this.built.result?.problem;
    if (!problem) return "";
    const { code, message } = problem;
    const secret = code === "not-a-word" && challenge === "players";
    if (secret || (code === "length" && isShort(this.state.draft))) return "";
    return this.sentence({ message: String(message), data: problem });
  }

  answersPane() {
    const text = this.texts.text.tycoon;
    const { view } = this;
    if (!view) return html`<tw-tycoon-introduction></tw-tycoon-introduction>`;
    const { state, acting } = view;
    return html`
      ${acting ? this.#advised(state) : html`<p slot="head" class="summary">${this.#heading(view)}</p>`}
      <tw-tycoon-log role="region" aria-label=${text.log.title} tabindex="0" .match=${state}></tw-tycoon-log>
    `;
  }

  #advised({ phase }: TycoonMatchState) {
    const text = this.texts.text.tycoon.advice;
    const { advised } = this.state;
    const { answer, fresh } = this.advice;
    const advice = answer?.result.phase === phase ? answer.result : null;
    const plays = advice?.options;
    const ms = this.texts.number(Math.max(1, Math.round(answer?.milliseconds ?? 0)));
    return html`
      <div slot="head" class="summary figures" role="status" tabindex="-1">
        <button
          type="button"
          class="button plain"
          name="advice"
          aria-pressed=${advised}
          @click=${() => this.set({ advised: !advised })}
        >
          ${advised ? text.hide : text.show}
        </button>
        <span class=${fresh ? "" : "stale"}
          >${plays ? text.summary(this.texts.number(plays.length), ms) : nothing}</span
        >
      </div>
      ${advised ? this.filterMarks(this.#hidden) : nothing}
      ${
        advised
          ? html`<tw-tycoon-advice
              class=${plays?.length ? "full" : ""}
              .advice=${advice}
              .stale=${!fresh}
              .replacements=${this.mayReplace ? this.replacements.result : undefined}
              @show=${detail((shown: Play | null) => this.set({ shown }))}
              @play=${detail((play: Play) => this.layOut(play))}
            ></tw-tycoon-advice>`
          : nothing
      }
    `;
  }

  /** What the filters keep out of sight. */
  get #hidden() {
    const worth = (advice: TycoonAdvice | null) => advice?.options?.[0]?.worth.total ?? 0;
    const all = this.bestAdvice.result;
    return all && this.advice.result ? this.hiddenWorth(worth(all) - worth(this.advice.result)) : "";
  }

  focusPlays() {
    this.set({ advised: true, up: true });
    void this.updateComplete.then(() => this.advisor?.focusList());
  }
}
