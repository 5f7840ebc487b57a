import type { Lexicon } from "./protocol.js";

/** One of the site's immutable files: its address, from the folder of the code, and its size in bytes. */
interface SiteFile {
  url: string;
  bytes: number;
}

declare global {
  /** What build.mjs tells the page's code about the build it belongs to. */
  const PAGE: {
    worker: string;
    /** The page of licences, from the site's root. */
    licences: string;
    catalogue: Lexicon[];
  };

  /** What build.mjs tells the worker about the files it starts from. */
  const ENGINE: {
    version: string;
    pyodide: { folder: string; info: Record<string, string> };
    wasm: SiteFile;
    code: SiteFile;
    library: SiteFile;
    snapshot: SiteFile & { unpacked: number };
    wheel: SiteFile;
    micropip: SiteFile;
    lists: Record<string, SiteFile & { name: string; unpacked: number }>;
    catalogue: Lexicon[];
  };

  /** What build.mjs tells the service worker: what to keep at once, and which word lists there are. */
  const SITE: {
    precache: { url: string; revision: string | null }[];
    lists: string[];
  };
}
