/** The rules and the keys, folded away. */
import { css } from "lit";

export const helpStyles = css`
  .sources {
    margin: 6px 0 0;
    padding-left: 18px;
  }

  .sources a {
    color: var(--accent);
  }

  details.fold ul,
  details.fold dl {
    margin: 4px 0 8px;
    color: var(--ink-soft);
    font-size: 0.9375rem;
  }

  details.fold ul {
    display: grid;
    gap: 6px;
    padding-left: 20px;
  }

  details.fold dl > div {
    display: grid;
    grid-template-columns: 8rem 1fr;
    gap: 12px;
    padding: 4px 0;
  }

  details.fold dt {
    color: var(--ink);
    font-weight: 550;
  }

  details.fold dd {
    margin: 0;
  }
`;
