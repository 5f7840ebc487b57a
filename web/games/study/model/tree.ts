/** How a word grows, letter by letter in front or behind: a tree of the longer words that have it in them. */

export interface Branch {
  word: string;
  /** The letter that it has more than the word it grew from, and the side on which that stands. */
  letter: string;
  side: "front" | "back";
  branches: Branch[];
}

/**
 * The words that grow from a word one letter at a time. Each stands once: where it grows in two ways, at the one that lacks
 * its last letter. Words that are reached through none are not in the tree.
 *
 * @param words longer ones that have it in them, as lists of their tiles
 */
export function treeOf(root: readonly string[], words: readonly (readonly string[])[]): Branch[] {
  const grown = new Map<string, Branch[]>([[root.join(""), []]]);
  for (const tiles of words.toSorted((one, other) => one.length - other.length)) {
    const word = tiles.join("");
    const [shorter, other] = [tiles.slice(0, -1).join(""), tiles.slice(1).join("")];
    const isBack = grown.has(shorter);
    const parent = grown.get(isBack ? shorter : other);
    if (!parent || grown.has(word)) continue;
    const branches: Branch[] = [];
    grown.set(word, branches);
    const letter = (isBack ? tiles.at(-1) : tiles[0]) ?? "";
    parent.push({ word, letter, side: isBack ? "back" : "front", branches });
  }
  return grown.get(root.join("")) ?? [];
}
