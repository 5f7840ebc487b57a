/** How bringing a word list looks. */
import { css } from "lit";

export const listImportStyles = css`
  .drop {
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: 6px;
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
    width: 28px;
    height: 28px;
    color: var(--accent);
  }

  .drop b {
    font-weight: 650;
  }

  .drop .button {
    margin-top: 8px;
  }

  .drop .button .icon {
    width: 20px;
    height: 20px;
    color: inherit;
  }

  p {
    margin: 0;
  }

  .quiet,
  .refused {
    font-size: 0.9375rem;
  }

  label {
    display: grid;
    gap: 5px;
  }

  form {
    display: grid;
    gap: 8px;
  }

  textarea {
    min-height: 96px;
    padding: 9px 12px;
    color: inherit;
    font: inherit;
    resize: vertical;
  }

  .buttons {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }

  progress {
    width: 100%;
    accent-color: var(--accent);
  }

  .ways {
    display: grid;
    gap: 8px;
  }

  .way {
    display: grid;
    gap: 3px;
    padding: 10px 14px;
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: none;
    color: inherit;
    font: inherit;
    text-align: start;
    cursor: pointer;
    overflow-wrap: anywhere;
  }

  .way:hover {
    background: var(--hover);
  }

  .way b {
    font-size: 1.0625rem;
    font-weight: 600;
  }

  .taken {
    font-size: 1.0625rem;
    font-weight: 600;
  }

  .refused {
    display: grid;
    gap: 4px;
    max-height: 200px;
    margin: 6px 0 0;
    padding: 10px 12px;
    overflow-y: auto;
    border-radius: var(--radius);
    background: var(--sink);
    list-style: none;
    overflow-wrap: anywhere;
  }

  .refused b {
    font-weight: 600;
  }
`;
