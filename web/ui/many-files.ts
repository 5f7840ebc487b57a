/** Files that come at once where one is read: the page is told, so that it can say so. Raises `many-files` with how many. */

/** The first of some files. */
export function firstOf(files: Iterable<File> | null | undefined, to: EventTarget): File | undefined {
  const all = [...(files ?? [])];
  tellMany(all.length, to);
  return all[0];
}

/** Tell that so many files came, if they are more than one. */
export function tellMany(files: number, to: EventTarget): void {
  if (files > 1)
    to.dispatchEvent(new CustomEvent("many-files", { detail: files, bubbles: true, composed: true }));
}
