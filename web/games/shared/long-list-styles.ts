/** What a list of any length looks like: rows that stand where arithmetic puts them, and headings between them. */
import { css } from "lit";
import { phone } from "../../ui/media.ts";

export const longListStyles = css`
  :host {
    --columns: 3.25rem minmax(0, 1fr) 3.5rem 3.5rem 6.5rem;
    container-type: inline-size;
  }

  .scroll {
    scrollbar-color: var(--edge) transparent;
  }

  [role="listbox"] {
    position: relative;
    overflow: clip;
    contain: strict;
  }

  [role="listbox"]:focus-visible {
    outline-offset: -3px;
  }

  .row,
  .heading {
    position: absolute;
    inset: 0 0 auto;
    height: 46px;
  }

  [role="listbox"]:focus-visible .row.active {
    outline: 2.5px solid var(--accent);
    outline-offset: -3px;
  }

  .heading {
    height: 38px;
    padding: 0 12px 6px;
  }

  .tiles {
    flex-wrap: nowrap;
  }

  .tiles .blank::after {
    right: 0.14em;
    width: 0.26em;
    height: 0.26em;
  }

  .decides {
    font-size: 1.0625rem;
    letter-spacing: normal;
  }

  .frequency.decides {
    font-size: 0.9375rem;
  }

  .blank-word {
    width: 9rem;
    height: 24px;
    border-radius: 7px;
    background: var(--sink);
  }

  @container (max-width: 460px) {
    .head,
    .row {
      grid-template-columns: 2.25rem minmax(0, 1fr) 2.5rem 5.75rem;
      column-gap: 6px;
      padding-inline: 8px;
    }

    .heading {
      padding-inline: 8px;
    }

    .only-wide {
      display: none;
    }

    .frequency {
      font-size: 0.8125rem;
    }
  }

  @media ${phone} {
    .head {
      padding-top: 0;
    }
  }
`;
