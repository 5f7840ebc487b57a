/** The Letterpress page: the finder of plays on one side of a switch, a whole game on the other. */
import { consume } from "@lit/context";
import { LitElement, html } from "lit";
import { customElement, property } from "lit/decorators.js";
import { shared } from "../../../ui/shared-styles.ts";
import { WatchController } from "../../../ui/watch.ts";
import { storeContext } from "../../shared/context.ts";
import type { Store } from "../../shared/store.ts";
import { letterpress } from "../index.ts";
import { LetterpressFinder } from "./finder.ts";
import { LetterpressGame } from "./game.ts";

@customElement("tw-letterpress")
export class LetterpressPage extends LitElement {
  @consume({ context: storeContext, subscribe: true })
  @property({ attribute: false })
  store: Store | null = null;

  static override styles = shared;

  readonly #watch: WatchController = new WatchController(this, "change");

  override willUpdate() {
    this.#watch.watch(this.store);
  }

  override render() {
    const { view } = { ...letterpress.options, ...this.store?.settings.options[letterpress.id] };
    return view === "game"
      ? html`<tw-letterpress-game></tw-letterpress-game>`
      : html`<tw-letterpress-finder></tw-letterpress-finder>`;
  }

  /** The way past the position, by keyboard. */
  focusPlays() {
    const [page] = this.renderRoot.children;
    if (page instanceof LetterpressFinder || page instanceof LetterpressGame) page.focusPlays();
  }
}
