/** A fresh table, and what is typed into the finder. */
import { css } from "lit";
import { phone } from "../../components/media.ts";

export const formStyles = css`
  .form {
    display: grid;
    gap: 16px;
  }

  .form .lead {
    max-width: 34rem;
    color: var(--ink-soft);
  }

  .seats legend {
    padding: 0 0 6px;
  }

  .seats {
    display: grid;
    gap: 8px;
    margin: 0;
    padding: 0;
    border: 0;
  }

  .seat {
    display: grid;
    grid-template-columns: 14px minmax(0, 1fr) minmax(0, 1fr);
    align-items: center;
    gap: 10px;
  }

  .seats.many .seat {
    grid-template-columns: 14px minmax(0, 1fr) minmax(0, 1fr) 40px;
  }

  .seat > i {
    width: 12px;
    height: 12px;
    border-radius: 4px;
    background: var(--whose);
  }

  .pair {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(220px, 1fr));
    gap: 16px;
  }

  .pair > div,
  .typed > div {
    display: grid;
    gap: 6px;
    min-width: 0;
  }

  .typed {
    display: grid;
    grid-template-columns: minmax(0, 1.8fr) minmax(0, 1fr) minmax(0, 0.8fr);
    gap: 14px;
  }

  .typed .field {
    text-transform: uppercase;
    letter-spacing: 0.12em;
    font: 800 1.125rem/1 var(--font-tile);
  }

  .typed .field::placeholder {
    text-transform: none;
    letter-spacing: normal;
    font: 400 0.9375rem/1 var(--font);
    color: var(--ink-soft);
  }

  .tools {
    display: flex;
    align-items: center;
    gap: 2px;
    margin-inline: -10px;
  }

  @media ${phone} {
    .form .lead {
      display: none;
    }

    .typed {
      grid-template-columns: minmax(0, 1.6fr) minmax(0, 1fr);
    }
  }
`;
