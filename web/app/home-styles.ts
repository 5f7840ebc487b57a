import { css } from "lit";

export const homeStyles = css`
  :host {
    max-width: 1360px;
    margin: 0 auto;
    padding: clamp(20px, 4vw, 52px) max(clamp(16px, 3vw, 32px), env(safe-area-inset-right)) 56px
      max(clamp(16px, 3vw, 32px), env(safe-area-inset-left));
  }

  h1 {
    max-width: 50rem;
    margin: 0 0 clamp(22px, 3.4vw, 40px);
    font-size: clamp(1.375rem, 1.05rem + 1.5vw, 2rem);
    font-weight: 650;
    letter-spacing: -0.02em;
    line-height: 1.22;
    text-wrap: balance;
  }

  .heading {
    margin-bottom: 10px;
  }

  .unstyled {
    margin-bottom: clamp(24px, 3vw, 36px);
  }

  li,
  a {
    display: grid;
  }

  a {
    align-items: center;
    border-radius: 14px;
    background: var(--surface);
    box-shadow: inset 0 0 0 1px var(--line);
    color: inherit;
    text-decoration: none;
    transition: background var(--quick);

    @media (forced-colors: active) {
      border: 1px solid LinkText;
    }
  }

  .kept a,
  .games a {
    grid-template-columns: var(--picture) minmax(0, 1fr);
  }

  tw-position-picture {
    width: var(--picture);
    height: var(--picture);
  }

  .kept {
    --picture: 48px;
    grid-template-columns: repeat(4, minmax(0, 1fr));

    @media (max-width: 820px) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }

    @media (max-width: 340px) {
      grid-template-columns: minmax(0, 1fr);
    }
  }

  .kept a {
    gap: 0 12px;
    min-height: 72px;
    padding: 10px 14px 10px 12px;
  }

  .today {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  .today a {
    padding: 10px 16px 12px;
  }

  .today h3 {
    text-wrap: balance;
  }

  .games {
    --picture: 148px;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 340px), 1fr));
  }

  .games a {
    gap: 20px;
    min-height: 184px;
    padding: 18px 20px 18px 18px;
    border-radius: 16px;
  }

  .games h3 {
    font-size: 1.125rem;
    font-weight: 650;
    letter-spacing: -0.01em;
    line-height: 1.25;
  }

  .about {
    line-height: 1.4;
  }

  /* The place of the answer is there before it is. */
  .best {
    min-height: 2.6em;
    margin-top: 4px;
    line-height: 1.3;
  }

  .best b {
    display: block;
    overflow: hidden;
    color: var(--accent);
    font: 800 1rem/1.3 var(--font-tile);
    letter-spacing: 0.01em;
    text-overflow: ellipsis;
  }

  @media (max-width: 820px), (max-height: 480px) {
    :host {
      padding-block: 16px 32px;
    }

    h1 {
      margin-bottom: 18px;
      font-size: 1.375rem;
    }

    .kept,
    .today {
      gap: 8px;

      & h3 {
        font-size: 0.875rem;
      }
    }

    .kept {
      --picture: 36px;
    }

    .kept a {
      gap: 0 10px;
      min-height: 56px;
      padding: 8px 10px;
    }

    .today a {
      align-content: start;
      padding: 8px 10px 10px;
      line-height: 1.3;
    }

    .today p {
      font-size: 0.8125rem;
    }

    .games {
      --picture: 108px;
      grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr));
      gap: 10px;
    }

    .games a {
      gap: 14px;
      min-height: 136px;
      padding: 14px;
    }

    .words {
      gap: 3px;
    }

    .about,
    .best {
      font-size: 0.875rem;
    }
  }
`;
