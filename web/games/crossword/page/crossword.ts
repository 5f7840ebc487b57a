/** The crossword page: the finder of plays on one side of a switch, whole games on the other. */
import { consume } from "@lit/context";
import { LitElement, css, html } from "lit";
import { customElement, property } from "lit/decorators.js";
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

  static override styles = css`
    :host {
      /* The players of a game, in their order. */
      --p0: light-dark(#2a67bb, #3f79cc);
      --p1: light-dark(#c2432a, #bf4a32);
      --p2: light-dark(#1f7a4d, #2b8458);
      --p3: light-dark(#7b4bb0, #8a5bc0);
      display: block;
    }
  `;

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
