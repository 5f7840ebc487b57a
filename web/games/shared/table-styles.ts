/** What every part of a game with players needs: headings, forms, panes and rows of buttons. */
import { css, type CSSResult } from "lit";

/** @param when panes have little room */
export const tableStyles = (when: CSSResult) => css`
  h2,
  h3 {
    margin: 0;
    font-weight: 650;
    letter-spacing: -0.015em;
    line-height: 1.25;
  }

  h3 {
    font-size: 1rem;
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

  .actions {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
  }

  .pane {
    padding: 4px 12px 12px;

    @media ${when} {
      padding-inline: 8px;
    }
  }
`;
