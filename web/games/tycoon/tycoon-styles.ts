/** What Letter Tycoon looks like: the table that all its parts lie on, and the parts. */
import { css } from "lit";
import { foldStyles } from "../../components/fold-styles.ts";
import { phone } from "../../components/media.ts";
import { shared } from "../../components/shared-styles.ts";
import { lowStyles, pageStyles, paneStyles, summaryStyles } from "../shared/page-styles.ts";
import { answerStyles } from "./answer-styles.ts";
import { builderStyles } from "./builder-styles.ts";
import { cardStyles } from "./card-styles.ts";
import { formStyles } from "./form-styles.ts";
import { helpStyles } from "./help-styles.ts";
import { patentStyles } from "./patent-styles.ts";
import { playerStyles } from "./player-styles.ts";

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

  .cover {
    display: grid;
    justify-items: start;
    gap: 10px;
    padding: 28px 20px;
    border-radius: 16px;
    background: var(--sink);
  }

  @media ${phone} {
    /* Once there is a table, it comes first. */
    .position:has(.players) .switch {
      order: 9;
    }

    .now h2 {
      font-size: 1.125rem;
    }
  }
`;

/** All but where the panes stand. */
export const tycoonStyles = [
  shared,
  tableStyles,
  playerStyles,
  cardStyles,
  builderStyles,
  patentStyles,
  summaryStyles(),
  answerStyles,
  formStyles,
  foldStyles,
  helpStyles,
];

/** A page with two panes. */
export const tycoonPageStyles = [
  pageStyles(),
  paneStyles(),
  lowStyles,
  ...tycoonStyles,
  css`
    :host {
      --side: clamp(330px, 48vw, 580px);
      --answers: 620px;
      --top: 20px;
      grid-template-columns: minmax(0, var(--side)) minmax(0, var(--answers));
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
