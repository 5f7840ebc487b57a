/** Advice for the turn of the person at the screen, while it is asked for. */
import { html, nothing, type ReactiveController } from "lit";
import { detail } from "../../../ui/templates.ts";
import type { TycoonAdvice, TycoonMatchState } from "../../../engine/methods.ts";
import type { Listing } from "../../shared/listing.ts";
import { Slice } from "../../shared/page-state.ts";
import { rules } from "../model/rules.ts";
import { knownDiscards } from "../model/table.ts";
import "../parts/advice.ts";
import type { TycoonAdvisor } from "../parts/advice.ts";
import type { Play } from "../parts/plays.ts";
import type { Game } from "./game.ts";
import { hiddenWorth, type Page } from "./page.ts";
import type { Turn } from "./turn.ts";

interface Needs {
  page: Page;
  game: Game;
  listing: Listing;
  turn: () => Turn;
}

interface State {
  /** Is it asked for? */
  advised: boolean;
  /** The play whose cards are lifted, and the table on which it can be made. */
  shown: Play | null;
  on: TycoonMatchState | null;
}

export class Advice implements ReactiveController {
  readonly #on: Needs;
  readonly #slice: Slice<State>;
  readonly #advice;
  readonly #best;
  readonly #replacements;

  constructor(on: Needs) {
    const { page, game, listing } = on;
    this.#on = on;
    this.#slice = new Slice<State>(page, { advised: false, shown: null, on: null });
    this.#advice = page.queries.add("tycoon.advise", () => {
      const record = this.#asked ? game.recordRequest : null;
      return record && { ...record, limit: 30, ...listing.selection };
    });
    this.#best = listing.unfiltered("tycoon.advise", () => {
      const record = this.#asked?.state.phase === "build" ? game.recordRequest : null;
      return record && { ...record, limit: 1 };
    });
    this.#replacements = page.queries.add("tycoon.replace", () => {
      const acting = this.#asked;
      if (!acting || !on.turn().mayReplace || acting.cards.hand.length !== rules.hand) return null;
      const seen = knownDiscards(acting.state, acting.viewer);
      return { ...game.turnRequest(acting), ...acting.cards, seen, ...listing.selection };
    });
    page.addController(this);
  }

  /** What the person sees, while they ask for advice. */
  get #asked() {
    return this.#slice.now.advised ? this.#on.game.match.acting : null;
  }

  hostUpdate(): void {
    const { view } = this.#on.game.match;
    if (this.#slice.now.on !== view?.state) this.#slice.set({ shown: null });
  }

  get lifted(): Play | null {
    return this.#slice.now.shown;
  }

  /** Ask for advice, and go to it. */
  focus(): void {
    const { page } = this.#on;
    this.#slice.set({ advised: true });
    page.set({ up: true });
    void page.updateComplete.then(() =>
      page.renderRoot.querySelector<TycoonAdvisor>("tw-tycoon-advice")?.focusList(),
    );
  }

  view(state: TycoonMatchState) {
    const { page, listing, turn } = this.#on;
    const text = page.texts.text.tycoon.advice;
    const { advised } = this.#slice.now;
    const { answer, fresh } = this.#advice;
    const advice = answer?.result.phase === state.phase ? answer.result : null;
    const plays = advice?.options;
    const ms = page.texts.number(Math.max(1, Math.round(answer?.milliseconds ?? 0)));
    return html`
      <div slot="head" class="summary flow quiet text-15 figures" role="status" tabindex="-1">
        <button
          type="button"
          class="button plain"
          name="advice"
          aria-pressed=${advised}
          @click=${() => this.#slice.set({ advised: !advised })}
        >
          ${advised ? text.hide : text.show}
        </button>
        <span class=${fresh ? "" : "stale faded"}
          >${plays ? text.summary(page.texts.number(plays.length), ms) : nothing}</span
        >
      </div>
      ${
        advised
          ? html`${listing.marks(this.#hidden)}
              <tw-tycoon-advice
                class=${plays?.length ? "full" : ""}
                .advice=${advice}
                .stale=${!fresh}
                .replacements=${turn().mayReplace ? this.#replacements.result : undefined}
                @show=${detail((shown: Play | null) => this.#slice.set({ shown, on: state }))}
                @play=${detail((play: Play) => turn().layOut(play))}
              ></tw-tycoon-advice>`
          : nothing
      }
    `;
  }

  /** What the filters keep out of sight. */
  get #hidden(): string {
    const worth = (advice: TycoonAdvice | null) => advice?.options?.[0]?.worth.total ?? 0;
    const all = this.#best.result;
    const listed = this.#advice.result;
    return all && listed ? hiddenWorth(worth(all) - worth(listed), this.#on.page) : "";
  }
}
