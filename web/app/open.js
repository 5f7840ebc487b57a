/** Puts the page on the table, with every game. */
import "../games/all.js";
import "./app.js";

/** @typedef {import("../engine/client.js").Engine} Engine */

/** The page's one element. */
export const app = /** @type {import("./app.js").App} */ (document.querySelector("tw-app"));

/** @param {Engine} engine @returns {Engine} */
export function openPage(engine) {
  app.engine = engine;
  return engine;
}
