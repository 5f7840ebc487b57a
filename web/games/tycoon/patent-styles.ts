/** The patents: what they cost and whose they are. */
import { css } from "lit";
import { phone } from "../../components/media.ts";

export const patentStyles = css`
  .patents {
    display: grid;
    grid-template-columns: repeat(13, minmax(0, 1fr));
    gap: 5px;
  }

  .patent {
    position: relative;
    display: grid;
    place-items: center;
    align-content: center;
    gap: 1px;
    min-width: 0;
    height: 50px;
    padding: 0;
    border: 0;
    border-radius: 8px;
    background: var(--surface);
    box-shadow: inset 0 0 0 1px var(--line);
    font: 800 1.0625rem/1 var(--font-tile);
    cursor: pointer;
  }

  .patent::before {
    content: attr(data-mark);
    order: 1;
    color: var(--ink-soft);
    font: 600 0.6875rem/1 var(--font);
  }

  .patent.power::after {
    content: "";
    position: absolute;
    top: 5px;
    right: 5px;
    width: 6px;
    height: 6px;
    border-radius: 50%;
    background: var(--accent);
  }

  .patent.owned {
    background: var(--whose);
    color: #fff;
    box-shadow: none;
  }

  .patent.owned::before {
    color: #fff;
  }

  .patent.owned::after {
    background: #fff;
  }

  .patent.can {
    background: var(--accent-wash);
    box-shadow: inset 0 0 0 2px var(--accent);
  }

  .patent.chosen:not(.can) {
    outline: 2px solid var(--ink-soft);
    outline-offset: 1px;
  }

  .about {
    color: var(--ink-soft);
    font-size: 0.9375rem;
  }

  .about b {
    color: var(--ink);
    font-weight: 650;
  }

  @media ${phone} {
    .patents {
      grid-template-columns: repeat(9, minmax(0, 1fr));
      gap: 4px;
    }

    .patent {
      height: 44px;
    }
  }
`;
