/** Where things stand on the Letter Tycoon page, and what cards, players and patents look like. */
import { css } from "lit";

export const tycoonStyles = css`
  :host {
    --side: clamp(330px, 48vw, 580px);
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
    display: grid;
    grid-template-columns: minmax(0, var(--side)) minmax(0, 620px);
    justify-content: center;
    align-items: start;
    gap: 0 clamp(28px, 4vw, 64px);
    padding: 20px clamp(20px, 3vw, 40px) 0;
  }

  .position {
    display: flex;
    flex-direction: column;
    gap: 16px;
    min-width: 0;
    padding-bottom: 32px;
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

  @media not (((max-width: 860px) and (orientation: portrait)) or (max-width: 560px)) {
    tw-sheet {
      position: sticky;
      top: calc(var(--bar) + 20px);
      height: calc(100dvh - var(--bar) - 36px);
    }
  }

  /* Players. */
  .players {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(150px, 1fr));
    gap: 8px;
    margin: 0;
    padding: 0;
    list-style: none;
  }

  .player {
    position: relative;
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 2px 8px;
    padding: 10px 12px 10px 16px;
    border-radius: 12px;
    background: var(--surface);
    box-shadow: inset 0 0 0 1px var(--line);
  }

  .player::before {
    content: "";
    position: absolute;
    inset: 10px auto 10px 6px;
    width: 4px;
    border-radius: 2px;
    background: var(--whose);
  }

  .player.acting {
    box-shadow: inset 0 0 0 2px var(--accent);
  }

  .player .who {
    min-width: 0;
    overflow: hidden;
    font-weight: 650;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  .player .points {
    font-size: 1.125rem;
    font-weight: 650;
  }

  .player .purse {
    grid-column: 1 / -1;
    display: flex;
    justify-content: space-between;
    gap: 8px;
    color: var(--ink-soft);
    font-size: 0.8125rem;
  }

  .player .purse b {
    color: var(--ink);
    font-weight: 600;
  }

  .progress {
    grid-column: 1 / -1;
    height: 6px;
    margin-top: 4px;
    overflow: hidden;
    border-radius: 3px;
    background: var(--sink);
  }

  .progress i {
    display: block;
    height: 100%;
    border-radius: 3px;
    background: var(--whose);
    transition: width var(--quick) ease-out;
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

  /* Cards. */
  .places {
    display: flex;
    flex-wrap: wrap;
    align-items: start;
    gap: 14px 26px;
  }

  .places > div {
    display: grid;
    gap: 6px;
    min-width: 0;
  }

  .row {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
    min-height: 62px;
  }

  .card {
    position: relative;
    flex: none;
    display: grid;
    place-items: center;
    width: 46px;
    height: 60px;
    padding: 0 0 8px;
    border: 0;
    border-radius: 8px;
    background: var(--card);
    color: var(--card-ink);
    box-shadow:
      inset 0 -3px 0 var(--card-edge),
      0 0 0 1px var(--card-edge),
      0 1px 3px rgb(0 0 0 / 10%);
    font: 800 1.625rem/1 var(--font-tile);
    cursor: pointer;
    transition:
      transform var(--quick),
      opacity var(--quick),
      box-shadow var(--quick);
  }

  /* What a card costs is no part of its name. */
  .card::after {
    content: attr(data-mark);
    position: absolute;
    right: 5px;
    bottom: 6px;
    color: var(--card-soft);
    font: 650 0.6875rem/1 var(--font);
  }

  .card.pool {
    background: var(--pool-card);
    box-shadow:
      inset 0 -3px 0 var(--pool-edge),
      0 0 0 1px var(--pool-edge),
      0 1px 3px rgb(0 0 0 / 10%);
  }

  .card.made {
    background: none;
    color: var(--ink);
    box-shadow: inset 0 0 0 2px var(--accent);
  }

  .card.made::after {
    color: var(--accent);
  }

  .card:not(:disabled):hover {
    transform: translateY(-2px);
  }

  .card:disabled {
    cursor: default;
  }

  .card.used {
    opacity: 0.28;
    box-shadow: 0 0 0 1px var(--card-edge);
  }

  .card.marked {
    transform: translateY(7px) rotate(-2deg);
    box-shadow:
      0 0 0 2.5px var(--wrong),
      0 1px 3px rgb(0 0 0 / 10%);
  }

  .lifted .card {
    transform: translateY(-6px);
    box-shadow:
      inset 0 -3px 0 var(--card-edge),
      0 0 0 2.5px var(--accent);
  }

  /* The builder. */
  .builder {
    display: grid;
    gap: 10px;
    padding: 14px;
    border-radius: 16px;
    background: var(--sink);
  }

  .slot {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 6px;
    min-height: 64px;
    padding: 2px;
    border-radius: 10px;
  }

  .slot.two {
    padding: 6px 8px;
    box-shadow: inset 0 0 0 1px var(--line);
  }

  .slot.chosen.two {
    box-shadow: inset 0 0 0 2px var(--accent);
  }

  .slot .quiet {
    padding-left: 4px;
    font-size: 0.9375rem;
  }

  .slot .pick {
    align-self: stretch;
    margin-left: auto;
  }

  .earns {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 2px 18px;
    min-height: 34px;
  }

  .earns b {
    font-size: 1.375rem;
    font-weight: 650;
    letter-spacing: -0.01em;
  }

  .earns span {
    color: var(--ink-soft);
    font-size: 0.9375rem;
  }

  .earns.idle b {
    color: var(--ink-soft);
    font-weight: 500;
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

  /* Patents. */
  .patents {
    display: grid;
    grid-template-columns: repeat(13, minmax(0, 1fr));
    gap: 5px;
  }

  .patent {
    position: relative;
    display: grid;
    place-items: center;
    align-content: center;
    gap: 1px;
    min-width: 0;
    height: 50px;
    padding: 0;
    border: 0;
    border-radius: 8px;
    background: var(--surface);
    box-shadow: inset 0 0 0 1px var(--line);
    font: 800 1.0625rem/1 var(--font-tile);
    cursor: pointer;
  }

  .patent::before {
    content: attr(data-mark);
    order: 1;
    color: var(--ink-soft);
    font: 600 0.6875rem/1 var(--font);
  }

  .patent.power::after {
    content: "";
    position: absolute;
    top: 5px;
    right: 5px;
    width: 6px;
    height: 6px;
    border-radius: 50%;
    background: var(--accent);
  }

  .patent.owned {
    background: var(--whose);
    color: #fff;
    box-shadow: none;
  }

  .patent.owned::before {
    color: #fff;
  }

  .patent.owned::after {
    background: #fff;
  }

  .patent.can {
    background: var(--accent-wash);
    box-shadow: inset 0 0 0 2px var(--accent);
  }

  .patent.chosen:not(.can) {
    outline: 2px solid var(--ink-soft);
    outline-offset: 1px;
  }

  .about {
    color: var(--ink-soft);
    font-size: 0.9375rem;
  }

  .about b {
    color: var(--ink);
    font-weight: 650;
  }

  /* The right pane. */
  .summary {
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: 44px;
    padding: 0 12px;
    color: var(--ink-soft);
    font-size: 0.9375rem;
  }

  .summary.stale,
  .stale {
    opacity: 0.35;
  }

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

  .log {
    display: grid;
    gap: 2px;
    margin: 8px 0 0;
    padding: 0;
    list-style: none;
    font-size: 0.9375rem;
  }

  .log li {
    display: grid;
    grid-template-columns: 4px minmax(3.5rem, auto) 1fr auto;
    align-items: baseline;
    gap: 2px 10px;
    padding: 6px 0;
  }

  .log li::before {
    content: "";
    align-self: stretch;
    border-radius: 2px;
    background: var(--whose);
  }

  .log .who {
    max-width: 8rem;
    overflow: hidden;
    font-weight: 600;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  .log .word {
    font: 800 0.9375rem/1.3 var(--font-tile);
    letter-spacing: 0.03em;
    overflow-wrap: anywhere;
  }

  .log .also {
    grid-column: 3 / -1;
    color: var(--ink-soft);
    font-size: 0.8125rem;
  }

  .log .also:empty {
    display: none;
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

  /* A fresh table, the finder, the help. */
  .form {
    display: grid;
    gap: 16px;
  }

  .form .lead {
    max-width: 34rem;
    color: var(--ink-soft);
  }

  .seats legend {
    padding: 0 0 6px;
  }

  .seats {
    display: grid;
    gap: 8px;
    margin: 0;
    padding: 0;
    border: 0;
  }

  .seat {
    display: grid;
    grid-template-columns: 14px minmax(0, 1fr) minmax(0, 1fr);
    align-items: center;
    gap: 10px;
  }

  .seats.many .seat {
    grid-template-columns: 14px minmax(0, 1fr) minmax(0, 1fr) 40px;
  }

  .seat > i {
    width: 12px;
    height: 12px;
    border-radius: 4px;
    background: var(--whose);
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

  .typed {
    display: grid;
    grid-template-columns: minmax(0, 1.8fr) minmax(0, 1fr) minmax(0, 0.8fr);
    gap: 14px;
  }

  .typed .field {
    text-transform: uppercase;
    letter-spacing: 0.12em;
    font: 800 1.125rem/1 var(--font-tile);
  }

  .typed .field::placeholder {
    text-transform: none;
    letter-spacing: normal;
    font: 400 0.9375rem/1 var(--font);
    color: var(--ink-soft);
  }

  .sources {
    margin: 6px 0 0;
    padding-left: 18px;
  }

  .sources a {
    color: var(--accent);
  }

  details.fold summary {
    display: flex;
    align-items: center;
    gap: 6px;
    min-height: 40px;
    border-radius: var(--radius);
    font-size: 0.9375rem;
    font-weight: 600;
    list-style: none;
    cursor: pointer;
  }

  details.fold summary::-webkit-details-marker {
    display: none;
  }

  details.fold summary .icon {
    width: 18px;
    height: 18px;
    color: var(--ink-soft);
    transition: transform var(--quick);
  }

  details.fold:not([open]) summary .icon {
    transform: rotate(-90deg);
  }

  details.fold ul,
  details.fold dl {
    margin: 4px 0 8px;
    color: var(--ink-soft);
    font-size: 0.9375rem;
  }

  details.fold ul {
    display: grid;
    gap: 6px;
    padding-left: 20px;
  }

  details.fold dl > div {
    display: grid;
    grid-template-columns: 8rem 1fr;
    gap: 12px;
    padding: 4px 0;
  }

  details.fold dt {
    color: var(--ink);
    font-weight: 550;
  }

  details.fold dd {
    margin: 0;
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

  .toolbar {
    display: flex;
    align-items: center;
    gap: 2px;
    margin-inline: -10px;
  }

  .toolbar .copy {
    margin-left: auto;
  }

  .show-me {
    display: grid;
    justify-items: start;
    gap: 12px;
  }

  @media (max-width: 860px) and (orientation: portrait), (max-width: 560px) {
    :host {
      display: block;
      padding: 8px 14px 210px;
    }

    .position {
      gap: 12px;
      padding-bottom: 0;
    }

    .players {
      grid-template-columns: repeat(auto-fit, minmax(100px, 1fr));
      gap: 6px;
    }

    .player {
      padding: 6px 8px 7px 13px;
    }

    .player .who,
    .player .points {
      font-size: 0.9375rem;
    }

    .players.many .unit {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }

    /* Once there is a table, it comes first. */
    .position:has(.players) .switch {
      order: 9;
    }

    .now h2 {
      font-size: 1.125rem;
    }

    .places .label {
      display: none;
    }

    .card {
      width: 40px;
      height: 52px;
      font-size: 1.375rem;
    }

    .card::after {
      right: 4px;
      bottom: 5px;
      font-size: 0.625rem;
    }

    .places {
      gap: 8px 18px;
    }

    .row {
      gap: 5px;
      min-height: 54px;
    }

    .builder {
      padding: 10px;
    }

    .slot {
      min-height: 50px;
      gap: 4px;
    }

    .slot .card {
      width: 33px;
      height: 46px;
      font-size: 1.1875rem;
    }

    .slot.two {
      padding: 4px 5px;
    }

    .slot.two:not(.chosen) {
      min-height: 44px;
    }

    .form .lead {
      display: none;
    }

    .patents {
      grid-template-columns: repeat(9, minmax(0, 1fr));
      gap: 4px;
    }

    .patent {
      height: 44px;
    }

    .summary {
      min-height: 38px;
      padding: 0 44px 4px 8px;
      font-size: 0.875rem;
      line-height: 1.25;
    }

    .advice,
    .advice.full {
      flex: none;
      max-height: none;
    }

    .logged,
    .advice.full + .logged {
      flex: none;
      max-height: none;
    }

    .builder {
      gap: 6px;
    }

    .typed {
      grid-template-columns: minmax(0, 1.6fr) minmax(0, 1fr);
    }
  }

  @media (max-height: 520px) and (min-width: 561px) {
    tw-sheet {
      position: static;
      height: auto;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    .card {
      transition: none;
    }
  }
`;
