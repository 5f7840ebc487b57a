/** What is this page's own: the rack as a large field, and what stands above the lanes. */
import { css } from "lit";
import { phone } from "../../../ui/media.ts";

export const raceStyles = css`
  :host {
    --position: clamp(300px, 36vw, 420px);
    --position-gap: 14px;
    --answers: 700px;
  }

  .rack input {
    min-height: 52px;
    font: 800 1.5rem/1 var(--font-tile);
    letter-spacing: 0.1em;
  }

  .answer {
    padding: 4px 12px 32px;
  }

  .ask p {
    max-width: 36rem;
  }

  .letters {
    max-width: 320px;
    margin-top: 8px;
  }

  @media ${phone} {
    .answer {
      padding-inline: 8px;
    }

    /* In sight while the sheet is down. */
    .actions {
      order: -1;
    }

    :host([up]) tw-race-runners {
      visibility: hidden;
    }
  }
`;
