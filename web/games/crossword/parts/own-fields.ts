/** What the panels of a board and of tiles of one's own have in common: their looks, and fields for numbers. */
import { css, html, nothing } from "lit";
import type { FieldEvent } from "../../../ui/templates.ts";

export const ownStyles = css`
  :host {
    padding: 12px 14px 14px;
    border-radius: var(--radius);
    background: var(--surface);
  }
`;

interface NumberField {
  name: string;
  /** Where no label stands beside it. */
  label?: string;
  /** Null while the field is empty. */
  value: number | null;
  least?: number;
  most: number;
  /** Hears of a whole number within the bounds, or of null when the field was emptied. */
  onNumber: (value: number | null) => void;
}

export const numberField = ({ name, label, value, least = 0, most, onNumber }: NumberField) => {
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
      .value=${shown}
      @change=${({ target: field }: FieldEvent) => {
        const entered = Math.round(field.valueAsNumber);
        field.value = shown; // until what was entered comes back as the value
        onNumber(Number.isNaN(entered) ? null : Math.min(most, Math.max(least, entered)));
      }}
    />
  `;
};
