import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    retry: 0,
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    include: ["{accounts,app,core,data,mail,jobs,api,server,commands,site}/**/*.test.ts"],
  },
});
