/** What every part of Letter Tycoon needs beside what games with players do: panels and what is advised. */
import { css } from "lit";
import { phone } from "../../../ui/media.ts";
import { tableStyles } from "../../shared/table-styles.ts";

const own = css`
  h2 {
    font-size: 1.375rem;
  }

  .panel {
    display: grid;
    gap: 10px;
    padding: 14px;
    border-radius: 16px;
    background: var(--sink);
  }

  .advised {
    display: grid;
    gap: 6px;
    margin: 0;
    padding: 0;
    list-style: none;
  }

  .bests {
    font-weight: 600;
  }

  .form .lead {
    max-width: 34rem;
    color: var(--ink-soft);
  }

  .pair {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(220px, 1fr));
    gap: 16px;
  }

  .pair > div {
    display: grid;
    gap: 6px;
    min-width: 0;
  }

  @media ${phone} {
    .panel {
      gap: 6px;
      padding: 10px;
    }

    .form .lead {
      display: none;
    }
  }
`;

export const tycoonStyles = [tableStyles(phone), own];
