/** The crossword page: the finder of plays on one side of a switch, whole games on the other. */
import { consume } from "@lit/context";
import { LitElement, html } from "lit";
import { customElement, property } from "lit/decorators.js";
import { shared } from "../../../ui/shared-styles.ts";
import { WatchController } from "../../../ui/watch.ts";
import { storeContext } from "../../shared/context.ts";
import type { Store } from "../../shared/store.ts";
import { crossword } from "../index.ts";
import { CrosswordFinder } from "./finder.ts";
import { CrosswordGame } from "./game.ts";
import { CrosswordStudy } from "./study.ts";

@customElement("tw-crossword")
export class CrosswordPage extends LitElement {
  @consume({ context: storeContext, subscribe: true })
  @property({ attribute: false })
  store: Store | null = null;

  static override styles = shared;

  readonly #watch: WatchController = new WatchController(this, "change");

  override willUpdate() {
    this.#watch.watch(this.store);
  }

  override render() {
    const { view } = { ...crossword.options, ...this.store?.settings.options[crossword.id] };
    if (view === "game") return html`<tw-crossword-game></tw-crossword-game>`;
    if (view === "review") return html`<tw-crossword-study></tw-crossword-study>`;
    return html`<tw-crossword-finder></tw-crossword-finder>`;
  }

  /** The way past the position, by keyboard. */
  focusPlays() {
    const [page] = this.renderRoot.children;
    const focusable =
      page instanceof CrosswordFinder || page instanceof CrosswordGame || page instanceof CrosswordStudy;
    if (focusable) page.focusPlays();
  }
}
