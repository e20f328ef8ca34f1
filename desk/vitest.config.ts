import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    retry: 0,
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    include: ["{core,data,mail,jobs,api,server,commands,site}/**/*.test.ts"],
  },
});
