/** The plays, and what is told and chosen around them. Templates of the crossword page. */
import { html, nothing } from "lit";
import "./details.ts";
import { withExample } from "./choosing.ts";
import type { Crossword as Page } from "./crossword.ts";
import "./filters.ts";
import { heightOf, layoutOf, widthOf } from "./games.ts";
import "./plays.ts";
import { isEmpty } from "./position.ts";
import type { Problems } from "./problems.ts";
import "./start.ts";

/** Plays asked for at first, and when more are wanted. */
export const FEW = 50;
const MANY = 500;

export function answersView(page: Page, problem: Problems) {
  const text = page.texts.text.crossword;
  const { position, letters, options, solving } = page;
  const { language } = page.list;
  if (!position.rack.length) {
    return html`<tw-crossword-start
      class="start"
      .rackless=${!isEmpty(position)}
      @example=${page.on((id) => page.choose(withExample(page.table, id)))}
    ></tw-crossword-start>`;
  }
  const stale = !solving.fresh;
  const solved = solving.answer?.result;
  const plays = solved?.plays ?? [];
  const layout = layoutOf(position.layout);
  const none = solved?.count ? text.noneMatch : text.none;
  return html`
    ${page.summary(solving, summary(page))}
    <tw-crossword-filters
      class="choices"
      .options=${options}
      .letters=${letters}
      .rack=${position.rack}
      .longest=${Math.max(widthOf(layout), heightOf(layout))}
      .letterLanguage=${language}
      .problem=${(problem.filter ?? problem.general ?? page.trouble) || null}
      .badField=${problem.filter ? String(solving.refusal?.data.field) : ""}
      @options=${page.on((patch) => page.setOptions(patch))}
    ></tw-crossword-filters>
    ${solved && !plays.length ? html`<p class="none ${stale ? "stale" : ""}">${none}</p>` : nothing}
    <tw-crossword-plays
      .plays=${plays}
      .stale=${stale}
      .order=${options.order}
      .letters=${letters}
      .letterLanguage=${language}
      .more=${plays.length === FEW && page.limit === FEW}
      @show=${page.on((play) => (page.shown = play))}
      @play=${page.on((play) => page.play(play))}
      @more=${() => (page.limit = MANY)}
    ></tw-crossword-plays>
    ${
      plays.length
        ? html`<tw-crossword-details
            class="details"
            ?fixed=${page.readonly}
            .play=${stale ? null : page.shown}
            .letters=${letters}
            .letterLanguage=${language}
            .touch=${matchMedia("(hover: none)").matches}
            @play=${page.on((play) => page.play(play))}
          ></tw-crossword-details>`
        : nothing
    }
  `;
}

/** How many plays there are and how long it took, or why there are none yet. */
export function summary(page: Page) {
  const { texts, position, solving, ready, list, number } = page;
  const text = texts.text.crossword;
  const { answer, fresh, refusal } = solving;
  if (!position.rack.length) return "";
  if (!answer) return refusal ? text.refused : ready ? text.working : text.pending;
  if (!fresh && !ready) return text.pending;
  const { count, matching } = answer.result;
  const duration = page.duration(answer.milliseconds);
  return matching === undefined
    ? text.summary(number(count), duration, list.name)
    : text.summaryMatching(number(matching), number(count), duration, list.name);
}
