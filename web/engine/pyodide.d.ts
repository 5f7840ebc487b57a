/** Pyodide's own JavaScript, which loadPyodide otherwise imports by its address. */
declare module "pyodide/pyodide.asm.mjs" {
  const createPyodideModule: (settings: object) => Promise<any>;
  export default createPyodideModule;
}
