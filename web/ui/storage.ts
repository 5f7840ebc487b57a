/** What the browser keeps for the page between visits, where it lets us. */

/** What was kept under a key, null for nothing; whoever asks looks what it is. */
export function recall(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

/** Keep a value. Gives false where storage is full or switched off, so that it lasts as long as the page. */
export function remember(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
