/** One sentence at the top of the page, with what can be done about it. */
import { css, html, nothing } from "lit";
import { icon } from "./icons.ts";

export const notice = (
  sentence: string,
  {
    action,
    onAction,
    close,
    onClose,
  }: { action?: string; onAction?: () => void; close: string; onClose: () => void },
) => html`
  <div class="notice flow gap-12 text-15" role="status">
    <span>${sentence}</span>
    ${action ? html`<button type="button" class="button filled" @click=${onAction}>${action}</button>` : nothing}
    <button type="button" class="button icon-only" aria-label=${close} title=${close} @click=${onClose}>
      ${icon("close")}
    </button>
  </div>
`;

export const noticeStyles = css`
  .notice {
    padding: 6px clamp(12px, 3vw, 32px);
    background: var(--accent-wash);
  }

  .notice > :last-child {
    margin-left: auto;
  }
`;
