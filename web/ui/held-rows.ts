/** A list that has become a better one, with some of its rows where they were, so that nothing moves under a hand. */

/**
 * @param items in their new order
 * @param held where rows are to stay, and the keys of their items; an item that is gone has no row any more
 */
export function heldInPlace<T>(
  items: readonly T[],
  held: ReadonlyMap<number, string>,
  keyOf: (item: T) => string,
): readonly T[] {
  const keys = new Set(held.values());
  const rows = items.filter((item) => !keys.has(keyOf(item)));
  for (const [place, key] of [...held].toSorted(([a], [b]) => a - b)) {
    const item = items.find((each) => keyOf(each) === key);
    if (item !== undefined) rows.splice(place, 0, item);
  }
  return rows;
}
