import { configDefaults, defineConfig } from "vitest/config";

/** Tests that register games of their own have the registry to themselves; the others share what they import. */
const REGISTERING = "app/**/*.test.ts";

/** Milliseconds until a test counts as failed that does not end: a busy machine takes its time. */
const testTimeout = 180_000;

export default defineConfig({
  test: {
    projects: [
      { test: { name: "app", include: [REGISTERING], testTimeout } },
      {
        test: {
          name: "page",
          exclude: [...configDefaults.exclude, REGISTERING],
          isolate: false,
          testTimeout,
        },
      },
    ],
  },
});
