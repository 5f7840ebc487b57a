/**
 * What the keys on a touched screen type into: the board or the rack, whichever was touched last. They stand at the foot
 * of the screen, in place of the sheet, and what is typed into is kept above them.
 */
import type { ReactiveController } from "lit";
import { Layer } from "../../../ui/layers.ts";
import { embedded } from "../../../ui/media.ts";
import type { Rack } from "../../../tiles/rack.ts";
import { Slice } from "../../shared/page-state.ts";
import type { CrosswordBoard } from "../parts/board.ts";
import type { CrosswordLettersPanel } from "../parts/letters.ts";
import type { Kit } from "./kit.ts";
import type { Page } from "./page.ts";

interface State {
  /** What was touched last, as long as it has the focus. */
  typing: "board" | "rack" | "";
  /** Is the next letter on the board a blank? */
  asBlank: boolean;
}

export class ScreenKeys implements ReactiveController {
  readonly #page: Page;
  readonly #kit: Kit;
  readonly #slice: Slice<State>;

  constructor(page: Page, kit: Kit) {
    this.#page = page;
    this.#kit = kit;
    this.#slice = new Slice<State>(page, { typing: "", asBlank: false });
    page.addController(this);
    new Layer(
      page,
      () => this.docked,
      () => this.press("done"),
    );
  }

  get board(): CrosswordBoard | null {
    return this.#page.renderRoot.querySelector("tw-crossword-board");
  }

  get rack(): Rack | null {
    return this.#page.renderRoot.querySelector("tw-rack");
  }

  get #letters(): CrosswordLettersPanel | null {
    return this.#page.renderRoot.querySelector("tw-crossword-letters");
  }

  /** Is the screen touched, so that it has keys of its own? */
  get inUse(): boolean {
    return matchMedia("(pointer: coarse)").matches;
  }

  /** Is something typed into? */
  get going(): boolean {
    return this.#slice.now.typing !== "";
  }

  get asBlank(): boolean {
    return this.#slice.now.asBlank;
  }

  /** Are they at the foot of the screen? */
  get docked(): boolean {
    return this.inUse && this.going && !this.#kit.brush && !this.#page.state.up;
  }

  /** The rack takes what is typed while neither has the focus: there nothing is overwritten. */
  get onRack(): boolean {
    return this.#slice.now.typing !== "board";
  }

  get #field() {
    return this.onRack ? this.rack : this.board;
  }

  hostUpdated(): void {
    this.#page.toggleAttribute("typing", this.docked);
    if (!this.docked) this.#page.style.removeProperty("--keys");
  }

  /** Type on the board or the rack from now on. */
  async start(typing: "board" | "rack"): Promise<void> {
    this.#slice.set({ typing });
    await this.#page.updateComplete;
    await this.#letters?.updateComplete;
    // The page moves only when the press that began it is over.
    requestAnimationFrame(() => this.#show());
  }

  /** Bring what is typed into above the keys: the whole board if there is room, and the caret in any case. */
  #show(): void {
    const letters = this.#letters;
    if (!this.docked || !letters) return;
    // On somebody else's page they have no place at the foot of the screen, and follow the rack.
    if (embedded) letters.scrollIntoView({ block: "nearest" });
    const { left, height } = letters.getBoundingClientRect();
    const beside = left > 0;
    this.#page.style.setProperty("--keys", `${beside ? 0 : height}px`);
    if (this.onRack) this.rack?.scrollIntoView({ block: "nearest" });
    else {
      this.board?.parentElement?.scrollIntoView({ block: "nearest" });
      this.board?.showCaret();
    }
  }

  // Whether the focus went to the other of the two is known only a moment later.
  readonly leave = (): void => {
    const { typing } = this.#slice.now;
    setTimeout(() => {
      const active = this.#page.shadowRoot?.activeElement ?? null;
      const left = active !== this.board && active !== this.rack;
      if (this.#slice.now.typing === typing && left) this.#slice.set({ typing: "" });
    });
  };

  /** The next letter on the board is an ordinary tile again. */
  release(): void {
    this.#slice.set({ asBlank: false });
  }

  type(tile: string): void {
    this.#field?.type(tile);
  }

  press(key: string): void {
    if (key === "done") this.#field?.field?.blur();
    else if (key === "Backspace") this.#field?.erase();
    else if (key === "turn") this.board?.turn();
    else if (key !== "blank") this.#field?.move(key);
    else if (this.onRack) this.type("?");
    else this.#slice.set({ asBlank: !this.asBlank });
  }
}
