/** The engine without a page: `import { createSolver } from ".../tilewise.js"`. Its types are in public-types.d.ts. */

import { EngineError } from "../rpc/messages.ts";
import { CONTRACT } from "./contract.ts";
import { createSolver } from "./solver.ts";

/** The version of the contract that this script speaks. */
const { version } = CONTRACT;

export { EngineError, createSolver, version };
