/** One word in full, beneath the list. */
import { css } from "lit";
import { phone } from "../../components/media.ts";

export const wordStyles = css`
  :host {
    display: block;
    overflow-y: auto;
    border-top: 1px solid var(--line);
    scrollbar-width: thin;
  }

  article {
    padding: 6px 12px 10px;
  }

  header {
    display: flex;
    align-items: center;
    gap: 12px;
  }

  header .button {
    margin: 0 -10px 0 auto;
  }

  h2 {
    margin: 0;
    font: 800 1.25rem/1.2 var(--font-tile);
    letter-spacing: 0.01em;
    overflow-wrap: anywhere;
  }

  .meaning {
    margin: 0 0 8px;
    line-height: 1.4;
  }

  dl {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 8px 24px;
    margin: 0;
    font-size: 0.9375rem;
  }

  .wide {
    grid-column: 1 / -1;
  }

  dt {
    color: var(--ink-soft);
    font-size: 0.8125rem;
    font-weight: 550;
  }

  dd {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 2px 10px;
    min-height: 28px;
    margin: 0;
  }

  .link {
    min-width: 28px;
    min-height: 28px;
    margin-left: -5px;
    padding: 0 5px;
    border: 0;
    border-radius: 7px;
    background: none;
    font-weight: 600;
    cursor: pointer;
  }

  .link.letter {
    margin: 0 -6px 0 -4px;
    font: 800 1rem/1 var(--font-tile);
  }

  .link:hover {
    background: var(--sink);
  }

  .more {
    min-height: 28px;
    padding: 0;
    border: 0;
    background: none;
    color: var(--accent);
    font-weight: 550;
    text-align: left;
    cursor: pointer;
  }

  .more:hover {
    text-decoration: underline;
  }

  .yes {
    display: flex;
    align-items: center;
    gap: 5px;
    font-weight: 550;
  }

  .yes .icon {
    width: 16px;
    height: 16px;
    color: var(--accent);
  }

  @media ${phone} {
    article {
      padding: 2px 8px 8px;
    }
  }

  @media (pointer: coarse) {
    .link,
    .more {
      min-height: 36px;
    }

    .link.letter {
      min-width: 36px;
    }
  }
`;
