/** The text of a file that the visitor has chosen. */

/** Bytes beyond which a file is no game. */
const LARGEST = 1_000_000;

/** Null if the file is too large for a game. */
export async function textOf(file: File): Promise<string | null> {
  if (file.size > LARGEST) return null;
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    // Games saved before UTF-8 was the rule.
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
