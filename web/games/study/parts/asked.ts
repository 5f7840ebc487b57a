/** What a question shows of what it asks: letters as tiles, a rack below its board, or a meaning. */
import { html, nothing } from "lit";
import { classMap } from "lit/directives/class-map.js";
import { inlineStyle } from "../../../ui/templates.ts";
import type { Lexicon } from "../../../engine/protocol.ts";
import type { Texts } from "../../../text/en.ts";
import { lettersOf, tokensOf, written, type Notation } from "../../../tiles/notation.ts";
import { tileClasses, tileFace } from "../../../tiles/tile.ts";
import "../../shared/position-picture.ts";
import { pictureAt } from "../model/picture.ts";
import { isTyped, shuffled, traits, type Question, type Quiz } from "../model/quiz.ts";

/** Where a question is answered. */
interface Asking {
  readonly list: Lexicon | null;
  readonly notation: Notation;
  /** What has been typed; a tile that is tapped is put behind it. */
  entry: string;
  /** Times that the tiles were shuffled. */
  readonly mixed: number;
}

export function asked(at: Asking, quiz: Quiz, question: Question, { studyQuiz: text, word }: Texts) {
  if (quiz.kind === "definition") return meaning(question.question, word.kinds);
  const { notation, list, mixed } = at;
  const { letters, one } = question;
  const position = quiz.shown ? (question.solved ?? question.position) : question.position;
  const spelled = !one && quiz.kind !== "pattern";
  const tiles = spelled ? notation.spell(question.question) : tokensOf(question.question);
  const shown = mixed ? shuffled(tiles, mixed) : tiles;
  const taps = traits[quiz.kind].taps && isTyped(quiz);
  // Tiles whose letters are typed already, from the first on.
  const typed = taps ? notation.spell(at.entry) : [];
  const isUsed = (face: string) => {
    const place = typed.indexOf(face);
    return place >= 0 && typed.splice(place, 1).length > 0;
  };
  const tile = (each: string) => {
    if (each === ".") return html`<span class="gap" aria-hidden="true"></span>`;
    const seen = notation.see(written(lettersOf(each)));
    const used = isUsed(seen.face);
    const classes = classMap({ ...tileClasses(seen), faded: used });
    if (!taps) return html`<span class=${classes} aria-hidden="true">${tileFace(seen)}</span>`;
    return html`<button
      type="button"
      class=${classes}
      aria-label=${seen.face || "?"}
      aria-disabled=${used ? "true" : nothing}
      @click=${() => (at.entry += used ? "" : seen.face)}
    >
      ${tileFace(seen)}
    </button>`;
  };
  const said = tiles.map((each) => (each === "." ? text.gap : lettersOf(each))).join(" ");
  return html`
    ${one && position ? html`<tw-position-picture large .picture=${pictureAt(position, list?.alphabet)}></tw-position-picture>` : nothing}
    <div class="container">
      <div
        class="tiles beside wraps question"
        role="group"
        lang=${list?.language ?? nothing}
        aria-label="${text.letters}: ${said}${letters ? `, ${text.oneMore}` : ""}"
        .style=${inlineStyle(`--n: ${Math.max(tiles.length + Number(Boolean(letters)), 5)}`)}
      >
        ${shown.map(tile)}
        ${letters ? html`<span class="gap centred strong" aria-hidden="true">?</span>` : nothing}
      </div>
    </div>
  `;
}

/** A meaning begins with what kind of word has it, if it comes with the site. */
function meaning(question: string, kinds: Partial<Record<string, string>>) {
  const [, sign = "", rest = ""] = /^(\S+) (.*)$/s.exec(question) ?? [];
  const kind = kinds[sign];
  return html`<p class="meaning">
    ${kind ? html`<span class="quiet">${kind}:</span>` : nothing}
    <span lang="en">${kind ? rest : question}</span>
  </p>`;
}
