/** The engine without a page: `import { createSolver } from ".../tilewise.js"`. Its types are in tilewise.d.ts. */

import { CONTRACT } from "./contract.js";

export { createSolver } from "./solver.js";
export { EngineError } from "../engine/protocol.js";

/** The version of the contract that this script speaks. */
export const version = CONTRACT.version;
