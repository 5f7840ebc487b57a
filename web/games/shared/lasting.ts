/** Long work of the site's that goes on when the page that began it is left, on a worker of its own. */
import type { ReactiveControllerHost } from "lit";
import type { Engine } from "../../engine/client.ts";
import type { Methods } from "../../engine/methods.ts";
import type { TextsController } from "../../text/texts.ts";
import { recall, remember } from "../../ui/storage.ts";
import { background, type BackgroundWork } from "./background.ts";
import { Job, OwnWorker } from "./job.ts";
import type { Method, Params, Result } from "./queries.ts";

type Host = Pick<ReactiveControllerHost, "requestUpdate">;

/** The host of a job that no page ends; the pages that show it come and go. */
export abstract class LastingWork implements ReactiveControllerHost, BackgroundWork {
  abstract readonly job: Pick<Job<object, unknown>, "state" | "cancel">;
  readonly updateComplete = Promise.resolve(true);
  /** The pages that show it. */
  readonly #hosts = new Set<Host>();

  abstract told(texts: TextsController): string;
  abstract stopLabel(texts: TextsController): string;

  // A page that shows it.

  attend(host: Host): void {
    if (this.#hosts.has(host)) return;
    this.#hosts.add(host);
    background.note(this);
  }

  leave(host: Host): void {
    if (this.#hosts.delete(host)) background.note(this);
  }

  // What its job sees of it; it is never taken off the page.

  addController(): void {
    // There is nothing that a job would have to hear of.
  }

  removeController(): void {
    // As above.
  }

  requestUpdate(): void {
    for (const host of this.#hosts) host.requestUpdate();
    background.note(this);
  }

  // What other pages tell of it.

  get unattended(): boolean {
    return this.job.state === "running" && !this.#hosts.size;
  }

  stop(): void {
    this.job.cancel();
  }
}

/** What is said of work of which so many parts are done. */
interface Words {
  begun: string;
  far: (done: string, total: string) => string;
  /** What goes on, and how far it is. */
  going: (far: string) => string;
  stop: string;
}

/** What came of a request, as this tab keeps it. */
interface KeptOutcome<M extends Method> {
  params: Params<M>;
  known: Result<M>;
  isWhole: boolean;
}

/** One request that takes minutes. What comes of it is there as long as the tab, also when the page is loaded anew. */
export class LastingRequest<M extends Method> extends LastingWork {
  readonly job: Job<Params<M>, Result<M>, Methods[M]["progress"]>;
  readonly #work: OwnWorker<M>;
  readonly #words: (texts: TextsController) => Words;
  /** The key under which the tab keeps it; another build may tell other things. */
  readonly #key: string;
  /** What was kept last. */
  #kept: { known: unknown; state: string } | null = null;
  #engine: Engine | null = null;

  constructor(method: M, words: (texts: TextsController) => Words) {
    super();
    this.#words = words;
    const build = document.querySelector('meta[name="tilewise-build"]')?.getAttribute("content") ?? "";
    this.#key = `tilewise-${method}-${build}`;
    this.#work = new OwnWorker(method, () => this.#engine);
    this.job = new Job(this, this.#work);
    const kept = recall(this.#key, "sessionStorage") as KeptOutcome<M> | null; // this build's own
    if (!kept) return;
    this.job.restore(kept.params, kept.known, kept.isWhole ? "done" : "cancelled");
    this.requestUpdate();
  }

  override requestUpdate(): void {
    super.requestUpdate();
    const { known, params, state } = this.job;
    if (known === this.#kept?.known && state === this.#kept.state) return;
    this.#kept = { known, state };
    remember(this.#key, known && { params, known, isWhole: state === "done" }, "sessionStorage");
  }

  /** Begins it for a page that shows it. */
  async start(host: Host, engine: Engine, params: Params<M>): Promise<void> {
    this.attend(host);
    this.#engine = engine;
    await this.job.start(params);
    if (this.job.state !== "running") this.#work.end(); // no other was begun meanwhile
  }

  /** How far it is, as a sentence. */
  far(texts: TextsController): string {
    const { progress } = this.job;
    const { begun, far } = this.#words(texts);
    return progress ? far(texts.number(progress.done), texts.number(progress.total)) : begun;
  }

  override told(texts: TextsController): string {
    return this.#words(texts).going(this.far(texts));
  }

  override stopLabel(texts: TextsController): string {
    return this.#words(texts).stop;
  }
}
