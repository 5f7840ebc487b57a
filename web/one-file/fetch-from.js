/** What addresses of embedded files begin with; there is nothing anywhere else. */
export const EMBEDDED = "embedded:";

/**
 * Answers `fetch` from embedded files; whatever else is asked for is not there.
 *
 * @param {(address: string) => Promise<Uint8Array<ArrayBuffer> | null>} read
 */
export function fetchFrom(read) {
  globalThis.fetch = async (input) => {
    const address = String(input instanceof Request ? input.url : input);
    const bytes = address.startsWith(EMBEDDED) ? await read(address) : null;
    return bytes ? new Response(bytes) : new Response(null, { status: 404 });
  };
}
