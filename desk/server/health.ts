import { Hono } from "hono";

import { isMigrated } from "../data/migrate.ts";
import type { Services } from "./services.ts";

/** For whoever watches over the process: live says that it runs, ready that it can take an enquiry. */
export function health({ db }: Services) {
  return new Hono()
    .get("/live", (c) => c.text("live"))
    .get("/ready", async (c) => {
      const migrated = await isMigrated(db).catch(() => undefined);
      if (migrated) return c.text("ready");
      return c.text(migrated === undefined ? "no database" : "migrating", 503);
    });
}
