import { expect, it, vi } from "vitest";

import { freshDatabase } from "../data/testing/fresh-database.ts";
import { openDesk } from "./testing/open-desk.ts";
import { startIncomingMailWorker } from "./incoming-mail-worker.ts";

const database = await freshDatabase();

it("says so and goes on while there is no mailbox", async () => {
  const { services } = await openDesk(database);
  const warned = vi.spyOn(services.log, "warn");
  const worker = startIncomingMailWorker(services, "imap://visitor:secret@127.0.0.1:9/INBOX", 50);
  await vi.waitFor(() => expect(warned.mock.calls.length).toBeGreaterThan(1), 60_000);
  await worker.stop();
});
