/**
 * The files that one page carries within itself: base64 in elements that no browser runs, under their addresses, and
 * decoded when they are asked for.
 */

/** @typedef {Uint8Array<ArrayBuffer>} Bytes */

/**
 * @param {string} address
 * @returns {Bytes | null} null if there is no such file
 */
export function embedded(address) {
  const text = document.getElementById(address)?.textContent;
  return text ? decoded(text) : null;
}

/** @param {string} text base64 @returns {Bytes} */
function decoded(text) {
  const { fromBase64 } = /** @type {any} */ (Uint8Array);
  if (fromBase64) return fromBase64.call(Uint8Array, text);
  const binary = atob(text);
  const bytes = new Uint8Array(binary.length);
  for (let i = 0; i < binary.length; i++) bytes[i] = binary.charCodeAt(i);
  return bytes;
}
