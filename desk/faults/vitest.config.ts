import { defineConfig } from "vitest/config";

/** Started by run.ts. */
const systemPostgres = process.env["SYSTEM_POSTGRES"];

/** Three files at a time: they wait for job queues and recoveries more than they compute. Each has a database of its own. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    retry: 0,
    maxWorkers: 3,
    // Much longer than any needs, so that a busy machine fails nothing: all waiting is for states.
    testTimeout: 1_200_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 180_000 } },
    projects: [
      { extends: true, test: { name: "embedded", include: ["*.faults.ts"] } },
      ...(systemPostgres
        ? [
            {
              extends: true as const,
              test: {
                name: "system",
                include: ["{database-unavailable,instances,lost-answers}.faults.ts"],
                env: { DATABASE_URL: systemPostgres },
              },
            },
          ]
        : []),
    ],
  },
});
