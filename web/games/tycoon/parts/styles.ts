/** What all of Letter Tycoon looks like. */
import { css } from "lit";
import { foldStyles } from "../../../components/fold-styles.ts";
import { phone } from "../../../components/media.ts";
import { shared } from "../../../components/shared-styles.ts";
import { lowStyles, pageStyles, paneStyles, summaryStyles } from "../../shared/page-styles.ts";
import { cardStyles } from "./card.ts";
import { helpStyles } from "./help.ts";
import { logStyles } from "./log.ts";
import { patentStyles } from "./patents.ts";
import { playerStyles } from "./players.ts";

const tableStyles = css`
  :host {
    --p0: light-dark(#2a67bb, #3f79cc);
    --p1: light-dark(#c2432a, #bf4a32);
    --p2: light-dark(#1f7a4d, #2b8458);
    --p3: light-dark(#7b4bb0, #8a5bc0);
    --p4: light-dark(#8a6100, #8f6a10);
    --card: light-dark(#fffdf8, #f4ecdd);
    --card-ink: #2f2a23;
    --card-soft: #6b6153;
    --card-edge: light-dark(#d3c8b5, #b9ab93);
    --pool-card: light-dark(#e3f0ea, #cfe6dc);
    --pool-edge: light-dark(#a9c9bd, #8fb5a6);
  }

  h2,
  h3 {
    margin: 0;
    letter-spacing: -0.015em;
    line-height: 1.25;
  }

  h2 {
    font-size: 1.375rem;
    font-weight: 650;
  }

  h3 {
    font-size: 1rem;
    font-weight: 650;
  }

  p {
    margin: 0;
  }

  .now {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 2px 16px;
  }

  .facts {
    color: var(--ink-soft);
    font-size: 0.875rem;
  }

  table {
    width: 100%;
    border-collapse: collapse;
    font-size: 0.9375rem;
  }

  th {
    padding: 4px 8px;
    color: var(--ink-soft);
    font-size: 0.75rem;
    font-weight: 550;
    text-align: right;
  }

  td {
    padding: 8px;
    border-top: 1px solid var(--line);
    text-align: right;
  }

  th:first-child,
  td:first-child,
  th:nth-child(2),
  td:nth-child(2) {
    text-align: left;
  }

  td.total {
    font-size: 1.125rem;
    font-weight: 650;
  }

  .whose-0 {
    --whose: var(--p0);
  }

  .whose-1 {
    --whose: var(--p1);
  }

  .whose-2 {
    --whose: var(--p2);
  }

  .whose-3 {
    --whose: var(--p3);
  }

  .whose-4 {
    --whose: var(--p4);
  }

  .builder {
    display: grid;
    gap: 10px;
    padding: 14px;
    border-radius: 16px;
    background: var(--sink);
  }

  .actions {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
  }

  .actions .end {
    margin-left: auto;
  }

  .button.lined {
    box-shadow: inset 0 0 0 1px var(--edge);
  }

  .button.on {
    background: var(--accent-wash);
    box-shadow: inset 0 0 0 1.5px var(--accent);
  }

  @media ${phone} {
    /* Once there is a table, it comes first. */
    .position:has(.players) .switch {
      order: 9;
    }

    .now h2 {
      font-size: 1.125rem;
    }

    .builder {
      gap: 6px;
      padding: 10px;
    }
  }
`;

const formStyles = css`
  .form {
    display: grid;
    gap: 16px;
  }

  .form .lead {
    max-width: 34rem;
    color: var(--ink-soft);
  }

  .pair {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(220px, 1fr));
    gap: 16px;
  }

  .pair > div,
  .typed > div {
    display: grid;
    gap: 6px;
    min-width: 0;
  }

  @media ${phone} {
    .form .lead {
      display: none;
    }
  }
`;

const answerStyles = css`
  .pane {
    padding: 4px 12px 12px;
  }

  .advice {
    display: flex;
    flex-direction: column;
    gap: 8px;
    min-height: 0;
    max-height: 62%;
  }

  .advice.full {
    flex: 1 1 60%;
    max-height: none;
  }

  .advice.full + .logged {
    flex: 0 1 auto;
    max-height: 34%;
    border-top: 1px solid var(--line);
  }

  tw-tycoon-plays {
    flex: 1;
  }

  .logged {
    flex: 1;
    min-height: 120px;
    padding: 14px 12px 12px;
    overflow-y: auto;
    scrollbar-width: thin;
    scrollbar-color: var(--line) transparent;
  }

  .how {
    display: grid;
    gap: 10px;
    margin: 0;
    padding-left: 1.3em;
    color: var(--ink-soft);
  }

  .how li::marker {
    color: var(--ink);
    font-weight: 650;
  }

  .advised {
    display: grid;
    gap: 6px;
    margin: 0;
    padding: 0;
    list-style: none;
  }

  .bests {
    font-weight: 600;
  }

  @media ${phone} {
    .summary {
      font-size: 0.875rem;
    }

    tw-tycoon-plays {
      flex: none;
    }

    .advice,
    tw-tycoon-plays {
      flex: none;
    }

    .advice.full {
      flex: none;
      max-height: none;
    }

    .logged,
    .advice.full + .logged {
      flex: none;
      max-height: none;
    }
  }
`;

/** What every part needs. */
export const tycoonStyles = [shared, tableStyles, formStyles];

/** A page with two panes. */
export const tycoonPageStyles = [
  pageStyles(),
  paneStyles(),
  lowStyles,
  ...tycoonStyles,
  playerStyles,
  cardStyles,
  patentStyles,
  summaryStyles(),
  answerStyles,
  logStyles,
  foldStyles,
  helpStyles,
  css`
    :host {
      --position: clamp(330px, 48vw, 580px);
      --answers: 620px;
      --top: 20px;
      grid-template-columns: minmax(0, var(--position)) minmax(0, var(--answers));
      column-gap: clamp(28px, 4vw, 64px);
    }

    @media ${phone} {
      :host {
        padding: 8px 14px 210px;
      }

      .position {
        gap: 12px;
      }
    }
  `,
];
