/** What stands in place of the answers before there is a game: how it goes, and against whom. */
import { html } from "lit";
import type { Texts } from "../../text/en.ts";
import { levels } from "./seats.ts";

/** Goes with `introductionStyles`. @param own what a game says itself */
export const introduction = (
  { setup: text, levels: names }: Texts["crosswordGame"],
  { rules, levelHints }: { rules: readonly string[]; levelHints: readonly string[] },
  number: (value: number) => string,
) =>
  html`<div class="introduction pane form stack gap-16">
    <h3>${text.how}</h3>
    <ol class="stack gap-10 flush quiet">
      ${rules.map((rule) => html`<li>${rule}</li>`)}
    </ol>
    <h3>${text.opponents}</h3>
    <ul class="unstyled stack gap-6 quiet">
      ${levels.map(
        (level) =>
          html`<li><b>${text.level(number(level), names[level - 1] ?? "")}</b> ${levelHints[level - 1]}</li>`,
      )}
    </ul>
  </div>`;
