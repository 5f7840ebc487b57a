/**
 * Where typing goes: on a screen with its own keys, to the board or the rack, whichever was touched last.
 */
import type { Crossword as Page } from "./crossword.ts";

/** Take the focus from wherever it is. */
function blur() {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  if (active instanceof HTMLElement) active.blur();
}

export class Typing {
  #page: Page;
  /** Where typing goes, if anywhere. */
  where: "board" | "rack" | "" = "";
  /** Is the next letter a blank? */
  asBlank = false;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Are fingers what this screen is touched with? */
  get coarse() {
    return matchMedia("(pointer: coarse)").matches;
  }

  /** Is the keyboard at the foot of the screen? */
  get docked() {
    return this.coarse && this.where !== "" && !this.#page.brush && !this.#page.up;
  }

  /** The focus has come to the board or the rack. */
  async start(where: "board" | "rack") {
    const page = this.#page;
    this.#set({ where });
    page.plays?.release();
    // What is typed into stays above the keys at the foot of the screen.
    await page.updateComplete;
    if (this.docked && where === "rack") page.rack?.scrollIntoView({ block: "nearest" });
  }

  /** The focus has left. A moment later it is known whether it went on to the other of the two. */
  leave = () => {
    const was = this.where;
    setTimeout(() => {
      const { board, rack, renderRoot } = this.#page;
      const active = (renderRoot as ShadowRoot).activeElement;
      if (this.where === was && active !== board && active !== rack && this.coarse) this.#set({ where: "" });
    });
  };

  /** A letter of the keyboard on the screen. */
  letter(tile: string) {
    const { board, rack, letters } = this.#page;
    if (this.where === "rack") return rack?.type(tile);
    const letter = letters.all.find((one) => one.tile === tile);
    board?.type(this.asBlank && letter ? letter.blank : tile);
  }

  /** Another key of the keyboard on the screen. */
  press(key: string) {
    const { board, rack } = this.#page;
    const target = this.where === "rack" ? rack : board;
    if (key === "done") blur();
    else if (key === "blank") {
      if (this.where === "rack") rack?.type("?");
      else this.#set({ asBlank: !this.asBlank });
    } else if (key === "turn") {
      board?.turn();
      this.#page.requestUpdate();
    } else if (key === "Backspace") target?.erase();
    else target?.move(key);
  }

  /** A letter was typed, so the next one is no blank. */
  typed() {
    this.#set({ asBlank: false });
  }

  #set(change: Partial<Pick<Typing, "where" | "asBlank">>) {
    Object.assign(this, change);
    this.#page.requestUpdate();
  }
}
