/** What stands in place of the answers while there is nothing to solve: a title, a sentence, examples to tap. */
import { css } from "lit";
import { phone } from "../../ui/media.ts";

export const startStyles = (when = phone) => css`
  :host {
    padding: 8px 12px 24px;
  }

  h2 {
    margin: 0 0 6px;
    font-size: var(--title, 1.375rem);
    font-weight: 650;
    letter-spacing: -0.015em;
    line-height: 1.25;
  }

  p {
    max-width: 32rem;
    margin: 0 0 var(--below-text, 20px);
    color: var(--ink-soft);
  }

  .examples {
    gap: var(--between, 12px);
  }

  button {
    display: flex;
    align-items: center;
    gap: 14px;
    padding: 12px 18px 12px 12px;
    border: 0;
    border-radius: 14px;
    background: var(--surface);
    box-shadow: inset 0 0 0 1px var(--line);
    font-weight: 600;
    text-align: left;
    cursor: pointer;
    transition: background var(--quick);

    @media (forced-colors: active) {
      border: 1px solid ButtonBorder;
    }
  }

  .lead {
    gap: 4px 12px;
    margin-bottom: var(--between, 12px);
  }

  .lead p {
    margin: 0;
  }

  .lead button {
    flex: none;
    gap: 6px;
    min-height: 40px;
    padding: 0 12px;
    border-radius: var(--radius);
    background: var(--sink);
    box-shadow: none;
    font-size: 0.9375rem;
  }

  .lead button:hover {
    background: var(--line);
  }

  .today {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    margin-top: 8px;
  }

  @media ${when} {
    :host {
      --title: 1.0625rem;
      --below-text: 10px;
      --between: 8px;
      padding: 4px 8px 16px;
    }

    .how {
      display: none;
    }

    @media (min-width: 350px) {
      .examples {
        flex-wrap: nowrap;
      }
    }

    button {
      flex: 1;
      gap: 10px;
      padding: 10px;
      font-size: 0.875rem;
      line-height: 1.25;
    }
  }
`;
