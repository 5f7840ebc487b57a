/**
 * The files that one page carries within itself: base64 in elements that no browser runs, under their addresses, and
 * decoded when they are asked for. The page's script runs before the browser has read all of them.
 */

import { fromBase64 } from "../engine/base64.ts";
import type { Bytes } from "../rpc/messages.ts";

/** The content of a file, as soon as it is read; null if there is none of this address, or not all of it. */
export async function embedded(address: string): Promise<Bytes | null> {
  const text = await embeddedText(address);
  return text ? fromBase64(text) : null;
}

/** The same in base64, as the page has it; "" where that is null. */
export const embeddedText = async (address: string) => (await elementOf(address))?.textContent ?? "";

/** Hear it if the page ends before its end: its download broke off. */
export function onCut(tell: () => void): void {
  const look = () => document.getElementById("end") ?? tell();
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", look);
  else look();
}

/** The element of a file, once all of it is read: something comes after it. Null if that does not come. */
function elementOf(address: string): Promise<HTMLElement | null> {
  return new Promise((resolve) => {
    const look = () => {
      const element = document.getElementById(address);
      const isWhole = !!element?.nextSibling;
      if (!isWhole && document.readyState === "loading") return;
      reading.disconnect();
      document.removeEventListener("DOMContentLoaded", look);
      resolve(isWhole ? element : null);
    };
    const reading = new MutationObserver(look);
    reading.observe(document.body, { childList: true });
    document.addEventListener("DOMContentLoaded", look);
    look();
  });
}

/** The content of a file that was compressed, as of this type. */
export async function unpacked(address: string, type: string): Promise<Blob> {
  const packed = new Blob([(await embedded(address)) ?? new Uint8Array()]);
  const stream = packed.stream().pipeThrough(new DecompressionStream("gzip"));
  return new Blob([await new Response(stream).arrayBuffer()], { type });
}
