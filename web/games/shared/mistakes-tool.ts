/** The tool that leads through the mistakes of a review, by buttons and by keys, and leaves the other turns out of its list. */
import { html } from "lit";
import { detail } from "../../ui/templates.ts";
import { PLAYED } from "./look.ts";
import type { Looking } from "./looking.ts";
import { mistakeFrom, mistakesIn, stepOf, type Judged, type Step } from "./mistakes.ts";
import type { GamePage } from "./page.ts";
import { Slice } from "./page-state.ts";
import "./review-steps.ts";

interface Needs {
  page: GamePage;
  looking: Looking;
  /** The turns that are reviewed. */
  turns: () => readonly Judged[];
  /** The players whose mistakes they are; none for all. */
  players: () => readonly number[];
  /** Are some turns still to be reviewed? */
  unfinished?: () => boolean;
}

export class Mistakes {
  readonly #on: Needs;
  readonly #slice: Slice<{ only: boolean }>;

  constructor(on: Needs) {
    this.#on = on;
    this.#slice = new Slice(on.page, { only: false });
  }

  get #all(): number[] {
    return mistakesIn(this.#on.turns(), this.#on.players());
  }

  /** The only turns that are listed; null for all. */
  get listed(): readonly number[] | null {
    return this.#slice.now.only ? this.#all : null;
  }

  /** Look at the next mistake, or at the one before. Is there any? */
  #step(step: Step): boolean {
    const { looking } = this.#on;
    const turn = mistakeFrom(this.#all, looking.look?.turn ?? null, step);
    if (turn !== null) looking.at({ turn, shown: PLAYED });
    return turn !== null;
  }

  /** Answer a key, unless it is typed into a field. Was it of use? */
  key(event: KeyboardEvent): boolean {
    const [target] = event.composedPath();
    const step = stepOf(event);
    if (!step || (target instanceof Element && target.matches("textarea, input:not([type=checkbox])")))
      return false;
    return this.#step(step);
  }

  /** @param close what the way back to the game is called */
  view(close: string) {
    const { looking, players, unfinished } = this.#on;
    return html`<tw-review-steps
      class="contents"
      slot="steps"
      .mistakes=${this.#all}
      .at=${looking.look?.turn ?? null}
      .only=${this.#slice.now.only}
      .own=${players().length === 1}
      .unfinished=${unfinished?.() ?? false}
      .close=${close}
      @step=${detail((step: Step) => this.#step(step))}
      @only=${detail((only: boolean) => this.#slice.set({ only }))}
      @close=${() => looking.at(null)}
    ></tw-review-steps>`;
  }
}
