/** What a frame shows: one game, and beneath it a line that leads to Tilewise. */
import { provide } from "@lit/context";
import { css, html, nothing, type LitElement } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { html as staticHtml, unsafeStatic } from "lit/static-html.js";
import { button } from "../ui/button.ts";
import { pageAddress, unreadSentence, type Read } from "../app/address.ts";
import "../app/loading-bar.ts";
import type { Store } from "../games/shared/store.ts";
import { WatchController } from "../ui/watch.ts";
import { icon } from "../ui/icons.ts";
import { notice, noticeStyles } from "../ui/notice.ts";
import { Part } from "../ui/part.ts";
import { wrong } from "../ui/wrong.ts";
import type { Engine } from "../engine/client.ts";
import { Pieces } from "../games/pieces.ts";
import { findGame } from "../games/registry.ts";
import { engineContext, linkContext, storeContext } from "../games/shared/context.ts";
import type { FirstTexts } from "../text/en.ts";
import { language, sayLanguage } from "../text/language.ts";
import { missing } from "../text/missing.ts";

@customElement("tw-embedded")
export class Embedded extends Part<{ missing: undefined }, FirstTexts> {
  @provide({ context: engineContext })
  @property({ attribute: false })
  engine: Engine | null = null;

  @provide({ context: storeContext })
  @property({ attribute: false })
  store: Store | null = null;

  @provide({ context: linkContext }) link = () => (this.store ? pageAddress(this.store) : "");

  /** An address that could not be read whole. */
  @property({ attribute: false }) unread: Read | null = null;
  @state() listProblem: string | null = null;
  /** Was the page's opening forbidden? */
  @state() blocked = false;

  static override styles = [
    noticeStyles,
    css`
      :host {
        container-type: inline-size;
      }

      .foot {
        gap: 2px 16px;
        padding: 4px clamp(8px, 3cqi, 28px) 8px;
      }

      .foot a {
        display: inline-flex;
        align-items: center;
        gap: 6px;
        min-height: 40px;
        text-underline-offset: 3px;
      }

      .address {
        flex: 1 1 100%;
        padding-bottom: 8px;
      }
    `,
  ];

  #watch = new WatchController(this, "change");
  readonly #pieces = new Pieces(this, { onMissing: () => this.raise("missing") });

  // Nothing is said before it can be said in the language that is asked for.
  protected override async scheduleUpdate() {
    this.#watch.watch(this.store);
    if (this.store) this.#pieces.want(this.store.settings.game, this.store.settings.language);
    await this.#pieces.begun;
    await super.scheduleUpdate();
  }

  override render() {
    const { store, engine } = this;
    const game = store && findGame(store.settings.game);
    if (!store || !game) return nothing;
    const text = this.texts.text.embed;
    const list = engine?.catalogue.find(({ id }) => id === store.settings.list);
    const close = this.texts.text.notice.close;
    return html`
      <tw-loading .board=${Boolean(game.forPictures)}></tw-loading>
      ${this.unread ? notice(unreadSentence(this.unread, language(), this.texts.text), { close, onClose: () => (this.unread = null) }) : nothing}
      <main>
        <h1 class="out-of-sight">${game.name(this.texts.text)}</h1>
        ${this.#pieces.ready ? this.#game(game.element) : this.#pieces.failed ? this.#missing() : nothing}
      </main>
      <footer class="foot flow wraps quiet text-14">
        <span class="list clipped">${list?.name ?? store.settings.list}</span>
        <a
          class="strong accent-ink at-end"
          href=${this.#address}
          target="_blank"
          rel="noopener"
          @click=${this.#open}
          >${text.open}${icon("open")}</a
        >
        ${
          this.blocked
            ? html`<label class="address stack gap-4" role="alert"
                ><span>${text.blocked}</span
                ><input class="field" readonly .value=${this.#address} @focus=${this.#select}
              /></label>`
            : nothing
        }
      </footer>
      ${
        this.listProblem
          ? html`${wrong(this.listProblem, "list-problem")}
            ${button("again", this.texts.text.loading.retry, this.#tryListAgain)}`
          : nothing
      }
    `;
  }

  override updated() {
    const { store } = this;
    const { text } = this.texts;
    const game = findGame(store?.settings.game ?? "");
    sayLanguage();
    if (game) document.title = `${game.name(text)}: ${text.title}`;
    this.engine?.nameLists(text.lists.names);
  }

  /** Settles when the game has been drawn, or its failure. */
  async gameDrawn(): Promise<void> {
    await this.updateComplete;
    await this.#pieces.settled;
    await this.updateComplete;
    await this.renderRoot.querySelector<LitElement>("#game")?.updateComplete;
  }

  /** The page's address of what is shown: the game's own link where it has one, which gives no puzzle away. */
  get #address(): string {
    const game = this.renderRoot.querySelector<LitElement & { passedOn?: () => string | undefined }>("#game");
    return game?.passedOn?.() ?? this.link();
  }

  /** The way to what could not be loaded. */
  #missing() {
    const { sentence, again } = missing(this.store?.settings.language ?? "");
    return html`${wrong(sentence)} ${button("load-again", again, () => this.#pieces.again())}`;
  }

  #game(name: string) {
    const element = unsafeStatic(name);
    return staticHtml`
      <${element}
        id="game"
        @list-problem=${(event: CustomEvent<string | null>) => (this.listProblem = event.detail)}
      ></${element}>
    `;
  }

  #tryListAgain = () => this.engine?.lists.askAgain();

  // A sandbox without allow-popups opens nothing and says nothing, but gives no window either.
  #open = (event: MouseEvent) => {
    const address = this.#address;
    if (event.currentTarget instanceof HTMLAnchorElement) event.currentTarget.href = address; // as the game is now
    if (event.ctrlKey || event.metaKey || event.shiftKey || !address) return;
    event.preventDefault();
    const opened = window.open(address, "_blank");
    if (opened) opened.opener = null;
    this.blocked = !opened;
  };

  #select = ({ currentTarget }: FocusEvent) =>
    currentTarget instanceof HTMLInputElement && currentTarget.select();
}
