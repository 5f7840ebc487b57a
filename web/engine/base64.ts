import type { Bytes } from "../rpc/messages.ts";

/** The bytes that base64 stands for. */
export function fromBase64(base64: string): Bytes {
  const { fromBase64: inBrowser } = Uint8Array as { fromBase64?: (text: string) => Bytes }; // in newer ones
  if (inBrowser) return inBrowser.call(Uint8Array, base64);
  const binary = atob(base64);
  const bytes = new Uint8Array(binary.length);
  for (let i = 0; i < binary.length; i++) bytes[i] = binary.charCodeAt(i);
  return bytes;
}
