/** What the build says of sizes in the page's head; in one file on a disk there is nothing to say. */

/** @returns bytes */
export function size(what: "first-visit" | "one-file"): number | null {
  const element = document.querySelector(`meta[name="tilewise-${what}"]`);
  return element instanceof HTMLMetaElement ? Number(element.content) : null;
}
