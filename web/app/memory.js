/**
 * What the page remembers between visits: small choices, never positions (those live in the address).
 *
 * Storage can be switched off, or refused to an embedded frame; then the page simply does not remember.
 */
const KEY = "tilewise";

/** @returns {Record<string, any>} */
export function recall() {
  try {
    const value = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof value === "object" && value !== null ? value : {};
  } catch {
    return {};
  }
}

/** @param {Record<string, unknown>} choices */
export function remember(choices) {
  try {
    localStorage.setItem(KEY, JSON.stringify(choices));
  } catch {
    // Nothing to do: the visitor's choice stands until the page is closed.
  }
}
