/** The keys of every page: those of undo and redo, and a small list of all that opens on demand. */
import { css, html } from "lit";
import { icon } from "../../ui/icons.ts";

export const keysStyles = css`
  .key-list {
    margin: 4px 0 8px;
  }

  .key-list > div {
    grid-template-columns: 10.5rem 1fr;
  }

  kbd {
    font: inherit;
    font-weight: 550;
  }
`;

/** Keys, each with what it does. */
export type KeyList = readonly (readonly string[])[];

/** The list folded away; goes with `foldStyles`. */
export const keys = (text: { keys: string; keyList: KeyList }) => html`
  <details class="fold keys">
    <summary class="flow gap-6 strong text-15">${icon("down")}${text.keys}</summary>
    ${keyList(text.keyList)}
  </details>
`;

export const keyList = (keys: KeyList) => html`
  <dl class="key-list stack text-15">
    ${keys.map(
      ([key, does]) =>
        html`<div class="stack gap-12">
          <dt><kbd>${key}</kbd></dt>
          <dd class="flush quiet">${does}</dd>
        </div>`,
    )}
  </dl>
`;

/** Kinds of fields that are moved or ticked, not typed into. */
const WITHOUT_TEXT = ["range", "checkbox", "radio"];

/** Has typing there a history of its own? Squares and racks, marked `data-history="page"`, share the page's. */
function keepsHistory(target: EventTarget | undefined): boolean {
  if (target instanceof HTMLTextAreaElement) return true;
  if (!(target instanceof HTMLInputElement) || target.dataset.history === "page") return false;
  return !WITHOUT_TEXT.includes(target.type);
}

/** The step that a command asks for, if it is one of these and the field with the focus does not take it itself. */
export function historyStep(event: KeyboardEvent): "undo" | "redo" | null {
  if (keepsHistory(event.composedPath()[0])) return null;
  if (event.code === "KeyY" || (event.code === "KeyZ" && event.shiftKey)) return "redo";
  return event.code === "KeyZ" ? "undo" : null;
}
