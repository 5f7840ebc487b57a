/** The text of a file that the visitor has chosen. */

/** Bytes beyond which a file is no game. */
const LARGEST = 1_000_000;

/** Null if the file is larger than what it is to be. @param largest in bytes, a game's if it is not said */
export async function textOf(file: File, largest = LARGEST): Promise<string | null> {
  if (file.size > largest) return null;
  const bytes = await file.arrayBuffer();
  const [first, second] = new Uint8Array(bytes);
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    // Games saved before UTF-8 was the rule, some of which say how they are.
    const text = new TextDecoder("windows-1252").decode(bytes);
    const [, label = ""] = /^#character-encoding\s+(\S+)/im.exec(text) ?? [];
    return decoded(bytes, label) ?? text;
  }
}

/** Null if a browser does not know the encoding, or if it cannot be that one. */
function decoded(bytes: ArrayBuffer, label: string): string | null {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
