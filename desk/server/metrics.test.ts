import { expect, it } from "vitest";

import { freshDatabase } from "../data/testing/fresh-database.ts";
import { createMetrics } from "./metrics.ts";

const { db } = await freshDatabase();

it("says how mail, promises and answers stand", async () => {
  const metrics = createMetrics(db);
  metrics.answered("accepted", 0.02);
  const text = await metrics.read();
  for (const line of [
    "desk_outbox_oldest_seconds 0",
    "desk_mails_undelivered 0",
    "desk_enquiries_overdue 0",
    'desk_accept_seconds_count{outcome="accepted"} 1',
  ]) {
    expect(text).toContain(line);
  }
});
