/** A part of a page that opens on demand: `<details class="fold">`, whose summary begins with the icon "down" and is laid out by its classes. */
import { css } from "lit";

export const foldStyles = css`
  .fold summary {
    --icon: 18px;
    min-height: max(40px, var(--target));
    border-radius: var(--radius);
    list-style: none;
    cursor: pointer;
  }

  .fold summary::-webkit-details-marker {
    display: none;
  }

  .fold summary .icon {
    color: var(--ink-soft);
    transition: transform var(--quick);
  }

  .fold:not([open]) summary .icon {
    transform: rotate(-90deg);
  }
`;
