/** A text as a QR code, to be read by the camera of another device. */
import { html, svg } from "lit";

/** The modules of a code, row by row; and of a text that is too long for one that cameras read well, null. */
export type Modules = readonly (readonly boolean[])[];

/** Characters of a text beyond which the modules of its code are too small on a screen. */
const LONGEST = 1_000;

/** Light modules around a code, which belong to it. */
const BORDER = 4;

/** @param text as a link; what is not ASCII has to be percent-encoded */
export async function qrCode(text: string): Promise<Modules | null> {
  if (text.length > LONGEST) return null;
  const { encode } = await import("uqr");
  return encode(text, { ecc: "L", border: BORDER }).data;
}

/** Draws a code black on white, whatever the colours of the page: not every camera reads others. */
export function drawnCode(modules: Modules, label: string) {
  const rows = modules.map((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : "")).join(""));
  return html`<svg
    class="qr-code"
    role="img"
    aria-label=${label}
    viewBox="0 0 ${modules.length} ${modules.length}"
    shape-rendering="crispEdges"
  >
    ${svg`<rect width="100%" height="100%" fill="#fff" /><path d=${rows.join("")} fill="#000" />`}
  </svg>`;
}
