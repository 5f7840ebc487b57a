/** The review of a Letterpress game: what is known of its turns, and that the rest is judged. */
import { html, type ReactiveController } from "lit";
import { detail } from "../../../ui/templates.ts";
import type { LetterpressReviewed } from "../../../engine/methods.ts";
import { Job } from "../../shared/job.ts";
import type { Look } from "../../shared/look.ts";
import type { Looking } from "../../shared/looking.ts";
import { goesOnFrom, peopleIn, recordOf } from "../../shared/match.ts";
import { Mistakes } from "../../shared/mistakes-tool.ts";
import { positionBefore, shownAt, type Shown, type View } from "../model/game.ts";
import { addressWith, toFinder } from "../../shared/to-finder.ts";
import { joined, judgedTurns, JudgingWorker, keepJudged, movesOf } from "../model/review.ts";
import "../parts/review.ts";
import type { Game } from "./game.ts";
import type { Page } from "./page.ts";

interface Needs {
  page: Page;
  game: Game;
  looking: Looking;
}

export class Review implements ReactiveController {
  readonly #on: Needs;
  /** What is known of the turns that are judged. */
  readonly #joined;
  /** Judges the turns that are not. */
  readonly #job;
  readonly #mistakes: Mistakes;

  constructor(on: Needs) {
    const { page, game } = on;
    this.#on = on;
    this.#joined = page.queries.add(
      "letterpress.review",
      () => {
        const { record } = game;
        const { view } = game.match;
        return record && view && joined(record, view.state);
      },
      { told: false },
    );
    this.#job = new Job(page, new JudgingWorker("letterpress.review", () => page.engine));
    this.#mistakes = new Mistakes({
      ...on,
      turns: () => this.#known?.turns ?? [],
      players: () => (game.match.view ? peopleIn(game.match.view) : []),
      unfinished: () => !this.#whole,
    });
    page.addController(this);
  }

  /** Judge a game that is over, and no longer one that has become another. */
  hostUpdated(): void {
    const { page, game } = this.#on;
    const { record } = game;
    const { view } = game.match;
    const { state, params } = this.#job;
    if (record && this.#joined.refusal) {
      keepJudged(record, null); // it was kept by another build
      page.requestUpdate();
      return;
    }
    const begun = this.#isOfGame && params?.actions?.length === record?.actions.length;
    const wanted = view?.ended && !page.engine?.failed && !this.#joined.pending && !this.#whole;
    if (wanted && !begun) this.#start();
    else if (state === "running" && view && !this.#isOfGame) this.#job.cancel();
  }

  /** Is the game as it was when its review was begun, or has it gone on from there? */
  get #isOfGame(): boolean {
    const { record } = this.#on.game;
    const { params } = this.#job;
    return record !== null && params !== null && goesOnFrom(recordOf(record), params);
  }

  /** What is known of the game's turns. */
  get #known(): LetterpressReviewed | null {
    const told = this.#isOfGame ? this.#job.known : null;
    return this.#joined.result ?? told ?? this.#joined.answer?.result ?? null;
  }

  /** Are all turns of the game judged? */
  get #whole(): boolean {
    const { view } = this.#on.game.match;
    return view !== null && this.#known?.turns.length === movesOf(view.state);
  }

  #start(): void {
    const { page, game } = this.#on;
    const { record } = game;
    const { view } = game.match;
    if (record && view && page.engine)
      void this.#job.start({ ...recordOf(record), made: judgedTurns(record, view.state) });
  }

  /** The board of the turn that is looked at. */
  get lookedAt(): Shown | null {
    const { game, looking } = this.#on;
    const { look } = looking;
    const { view } = game.match;
    return view && look && shownAt(view, look, this.#known);
  }

  /** Has it turns that one can look at? */
  get begun(): boolean {
    return Boolean(this.#known?.turns.length);
  }

  /** Look at the position in which a turn was played in the finder; Back leads to the review again. */
  #find(turn: number): void {
    const { page, game } = this.#on;
    const { view } = game.match;
    const position = view && positionBefore(page.position, view, turn);
    if (position) toFinder(page, position, page.listUsed);
  }

  readonly #address = (turn: number): string => {
    const { page, game } = this.#on;
    const { view } = game.match;
    const position = view && positionBefore(page.position, view, turn);
    return position ? addressWith(page, position, page.listUsed) : "";
  };

  /** Answer a key. Was it of use? */
  key(event: KeyboardEvent): boolean {
    return this.#mistakes.key(event);
  }

  view({ state, ended }: View) {
    const { page, looking } = this.#on;
    const { state: doing, progress, refusal } = this.#job;
    return html`<tw-letterpress-review
      class="stack gap-10"
      .review=${this.#known}
      .running=${doing === "running"}
      .progress=${progress}
      .moves=${movesOf(state)}
      .problem=${doing === "refused" && refusal ? page.sentence(refusal) : ""}
      .over=${ended !== null}
      .winner=${state.winner}
      .listed=${this.#mistakes.listed}
      .look=${looking.look}
      .wordLanguage=${page.list.language}
      .lexicon=${page.listUsed}
      .at=${this.#address}
      @review=${() => this.#start()}
      @cancel=${() => this.#job.cancel()}
      @look=${detail((look: Look | null) => looking.at(look))}
      @find=${detail((turn: number) => this.#find(turn))}
      >${this.#mistakes.view(page.texts.text.letterpressGame.log.close)}</tw-letterpress-review
    >`;
  }
}
