import { sql } from "drizzle-orm";
import { expect, it } from "vitest";

import { freshDatabase } from "../data/testing/fresh-database.ts";
import { dailyTasks } from "./daily.ts";

const { db } = await freshDatabase();
const inMs = (offset: number) => sql`(extract(epoch from now()) * 1000 + ${offset})::bigint`;

it("deletes what has expired and keeps the rest", async () => {
  await db.execute(sql`insert into staff (email, role) values ('a@desk.example', 'admin')`);
  await db.execute(sql`insert into used_tokens select 'old' || n, gen_random_uuid(), now() - interval '1 second'
    from generate_series(1, 12000) n`);
  await db.execute(
    sql`insert into used_tokens values ('new', gen_random_uuid(), now() + interval '1 minute')`,
  );
  await db.execute(
    sql`insert into rate_limits values ('old', 1, ${inMs(-1)}), ('new', 1, ${inMs(60_000)}), ('ever', 1, null)`,
  );
  await db.execute(sql`insert into entry_links (token_hash, expires_at)
    values ('old', now() - interval '1 second'), ('new', now() + interval '1 minute')`);
  await db.execute(sql`insert into users (id, email, name, email_verified, created_at)
    values ('new', 'a@desk.example', 'A', true, now() - interval '1 year'),
      ('old', 'never@desk.example', 'N', false, now() - interval '8 days')`);
  await db.execute(sql`insert into sessions (id, token, user_id, expires_at)
    values ('old', 'old', 'new', now() - interval '1 second'), ('new', 'new', 'new', now() + interval '1 minute')`);
  await db.execute(sql`insert into verifications (id, identifier, value, expires_at)
    values ('old', 'x', 'x', now() - interval '1 second'), ('new', 'x', 'x', now() + interval '1 minute')`);
  await db.execute(sql`insert into contacts (email, name) values ('v@company.example', 'V')`);
  await db.execute(sql`insert into enquiries (idempotency_key, fingerprint, contact_id, name)
    values (gen_random_uuid(), 'x', 1, 'old'), (gen_random_uuid(), 'x', 1, 'new')`);
  await db.execute(sql`insert into presence (staff_id, enquiry_id, seen_at)
    values (1, 1, now() - interval '2 hours'), (1, 2, now())`);
  for (const { run } of dailyTasks) await run(db);
  const { rows } = await db.execute(sql`
    select id as left from used_tokens union all select key from rate_limits union all select token_hash from entry_links
    union all select id from users union all select id from sessions union all select id from verifications
    union all select name from presence join enquiries on enquiries.id = presence.enquiry_id`);
  expect(rows.map(({ left }) => left).toSorted()).toEqual(["ever", ...Array<string>(7).fill("new")]);
});
