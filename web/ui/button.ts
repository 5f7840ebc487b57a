/** A button with words on it. */
import { html, nothing } from "lit";
import { icon } from "./icons.ts";

interface Look {
  /** Its classes, beside `button`: "filled" for what comes next, "plain" for what else can be done, "" for the rest. */
  look?: string;
  /** The icon before its words. */
  sign?: Parameters<typeof icon>[0];
  disabled?: boolean;
}

/** @param name by which whoever tests or styles it finds it */
export const button = (
  name: string,
  words: unknown,
  press: (event: MouseEvent) => unknown,
  { look = "plain", sign, disabled = false }: Look = {},
) =>
  html`<button type="button" class="button ${look}" name=${name} ?disabled=${disabled} @click=${press}>
    ${sign ? icon(sign) : nothing} ${words}
  </button>`;
