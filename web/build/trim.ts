/**
 * Writes Pyodide's WebAssembly and its script without what only serves to link further WebAssembly to it.
 *
 *     node build/run.mjs trim FOLDER
 *
 * Pyodide is made to load compiled packages, so its WebAssembly gives out every function of Python's C interface, 8560
 * of them, and its script holds all that Emscripten has, with a thousand functions for graphics. Each of them is read,
 * named and given a place in a table at every start. The solvers are Python alone and link nothing: what neither of the
 * two asks the other for is left out, from the script by terser, from the WebAssembly by Binaryen's wasm-metadce, and its
 * largest tables with it (tables.ts). What no answer is known to need is left out last (cut.ts).
 *
 * The memory of a snapshot holds places of that table, so it must be made with these files too.
 */

import { execFileSync } from "node:child_process";
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parse, tokenizer, type Expression, type Options, type Program, type Token } from "acorn";
import { minify } from "terser";
import { argument } from "./script.ts";
import { emptyTables } from "./tables.ts";

/** What Pyodide's WebAssembly is written with; wasm-metadce is to use nothing else that browsers may not know. */
const FEATURES = [
  "sign-ext",
  "mutable-globals",
  "bulk-memory",
  "nontrapping-float-to-int",
  "reference-types",
  "multivalue",
  "exception-handling",
  "simd",
];

const SYNTAX: Options = { ecmaVersion: "latest", sourceType: "module" };

/** A piece of the script that may be left out, and the names that say whether it is of use. */
interface Piece {
  start: number;
  end: number;
  /** What it does: see `pieceOf`. */
  kind: "given" | "taken" | "named" | "signed";
  /** In the script, and where it is given to or taken from. */
  name: string;
  outside: string;
}

/** The object of functions that the script gives to WebAssembly, and to whatever would be linked to it. */
const GIVEN = "wasmImports";

/** The function of the script that takes from WebAssembly, a statement for each name. */
const TAKING = "assignWasmExports";

/** The text in the brackets of an expression like `Module["f"]`. */
function keyIn(expression: Expression, object: string): string | null {
  if (expression.type !== "MemberExpression" || expression.property.type !== "Literal") return null;
  const { object: of, property } = expression;
  return of.type === "Identifier" && of.name === object ? String(property.value) : null;
}

/**
 * What a statement is:
 *
 *     _f=Module["_f"]=wasmExports["f"]     taken, also as wasmExports["f"].value>>>0
 *     Module["f"]=f                        named for others' sake
 *     f.sig="ii"                           what it takes and returns, for a place in WebAssembly's table
 */
function pieceOf({
  expression,
  start,
  end,
}: {
  expression: Expression;
  start: number;
  end: number;
}): Piece | null {
  if (expression.type !== "AssignmentExpression") return null;
  const { left, right } = expression;
  if (left.type === "Identifier" && right.type === "AssignmentExpression") {
    let source = right.right;
    if (source.type === "BinaryExpression") source = source.left as Expression; // what is shifted
    if (source.type === "MemberExpression" && source.property.type === "Identifier")
      source = source.object as Expression; // whose value it is
    const outside = keyIn(source, "wasmExports");
    return outside === null ? null : { start, end, kind: "taken", name: left.name, outside };
  }
  if (left.type !== "MemberExpression") return null;
  const { object, property } = left;
  if (right.type === "Identifier" && keyIn(left, "Module") === right.name)
    return { start, end, kind: "named", name: right.name, outside: right.name };
  if (object.type === "Identifier" && property.type === "Identifier" && property.name === "sig")
    return { start, end, kind: "signed", name: object.name, outside: "" };
  return null;
}

/** All such pieces of Pyodide's script, in order. */
function piecesOf({ body: [main] }: Program): Piece[] {
  if (main?.type !== "FunctionDeclaration") throw new Error("Pyodide's script is not one function any more.");
  const pieces: Piece[] = [];
  const take = (piece: Piece | null) => piece && pieces.push(piece);
  for (const statement of main.body.body) {
    if (statement.type === "ExpressionStatement") take(pieceOf(statement));
    else if (statement.type === "FunctionDeclaration" && statement.id.name === TAKING) {
      for (const taken of statement.body.body) if (taken.type === "ExpressionStatement") take(pieceOf(taken));
    } else if (statement.type === "VariableDeclaration") {
      for (const { id, init } of statement.declarations) {
        if (id.type !== "Identifier" || id.name !== GIVEN || init?.type !== "ObjectExpression") continue;
        for (const property of init.properties) {
          if (property.type !== "Property" || property.key.type !== "Identifier") continue;
          const { start, end, key, value } = property;
          if (value.type === "Identifier")
            take({ start, end, kind: "given", name: value.name, outside: key.name });
        }
      }
    }
  }
  return pieces;
}

/** The script without some of its pieces, which are in order. */
function without(script: string, pieces: Piece[]): string {
  let text = "";
  let at = 0;
  for (const { start, end } of pieces) {
    text += script.slice(at, start);
    at = script[end] === "," ? end + 1 : end; // of a list
  }
  return text + script.slice(at);
}

/** The script without functions and variables that nothing in it refers to. */
async function withoutUnused(script: string): Promise<string> {
  const options = { defaults: false, unused: true, keep_fargs: true, passes: 3 };
  const { code } = await minify(script, { module: true, compress: options, mangle: false });
  return code ?? "";
}

/** The script with every `eval` a global one, for which not all names need stay: linked code alone is run with it. */
function withGlobalEval(script: string): string {
  let text = "";
  let at = 0;
  let before = "";
  for (const { type, value, start } of tokensIn(script)) {
    if (value === "eval" && type.label === "name" && before !== ".") {
      text += `${script.slice(at, start)}globalThis.`;
      at = start;
    }
    before = type.label;
  }
  return text + script.slice(at);
}

/** The tokens of a script; acorn's own types do not tell their values. */
const tokensIn = (script: string) => tokenizer(script, SYNTAX) as Iterable<Token & { value?: unknown }>;

/** Names and texts in a script; `properties` are those by which it can mean something of another. */
function wordsIn(script: string) {
  const [words, properties] = [new Set<string>(), new Set<string>()];
  let before = "";
  for (const { type, value } of tokensIn(script)) {
    if (typeof value === "string") {
      words.add(value);
      if (type.label === "string" || before === "." || before === "?.") properties.add(value);
    }
    before = type.label;
  }
  return { words, properties };
}

/** Leaves out of WebAssembly all but what it is wanted for. */
async function trimWasm(source: string, target: string, wanted: string[]): Promise<void> {
  const graph = wanted.map((name) => ({ name, export: name, root: true }));
  const binary = join("node_modules", "binaryen", "bin", "wasm-metadce");
  const features = ["--mvp-features", ...FEATURES.map((feature) => `--enable-${feature}`)];
  const graphFile = `${target}.json`;
  await writeFile(graphFile, JSON.stringify(graph));
  execFileSync(process.execPath, [binary, source, ...features, "--graph-file", graphFile, "-o", target]);
  await rm(graphFile);
}

/** Pyodide's script without what neither it nor its loader needs; `used` are the words that are left in both. */
async function trimScript(script: string, loader: string, asked: Set<string>) {
  const pieces = piecesOf(parse(script, SYNTAX)).sort((one, other) => one.start - other.start);
  const keeping = (isKept: (piece: Piece) => boolean) =>
    without(
      script,
      pieces.filter((piece) => !isKept(piece)),
    );
  const { properties } = wordsIn(keeping(({ kind }) => kind !== "named" && kind !== "taken") + loader);
  const given = pieces.filter(({ kind, outside }) => kind === "given" && asked.has(outside));
  const isOfUse = (piece: Piece) => {
    if (piece.kind === "given") return given.includes(piece);
    if (piece.kind === "signed") return given.some(({ name }) => name === piece.name);
    return piece.kind === "taken" || properties.has(piece.outside);
  };
  const rest = await withoutUnused(keeping((piece) => piece.kind !== "taken" && isOfUse(piece)));
  const { words: used } = wordsIn(rest + loader);
  const isUsed = ({ kind, name, outside }: Piece) => kind !== "taken" || used.has(name) || used.has(outside);
  return { trimmed: await withoutUnused(keeping((piece) => isOfUse(piece) && isUsed(piece))), used };
}

const folder = argument(0, "folder");
const source = (name: string) => fileURLToPath(import.meta.resolve(`pyodide/${name}`));
const [wasm, script, loader] = ["pyodide.asm.wasm", "pyodide.asm.mjs", "pyodide.mjs"] as const;
const module = await WebAssembly.compile(await readFile(source(wasm)));
// Functions alone: of what else it asks for WebAssembly has only the places, for what would be linked.
const called = WebAssembly.Module.imports(module).filter(({ kind }) => kind === "function");
const { trimmed, used } = await trimScript(
  withGlobalEval(await readFile(source(script), "utf8")),
  await readFile(source(loader), "utf8"),
  new Set(called.map(({ name }) => name)),
);
await writeFile(join(folder, script), trimmed);
const exported = WebAssembly.Module.exports(module).map(({ name }) => name);
const wanted = exported.filter((name) => used.has(name) || used.has(`_${name}`));
await trimWasm(source(wasm), join(folder, wasm), wanted);
const whole = await readFile(join(folder, wasm));
emptyTables(whole);
await writeFile(join(folder, wasm), whole);
