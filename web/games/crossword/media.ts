/** When the crossword page has one column: a board of 15 squares and a list need more room side by side. */
import { css } from "lit";

export const narrow = css`(max-width: 860px)`;
