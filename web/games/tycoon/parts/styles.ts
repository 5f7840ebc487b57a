/** What every part of Letter Tycoon needs beside what games with players do: panels and what is advised. */
import { css } from "lit";
import { phone } from "../../../ui/media.ts";
import { tableStyles } from "../../shared/table-styles.ts";

const own = css`
  h2 {
    font-size: 1.375rem;
  }

  .panel {
    gap: 10px;
    padding: 14px;
    border-radius: 16px;
    background: var(--sink);

    @media ${phone} {
      gap: 6px;
      padding: 10px;
    }
  }

  .form .lead {
    max-width: 34rem;
  }

  /* Side by side where what can be chosen fits. */
  .pair {
    display: flex;
    flex-wrap: wrap;
  }

  .pair > * {
    flex: 1 1 auto;
  }
`;

export const tycoonStyles = [tableStyles(phone), own];
