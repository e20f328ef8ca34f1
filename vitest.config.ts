import { defineConfig } from "vitest/config";

const overTheBuild = {
  testTimeout: 120_000,
  // One set of modules for all files of a worker: the pages are read and parsed once, not once for each file.
  isolate: false,
};

export default defineConfig({
  test: {
    retry: 0,
    maxWorkers: 2,
    testTimeout: 60_000,
    // A failed list says what was in it.
    chaiConfig: { truncateThreshold: 400 },
    projects: [
      {
        extends: true,
        test: { name: "unit", include: ["{app,bench,integration,server,scripts}/**/*.test.{ts,tsx}"] },
      },
      // The others read the finished build: `npm run build` first.
      { extends: true, test: { name: "built", include: ["tests/built/**/*.test.ts"], ...overTheBuild } },
      {
        extends: true,
        // Whole copies of the site, changed and built. Run by `npm run test:deep`.
        test: {
          name: "copies",
          include: ["tests/copies/**/*.test.ts", "tests/built/**/*fuzz*.test.ts"],
          ...overTheBuild,
          testTimeout: 600_000,
        },
      },
      {
        extends: true,
        // Firefox and WebKit, as far as they are installed. Run by `npm run test:engines`.
        test: {
          name: "engines",
          include: ["tests/engines/**/*.test.ts"],
          testTimeout: 300_000,
          fileParallelism: false,
        },
      },
    ],
  },
  resolve: { tsconfigPaths: true },
});
