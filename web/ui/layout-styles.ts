/**
 * How things stand together and how loud they are, as classes that any part may give its elements; a part's own styles say
 * only what is its own. Each class says one thing, and a part's own styles win over it.
 */
import { css } from "lit";
import { phone } from "./media.ts";
import { shared } from "./shared-styles.ts";

export const layout = css`
  /* Side by side, in line or as high as the highest; and one below the other, in a grid or not. */
  .flow {
    display: flex;
    align-items: center;
    gap: 8px;
  }

  .beside {
    display: flex;
    gap: 8px;
  }

  .stack {
    display: grid;
    gap: 8px;
  }

  .column {
    display: flex;
    flex-direction: column;
    gap: 8px;
  }

  .halves {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }

  .wraps {
    flex-wrap: wrap;
  }

  .baseline {
    align-items: baseline;
  }

  .by-bottom {
    align-items: end;
  }

  .apart {
    justify-content: space-between;
  }

  .at-end {
    margin-left: auto;
  }

  .centred {
    display: grid;
    place-items: center;
  }

  .block {
    display: block;
  }

  /* As if what is in it stood where it stands. */
  .contents {
    display: contents;
  }

  /* What is placed in it is placed against it. */
  .anchor {
    position: relative;
  }

  .gap-0 {
    gap: 0;
  }

  .gap-2 {
    gap: 2px;
  }

  .gap-4 {
    gap: 4px;
  }

  .gap-5 {
    gap: 5px;
  }

  .gap-6 {
    gap: 6px;
  }

  .gap-10 {
    gap: 10px;
  }

  .gap-12 {
    gap: 12px;
  }

  .gap-14 {
    gap: 14px;
  }

  .gap-16 {
    gap: 16px;
  }

  .column-gap-16 {
    column-gap: 16px;
  }

  /* What takes the room that is left, and what keeps its size; what takes the whole width of a grid. */
  .grows {
    flex: 1;
    min-width: 0;
  }

  .keeps {
    flex: none;
  }

  .spans {
    grid-column: 1 / -1;
  }

  /* What is in it may follow its width (cqi, @container). */
  .container {
    container-type: inline-size;
  }

  /* As large as there is room, with a thin bar where more is in it. */
  .scrolls {
    min-height: 0;
    overflow: hidden auto;
    scrollbar-width: thin;
    scrollbar-color: var(--line) transparent;
  }

  /* Over all of what it is placed against. */
  .covers {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
  }

  .none-if-empty:empty {
    display: none;
  }

  /* A button or field that is less high than others. */
  .slim {
    min-height: max(36px, var(--target));
  }

  /* Without what browsers give paragraphs, lists and buttons. */
  .flush {
    margin: 0;
  }

  .unstyled {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  .bare-button {
    padding: 0;
    border: 0;
    background: none;
    text-align: start;
    cursor: pointer;
  }

  /* Letters: sizes beside the page's 1rem, from large to small, and weights. */
  .text-15 {
    font-size: 0.9375rem;
  }

  .text-14 {
    font-size: 0.875rem;
  }

  .text-13 {
    font-size: 0.8125rem;
  }

  .weight-450 {
    font-weight: 450;
  }

  .weight-550 {
    font-weight: 550;
  }

  .strong {
    font-weight: 600;
  }

  .weight-650 {
    font-weight: 650;
  }

  /* In the colour of what is read first, of what is chosen and of what is wrong; and pale, as what is out of date. */
  .full-ink {
    color: var(--ink);
  }

  .accent-ink {
    color: var(--accent);
  }

  .wrong-ink {
    color: var(--wrong);
  }

  .faded {
    opacity: 0.35;
  }

  .right {
    text-align: right;
    font-variant-numeric: tabular-nums;
  }

  .clipped {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  .one-line {
    white-space: nowrap;
  }

  .breaks {
    overflow-wrap: anywhere;
  }

  .capitals {
    text-transform: uppercase;
  }

  .capitals::placeholder {
    text-transform: none;
  }

  /* What one may press, but is no button to look at. */
  .presses:hover {
    background: var(--hover);
  }

  /* What only its ground tells apart, where there are no grounds. */
  @media (forced-colors: active) {
    .edged {
      border: 1px solid CanvasText;
    }
  }

  @media ${phone} {
    .not-on-phones {
      display: none;
    }
  }
`;

/** What every part and page begins with. */
export const common = [shared, layout];
