/** What every part of a game with players needs: headings, forms, panes and rows of buttons. */
import { css, type CSSResult } from "lit";

/** @param when panes have little room */
export const tableStyles = (when: CSSResult) => css`
  h2,
  h3 {
    font-weight: 650;
    font-size: 1.25rem;
    letter-spacing: -0.015em;
    line-height: 1.25;
  }

  h3 {
    font-size: 1rem;
  }

  .facts {
    color: var(--ink-soft);
    font-size: 0.875rem;
  }

  .acting {
    box-shadow: inset 0 0 0 2px var(--accent);
  }

  /* Who came where. */
  table {
    width: 100%;
    border-collapse: collapse;
  }

  th {
    font-size: 0.75rem;
    font-weight: 550;
  }

  td {
    border-top: 1px solid var(--line);
  }

  td.total {
    font-size: 1.125rem;
    font-weight: 650;
  }

  /* The turns, each with its player's colour before it. */
  .turns li {
    display: grid;
    align-items: baseline;
  }

  .turns li::before {
    content: "";
    align-self: stretch;
    border-radius: 2px;
    background: var(--whose);
  }

  .turns .word {
    font: 800 0.9375rem/1.3 var(--font-tile);
    letter-spacing: 0.03em;
  }

  .pane {
    padding: 4px 12px 12px;

    @media ${when} {
      padding-inline: 8px;
    }
  }
`;

/** What is on the page of a whole game: what is to be done, what was told of, and a sheet in which the turns scroll. */
export const tablePageStyles = (when: CSSResult) => css`
  .now {
    gap: 2px 12px;
  }

  .told {
    min-height: 1.4em;
    line-height: 1.4;
  }

  .cover {
    justify-items: start;
    padding: 20px;
    border-radius: 16px;
    background: var(--sink);
    overflow-wrap: anywhere;
  }

  .sheet {
    align-content: start;

    @media ${when} {
      flex: none;
      overflow: visible;
    }
  }
`;

/** How a game goes, and against whom. */
export const introductionStyles = css`
  .introduction ol {
    padding-left: 1.3em;
  }

  .introduction ol li::marker,
  .introduction .quiet b {
    color: var(--ink);
    font-weight: 650;
  }
`;
