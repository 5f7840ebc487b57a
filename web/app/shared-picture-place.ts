/** Where a picture that was shared to the installed app waits, as its service worker and its page know it. */

/** What stands after the page's address when a picture waits; its address in the cache as well. */
export const SHARED_PICTURE = "?shared-picture";

/** The cache in which a picture waits for a page, which has the caches of its host to share. */
export const sharedPictures = (page: string): string => `tilewise-shared-${page}`;
