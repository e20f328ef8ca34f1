import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: { name: "unit", include: ["{app,server,scripts}/**/*.test.{ts,tsx}"] },
      },
      {
        extends: true,
        // Reads the finished build: run `npm run build` first.
        test: { name: "site", include: ["tests/site/**/*.test.ts"], testTimeout: 60_000 },
      },
    ],
  },
  resolve: { tsconfigPaths: true },
});
