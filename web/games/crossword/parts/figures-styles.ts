/** Tables of figures: what each row is about at the left, its numbers in columns at the right. */
import { css } from "lit";

export const figuresStyles = css`
  table {
    width: 100%;
  }

  th,
  td {
    padding: 6px 8px;
    text-align: right;
  }

  th:first-child {
    padding-left: 0;
    text-align: left;
  }

  th[scope] {
    border-top: 1px solid var(--line);
    font: inherit;
  }
`;
