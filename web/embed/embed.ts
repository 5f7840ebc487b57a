/** The entry of embed.html: an engine for a host's solvers, or a board. */

import { preload } from "../ui/site-pieces.ts";

const build = document.querySelector("meta[name=tilewise-build]")?.getAttribute("content") ?? "";

if (location.hash === "#engine") void import("./engine-frame.ts").then(({ start }) => start(build));
else {
  preload(["board-frame"]);
  void import("./board-frame.ts").then(({ start }) => start(build));
}
