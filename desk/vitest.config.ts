import { configDefaults, defineConfig } from "vitest/config";

import { findProgram } from "../scripts/lib/programs.ts";

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    retry: 0,
    maxWorkers: 2,
    // Files share what they import: reading it anew for each of them took a third of the time.
    isolate: false,
    restoreMocks: true,
    unstubGlobals: true,
    env: { DESK_QUERY_MS: "20000" },
    // Much longer than any needs, so that a busy machine fails nothing: all waiting is for states.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    include: ["{accounts,app,core,data,mail,jobs,api,server,commands,site}/**/*.test.ts"],
    // scripts/lib/programs.ts has said so.
    exclude: [
      ...configDefaults.exclude,
      ...(findProgram("Dovecot") ? [] : ["jobs/incoming-mail-worker.test.ts"]),
    ],
  },
});
