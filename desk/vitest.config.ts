import { configDefaults, defineConfig } from "vitest/config";

import { hasImapServer } from "../scripts/lib/imap-server.mjs";

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    retry: 0,
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    include: ["{accounts,app,core,data,mail,jobs,api,server,commands,site}/**/*.test.ts"],
    // scripts/lib/imap-server.mjs has said so.
    exclude: [...configDefaults.exclude, ...(hasImapServer() ? [] : ["jobs/work-incoming.test.ts"])],
  },
});
