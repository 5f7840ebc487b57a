/** The page's entry: one engine, one page. */
import { engine } from "./begin.ts";
import { app, openPage } from "./open.ts";
import { watchForUpdate } from "./update.ts";

openPage(engine);

/** Milliseconds that a game has to draw its first answer, before anything else is done. */
const DRAWN = 500;

const loaded = new Promise((resolve) => {
  const answered = () => setTimeout(resolve, DRAWN);
  const look = () => engine.state.stage === "failed" && resolve(null);
  engine.addEventListener("idle", answered, { once: true });
  engine.addEventListener("state", look);
  look();
});
watchForUpdate({
  loaded,
  used: () => engine.listFiles,
  onWaiting: (apply) => (app.waiting = apply),
  onKept: () => engine.dispatchEvent(new CustomEvent("kept")),
  missing: app,
});
