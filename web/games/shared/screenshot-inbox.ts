/** Pictures that were dropped, pasted or shared, on their way to the page of a game, which may be opened for them. */

class ScreenshotInbox extends EventTarget {
  #waiting: { game: string; file: Blob } | null = null;

  /** @param game whose page is to read it */
  put(game: string, file: Blob): void {
    this.#waiting = { game, file };
    this.dispatchEvent(new Event("put"));
  }

  /** Have it said which game a picture shows: it is none of the page's that it came to. */
  ask(file: Blob): void {
    this.dispatchEvent(new CustomEvent("ask", { detail: file }));
  }

  /** The picture that waits for a game's page; it waits no longer. */
  take(game: string): Blob | null {
    const waiting = this.#waiting;
    if (waiting?.game !== game) return null;
    this.#waiting = null;
    return waiting.file;
  }
}

/** The site's. */
export const screenshotInbox = new ScreenshotInbox();
