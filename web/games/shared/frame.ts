/**
 * The frame of a game's page: its two panes, what lies above them, its keys, and where its focus goes. Raises from the page:
 *   answered      {method, params, result}   an answer to the position has come
 *   list-problem  sentence or null           what is wrong with the word list, which has no place on the page
 *   list-used     id                         the word list that is played with
 */
import { html, nothing, type LitElement, type ReactiveController } from "lit";
import { FocusKeeper } from "../../ui/focus-keeper.ts";
import { SheetTop } from "../../ui/sheet.ts";
import { detail } from "../../ui/templates.ts";
import "../../ui/toast.ts";
import { wrong } from "../../ui/wrong.ts";
import type { TextsController } from "../../text/texts.ts";
import type { Game } from "../registry.ts";
import type { KeyList } from "./keys.ts";
import "./keys-dialog.ts";
import type { KeysDialog } from "./keys-dialog.ts";
import { PageKeys } from "./page-keys.ts";
import type { PageState } from "./page-state.ts";
import type { Method, Refusal } from "./queries.ts";
import type { Store } from "./store.ts";
import type { Typing } from "./typing.ts";

declare global {
  interface HTMLElementEventMap {
    "list-problem": CustomEvent<string | null>;
    "list-used": CustomEvent<string>;
  }
}

/** What stands in the frame: a page, which declares what it shows and what it does with keys. */
export interface Framed extends LitElement {
  readonly game: Pick<Game, "toLink" | "options">;
  readonly position: object;
  readonly store: Store | null;
  readonly texts: TextsController;
  readonly typing: Typing;
  readonly state: PageState;
  readonly readonly: boolean;
  readonly trouble: string;
  readonly refusal: Refusal | null;
  readonly listUsed: string;
  readonly aboveSheet: string;
  readonly labels: { position: string; answers: string };
  readonly keyList: KeyList;
  positionPane(): unknown;
  answersPane(): unknown;
  start?(): unknown;
  dialogs?(): unknown;
  takeTyping?(): boolean;
  takePaste?(text: string): void;
  regainFocus?(): void;
  release?(): boolean;
  press?(event: KeyboardEvent): boolean;
  sentence(refusal: Refusal): string;
  set(change: Partial<PageState>): void;
  undo(): void;
  redo(): void;
}

export class Frame implements ReactiveController {
  readonly #page: Framed;
  readonly #sheetTop: SheetTop;
  #listProblem = "";
  #listUsed = "";

  constructor(page: Framed) {
    this.#page = page;
    this.#sheetTop = new SheetTop(page, () => page.aboveSheet);
    page.addController(this);
    new FocusKeeper(page, () => this.regainFocus());
    new PageKeys(page, {
      undo: () => page.undo(),
      redo: () => page.redo(),
      press: (event) => page.press?.(event) ?? false,
      release: () => page.release?.() ?? false,
      showKeys: () => page.renderRoot.querySelector<KeysDialog>("tw-keys")?.show(),
      takeTyping: () => page.takeTyping?.() ?? false,
      takePaste: (text) => page.takePaste?.(text),
      readonly: () => page.readonly,
    });
  }

  view() {
    const page = this.#page;
    const { labels, state, readonly } = page;
    const start = page.start?.();
    return html`
      <section class="position" tabindex="-1" aria-label=${labels.position} @focusout=${page.typing.leave}>
        ${page.positionPane()}
      </section>
      ${readonly ? this.#described() : nothing}
      <tw-sheet
        id="answers"
        role="region"
        aria-label=${labels.answers}
        .up=${state.up}
        @pull=${detail((up: boolean) => this.pull(up))}
      >
        ${start ? html`${wrong(page.trouble)} ${start}` : page.answersPane()}
      </tw-sheet>
      <tw-toast
        .message=${state.done}
        .action=${page.texts.text.tools.undo}
        @act=${() => page.undo()}
        @close=${() => page.set({ done: null })}
      ></tw-toast>
      <tw-keys .keys=${page.keyList}></tw-keys>
      ${page.dialogs?.() ?? nothing}
    `;
  }

  // What cannot be changed cannot be reached either, so those who hear the page are told what has a name.
  #described() {
    const { game, position, texts } = this.#page;
    const parts: Partial<Record<string, string>> = texts.text.notice.parts;
    const link = game.toLink(position, game.options);
    const said = [...link].flatMap(([name, value]) => (parts[name] ? `${parts[name]}: ${value}` : []));
    return html`<p class="out-of-sight">${said.join("; ")}</p>`;
  }

  hostUpdated(): void {
    const page = this.#page;
    const { up } = page.state;
    if (up !== page.hasAttribute("up")) {
      page.toggleAttribute("up", up);
      this.#sheetTop.measure();
    }
    page.toggleAttribute("board-only", page.store?.settings.view === "board");
    page.toggleAttribute("readonly", page.readonly);
    page.renderRoot.querySelector(".position")?.toggleAttribute("inert", page.readonly);
    this.#tellList();
  }

  #tell(type: string, value: unknown): void {
    this.#page.dispatchEvent(new CustomEvent(type, { detail: value, bubbles: true, composed: true }));
  }

  /** Tell those around the page, such as one that embeds it, of an answer to the position. */
  answered(method: Method, params: object, result: unknown): void {
    this.#tell("answered", { method, params, result });
  }

  #tellList(): void {
    const page = this.#page;
    const { refusal, listUsed } = page;
    const problem = refusal?.data.field === "lexicon" ? page.sentence(refusal) : "";
    if (problem !== this.#listProblem) this.#tell("list-problem", problem || null);
    if (listUsed !== this.#listUsed) this.#tell("list-used", listUsed);
    this.#listProblem = problem;
    this.#listUsed = listUsed;
  }

  /** Put the focus where one goes on when what had it is gone. */
  regainFocus(): void {
    if (this.#page.regainFocus) this.#page.regainFocus();
    else this.focusPosition();
  }

  /** Move the focus to the position, which begins no typing. */
  focusPosition(): void {
    this.#page.renderRoot.querySelector<HTMLElement>(".position")?.focus({ preventScroll: true });
  }

  /** Move the focus to a game's heading, or else to the position. */
  focusHeading(): void {
    const heading = this.#page.renderRoot.querySelector<HTMLElement>(".position h2[tabindex]");
    if (heading) heading.focus({ preventScroll: true });
    else this.focusPosition();
  }

  /** Pull the sheet up, or let it down. */
  pull(up: boolean): void {
    this.#page.set({ up });
    if (up && this.#page.aboveSheet) window.scrollTo({ top: 0 });
  }

  /** Pull the sheet up and move the focus to what scrolls in it. */
  focusSheet(): void {
    this.#page.set({ up: true });
    void this.#page.updateComplete.then(() =>
      this.#page.renderRoot.querySelector<HTMLElement>(".sheet")?.focus(),
    );
  }
}
