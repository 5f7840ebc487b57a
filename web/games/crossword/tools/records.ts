/** Adds up the games of files: what each player lost in each phase, and what was missed. */
import { html, nothing } from "lit";
import { button } from "../../../ui/button.ts";
import { jobStatus } from "../../shared/job-status.ts";
import { Job, OwnWorker } from "../../shared/job.ts";
import { wrong } from "../../../ui/wrong.ts";
import type { CrosswordRecords } from "../../../engine/methods.ts";
import type { Params } from "../../shared/queries.ts";
import { addedUp, type GameFile } from "../model/study.ts";
import "../parts/records.ts";
import type { Page } from "./page.ts";

interface Needs {
  page: Page;
  /** All games that are opened, and the one whose board and tiles are in use. */
  files: () => readonly GameFile[];
  kit: () => Omit<GameFile["study"], "text">;
}

export class Records {
  readonly #on: Needs;
  readonly #adding: Job<Params<"crossword.statistics">, CrosswordRecords, CrosswordRecords | null>;

  constructor(on: Needs) {
    this.#on = on;
    const { page } = on;
    this.#adding = new Job(page, new OwnWorker("crossword.statistics", () => page.engine));
  }

  /** Those of the games that are on the board in use. */
  get #files(): GameFile[] {
    return addedUp(this.#on.files(), this.#on.kit());
  }

  #params(files: readonly GameFile[]): Params<"crossword.statistics"> {
    const games = files.map(({ study }) => study.text);
    return { lexicon: this.#on.page.list.id, ...this.#on.kit(), games };
  }

  /** What adds them up, or stops that; nothing where there is one game. */
  button() {
    const { page } = this.#on;
    const files = this.#files;
    const { state, known } = this.#adding;
    const text = page.texts.text.crosswordGame.records;
    if (state === "running") return button("stop-adding", text.stop, () => this.#adding.cancel());
    if (files.length < 2) return nothing;
    const look = known ? "plain" : "filled";
    const label = text.add(page.texts.number(files.length));
    return button("add-up", label, () => this.#start(files), { look, disabled: !page.engine });
  }

  #start(files: readonly GameFile[]): void {
    void this.#adding.start(this.#params(files));
    this.#on.page.frame.pull(true);
  }

  /** What came of it, for as long as it is of the games that are opened. */
  view() {
    const { page } = this.#on;
    const files = this.#files;
    const text = page.texts.text.crosswordGame.records;
    this.#adding.keepFor(this.#params(files));
    const { state, progress, refusal, known } = this.#adding;
    if (state === "idle") return nothing;
    const running = state === "running";
    const n = (value: number) => page.texts.number(value);
    const far = progress ? text.far(n(progress.done), n(progress.total)) : text.begun;
    return html`<div class="pane form stack gap-16">
      ${jobStatus(running ? far : state === "done" ? text.done : "", { running, begun: text.begun })}
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
