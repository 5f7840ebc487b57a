/** The page's entry: one engine, one page. */
import { engine } from "./begin.js";
import { app, openPage } from "./open.js";
import { watchForUpdate } from "./update.js";

openPage(engine);

const loaded = new Promise((resolve) => {
  const look = () => ["ready", "failed"].includes(engine.state.stage) && resolve(null);
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
