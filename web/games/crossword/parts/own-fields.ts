/** What the panels of a board and of tiles of one's own have in common: their looks, and fields for numbers. */
import { css, html, nothing } from "lit";
import type { FieldEvent } from "../../../ui/templates.ts";
import { describedBy, wrong } from "../../../ui/wrong.ts";

export const ownStyles = css`
  :host {
    padding: 12px 14px 14px;
    border-radius: var(--radius);
    background: var(--surface);
  }
`;

/** What was entered beyond a field's bounds was held at one of them. */
export interface Held {
  name: string;
  bound: number;
  isMost: boolean;
}

interface NumberField {
  name: string;
  /** Where no label stands beside it. */
  label?: string;
  /** Null while the field is empty. */
  value: number | null;
  least?: number;
  most: number;
  /** The last entry of the panel that was beyond its bounds. */
  held: Held | null;
  /** Hears of it, or of null when an entry was within them. */
  onHeld: (held: Held | null) => void;
  /** Hears of a whole number within the bounds, or of null when the field was emptied. */
  onNumber: (value: number | null) => void;
}

export const numberField = ({ name, label, value, least = 0, most, held, onHeld, onNumber }: NumberField) => {
  const shown = value === null ? "" : String(value);
  return html`
    <input
      class="field text-15 figures"
      type="number"
      name=${name}
      aria-label=${label ?? nothing}
      title=${label ?? nothing}
      min=${least}
      max=${most}
      aria-describedby=${describedBy(held?.name === name ? name : "", `${name}-held`)}
      .value=${shown}
      @change=${({ target: field }: FieldEvent) => {
        const entered = Math.round(field.valueAsNumber);
        field.value = shown; // until what was entered comes back as the value
        const number = Number.isNaN(entered) ? null : Math.min(most, Math.max(least, entered));
        const isHeld = number !== null && number !== entered;
        onHeld(isHeld ? { name, bound: number, isMost: number === most } : null);
        onNumber(number);
      }}
    />
  `;
};

interface Bounds {
  atMost: (n: string) => string;
  atLeast: (n: string) => string;
}

/** The sentence at a field whose entry was held at a bound. */
export const heldSentence = (held: Held | null, names: string[], text: Bounds, n: (n: number) => string) =>
  held && names.includes(held.name)
    ? wrong((held.isMost ? text.atMost : text.atLeast)(n(held.bound)), `${held.name}-held`)
    : wrong("");
