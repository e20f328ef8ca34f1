import { defineConfig } from "vitest/config";

/** One file after the other: each needs the machine's two cores for itself. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ["*.faults.ts"],
    retry: 0,
    fileParallelism: false,
    testTimeout: 600_000,
    hookTimeout: 120_000,
  },
});
