/** Fields for words, which are seen in capitals; what stands in an empty one is a sentence. */
import { css } from "lit";

export const typedStyles = css`
  .field::placeholder {
    color: var(--ink-soft);
    opacity: 1;
  }
`;
