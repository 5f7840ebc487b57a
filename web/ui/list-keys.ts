/** Where a key leads in a list: the same in every list of the page. */

/**
 * @param key as an event has it
 * @returns undefined for a key that leads nowhere
 */
export function placeAfter(
  key: string,
  {
    active,
    last,
    page,
  }: {
    /** The place that the keys act on now. */
    active: number;
    last: number;
    /** Rows that Page Up and Page Down step over. */
    page: number;
  },
): number | undefined {
  const places: Record<string, number> = {
    ArrowDown: Math.min(last, active + 1),
    ArrowUp: Math.max(0, active - 1),
    PageDown: Math.min(last, active + page),
    PageUp: Math.max(0, active - page),
    Home: 0,
    End: last,
  };
  return places[key];
}
