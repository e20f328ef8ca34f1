import { defineConfig } from "vitest/config";

/** Two files at a time: while one waits for a queue or for a recovery, the other works. Each has a database of its own. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ["*.faults.ts"],
    retry: 0,
    maxWorkers: 2,
    testTimeout: 600_000,
    hookTimeout: 300_000,
  },
});
