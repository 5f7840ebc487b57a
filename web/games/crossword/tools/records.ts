/** Adds up the games of files: what each player lost in each phase, and what was missed. */
import { html, nothing, type ReactiveController } from "lit";
import { button } from "../../../ui/button.ts";
import { jobStatus } from "../../shared/job-status.ts";
import { LastingRequest } from "../../shared/lasting.ts";
import { wrong } from "../../../ui/wrong.ts";
import { memo } from "../../shared/memo.ts";
import type { Params } from "../../shared/queries.ts";
import { addedUp, type GameFile } from "../model/study.ts";
import "../parts/records.ts";
import type { Page } from "./page.ts";

type Kit = Omit<GameFile["study"], "text">;

interface Needs {
  page: Page;
  /** All games that are opened, and the one whose board and tiles are in use. */
  files: () => readonly GameFile[];
  kit: () => Kit;
}

/** Those of the games that are on the board in use, and what asks for all of them together. */
interface Asked {
  files: readonly GameFile[];
  params: Params<"crossword.statistics">;
}

/** Are the same games asked about, whose texts may be long? */
const areSame = ({ games, ...one }: Asked["params"], { games: others, ...other }: Asked["params"]) =>
  games.length === others.length &&
  games.every((game, n) => game === others[n]) &&
  JSON.stringify(one) === JSON.stringify(other);

/** The site's. */
const additions = new LastingRequest("crossword.statistics", (texts) => texts.text.crosswordGame.records);

export class Records implements ReactiveController {
  readonly #on: Needs;
  readonly #adding = additions.job;
  readonly #askedOf = memo(
    (opened: readonly GameFile[], lexicon: string, layout: Kit["layout"], tiles: Kit["tiles"]): Asked => {
      const files = addedUp(opened, { layout, tiles });
      const games = files.map(({ study }) => study.text);
      return { files, params: { lexicon, layout, tiles, games } };
    },
  );

  constructor(on: Needs) {
    this.#on = on;
    on.page.addController(this);
  }

  get #asked(): Asked {
    const { page, files, kit } = this.#on;
    const { layout, tiles } = kit();
    return this.#askedOf(files(), page.list.id, layout, tiles);
  }

  hostDisconnected(): void {
    additions.leave(this.#on.page);
  }

  // What was added up of other games is gone.
  hostUpdate(): void {
    const { page } = this.#on;
    const { params } = this.#adding;
    if (params && !areSame(params, this.#asked.params)) this.#adding.forget();
    if (page.position.study) additions.leave(page);
    else additions.attend(page);
  }

  /** What adds them up, or stops that; nothing where there is one game. */
  button() {
    const { page } = this.#on;
    const { files, params } = this.#asked;
    const { state, known } = this.#adding;
    const text = page.texts.text.crosswordGame.records;
    if (state === "running") return button("stop-adding", text.stop, this.#stop);
    if (files.length < 2) return nothing;
    const look = known ? "plain" : "filled";
    const label = text.add(page.texts.number(files.length));
    return button("add-up", label, () => this.#start(params), { look, disabled: !page.engine });
  }

  #start(params: Asked["params"]): void {
    const { page } = this.#on;
    if (page.engine) void additions.start(page, page.engine, params);
    page.frame.pull(true);
  }

  readonly #stop = () => this.#adding.cancel();

  /** What came of it, for as long as it is of the games that are opened. */
  view() {
    const { page } = this.#on;
    const { files } = this.#asked;
    const text = page.texts.text.crosswordGame.records;
    const { state, refusal, known } = this.#adding;
    if (state === "idle") return nothing;
    const running = state === "running";
    // The sheet of a phone lies over the button that has begun it.
    return html`<div class="pane form stack gap-16">
      ${jobStatus(running ? additions.far(page.texts) : state === "done" ? text.done : state === "cancelled" ? text.stopped : "", { running, begun: text.begun })}
      ${running ? html`<div class="in-sheet">${button("stop-here", text.stop, this.#stop)}</div>` : nothing}
      ${wrong(refusal ? page.sentence(refusal) : "")}
      ${
        known
          ? html`<tw-crossword-records
              class="stack gap-16"
              .records=${known}
              .names=${files.map(({ name }) => name)}
              .lexicon=${page.list}
            ></tw-crossword-records>`
          : nothing
      }
    </div>`;
  }
}
