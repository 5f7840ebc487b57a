/** What every part of Letter Tycoon needs: headings, forms, panels and rows of buttons. */
import { css } from "lit";
import { phone } from "../../../components/media.ts";

export const tycoonStyles = css`
  h2,
  h3 {
    margin: 0;
    letter-spacing: -0.015em;
    line-height: 1.25;
  }

  h2 {
    font-size: 1.375rem;
    font-weight: 650;
  }

  h3 {
    font-size: 1rem;
    font-weight: 650;
  }

  p {
    margin: 0;
  }

  .facts {
    color: var(--ink-soft);
    font-size: 0.875rem;
  }

  .panel {
    display: grid;
    gap: 10px;
    padding: 14px;
    border-radius: 16px;
    background: var(--sink);
  }

  .pane {
    padding: 4px 12px 12px;
  }

  .actions {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
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

  .form {
    display: grid;
    gap: 16px;
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
    .pane {
      padding-inline: 8px;
    }

    .panel {
      gap: 6px;
      padding: 10px;
    }

    .form .lead {
      display: none;
    }
  }
`;
