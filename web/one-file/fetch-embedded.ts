import type { Bytes } from "../rpc/messages.ts";

/** What addresses of embedded files begin with; there is nothing anywhere else. */
export const EMBEDDED = "embedded:";

/** Answers `fetch` from embedded files, as `read` gives them; whatever else is asked for is not there. */
export function fetchEmbedded(read: (address: string) => Promise<Bytes | null>): void {
  globalThis.fetch = async (input) => {
    const address = input instanceof Request ? input.url : String(input);
    const bytes = address.startsWith(EMBEDDED) ? await read(address) : null;
    return bytes ? new Response(bytes) : new Response(null, { status: 404 });
  };
}
