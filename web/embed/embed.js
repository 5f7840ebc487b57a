/** The entry of embed.html: an engine for a host's solvers, or a board. */

const build = document.querySelector("meta[name=tilewise-build]")?.getAttribute("content") ?? "";

if (location.hash === "#engine") import("./engine-frame.js").then(({ start }) => start(build));
else import("./board-frame.js").then(({ start }) => start(build));
