/** A field for a text of several lines that is to be read, onto which a file may be dragged. */
import { css } from "lit";

export const textAreaStyles = css`
  textarea {
    display: block;
    width: 100%;
    min-height: 96px;
    padding: 10px 12px;
    border: 1px solid var(--edge);
    border-radius: var(--radius);
    background: var(--surface);
    color: inherit;
    font:
      0.875rem/1.4 ui-monospace,
      "Cascadia Mono",
      Menlo,
      Consolas,
      monospace;
    resize: vertical;
  }

  textarea.dragged {
    border-color: var(--accent);
    background: var(--accent-wash);
  }
`;
