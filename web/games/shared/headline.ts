/**
 * What is told above the answers of a finder, and the switch between its plays and its score sheet; above a sheet that is
 * down the chosen play is made in its stead.
 */
import { html, nothing } from "lit";
import { button } from "../../ui/button.ts";
import { icon } from "../../ui/icons.ts";

interface Deed {
  label: string;
  act: () => void;
}

interface Headline {
  /** What the two sides are called. */
  plays: string;
  sheet: string;
  /** Whose turn it is, where that is told in place of the score sheet's name and before the summary, which is heard. */
  title?: string;
  /** What a score sheet has to say in short, behind its name. */
  brief: string;
  /** Is the score sheet shown? */
  isSheet: boolean;
  /** What is told of the plays. */
  summary: unknown;
  /** Are there no plays to tell of? */
  lone?: boolean;
  /** The one thing that comes next, where it is the other side's turn. */
  next?: Deed | null;
  /** Makes the chosen play; null while none is chosen. */
  play?: Deed | null;
  /** Turns to the other side; null where there is none. */
  turn: (() => void) | null;
}

export const headline = ({
  plays,
  sheet,
  title = "",
  brief,
  isSheet,
  summary,
  lone = false,
  next,
  play,
  turn,
}: Headline) => html`
  <div slot="head" class="headline flow ${lone ? "lone" : ""}">
    <div class="told flow grows anchor">
      ${
        isSheet
          ? html`<h2 class="heading summary flow text-15">${title || sheet}</h2>`
          : title
            ? html`<h2 class="heading whose grows text-15">${title}</h2>
                <div class="out-of-sight">${summary}</div>`
            : summary
      }
      ${next ? button("next", next.label, next.act, { look: "filled keeps extra change" }) : nothing}
      ${play && !isSheet ? button("play-chosen", play.label, play.act, { look: "filled chosen extra change" }) : nothing}
    </div>
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
