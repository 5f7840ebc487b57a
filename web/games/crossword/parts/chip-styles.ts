/** A thing beside others of its kind, framed; one that is pressed stays down. */
import { css } from "lit";

export const chipStyles = css`
  .chip {
    display: inline-flex;
    min-height: 32px;
    padding: 2px 8px;
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: none;
  }

  .chip[aria-pressed] {
    min-height: max(32px, var(--target));
    cursor: pointer;
  }

  .chip[aria-pressed="true"] {
    border-color: var(--accent);
    background: var(--accent-wash);
  }
`;
