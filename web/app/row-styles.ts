/** Rows of a panel that is opened from the bar, each with a control to choose it and buttons beside that. */
import { css } from "lit";

export const rowStyles = css`
  .unstyled {
    margin-inline: -10px;
  }

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    border-radius: var(--radius);
  }

  li:hover {
    background: var(--hover);
  }

  .choice {
    display: grid;
    align-items: center;
    gap: 0 12px;
    cursor: pointer;
  }

  .name {
    line-height: 1.3;
  }
`;
