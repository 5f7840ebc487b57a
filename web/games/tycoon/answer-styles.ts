/** The right pane: advice, and the log of turns. */
import { css } from "lit";
import { phone } from "../../components/media.ts";

export const answerStyles = css`
  .pane {
    padding: 4px 12px 12px;
  }

  .advice {
    display: flex;
    flex-direction: column;
    gap: 8px;
    min-height: 0;
    max-height: 62%;
  }

  .advice.full {
    flex: 1 1 60%;
    max-height: none;
  }

  .advice.full + .logged {
    flex: 0 1 auto;
    max-height: 34%;
    border-top: 1px solid var(--line);
  }

  tw-tycoon-plays {
    flex: 1;
  }

  .logged {
    flex: 1;
    min-height: 120px;
    padding: 14px 12px 12px;
    overflow-y: auto;
    scrollbar-width: thin;
    scrollbar-color: var(--line) transparent;
  }

  .log {
    display: grid;
    gap: 2px;
    margin: 8px 0 0;
    padding: 0;
    list-style: none;
    font-size: 0.9375rem;
  }

  .log li {
    display: grid;
    grid-template-columns: 4px minmax(3.5rem, auto) 1fr auto;
    align-items: baseline;
    gap: 2px 10px;
    padding: 6px 0;
  }

  .log li::before {
    content: "";
    align-self: stretch;
    border-radius: 2px;
    background: var(--whose);
  }

  .log .who {
    max-width: 8rem;
    overflow: hidden;
    font-weight: 600;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  .log .word {
    font: 800 0.9375rem/1.3 var(--font-tile);
    letter-spacing: 0.03em;
    overflow-wrap: anywhere;
  }

  .log .also {
    grid-column: 3 / -1;
    color: var(--ink-soft);
    font-size: 0.8125rem;
  }

  .log .also:empty {
    display: none;
  }

  .how {
    display: grid;
    gap: 10px;
    margin: 0;
    padding-left: 1.3em;
    color: var(--ink-soft);
  }

  .how li::marker {
    color: var(--ink);
    font-weight: 650;
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

  @media ${phone} {
    .summary {
      font-size: 0.875rem;
    }

    tw-tycoon-plays {
      flex: none;
    }

    .advice,
    tw-tycoon-plays {
      flex: none;
    }

    .advice.full {
      flex: none;
      max-height: none;
    }

    .logged,
    .advice.full + .logged {
      flex: none;
      max-height: none;
    }
  }
`;
