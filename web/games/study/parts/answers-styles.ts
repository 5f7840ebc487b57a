/** Words that were found or missed, as many side by side as there is room for. */
import { css } from "lit";

export const answersStyles = css`
  :host {
    display: grid;
    gap: 14px;
    padding: 8px 12px 24px;
  }

  .words {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 13rem), 1fr));
    gap: 8px 16px;
    flex: 1;
  }

  /* Told by more than its colour: the tiles lie flat. */
  .lost {
    --tile: transparent;
    --tile-ink: var(--wrong);
    --tile-edge: var(--wrong);
  }

  .stem b {
    min-width: 2.5rem;
  }

  .met tw-position-picture {
    width: min(100%, 260px);
  }
`;
