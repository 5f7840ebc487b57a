/**
 * The files of what is loaded when it is wanted, such as a game's page, as the build has written them into the page's head:
 * asked for all at once, where import() would hear of one from the other. One file on a disk has none.
 */

/** Addresses of the files of a piece, which is called by the name of its source: "letterpress", "letterpress-en", "tr". */
export function filesOf(piece: string): string[] {
  const content = document.querySelector<HTMLMetaElement>('meta[name="tilewise-pieces"]')?.content ?? "";
  const pieces = content.split(";").map((each) => each.trim().split(" "));
  const [, ...files] = pieces.find(([name]) => name === piece) ?? [];
  return files.map((file) => new URL(file, document.baseURI).href);
}

/** Ask for all files of these pieces, which are about to be imported. */
export function preload(pieces: readonly string[]): void {
  for (const href of new Set(pieces.flatMap(filesOf))) {
    if (document.querySelector(`link[href="${href}"]`)) continue;
    const link = Object.assign(document.createElement("link"), { rel: "modulepreload", href });
    document.head.append(link);
  }
}

/** Have the browser keep the files of pieces that may be wanted later. One that does not come is no news. */
export async function fetchAhead(pieces: readonly string[]): Promise<void> {
  for (const file of new Set(pieces.flatMap(filesOf))) {
    try {
      // A name with a hash is never another file, whatever the host says of how long one may be kept.
      await (await fetch(file, { cache: "force-cache" })).arrayBuffer();
    } catch {
      return; // nor will the others come
    }
  }
}
