/** What every part has that offers long work beneath a fold: its styles, and a row for each thing. */
import { css } from "lit";
import { foldStyles } from "../../../ui/fold-styles.ts";
import { jobStyles } from "../../shared/job-styles.ts";

export const askingStyles = [
  foldStyles,
  jobStyles,
  css`
    .status:empty {
      display: none;
    }
  `,
];
