/** The page of a game that has sides, such as a finder and a whole game: a page each, of which one is shown. */
import { consume } from "@lit/context";
import { html, LitElement } from "lit";
import { property } from "lit/decorators.js";
import { html as named, unsafeStatic } from "lit/static-html.js";
import "../../ui/segments.ts";
import { shared } from "../../ui/shared-styles.ts";
import { detail } from "../../ui/templates.ts";
import { WatchController } from "../../ui/watch.ts";
import type { Game } from "../registry.ts";
import { storeContext } from "./context.ts";
import { GamePage } from "./page.ts";
import type { Store } from "./store.ts";
import { focusSwitch } from "./switch-focus.ts";

export abstract class SidesPage<View extends string> extends LitElement {
  @consume({ context: storeContext, subscribe: true })
  @property({ attribute: false })
  store: Store | null = null;

  static override styles = shared;

  protected abstract readonly game: Game<object, { view: View }>;
  /** The elements of the sides. */
  protected abstract readonly sides: Readonly<Record<View, string>>;
  readonly #watch: WatchController = new WatchController(this, "change");

  /** The side that has the focus, and takes it along if it gives way to another, by the switch or by Back. */
  #focused: Element | null = null;

  override willUpdate() {
    this.#watch.watch(this.store);
    const [side] = this.renderRoot.children;
    this.#focused = side?.matches(":focus-within") ? side : null;
  }

  override updated() {
    const [side] = this.renderRoot.children;
    if (side && this.#focused && side !== this.#focused) focusSwitch(side);
  }

  override render() {
    const { options, id } = this.game;
    const { view } = { ...options, ...(this.store?.settings.options[id] as typeof options | undefined) }; // the store holds a game's own
    const side = unsafeStatic(this.sides[view]);
    return named`<${side}></${side}>`;
  }

  /** The way past the position, by keyboard. */
  focusPlays() {
    const [page] = this.renderRoot.children;
    if (page instanceof GamePage) page.focusPlays();
  }

  /** Gives the link that is passed on, where the side has one of its own. */
  readonly passedOn = (): string | undefined => {
    const [page] = this.renderRoot.children;
    return (page as { passedOn?: () => string } | undefined)?.passedOn?.(); // a finder that has puzzles, once it is drawn
  };
}

const views = ["finder", "game"] as const;

/** The switch between the finder of plays and whole games. */
export const viewSwitch = (
  view: (typeof views)[number],
  text: { view: string; views: Readonly<Record<(typeof views)[number], string>> },
  choose: (options: { view: (typeof views)[number] }) => void,
) =>
  html`<tw-segments
    class="switch extra"
    .label=${text.view}
    .value=${view}
    .options=${views.map((value) => ({ value, label: text.views[value] }))}
    @choose=${detail((value: (typeof views)[number]) => choose({ view: value }))}
  ></tw-segments>`;
