/**
 * The review of a game: by equity at once, by simulation when it is asked for, and the board of the turn that is looked at.
 * Moves are judged by the visitor's own leave values, where there are any for the game.
 */
import { html, type ReactiveController } from "lit";
import { detail } from "../../../ui/templates.ts";
import type { CrosswordReviewed } from "../../../engine/methods.ts";
import type { Notation } from "../../../tiles/notation.ts";
import { engineOf, Job } from "../../shared/job.ts";
import type { Look } from "../../shared/look.ts";
import type { Looking } from "../../shared/looking.ts";
import { Mistakes } from "../../shared/mistakes-tool.ts";
import type { Result } from "../../shared/queries.ts";
import type { Measure } from "../model/link.ts";
import { addressWith, toFinder } from "../../shared/to-finder.ts";
import { boardOf, positionBefore, type Reviewed } from "../model/look.ts";
import type { Position } from "../model/position.ts";
import {
  SharedReview,
  valuesFor,
  waiting,
  withKept,
  type Review as Request,
  type Simulating,
  type Valued,
} from "../model/review.ts";
import "../parts/review.ts";
import type { SimulationState } from "../parts/review.ts";
import type { Page } from "./page.ts";

/** Best moves that are shown for a turn. */
export const BEST = 3;

interface Needs {
  page: Page;
  looking: Looking;
  /** What asks for the review of the game as it is; null without one. */
  request: () => Request | null;
  /** How a review that was asked for belongs to the game: to all of it, to its beginning, or not at all. */
  belongs: (review: Request) => "whole" | "begun" | "other";
  /** Is it to be made at once? */
  wanted: () => boolean;
  /** The player whose turns may be told of, or -1 for all. */
  only: () => number;
  /** The players at the screen; none where nobody in particular looks. */
  people: () => readonly number[];
  /** What is known of the game; null without one. */
  game: () => Reviewed | null;
}

export class Review implements ReactiveController {
  readonly #on: Needs;
  /** Short enough to go with what else the page's engine is asked. */
  readonly #equity: Job<Request, Result<"crossword.review">, null>;
  readonly #simulation: Job<Simulating, CrosswordReviewed>;
  readonly #mistakes: Mistakes;
  #values: Valued | null = null;

  constructor(on: Needs) {
    this.#on = on;
    const { page } = on;
    const engine = () => page.engine;
    this.#equity = new Job(page, {
      run: async (review, { signal, onProgress }) => {
        const ready = engineOf(engine);
        const noted = ({ done, total }: { done: number; total: number }) =>
          onProgress({ done, total, partial: null });
        const values = await valuesFor(ready, review, signal);
        const { leaves } = values;
        const request = withKept({ ...review, ...(leaves && { leaves }) });
        const reviewed = await ready.request("crossword.review", request, { signal, onProgress: noted });
        this.#values = values;
        return reviewed;
      },
      end() {
        // It has no worker of its own.
      },
    });
    this.#simulation = new Job(page, new SharedReview(engine));
    this.#mistakes = new Mistakes({
      ...on,
      turns: () => (this.#whole ? (this.known?.turns ?? []) : []),
      players: () => (on.only() < 0 ? on.people() : [on.only()]),
    });
    page.addController(this);
  }

  /** The review with what has been simulated of it. */
  get known(): CrosswordReviewed | null {
    return this.#simulation.known ?? this.#equity.result;
  }

  /** Is it the review of the game as it is? */
  get #whole(): boolean {
    const { params } = this.#equity;
    return params !== null && this.#on.belongs(params) === "whole";
  }

  // A review of another game is gone.
  hostUpdate(): void {
    const { params } = this.#equity;
    if (!params || this.#on.belongs(params) !== "other") return;
    this.#equity.forget();
    this.#simulation.forget();
  }

  hostUpdated(): void {
    const { page, wanted } = this.#on;
    if (page.engine && !page.engine.failed && wanted() && !this.#whole) this.#start();
  }

  #start(): void {
    const request = this.#on.request();
    if (!request) return;
    this.#simulation.forget();
    void this.#equity.start(request);
  }

  /** Simulate the turns that have not been. */
  #simulate(): void {
    const { known } = this;
    const { params } = this.#equity;
    const leaves = this.#values?.leaves;
    if (!known || !params) return;
    const review = { ...params, ...(leaves && { leaves }) };
    void this.#simulation.start({ review, known, turns: waiting(known, this.#on.only()) });
  }

  #cancel(): void {
    this.#equity.cancel();
    this.#simulation.cancel();
  }

  /** How far the simulation is; null where there is nothing to simulate. */
  get #simulated(): SimulationState | null {
    const { known } = this;
    const { state, progress, refusal } = this.#simulation;
    if (!this.#whole || known?.summary.players.length !== 2) return null;
    const { done = 0, total = 0 } = progress ?? {};
    return {
      ...{ running: state === "running", done, total },
      left: state === "done" ? 0 : waiting(known, this.#on.only()).length,
      problem: refusal ? this.#on.page.sentence(refusal) : "",
    };
  }

  /** The board of the turn that is looked at, with the tiles of the move that is shown; null while none is. */
  boardOn(layout: Position["layout"]) {
    return boardOf(this.#whole ? this.known : null, this.#on.looking.look, layout);
  }

  /** Look at the position in which a turn was played in the finder; Back leads to the review again. */
  #find(place: number): void {
    const { page, game } = this.#on;
    const turn = this.known?.turns.find((each) => each.turn === place);
    const reviewed = game();
    if (turn && reviewed) toFinder(page, positionBefore(page.position, turn, reviewed), reviewed.lexicon);
  }

  readonly #address = (place: number): string => {
    const turn = this.known?.turns.find((each) => each.turn === place);
    const reviewed = this.#on.game();
    if (!turn || !reviewed) return "";
    const { page } = this.#on;
    const position = positionBefore(page.position, turn, { ...reviewed, turns: [] });
    return addressWith(page, position, reviewed.lexicon);
  };

  /** Answer a key. Was it of use? */
  key(event: KeyboardEvent): boolean {
    return this.#mistakes.key(event);
  }

  view(notation: Notation) {
    const { page, looking, only, game } = this.#on;
    const { state, progress, refusal } = this.#equity;
    return html`<tw-crossword-review
      class="stack gap-10"
      .review=${this.known}
      .values=${this.known && this.#values}
      .stale=${!this.#whole}
      .running=${state === "running"}
      .progress=${progress}
      .problem=${state === "refused" && refusal ? page.sentence(refusal) : ""}
      .simulation=${this.#simulated}
      .measure=${page.options.loss}
      .only=${only()}
      .listed=${this.#mistakes.listed}
      .look=${looking.look}
      .notation=${notation}
      .lexicon=${game()?.lexicon ?? page.listUsed}
      .at=${this.#address}
      @review=${() => this.#start()}
      @simulate=${() => this.#simulate()}
      @measure=${detail((loss: Measure) => page.setOptions({ loss }))}
      @cancel=${() => this.#cancel()}
      @look=${detail((look: Look | null) => looking.at(look))}
      @find=${detail((turn: number) => this.#find(turn))}
      >${this.#mistakes.view(page.texts.text.crosswordGame.review.close)}</tw-crossword-review
    >`;
  }
}
