/** What came of taking cards out, or of a file, and what puts back. */
import { html, nothing } from "lit";
import { button } from "../../../ui/button.ts";

export const takenOut = (said: string, undo: string, putBack: (() => unknown) | null) =>
  html`<div class="flow">
    <p class="said text-15 none-if-empty" role="status" tabindex="-1">${said}</p>
    ${putBack ? button("undo", undo, putBack, { sign: "undo" }) : nothing}
  </div>`;
