/** The picture and what was read of it side by side; on a phone a large board lies beneath its picture. */
import { css } from "lit";
import { low, phone } from "../../ui/media.ts";

export const readerStyles = css`
  dialog {
    --side: min(100%, max(240px, 100dvh - 330px));
    --inset: 20px;
    width: min(920px, 100vw - 24px);

    @media ${low} and (max-width: 699.9px) {
      --side: min(100%, max(220px, 100dvh - 190px));
      --crop: 44px;
    }
  }

  .alone {
    padding-top: 6px;
  }

  .sides {
    padding-bottom: 12px;

    &:focus {
      outline: none;
    }
  }

  .sides.asked {
    margin-bottom: 12px;
    padding: var(--asked, 8px) 12px;
    border-radius: var(--radius);
    background: var(--accent-wash);
    font-weight: 600;

    .button {
      background: var(--surface);
    }
  }

  .swatch {
    width: 18px;
    height: 18px;
    border-radius: 5px;
    box-shadow: inset 0 0 0 1px var(--edge);
    forced-color-adjust: none;
  }

  .views {
    place-items: start center;
    gap: var(--between, 20px);
  }

  .picture {
    width: var(--side);
    overflow: hidden;
    border-radius: 8px;
    cursor: pointer;
  }

  .picture canvas {
    display: block;
    width: 100%;
  }

  .picture i {
    position: absolute;
    border: 2px dashed var(--wrong);
    border-radius: 4px;
    pointer-events: none;
  }

  .picture .here {
    border: 3px solid var(--accent);
    box-shadow:
      0 0 0 1.5px #fff,
      inset 0 0 0 1.5px #fff;
  }

  .read {
    width: var(--side);
  }

  [role="grid"],
  [role="row"] {
    display: grid;
    gap: 1px;
  }

  [role="row"] {
    grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
  }

  .rack {
    --columns: 8;
  }

  .square {
    display: grid;
    place-items: center;
    aspect-ratio: 1;
    min-width: 0;
    border-radius: 12%;
    background: var(--free);
    color: var(--free-ink);
    font: 800 calc(54cqi / var(--columns)) / 1 var(--font-tile);
    scroll-margin-block: 60px var(--below, 140px);
  }

  .square.free {
    box-shadow: inset 0 0 0 1px var(--line);
  }

  .tiles .square {
    background: var(--tile);
    box-shadow:
      inset 0 -0.12em 0 var(--tile-edge),
      inset 0 0 0 1px var(--tile-edge);
    color: var(--tile-ink);
  }

  .square.bare {
    box-shadow: none;
    background: var(--bare);
  }

  .square.ours {
    background: var(--ours);
    color: var(--ours-ink);
  }

  .square.theirs {
    background: repeating-linear-gradient(135deg, transparent 0 7px, var(--hatch) 7px 9.5px) var(--theirs);
    color: var(--theirs-ink);
  }

  /* In the picture's colours, with another edge for either side, as long as nobody has said whose they are. */
  .square.unknown:is(.ours, .theirs) {
    border: 5px solid var(--side, var(--ink-soft));
    background: var(--free);
    color: var(--free-ink);
    forced-color-adjust: none;
  }

  .square.unknown.theirs {
    border-style: double;
  }

  .tiles .square.blank {
    color: var(--accent);
    font-style: italic;
  }

  .square.doubtful {
    box-shadow: inset 0 0 0 2px var(--wrong);
  }

  .square.here {
    outline: 3px solid var(--accent);
    outline-offset: -1px;
    z-index: 1;
  }

  .foot {
    position: sticky;
    z-index: 2;
    bottom: 0;
    margin: 14px calc(-1 * var(--inset)) -20px;
    padding: 12px var(--inset) calc(16px + env(safe-area-inset-bottom));
    border-top: 1px solid var(--line);
    background: var(--surface);

    @media ${low} and (max-width: 699.9px) {
      grid-template-columns: auto 1fr;
      margin-top: 8px;
      padding-block: 8px;
    }
  }

  .corrector {
    column-gap: 14px;
  }

  .crop {
    width: var(--crop, 56px);
    height: var(--crop, 56px);
    border-radius: 8px;
    object-fit: contain;
    background: var(--sink);
  }

  .tile {
    min-width: 44px;
    font-weight: 700;
  }

  .another {
    width: 52px;
    padding: 0 6px;
    text-align: center;
    text-transform: uppercase;
  }

  .ends {
    @media ${phone}, ${low} and (min-width: 700px) {
      flex: 1 0 100%;

      .button {
        flex: 1;
      }
    }
  }

  @media ${phone} {
    dialog {
      --side: 100%;
      --inset: 16px;
      --between: 8px;
      --below: 290px;
      inset: auto 0 0;
      width: 100%;
      max-width: none;
      max-height: 94dvh;
      margin: auto 0 0;
      border-radius: 18px 18px 0 0;
    }

    .panel {
      padding-inline: 16px;
    }

    .sides > span {
      flex: 1 0 100%;
    }

    .views.wide {
      grid-template-columns: 1fr;
    }

    .wide .picture {
      width: min(100%, 32dvh);
    }
  }

  /* Beneath both boards there is no room for what stands beside them then. */
  @media ${low} and (min-width: 700px) {
    dialog {
      --side: min(100%, 100dvh - 96px);
      --between: 12px;
      --below: 24px;
      --crop: 44px;
      --asked: 4px;
      width: calc(100vw - 24px);
    }

    .panel:has(.views) {
      display: grid;
      grid-template-columns: 1fr 236px;
      align-items: start;
      column-gap: 20px;
    }

    .header {
      grid-column: 1 / -1;
    }

    .foot {
      inset: 56px auto auto;
      grid-area: 2 / 2 / span 3;
      margin: 0;
      padding: 0;
      border-top: 0;
    }

    .ends .button {
      padding-inline: 8px;
    }
  }
`;
