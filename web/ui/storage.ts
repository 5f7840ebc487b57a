/** What the browser keeps for the page between visits, where it lets us. */

/** Where it keeps something: for all visits, or for this tab alone as long as it is open. */
type Place = "localStorage" | "sessionStorage";

/** What was kept under a key, null for nothing; whoever asks looks what it is. */
export function recall(key: string, place: Place = "localStorage"): unknown {
  try {
    return JSON.parse(globalThis[place].getItem(key) ?? "null");
  } catch {
    return null;
  }
}

/** Keep a value. Gives false where storage is full or switched off, so that it lasts as long as the page. */
export function remember(key: string, value: unknown, place: Place = "localStorage"): boolean {
  try {
    globalThis[place].setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
