import { withClient } from "../data/with-client.ts";

/**
 * A desk after some years: 600 open, 3,000 that wait, 200 snoozed, 2 in 100 spam, the rest closed. "server" is in every
 * text, "needle77" in a thousandth. Fits the first version of the tables and all since.
 */
export async function fillQueue(url: string, count: number, messagesEach = 1): Promise<void> {
  await withClient(url, async (client) => {
    await client.query(`insert into staff (email, name, role)
      select 'member' || n || '@desk.example', 'Member ' || n, 'agent' from generate_series(1, 8) as n`);
    await client.query(
      `insert into contacts (email, name, company)
      select 'visitor' || n || '@company' || n % 500 || '.example', 'Visitor ' || n, 'Company ' || n % 500
      from generate_series(1, $1::int / 2) as n`,
      [count],
    );
    await client.query(
      `insert into enquiries (idempotency_key, fingerprint, contact_id, name, company, service, subject, status,
        assignee_id, due_at, first_reply_at, snoozed_until, last_activity_at, created_at, search)
      select gen_random_uuid(), 'x', contact.id, contact.name, contact.company,
        (array['cloud', 'cybersecurity', 'software-ai', 'hosting', 'consultation', ''])[1 + n % 6],
        '{"kind": "plan", "plan": "vps-professional", "product": "VPS Hosting", "name": "Professional", "price": 59, "period": "/month"}',
        status, case when n % 5 = 0 then null else 1 + n % 8 end,
        case when status = 'open' then now() + (n % 1700 - 200) * interval '1 minute' end,
        case when status <> 'open' then wrote + interval '5 hours' end,
        case when status = 'snoozed' then now() + interval '1 day' end,
        wrote + interval '5 hours', wrote,
        to_tsvector('simple', concat_ws(' ', contact.name, contact.company, contact.email, body(n)))
      from generate_series(1, $1::int) as n
      cross join lateral (select case
          when n > $1::int - 600 then 'open' when n > $1::int - 3600 then 'waiting' when n > $1::int - 3800 then 'snoozed'
          when n % 50 = 0 then 'spam' else 'closed' end as status,
        now() - ($1::int - n) * interval '13 minutes' as wrote) as each
      join contacts as contact on contact.id = 1 + n % ($1::int / 2)`.replace("body(n)", body("n")),
      [count],
    );
    await client.query(
      `insert into messages (enquiry_id, kind, author_id, body, created_at)
      select id, case when turn % 2 = 0 then 'visitor' else 'staff' end, case when turn % 2 = 1 then 1 end,
        ${line("id + turn")}, created_at + turn * interval '1 hour'
      from enquiries, generate_series(0, $1::int - 1) as turn`,
      [messagesEach],
    );
    await client.query("vacuum analyze");
  });
}

/** The first member of staff has read two of three, the second all of them. */
export async function fillReadMarks(url: string): Promise<void> {
  await withClient(url, async (client) => {
    await client.query(
      "update enquiries set last_visitor_at = created_at where last_visitor_at <> created_at",
    );
    await client.query(
      `insert into reads (staff_id, enquiry_id) select 1, id from enquiries where id % 3 > 0
      union all select 2, id from enquiries`,
    );
    // Written anew: a table that had every row changed at once is half empty, one that grew over years is not.
    await client.query("vacuum (full, analyze) enquiries");
    await client.query("vacuum analyze");
  });
}

/** Some forty words, all of them in many rows but the last. */
function body(n: string): string {
  return `(select 'Our server is slow. ' || string_agg('word' || ((${n}) * 7 + w * w) % 5000, ' ')
    || case when (${n}) % 1000 = 77 then ' needle77' else '' end from generate_series(1, 40) as w)`;
}

/** A message of the usual length, made faster than the words of an enquiry. */
function line(n: string): string {
  const word = (factor: number) => `'word' || ((${n}) * ${factor}) % 5000`;
  return `'Thank you for the quick answer. It happens when ' || ${word(7)} || ' and ' || ${word(11)}
    || ' write their reports at the same time, most often after lunch; then ' || ${word(13)} || ' waits for '
    || ${word(17)} || ' until somebody restarts it. Could you look at ' || ${word(19)} || ' with us on Thursday?'`;
}
