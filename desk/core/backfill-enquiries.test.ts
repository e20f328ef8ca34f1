import { expect, it } from "vitest";

import { migrateTo } from "../data/backup/schema-version.ts";
import { migrate, readJournal } from "../data/migrate.ts";
import { serverUrl } from "../data/testing/fresh-database.ts";
import { inDatabase } from "../data/testing/in-database.ts";
import { withClient } from "../data/with-client.ts";
import { backfillEnquiries } from "./backfill-enquiries.ts";

it("gives enquiries of the first version their area and the time the visitor wrote, also later ones", async () => {
  const name = `first_${Date.now().toString(36)}`;
  await withClient(await serverUrl(), (client) => client.query(`create database ${name}`));
  const url = inDatabase(await serverUrl(), name);
  await migrateTo(url, readJournal().entries[0]?.when ?? 0);
  const plan =
    '{"kind": "plan", "plan": "vps-professional", "product": "VPS Hosting", "name": "Professional", "price": 59, "period": "/month"}';
  await insert(url, ["cloud", ""], ["", plan], ["consultation", ""]);
  await migrate(url);
  await withClient(url, backfillEnquiries);
  // One that the first version writes while the second already runs.
  await insert(url, ["cybersecurity", ""]);
  await withClient(url, backfillEnquiries);

  const rows = await withClient(url, async (client) => {
    const { rows: found } = await client.query(
      "select area, last_visitor_at = created_at as wrote from enquiries order by id",
    );
    return found;
  });
  const areas = ["cloud", "hosting", "", "cybersecurity"];
  expect(rows).toEqual(areas.map((area) => ({ area, wrote: true })));
});

/** As the first version did. */
async function insert(url: string, ...asked: [service: string, subject: string][]): Promise<void> {
  await withClient(url, async (client) => {
    await client.query(
      "insert into contacts (email, name) values ('a@b.example', 'A') on conflict do nothing",
    );
    for (const [service, subject] of asked)
      await client.query(
        `insert into enquiries (idempotency_key, fingerprint, contact_id, name, company, service, subject, status,
          due_at, last_activity_at, search)
        select gen_random_uuid(), 'x', id, 'A', '', $1, $2::jsonb, 'open', now(), now(), '' from contacts limit 1`,
        [service, subject || null],
      );
  });
}
