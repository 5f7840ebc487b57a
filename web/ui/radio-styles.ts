/** A native radio button that lies unseen over its label, which shows what it is and whether it is chosen. */
import { css } from "lit";

export const radioStyles = css`
  label:has(> [type="radio"]) {
    position: relative;
  }

  label:has(> [type="radio"]:focus-visible) {
    outline: 2.5px solid var(--accent);
    outline-offset: 2px;
  }

  label > [type="radio"] {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
`;
