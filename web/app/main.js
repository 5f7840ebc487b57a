/** The page's entry: one engine, one page. */
import { Engine } from "../engine/client.js";
import "../games/letterpress/index.js";
import "./app.js";

const engine = new Engine();
const app = /** @type {import("./app.js").App} */ (document.querySelector("tw-app"));
app.engine = engine;
engine.start();
