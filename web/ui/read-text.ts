/** The text of a file that the visitor has chosen. */

/** Bytes beyond which a file is no game. */
const LARGEST = 1_000_000;

/** Code pages of files that name none; the first that has all letters is taken. */
const PAGES = ["windows-1252", "windows-1254", "windows-1250", "windows-1251", "windows-1253"] as const;

interface Expected {
  /** In bytes; a game's if it is not said. */
  largest?: number;
  /** Those that it is written with. */
  letters?: string;
}

/** Null if the file is larger than what it is to be. */
export async function textOf(
  file: File,
  { largest = LARGEST, letters = "" }: Expected = {},
): Promise<string | null> {
  if (file.size > largest) return null;
  const bytes = await file.arrayBuffer();
  const [first, second] = new Uint8Array(bytes);
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    // Games saved before UTF-8 was the rule, some of which say how they are.
    const text = new TextDecoder(pageOf(letters)).decode(bytes);
    const [, label = ""] = /^#character-encoding\s+(\S+)/im.exec(text) ?? [];
    return decoded(bytes, label) ?? text;
  }
}

function pageOf(letters: string): string {
  const all = Uint8Array.from({ length: 256 }, (_, byte) => byte);
  const has = (page: string) => {
    const characters = new Set(new TextDecoder(page).decode(all));
    return Array.from(letters).every((letter) => characters.has(letter));
  };
  return PAGES.find(has) ?? PAGES[0];
}

/** Null if a browser does not know the encoding, or if it cannot be that one. */
function decoded(bytes: ArrayBuffer, label: string): string | null {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
