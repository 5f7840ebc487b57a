/** How a plot looks, its hint and the table behind it. */
import { css } from "lit";

export const plotStyles = css`
  .plot {
    min-height: var(--height);
  }

  :host([pressable]) .u-over {
    cursor: pointer;
  }

  .u-wrap {
    position: relative;
    user-select: none;
  }

  .u-over,
  .u-under,
  .u-axis,
  .u-cursor-x,
  .u-cursor-pt {
    position: absolute;
  }

  .uplot canvas {
    position: relative;
    display: block;
    width: 100%;
    height: 100%;
  }

  .u-cursor-x {
    inset: 0 auto 0 0;
    border-right: 1px dashed var(--edge);
    pointer-events: none;
  }

  .u-cursor-pt {
    inset: 0 auto auto 0;
    border: 0 solid;
    border-radius: 50%;
    pointer-events: none;
  }

  .u-select,
  .u-cursor-y,
  .u-off {
    display: none;
  }

  .hint {
    position: absolute;
    z-index: 1;
    top: 0;
    max-width: 15rem;
    padding: 8px 12px;
    border-radius: var(--radius);
    background: var(--lift);
    box-shadow: var(--shadow);
    pointer-events: none;
  }

  .hint dl {
    display: grid;
    grid-template-columns: auto auto;
    gap: 0 12px;
    margin: 4px 0 0;
  }

  summary {
    display: inline-flex;
    align-items: center;
    min-height: max(40px, var(--target));
    border-radius: var(--radius);
    cursor: pointer;
  }

  .table {
    max-height: 320px;
    overflow: auto;
  }

  table {
    border-collapse: collapse;
  }

  th,
  td {
    padding: 3px 14px 3px 0;
    border-bottom: 1px solid var(--line);
    text-align: right;
    font-weight: 450;
    white-space: nowrap;
  }

  th:first-child {
    text-align: left;
  }

  thead th {
    min-width: 4rem;
    max-width: 10rem;
    white-space: normal;
    overflow-wrap: anywhere;
    vertical-align: bottom;
  }
`;
