import { configDefaults, defineConfig } from "vitest/config";

/** Tests that register games of their own have the registry to themselves; the others share what they import. */
const REGISTERING = "app/**/*.test.ts";

export default defineConfig({
  test: {
    projects: [
      { test: { name: "app", include: [REGISTERING] } },
      { test: { name: "page", exclude: [...configDefaults.exclude, REGISTERING], isolate: false } },
    ],
  },
});
