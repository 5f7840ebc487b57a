/** The entry of embed.html: an engine for a host's solvers, or a board. */

import { mayReload } from "../engine/line.ts";
import { preload } from "../ui/site-pieces.ts";

const build = document.querySelector("meta[name=tilewise-build]")?.getAttribute("content") ?? "";

/** Has what the frame is begin; where that does not come it is loaded anew, and the host greets it again. */
async function begin(coming: Promise<{ start: (build: string) => void }>): Promise<void> {
  try {
    (await coming).start(build);
  } catch (cause) {
    console.info("Tilewise is not there:", cause);
    if (await mayReload()) location.reload();
  }
}

if (location.hash === "#engine") void begin(import("./engine-frame.ts"));
else {
  preload(["board-frame"]);
  void begin(import("./board-frame.ts"));
}
