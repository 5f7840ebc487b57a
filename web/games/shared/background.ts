/** Long work that goes on when the page that began it is left, and that is told of on every other page. */
import type { ReactiveControllerHost } from "lit";
import type { TextsController } from "../../text/texts.ts";
import type { Job } from "./job.ts";

export interface BackgroundWork {
  /** Does it go on while no page shows it? */
  readonly unattended: boolean;
  /** What goes on and how far it is, as a sentence. */
  told(texts: TextsController): string;
  /** What ends it is called that. */
  stopLabel(texts: TextsController): string;
  stop(): void;
}

class Background extends EventTarget {
  readonly #works = new Set<BackgroundWork>();

  /** What goes on while no page shows it. */
  get unattended(): readonly BackgroundWork[] {
    return [...this.#works].filter(({ unattended }) => unattended);
  }

  /** Note that something of a work may be other than it was. */
  note(work: BackgroundWork): void {
    this.#works.add(work);
    this.dispatchEvent(new Event("change"));
  }
}

/** The site's. */
export const background = new Background();

type Host = Pick<ReactiveControllerHost, "requestUpdate">;

/** A job of the site's that goes on without a page: the pages that show it come and go. */
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
