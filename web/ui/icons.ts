/** Line icons on a 20 by 20 grid; they take the colour of the text beside them. */
import { html, svg } from "lit";

const paths = {
  undo: svg`<path d="M7.5 4 3.5 8l4 4M4 8h7.5a4.5 4.5 0 0 1 0 9H8" />`,
  redo: svg`<path d="m12.5 4 4 4-4 4M16 8H8.5a4.5 4.5 0 0 0 0 9H12" />`,
  clear: svg`<path d="M5 6.5h10M8 6.5V4.5h4v2M6.2 6.5l.6 9h6.4l.6-9" />`,
  link: svg`<path d="M8.5 11.5a3 3 0 0 0 4.3 0l2.7-2.7a3 3 0 0 0-4.3-4.3l-1 1M11.5 8.5a3 3 0 0 0-4.3 0l-2.7 2.7a3 3 0 0 0 4.3 4.3l1-1" />`,
  share: svg`<path d="M10 12.5v-9M6.5 6.5 10 3l3.5 3.5M6 9.5H4.5v7h11v-7H14" />`,
  check: svg`<path d="m4.5 10.5 3.5 3.5 7.5-8" />`,
  close: svg`<path d="m5.5 5.5 9 9M14.5 5.5l-9 9" />`,
  down: svg`<path d="m5.5 8 4.5 4.5L14.5 8" />`,
  up: svg`<path d="M5.5 12.5 10 8l4.5 4.5" />`,
  settings: svg`<path d="M3.5 6.5h6M13.5 6.5h3M3.5 13.5h3M10.5 13.5h6" /><circle cx="11.5" cy="6.5" r="2" /><circle cx="8.5" cy="13.5" r="2" />`,
  offline: svg`<path d="M3.5 8.5a9.5 9.5 0 0 1 4-2.3M16.5 8.5a9.5 9.5 0 0 0-4.7-2.5M6 11.5a6 6 0 0 1 4-1.7M12.7 10.6l1.3.9M10 15h.01M4 3.5l12 13" />`,
  wrong: svg`<path d="M10 6.5v4.5M10 13.8v.1" /><circle cx="10" cy="10" r="7" />`,
  lock: svg`<rect x="5" y="9" width="10" height="7" rx="1.8" /><path d="M7 9V7a3 3 0 0 1 6 0v2" />`,
  plus: svg`<path d="M10 5v10M5 10h10" />`,
  picture: svg`<rect x="3" y="4.5" width="14" height="11" rx="2" /><circle cx="7.2" cy="8.4" r="1.3" /><path d="m4 14.6 4.2-3.8 2.6 2.2 2.7-2.8 3.2 3.2" />`,
  copy: svg`<rect x="7" y="7" width="9" height="9.5" rx="1.8" /><path d="M13 7V5.3a1.8 1.8 0 0 0-1.8-1.8H5.8A1.8 1.8 0 0 0 4 5.3v6.4a1.8 1.8 0 0 0 1.8 1.8H7" />`,
  download: svg`<path d="M10 3.5v9M6.5 9.5 10 13l3.5-3.5M4 16.5h12" />`,
  upload: svg`<path d="M10 13V4M6.5 7 10 3.5 13.5 7M4 16.5h12" />`,
  edit: svg`<path d="m4 16 .8-3.4L13 4.4a1.6 1.6 0 0 1 2.3 0l.3.3a1.6 1.6 0 0 1 0 2.3l-8.2 8.2z" />`,
  device: svg`<path d="M6 4h8a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2zM7.2 10l2 2 3.6-3.8" />`,
  list: svg`<path d="M7.5 5.5h9M7.5 10h9M7.5 14.5h9M3.6 5.5h.1M3.6 10h.1M3.6 14.5h.1" />`,
  bookmark: svg`<path d="M6 3.5h8v13l-4-3.2-4 3.2z" />`,
  shuffle: svg`<path d="M3 6h2.5c4.5 0 4.5 8 9 8H17M3 14h2.5c1.7 0 2.8-1.2 3.6-2.6M10.9 8.6C11.7 7.2 12.8 6 14.5 6H17M14.5 3.5 17 6l-2.5 2.5M14.5 11.5 17 14l-2.5 2.5" />`,
  sort: svg`<path d="M3 8.5 5.5 3 8 8.5M3.9 6.7h3.2M3.5 11.5h4.2L3.5 17h4.2M14 3.5v13M11 13.5l3 3 3-3" />`,
  erase: svg`<path d="M7.8 5h8.7v10H7.8L3.2 10zM9.8 8l3.8 4M13.6 8l-3.8 4" />`,
  back: svg`<path d="M12 4.5 6.5 10l5.5 5.5" />`,
  open: svg`<path d="M8.5 4.5h-4v11h11v-4M11.5 4h4.5v4.5M15.5 4.5 9.5 10.5" />`,
  keys: svg`<rect x="2.5" y="5" width="15" height="10" rx="2" /><path d="M5.5 8.2h.1M8.5 8.2h.1M11.5 8.2h.1M14.5 8.2h.1M7 12h6" />`,
};

export const icon = (name: keyof typeof paths) => html`
  <svg
    class="icon"
    viewBox="0 0 20 20"
    width="20"
    height="20"
    fill="none"
    stroke="currentColor"
    stroke-width="1.7"
    stroke-linecap="round"
    stroke-linejoin="round"
    aria-hidden="true"
  >
    ${paths[name]}
  </svg>
`;
