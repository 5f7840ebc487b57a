/** The service worker. For now it only makes room for the one that keeps the site for offline use. */
