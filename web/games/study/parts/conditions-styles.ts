/** What is the conditions' own: a row has its kind, its control and what takes it out; a narrow one has two lines. */
import { css } from "lit";

export const conditionsStyles = css`
  :host {
    container-type: inline-size;
  }

  .inner {
    padding-left: 12px;
    border-left: 3px solid var(--line);
  }

  .row {
    grid-template-columns: minmax(0, 11rem) minmax(0, 1fr) auto;
    align-items: center;
    gap: 5px 6px;
  }

  .field {
    padding-inline: 10px 6px;
  }

  .field.end {
    min-width: 3.5rem;
  }

  .field.letter {
    flex: 0 1 5rem;
  }

  .add {
    width: auto;
    max-width: 100%;
  }

  @container (max-width: 420px) {
    .row {
      grid-template-columns: minmax(0, 1fr) auto;
    }

    .control {
      grid-area: 2 / 1 / 3 / 3;
    }
  }
`;
