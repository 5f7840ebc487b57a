/** Lets the program play against itself, and hands its games over to be looked at. */
import { html, nothing, type ReactiveController } from "lit";
import type { CrosswordAutoplayTotal, CrosswordLeaves } from "../../../engine/methods.ts";
import { detail } from "../../../ui/templates.ts";
import { wrong } from "../../../ui/wrong.ts";
import { jobStatus } from "../../shared/job-status.ts";
import { Job, OwnWorker } from "../../shared/job.ts";
import type { Params } from "../../shared/queries.ts";
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

export class Autoplay implements ReactiveController {
  readonly #on: Needs;
  readonly #playing: Job<Params<"crossword.autoplay">, CrosswordAutoplayTotal, CrosswordAutoplayTotal | null>;
  readonly #leavesFor;
  /** The game whose own leave values are looked up. */
  #looked = "";

  constructor(on: Needs) {
    this.#on = on;
    const { page } = on;
    this.#playing = new Job(page, new OwnWorker("crossword.autoplay", () => page.engine));
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

  // What other words, another board or other tiles came to is gone.
  hostUpdate(): void {
    const { page } = this.#on;
    const { params } = this.#playing;
    const { lexicon, layout, tiles } = this.#game;
    const same = (params: Params<"crossword.autoplay">) =>
      JSON.stringify([params.lexicon, params.layout, params.tiles]) ===
      JSON.stringify([lexicon, layout, tiles]);
    if (params && !same(params)) this.#playing.forget();
    const madeFor = this.#leavesFor.result?.made_for;
    if (!madeFor || madeFor === this.#looked) return;
    this.#looked = madeFor;
    void page.engine?.leaves.look(madeFor).then(() => page.requestUpdate());
  }

  #start({ sides: [one, other], pairs, challenge }: Contest): void {
    if (!one || !other) return;
    const { page } = this.#on;
    const [first = "", second = ""] = page.texts.text.crosswordGame.autoplay.sides;
    const own = this.#own;
    void this.#playing.start({
      ...this.#game,
      sides: [sideOf(one, first, own), sideOf(other, second, own)],
      ...{ pairs, challenge, limit: MOST_HANDED, seed: Math.floor(Math.random() * 1e9) },
    });
  }

  view() {
    const { page, take } = this.#on;
    const text = page.texts.text.crosswordGame.autoplay;
    const { state, progress, refusal, known } = this.#playing;
    const running = state === "running";
    const n = (value: number) => page.texts.number(value);
    const far = progress ? text.far(n(progress.done), n(progress.total)) : text.begun;
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
      ${state === "idle" ? nothing : jobStatus(running ? far : state === "done" ? text.done : "", { running, begun: text.begun })}
      ${wrong(refusal ? page.sentence(refusal) : "")}
    </div>`;
  }
}
