/** How bringing a word list looks. */
import { css } from "lit";

export const listImportStyles = css`
  .drop {
    padding: 24px 16px 20px;
    border: 2px dashed var(--edge);
    border-radius: 14px;
    text-align: center;
    transition: background var(--quick);
  }

  .drop.dragging {
    border-color: var(--accent);
    background: var(--accent-wash);
  }

  .drop .icon {
    --icon: 28px;
    color: var(--accent);
  }

  .drop .button {
    margin-top: 8px;
  }

  textarea {
    color: inherit;
    font: inherit;
    resize: vertical;
  }

  .way {
    gap: 3px;
    padding: 10px 14px;
    border: 1px solid var(--line);
    border-radius: var(--radius);
  }

  .way b,
  .taken {
    font-size: 1.0625rem;
    font-weight: 600;
  }

  .refused {
    max-height: 200px;
    margin-top: 6px;
    padding: 10px 12px;
    overflow-y: auto;
    border-radius: var(--radius);
    background: var(--sink);
  }
`;
