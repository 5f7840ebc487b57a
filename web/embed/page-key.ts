/**
 * What the frames of one page have in common and those of another have not: a key, which elements give their frames as
 * a name, and which plain frames look for among their neighbours.
 */

const KEY = /^tilewise-[0-9a-z]+$/;

// Not by crypto.randomUUID, which pages without https have not.
export const newKey = (): string => `tilewise-${Math.random().toString(36).slice(2)}`;

declare global {
  interface Window {
    tilewisePage?: string;
  }
}

export function pageKey(): string {
  window.tilewisePage = KEY.test(window.name) ? window.name : (neighboursKey() ?? newKey());
  return window.tilewisePage;
}

/** Frames of one origin and page share a thread, so that no two of them can look at once. */
function neighboursKey(): string | undefined {
  for (const frame of Array.from({ length: parent.length }, (_, i) => parent[i])) {
    try {
      const key = frame?.tilewisePage;
      if (key !== undefined) return key;
    } catch {
      // It is another site's.
    }
  }
  return undefined;
}
