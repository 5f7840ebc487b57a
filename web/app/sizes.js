/** What the build says of sizes in the page's head; in one file on a disk there is nothing to say. */

/**
 * @param {"first-visit" | "one-file"} what
 * @returns {number | null} bytes
 */
export function size(what) {
  const element = document.querySelector(`meta[name="tilewise-${what}"]`);
  return element instanceof HTMLMetaElement ? Number(element.content) : null;
}
