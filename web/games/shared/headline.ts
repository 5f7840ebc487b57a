/** What is told above the answers of a finder, and the switch between its plays and its score sheet. */
import { html, nothing } from "lit";
import { icon } from "../../ui/icons.ts";

interface Headline {
  /** What the two sides are called. */
  plays: string;
  sheet: string;
  /** What a score sheet has to say in short, behind its name. */
  brief: string;
  /** Is the score sheet shown? */
  isSheet: boolean;
  /** What is told of the plays. */
  summary: unknown;
  /** Are there no plays to tell of? */
  lone?: boolean;
  /** Turns to the other side; null where there is none. */
  turn: (() => void) | null;
}

export const headline = ({ plays, sheet, brief, isSheet, summary, lone = false, turn }: Headline) => html`
  <div slot="head" class="headline flow ${lone ? "lone" : ""}">
    ${isSheet ? html`<h2 class="heading summary flow text-15">${sheet}</h2>` : summary}
    ${
      turn
        ? html`<button
            type="button"
            class="button plain figures extra"
            name="view"
            aria-label=${isSheet ? plays : `${sheet} ${brief}`}
            @click=${turn}
          >
            ${isSheet ? plays : html`${icon("list")}<span class="long">${sheet}</span> ${brief}`}
          </button>`
        : nothing
    }
  </div>
`;
