/** What every component's controls look like: buttons, fields, and the sentence where something is wrong. */
import { css } from "lit";
import "./fresh-styles.ts";

export const shared = css`
  :host {
    display: block;
  }

  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }

  [hidden] {
    display: none !important;
  }

  h2,
  h3,
  p,
  fieldset {
    margin: 0;
  }

  fieldset {
    min-width: 0;
    padding: 0;
    border: 0;
  }

  h3,
  .heading {
    font-size: 0.9375rem;
    font-weight: 600;
  }

  button,
  input,
  select {
    font: inherit;
    color: inherit;
  }

  /* Sentences quote names that people have typed. */
  p,
  form .facts {
    overflow-wrap: anywhere;
  }

  :focus {
    outline: none;
  }

  :focus-visible {
    outline: 2.5px solid var(--accent);
    outline-offset: 2px;
  }

  .button {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 6px;
    min-height: max(40px, var(--target));
    padding: 0 12px;
    border: 0;
    border-radius: var(--radius);
    background: transparent;
    color: var(--ink);
    font-weight: 550;
    font-size: 0.9375rem;
    white-space: nowrap;
    cursor: pointer;
    transition: background var(--quick);
  }

  .button:hover {
    background: var(--sink);
  }

  .button:disabled {
    color: var(--ink-soft);
    opacity: 0.5;
    background: transparent;
    cursor: default;
  }

  .button[aria-pressed="true"] {
    background: var(--sink);
    box-shadow: inset 0 0 0 1.5px var(--accent);
  }

  .button.filled {
    background: var(--accent);
    color: var(--on-accent);
  }

  .button.filled:hover {
    background: color-mix(in oklab, var(--accent), var(--ink) 14%);
  }

  .button.plain {
    background: var(--sink);
  }

  .button.plain:hover {
    background: var(--line);
  }

  .button.icon-only {
    width: max(40px, var(--target));
    padding: 0;
  }

  /* As large as what holds it says. */
  .icon {
    flex: none;
    display: block;
    width: var(--icon, 20px);
    height: var(--icon, 20px);
  }

  .field {
    width: 100%;
    min-height: max(40px, var(--target));
    padding: 0 12px;
    border: 1px solid var(--edge);
    border-radius: var(--radius);
    background: var(--surface);
    font-size: 1rem;
  }

  ::placeholder {
    color: var(--ink-soft);
    opacity: 1;
  }

  option {
    background: var(--surface);
    color: var(--ink);
  }

  .field[aria-invalid="true"] {
    border-color: var(--wrong);
    box-shadow: inset 0 0 0 1px var(--wrong);
  }

  progress {
    width: 100%;
  }

  .label {
    color: var(--ink-soft);
    font-size: 0.8125rem;
    font-weight: 550;
  }

  .wrong {
    --icon: 18px;
    display: flex;
    align-items: start;
    gap: 6px;
    color: var(--wrong);
    font-size: 0.9375rem;
    font-weight: 550;
    line-height: 1.35;
  }

  .wrong .icon {
    margin-top: 1px;
  }

  .quiet {
    color: var(--ink-soft);
  }

  .figures {
    font-variant-numeric: tabular-nums;
  }

  /* Fixed, for what is placed against the document makes it longer than what one sees of it. Not clipped by a path: where
     there are a hundred of these, browsers would spend 30 ms on their layers with every key that is pressed. */
  .out-of-sight {
    position: fixed;
    width: 1px;
    height: 1px;
    margin: -1px;
    overflow: hidden;
    opacity: 0;
    white-space: nowrap;
  }

  @media (forced-colors: active) {
    .button {
      border: 1px solid ButtonBorder;
    }

    .button:disabled {
      border-color: GrayText;
      color: GrayText;
      opacity: 1;
    }

    .button[aria-pressed="true"],
    .button[aria-pressed="true"]:hover {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }

    .field[aria-invalid="true"] {
      border: 3px dashed CanvasText;
    }
  }
`;
