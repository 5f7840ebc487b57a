/** What came of taking cards out, or of a file, and what puts back. */
import { html, nothing, type LitElement } from "lit";
import { button } from "../../../ui/button.ts";

export const takenOut = (said: string, undo: string, putBack: (() => unknown) | null) =>
  html`<div class="flow">
    <p class="said text-15 none-if-empty" role="status" tabindex="-1">${said}</p>
    ${putBack ? button("undo", undo, putBack, { sign: "undo" }) : nothing}
  </div>`;

/** Move the focus to what is said of it. */
export const focusSaid = (part: LitElement | null): void =>
  part?.renderRoot.querySelector<HTMLElement>(".said")?.focus();
