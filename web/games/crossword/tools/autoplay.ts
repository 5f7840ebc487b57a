/** Lets the program play against itself, and hands its games over to be looked at. */
import { html, nothing, type ReactiveController } from "lit";
import type { CrosswordLeaves } from "../../../engine/methods.ts";
import { detail } from "../../../ui/templates.ts";
import { wrong } from "../../../ui/wrong.ts";
import { jobStatus } from "../../shared/job-status.ts";
import { LastingRequest } from "../../shared/lasting.ts";
import { MOST_HANDED, sideOf, type Contest } from "../model/autoplay.ts";
import type { Study } from "../model/study.ts";
import "../parts/autoplay.ts";
import type { Page } from "./page.ts";

interface Needs {
  page: Page;
  /** The board and the tiles in use. */
  kit: () => Pick<Study, "layout" | "tiles">;
  /** Puts games on the list of those that are opened. */
  take: (games: readonly { name: string; text: string }[]) => void;
}

/** The site's. */
const contests = new LastingRequest("crossword.autoplay", (texts) => texts.text.crosswordGame.autoplay);

export class Autoplay implements ReactiveController {
  readonly #on: Needs;
  readonly #playing = contests.job;
  readonly #leavesFor;
  /** The game whose own leave values are looked up. */
  #looked = "";

  constructor(on: Needs) {
    this.#on = on;
    const { page } = on;
    this.#leavesFor = page.queries.add(
      "crossword.leaves_for",
      () => (page.position.study ? null : this.#game),
      {
        aside: true,
      },
    );
    page.addController(this);
  }

  get #game() {
    return { lexicon: this.#on.page.list.id, ...this.#on.kit() };
  }

  /** The visitor's own leave values for the game; null where there are none. */
  get #own(): CrosswordLeaves | null {
    const known = this.#leavesFor.result;
    return (known && this.#on.page.engine?.leaves.known(known.made_for)) ?? null;
  }

  /** Is what is played, or was, played with these words, on this board and with these tiles? */
  get #isOfGame(): boolean {
    const { params } = this.#playing;
    const key = (game: { lexicon: string; layout?: unknown; tiles?: unknown }) =>
      JSON.stringify([game.lexicon, game.layout, game.tiles]);
    return params !== null && key(params) === key(this.#game);
  }

  hostDisconnected(): void {
    contests.leave(this.#on.page);
  }

  // What goes on with other words, or is hidden by a game that is opened, is told of as on other pages.
  hostUpdate(): void {
    const { page } = this.#on;
    if (page.position.study || !this.#isOfGame) contests.leave(page);
    else contests.attend(page);
    const madeFor = this.#leavesFor.result?.made_for;
    if (!madeFor || madeFor === this.#looked) return;
    this.#looked = madeFor;
    void page.engine?.leaves.look(madeFor).then(() => page.requestUpdate());
  }

  #start({ sides: [one, other], pairs, challenge }: Contest): void {
    const { page } = this.#on;
    if (!one || !other || !page.engine) return;
    const [first = "", second = ""] = page.texts.text.crosswordGame.autoplay.sides;
    const own = this.#own;
    void contests.start(page, page.engine, {
      ...this.#game,
      sides: [sideOf(one, first, own), sideOf(other, second, own)],
      ...{ pairs, challenge, limit: MOST_HANDED, seed: Math.floor(Math.random() * 1e9) },
    });
  }

  view() {
    const { page, take } = this.#on;
    const text = page.texts.text.crosswordGame.autoplay;
    const nothingPlayed = { state: "idle", refusal: null, known: null } as const;
    const { state, refusal, known } = this.#isOfGame ? this.#playing : nothingPlayed;
    const running = state === "running";
    const { list } = page;
    const others = (page.engine?.catalogue ?? []).filter(
      ({ id, alphabet }) => id !== list.id && alphabet === list.alphabet,
    );
    return html`<div class="pane form stack gap-16">
      <h3>${text.title}</h3>
      <p class="quiet flush">${text.about}</p>
      <tw-crossword-autoplay
        class="stack gap-16"
        .lists=${others}
        .own=${this.#own !== null}
        .running=${running}
        .ready=${page.engine !== null}
        .total=${known}
        @start=${detail((contest: Contest) => this.#start(contest))}
        @stop=${() => this.#playing.cancel()}
        @keep=${detail((games: readonly { name: string; text: string }[]) => take(games))}
      ></tw-crossword-autoplay>
      ${state === "idle" ? nothing : jobStatus(running ? contests.far(page.texts) : state === "done" ? text.done : state === "cancelled" ? text.stopped : "", { running, begun: text.begun })}
      ${wrong(refusal ? page.sentence(refusal) : "")}
    </div>`;
  }
}
