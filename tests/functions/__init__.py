"""Which functions of Pyodide's WebAssembly the page needs: the tool that makes web/build/functions.json."""
