/** What the build says of sizes in the page's head, in bytes; null in one file on a disk and in a board on another site. */
export function siteSize(what: "first-visit" | "one-file"): number | null {
  const element = document.querySelector<HTMLMetaElement>(`meta[name="tilewise-${what}"]`);
  return element && Number(element.content);
}
