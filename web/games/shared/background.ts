/** Long work that goes on when the page that began it is left, and that is told of on every other page. */
import type { TextsController } from "../../text/texts.ts";

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
