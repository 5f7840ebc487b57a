/** Where a key leads in a list: the same in every list of the page. */

/**
 * @param {string} key as an event has it
 * @param {object} list
 * @param {number} list.active the place that the keys act on now
 * @param {number} list.last
 * @param {number} list.page rows that Page Up and Page Down step over
 * @returns {number | undefined} undefined for a key that leads nowhere
 */
export function placeAfter(key, { active, last, page }) {
  /** @type {Record<string, number>} */
  const places = {
    ArrowDown: Math.min(last, active + 1),
    ArrowUp: Math.max(0, active - 1),
    PageDown: Math.min(last, active + page),
    PageUp: Math.max(0, active - page),
    Home: 0,
    End: last,
  };
  return places[key];
}
