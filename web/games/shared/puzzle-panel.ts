/**
 * What is told of the position of the day: what to look for and what was tried; once the plays are shown, how close the
 * best try came.
 *
 *   show   the plays
 *   share  the result
 *   deal   day, by   another position is wanted
 */
import { css, html, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import { classMap } from "lit/directives/class-map.js";
import { button } from "../../ui/button.ts";
import { icon } from "../../ui/icons.ts";
import { sheetWhen } from "../../ui/media.ts";
import { Part } from "../../ui/part.ts";
import "../../ui/segments.ts";
import { detail } from "../../ui/templates.ts";
import { wrong } from "../../ui/wrong.ts";
import { dayBefore, dayOfNumber } from "./days.ts";
import "./learn-button.ts";
import { askOf, puzzleKinds, type Puzzle, type PuzzleKind } from "./puzzle.ts";

interface Events {
  show: undefined;
  share: undefined;
  deal: { day: number; by: PuzzleKind };
}

@customElement("tw-puzzle")
export class PuzzlePanel extends Part<Events> {
  @property({ attribute: false }) puzzle: Puzzle | null = null;
  /** Points of the best play, or how many words there are; null while that is not known. */
  @property({ attribute: false }) most: number | null = null;
  /** The word of the best play; "" while it is not known. */
  @property() best = "";
  /** What the order is called that the tries are judged by; "" where the question says it all. */
  @property() order = "";
  /** Id of its list. */
  @property() lexicon = "";
  /** On how many days in a row it was played. */
  @property({ type: Number }) days = 0;
  /** Was the result copied a moment ago? */
  @property({ type: Boolean }) copied = false;
  /** Why it was not. */
  @property() trouble = "";
  @property() wordLanguage = "en";

  static override styles = css`
    :host {
      display: grid;
      gap: 10px;
      padding: 4px 12px 16px;

      @media ${sheetWhen()} {
        padding-inline: 8px;
      }
    }

    h2 {
      font-size: 1.125rem;
      font-weight: 650;
      letter-spacing: -0.01em;
      line-height: 1.25;
    }

    p {
      max-width: 32rem;
    }

    .outcome {
      grid-template-columns: minmax(0, 1fr) auto;
      gap: 2px 12px;
    }

    .outcome [name="share"] {
      grid-area: 1 / 2 / 3;
      align-self: center;
    }

    .big {
      font-size: 1.25rem;
      font-weight: 680;
      letter-spacing: -0.02em;
      line-height: 1.2;
    }

    ol {
      max-width: 24rem;
    }

    li {
      display: flex;
      min-height: 28px;
    }

    .button {
      justify-self: start;
    }
  `;

  override render() {
    const { puzzle } = this;
    const day = dayOfNumber(puzzle?.day ?? 0);
    if (!puzzle || !day) return nothing;
    const text = this.texts.text.puzzle;
    const title = text.of(this.texts.date(day));
    if (puzzle.shown) return this.#outcome(puzzle, title);
    return html`
      <h2 class="flush">${title}</h2>
      ${puzzle.game === "crossword" ? this.#kinds(puzzle) : nothing}
      <p class="quiet">${text.ask[askOf(puzzle)]}</p>
      <div role="status">${puzzle.tries.length ? this.#tries(puzzle) : nothing}</div>
      <div class="actions flow wraps">${this.#button("show", text.show)} ${this.#another(puzzle)}</div>
    `;
  }

  #kinds({ day, by = "score" }: Puzzle) {
    const text = this.texts.text.puzzle;
    return html`<tw-segments
      .label=${text.kind}
      .value=${by}
      .options=${puzzleKinds.map((value) => ({ value, label: text.kinds[value] }))}
      @choose=${detail((chosen: PuzzleKind) => this.raise("deal", { day, by: chosen }))}
    ></tw-segments>`;
  }

  /** The position of the day before: there is always one more. */
  #another({ day, by = "score" }: Puzzle) {
    return button(
      "another",
      this.texts.text.puzzle.another,
      () => this.raise("deal", { day: dayBefore(day), by }),
      { look: "spans" },
    );
  }

  /** How close the best try came, in little room: the plays are what one looks at now. */
  #outcome(puzzle: Puzzle, title: string) {
    const { tries } = puzzle;
    const { most } = this;
    const kind = askOf(puzzle);
    const text = this.texts.text.puzzle;
    const { closeness, days, share, shared } = this.texts.text.daily;
    const [best] = tries;
    const perfect = best?.worth === (kind === "crossword" ? most : 1);
    const n = (value: number) => this.texts.number(value, { maximumFractionDigits: 1 });
    const beside = kind === "equity" ? (best?.loss ?? 0) : (most ?? 0);
    const facts = [
      title,
      ...(this.order ? [text.judged(this.order)] : []),
      ...(best && perfect ? [closeness.best] : []),
      ...(best && this.days ? [days(this.days, n(this.days))] : []),
    ];
    return html`
      <div class="outcome stack">
        <p class=${classMap({ figures: true, big: true, perfect, "accent-ink": perfect })}>
          ${best ? (most === null ? "" : text.outcome[kind](n(best.worth), n(beside))) : text.untried}
        </p>
        <p class="quiet figures text-14">${facts.join(" · ")}</p>
        ${
          best && most !== null
            ? this.#button(
                "share",
                html`${icon(this.copied ? "check" : "link")} ${this.copied ? shared : share}`,
              )
            : nothing
        }
        ${
          this.best && !perfect
            ? html`<tw-learn named .word=${this.best} .lexicon=${this.lexicon}></tw-learn>`
            : nothing
        }
        ${this.#another(puzzle)}
      </div>
      ${wrong(this.trouble)}
    `;
  }

  #tries(puzzle: Puzzle) {
    const { tries } = puzzle;
    const text = this.texts.text.puzzle;
    const n = (value: number) => this.texts.number(value, { maximumFractionDigits: 1 });
    return html`
      <h3 class="label">${text.tries}</h3>
      <ol class="figures stack gap-2 unstyled">
        ${tries.map(
          ({ word, worth, loss = 0 }) =>
            html`<li class="apart gap-12">
              <b class="breaks" lang=${this.wordLanguage}>${word}</b>
              <span>${text.worth[askOf(puzzle)](n(worth), n(loss))}</span>
            </li>`,
        )}
      </ol>
    `;
  }

  #button(name: "show" | "share", content: unknown) {
    return button(name, content, () => this.raise(name));
  }
}
