/**
 * What the keys on a touched screen type into: the board or the rack, whichever was touched last.
 */
import type { ReactiveControllerHost } from "lit";
import type { Rack } from "../../../tiles/rack.ts";
import type { CrosswordBoard } from "../parts/board.ts";

export class ScreenKeys {
  /** What was touched last, as long as it has the focus. */
  typing: "board" | "rack" | "" = "";
  /** Is the next letter on the board a blank? */
  asBlank = false;
  readonly #host: ReactiveControllerHost & Element;
  readonly #fields: () => { board: CrosswordBoard | null; rack: Rack | null };

  constructor(
    host: ReactiveControllerHost & Element,
    fields: () => { board: CrosswordBoard | null; rack: Rack | null },
  ) {
    this.#host = host;
    this.#fields = fields;
  }

  /** Is the screen touched, so that it has keys of its own? */
  get inUse(): boolean {
    return matchMedia("(pointer: coarse)").matches;
  }

  /** The rack takes what is typed while neither has the focus: there nothing is overwritten. */
  get onRack(): boolean {
    return this.typing !== "board";
  }

  get #field() {
    const { board, rack } = this.#fields();
    return this.onRack ? rack : board;
  }

  start(typing: "board" | "rack"): void {
    this.#set({ typing });
  }

  // Whether the focus went to the other of the two is known only a moment later.
  leave = (): void => {
    const { typing } = this;
    setTimeout(() => {
      const { board, rack } = this.#fields();
      const active = this.#host.shadowRoot?.activeElement ?? null;
      const left = active !== board && active !== rack;
      if (this.typing === typing && left) this.#set({ typing: "" });
    });
  };

  /** The next letter on the board is an ordinary tile again. */
  release(): void {
    this.#set({ asBlank: false });
  }

  type(tile: string): void {
    this.#field?.type(tile);
  }

  press(key: string): void {
    if (key === "done") this.#field?.field?.blur();
    else if (key === "Backspace") this.#field?.erase();
    else if (key === "turn") this.#fields().board?.turn();
    else if (key !== "blank") this.#field?.move(key);
    else if (this.onRack) this.type("?");
    else this.#set({ asBlank: !this.asBlank });
  }

  #set(change: { typing?: "board" | "rack" | ""; asBlank?: boolean }): void {
    Object.assign(this, change);
    this.#host.requestUpdate();
  }
}
