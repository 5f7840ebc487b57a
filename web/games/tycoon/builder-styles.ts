/** The words that are being laid, and what can be done with them. */
import { css } from "lit";
import { phone } from "../../components/media.ts";

export const builderStyles = css`
  .builder {
    display: grid;
    gap: 10px;
    padding: 14px;
    border-radius: 16px;
    background: var(--sink);
  }

  .slot {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 6px;
    min-height: 64px;
    padding: 2px;
    border-radius: 10px;
  }

  .slot.two {
    padding: 6px 8px;
    box-shadow: inset 0 0 0 1px var(--line);
  }

  .slot.chosen.two {
    box-shadow: inset 0 0 0 2px var(--accent);
  }

  .slot .quiet {
    padding-left: 4px;
    font-size: 0.9375rem;
  }

  .slot .pick {
    align-self: stretch;
    margin-left: auto;
  }

  .earns {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 2px 18px;
    min-height: 34px;
  }

  .earns b {
    font-size: 1.375rem;
    font-weight: 650;
    letter-spacing: -0.01em;
  }

  .earns span {
    color: var(--ink-soft);
    font-size: 0.9375rem;
  }

  .earns.idle b {
    color: var(--ink-soft);
    font-weight: 500;
  }

  .actions {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
  }

  .actions .end {
    margin-left: auto;
  }

  .button.lined {
    box-shadow: inset 0 0 0 1px var(--edge);
  }

  .button.on {
    background: var(--accent-wash);
    box-shadow: inset 0 0 0 1.5px var(--accent);
  }

  @media ${phone} {
    .builder {
      padding: 10px;
    }

    .slot {
      min-height: 50px;
      gap: 4px;
    }

    .slot .card {
      width: 33px;
      height: 46px;
      font-size: 1.1875rem;
    }

    .slot.two {
      padding: 4px 5px;
    }

    .slot.two:not(.chosen) {
      min-height: 44px;
    }

    .builder {
      gap: 6px;
    }
  }
`;
