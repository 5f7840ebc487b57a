/** What every part of a game shares: headings, rows of buttons, and the colours of its players. */
import { css } from "lit";
import { narrow } from "../../../components/media.ts";

export const gameStyles = css`
  h2,
  h3 {
    margin: 0;
    letter-spacing: -0.015em;
    line-height: 1.25;
  }

  h2 {
    font-size: 1.25rem;
    font-weight: 650;
  }

  h3,
  h2.small {
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

  .form {
    display: grid;
    gap: 16px;
  }

  .form > div:not(.actions) {
    display: grid;
    gap: 6px;
    min-width: 0;
  }

  .actions {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
  }

  .pane {
    padding: 4px 12px 12px;
  }

  @media ${narrow} {
    .pane {
      padding-inline: 8px;
    }
  }
`;
