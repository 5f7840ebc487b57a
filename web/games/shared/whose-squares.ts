/**
 * Whose squares are whose in a picture of a board with two sides: the question, by the colours that the picture has, and
 * what the sides are called as long as nobody has said which of them is the visitor's.
 */
import { html, nothing, type TemplateResult } from "lit";
import { inlineStyle } from "../../ui/templates.ts";
import { wrong } from "../../ui/wrong.ts";
import type { FirstTexts } from "../../text/en.ts";
import { language } from "../../text/language.ts";
import { colourWord, type Colour } from "./colour-name.ts";
import type { Seen, SeenSquare } from "./seen.ts";
import type { Side } from "./sides.ts";

const other = { ours: "theirs", theirs: "ours" } as const;

/** Is it still to be said which side is ours? */
export const isUnknown = ({ sides }: Seen): boolean => sides === "asked";

export const styleOf = (colour: Colour): string => `rgb(${colour.join(" ")})`;

/** What a side's colour is called; what it is where it holds no squares. */
function called({ colours }: Seen, side: Side, { pictures: text }: FirstTexts): string {
  const colour = colours?.[side];
  if (!colour) return text.otherSide;
  const { name, shade } = colourWord(colour, colours[other[side]]);
  return shade ? text.shades[shade](text.colours[name]) : text.colours[name];
}

/** What is said of a square beside its letter. */
export function whose(seen: Seen, owner: SeenSquare["owner"], texts: FirstTexts): string {
  if (owner === "free" || !isUnknown(seen)) return texts.sides.modes[owner];
  return texts.pictures.unknown(called(seen, owner, texts));
}

/** What a square can be set to, for segments. */
export function ownerChoices(seen: Seen, texts: FirstTexts) {
  return (["free", "ours", "theirs"] as const).map((value) => {
    if (value === "free" || !isUnknown(seen))
      return { value, label: texts.sides.modes[value], swatch: value };
    const name = called(seen, value, texts);
    const colour = seen.colours?.[value];
    const label = name.charAt(0).toLocaleUpperCase(language()) + name.slice(1);
    return { value, label, ...(colour && { colour: styleOf(colour) }) };
  });
}

/** The sides that hold squares in the picture, in an order that no answer changes. */
function sidesOf({ colours }: Seen): { side: Side; colour: Colour }[] {
  const held = (["ours", "theirs"] as const).flatMap((side) => {
    const colour = colours?.[side];
    return colour ? [{ side, colour }] : [];
  });
  return held.sort(({ colour: [a, b, c] }, { colour: [x, y, z] }) => a - x || b - y || c - z);
}

/**
 * The question which squares are ours, with what was answered or told.
 * @param answer with the side that is ours
 * @param isMissing was the position to be used before?
 */
export function whoseSquares(
  seen: Seen,
  texts: FirstTexts,
  answer: (side: Side) => void,
  isMissing: boolean,
): TemplateResult | typeof nothing {
  const text = texts.pictures;
  const held = sidesOf(seen);
  const [only, second] = held;
  if (!only) return nothing;
  const options = held.map(({ side, colour }) => ({
    side,
    label: text.mine(called(seen, side, texts)),
    swatch: html`<span class="swatch" .style=${inlineStyle(`background: ${styleOf(colour)}`)}></span>`,
  }));
  // Who holds nothing yet is one of the two as well.
  if (!second) options.push({ side: other[only.side], label: text.noneYet, swatch: html`` });
  return html`<div
      class="sides flow wraps text-15 ${seen.sides}"
      role="group"
      tabindex="-1"
      aria-labelledby="whose"
    >
      <span id="whose">${isUnknown(seen) ? text.sidesUnknown : text.sides}</span>
      ${options.map(
        ({ side, label, swatch }) =>
          html`<button
            type="button"
            class="button plain"
            name="mine"
            data-side=${side}
            aria-pressed=${!isUnknown(seen) && side === "ours"}
            @click=${() => answer(side)}
          >
            ${swatch} ${label}
          </button>`,
      )}
    </div>
    ${isMissing ? wrong(text.sidesFirst) : nothing}`;
}
