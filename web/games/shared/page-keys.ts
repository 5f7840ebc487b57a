/** Keys and pastes that nothing on a page has taken, and what a page does with them. */
import type { ReactiveController, ReactiveControllerHost } from "lit";
import { historyStep } from "./keys.ts";

export interface KeyUses {
  undo: () => void;
  redo: () => void;
  /** Answer a key that is no command. Was it of use? */
  press: (event: KeyboardEvent) => boolean;
  /** Let go of what is pinned. Was there anything? */
  release: () => boolean;
  showKeys: () => void;
  /** Put the focus where one types. May the key that was pressed be typed there? */
  takeTyping: () => boolean;
  takePaste: (text: string) => void;
  /** May nothing be typed or pasted? */
  readonly: () => boolean;
}

/** Does nothing take keys where it happened: on the page as a whole, on its position, or on the bar that led to it? */
function isIdle(event: Event): boolean {
  const [target] = event.composedPath();
  if (!(target instanceof Element)) return false;
  return target.matches("body, html, main, .position") || (target.matches("a, button") && isInBar(target));
}

function isInBar(element: Element): boolean {
  const root = element.getRootNode();
  return root instanceof ShadowRoot && root.host.localName === "tw-bar"; // and in none of its panels
}

/** Is it on something that takes no text: a button, a link, a row? */
function isOnControl(event: Event): boolean {
  const [target] = event.composedPath();
  return target instanceof Element && target.matches("button, a, summary, [role=option]");
}

/** Is the list of keys wanted? */
export const asksForKeys = (event: KeyboardEvent): boolean =>
  event.key === "?" && !event.altKey && !event.isComposing && (isIdle(event) || isOnControl(event));

/** Leave what the focus is on, if it is pressed with Enter: whoever types a word ends it with that key. */
function leaveControl(event: Event): void {
  const [target] = event.composedPath();
  if (target instanceof HTMLElement && target.matches("button, a, summary")) target.blur();
}

export class PageKeys implements ReactiveController {
  readonly #uses: KeyUses;

  constructor(host: ReactiveControllerHost, uses: KeyUses) {
    this.#uses = uses;
    host.addController(this);
  }

  hostConnected(): void {
    window.addEventListener("keydown", this.#onKey);
    window.addEventListener("paste", this.#onPaste);
  }

  hostDisconnected(): void {
    window.removeEventListener("keydown", this.#onKey);
    window.removeEventListener("paste", this.#onPaste);
  }

  readonly #onKey = (event: KeyboardEvent): void => {
    if (event.defaultPrevented) return;
    const command = (event.ctrlKey || event.metaKey) && !event.altKey;
    const typed = !command && this.#uses.press(event);
    if (typed && /^\p{L}$/u.test(event.key)) leaveControl(event);
    const taken = command ? this.#stepBack(event) : typed || this.#letGo(event) || this.#begin(event);
    if (taken) event.preventDefault();
  };

  #stepBack(event: KeyboardEvent): boolean {
    const step = historyStep(event);
    if (step) this.#uses[step]();
    return step !== null;
  }

  // In a dialog the key closes that.
  #letGo(event: KeyboardEvent): boolean {
    const inDialog = event.composedPath().some((node) => node instanceof HTMLDialogElement);
    return event.key === "Escape" && !event.repeat && !inDialog && this.#uses.release();
  }

  // The first letter needs no click: it goes where one types.
  #begin(event: KeyboardEvent): boolean {
    const { key, altKey, isComposing } = event;
    if (asksForKeys(event)) {
      this.#uses.showKeys();
      return true;
    }
    if (altKey || isComposing || !isIdle(event)) return false;
    return /^\p{L}$/u.test(key) && !this.#uses.readonly() && !this.#uses.takeTyping();
  }

  readonly #onPaste = (event: ClipboardEvent): void => {
    const text = event.clipboardData?.getData("text/plain") ?? "";
    if (event.defaultPrevented || !text || this.#uses.readonly() || !isIdle(event)) return;
    event.preventDefault();
    this.#uses.takePaste(text);
  };
}
