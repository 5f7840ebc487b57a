/**
 * Where typing goes: on a screen with its own keys, to the board or the rack, whichever was touched last.
 */

/** @typedef {import("./crossword.js").Crossword} Page */

/** Take the focus from wherever it is. */
function blur() {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  if (active instanceof HTMLElement) active.blur();
}

export class Typing {
  #page;
  /** Where typing goes, if anywhere. @type {"board" | "rack" | ""} */
  where = "";
  /** Is the next letter a blank? */
  asBlank = false;

  /** @param {Page} page */
  constructor(page) {
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

  /** The focus has come to the board or the rack. @param {"board" | "rack"} where */
  async start(where) {
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
      const active = /** @type {ShadowRoot} */ (renderRoot).activeElement;
      if (this.where === was && active !== board && active !== rack && this.coarse) this.#set({ where: "" });
    });
  };

  /** A letter of the keyboard on the screen. @param {string} tile */
  letter(tile) {
    const { board, rack, letters } = this.#page;
    if (this.where === "rack") return rack?.type(tile);
    const letter = letters.all.find((one) => one.tile === tile);
    board?.type(this.asBlank && letter ? letter.blank : tile);
  }

  /** Another key of the keyboard on the screen. @param {string} key */
  press(key) {
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

  /** @param {Partial<Pick<Typing, "where" | "asBlank">>} change */
  #set(change) {
    Object.assign(this, change);
    this.#page.requestUpdate();
  }
}
