/** What is this page's own. */
import { css } from "lit";

export const studyStyles = css`
  :host {
    --answers: 720px;
    --position: clamp(320px, 38vw, 500px);
    --position-gap: 14px;
  }
`;
