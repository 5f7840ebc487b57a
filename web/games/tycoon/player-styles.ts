/** Who plays: each with a colour of their own, and how far they are. */
import { css } from "lit";
import { phone } from "../../components/media.ts";

export const playerStyles = css`
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

  @media ${phone} {
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
  }
`;
