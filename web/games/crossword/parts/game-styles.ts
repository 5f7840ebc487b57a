/** What every part of a crossword game shares, beside what games with players do: how large headings are, and forms. */
import { css } from "lit";
import { narrow } from "../../../ui/media.ts";
import { tableStyles } from "../../shared/table-styles.ts";

export const gameStyles = [
  tableStyles(narrow),
  css`
    h2.small {
      font-size: 1rem;
    }

    .form > div:not(.actions) {
      display: grid;
      gap: 6px;
      min-width: 0;
    }
  `,
];
