/** The engine's worker, for one file: all of it is in this script, since a worker without an origin may import nothing. */
import "./worker-files.js";
import "../engine/worker.js";
