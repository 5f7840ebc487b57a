/** Has the page's own downloads answered from the page. This must be imported before whoever downloads. */
import { embedded } from "./embedded.js";
import { fetchFrom } from "./fetch-from.js";

fetchFrom(async (address) => embedded(address));
