/**
 * What the page remembers between visits: small choices, never positions (those live in the address).
 *
 * Storage can be switched off, or refused to an embedded frame; then the page simply does not remember.
 */
const KEY = "tilewise";

export function recall(): Record<string, any> {
  try {
    const value = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof value === "object" && value !== null ? value : {};
  } catch {
    return {};
  }
}

export function remember(choices: Record<string, unknown>) {
  try {
    localStorage.setItem(KEY, JSON.stringify(choices));
  } catch {
    // Nothing to do: the visitor's choice stands until the page is closed.
  }
}
