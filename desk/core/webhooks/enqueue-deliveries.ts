import { eq, sql } from "drizzle-orm";

import type { Tx } from "../../data/open-database.ts";
import { settings } from "../../data/schema/index.ts";
import type { Outbox } from "../outbox.ts";

/** Held by the one instance that looks. */
const LOCK = 7_104_205;
const CURSOR = "webhook-cursor";
/** Events behind the cursor that are looked at again: one that was begun earlier may be committed later. */
const AGAIN = 1000;
const MOST = 500;

/**
 * Finds what webhooks are told of in the events, after they were committed: accepting an enquiry knows nothing of
 * webhooks and waits for none. Each event is told to each webhook once. Returns how many were queued.
 */
export async function enqueueDeliveries(
  tx: Tx,
  outbox: Pick<Outbox, "enqueue">,
  { url }: { /** The desk's public address. */ url: string },
): Promise<number> {
  const { rows } = await tx.execute<{ mine: boolean }>(
    sql`select pg_try_advisory_xact_lock(${LOCK}) as mine`,
  );
  if (!rows[0]?.mine) return 0;
  const { last, cursor } = await whereWeAre(tx);
  if (last === cursor) return 0;
  const deliveries = await writeDeliveries(tx, url, Math.max(0, cursor - AGAIN));
  if (deliveries.length > 0) await outbox.enqueue(tx, "webhook", deliveries);
  // A full page: the rest is found by the next look, from the same place.
  if (deliveries.length < MOST) await keepCursor(tx, last);
  return deliveries.length;
}

async function whereWeAre(tx: Tx): Promise<{ last: number; cursor: number }> {
  const [kept] = await tx.select().from(settings).where(eq(settings.key, CURSOR));
  const { rows } = await tx.execute<{ last: string }>(sql`select coalesce(max(id), 0) as last from events`);
  return { last: Number(rows[0]?.last), cursor: Number(kept?.value ?? 0) };
}

async function keepCursor(tx: Tx, last: number): Promise<void> {
  const value = String(last);
  await tx
    .insert(settings)
    .values({ key: CURSOR, value })
    .onConflictDoUpdate({ target: settings.key, set: { value } });
}

/** A number, a status, an area and a time: nothing of what a person wrote or is called. */
async function writeDeliveries(tx: Tx, url: string, after: number): Promise<{ deliveryId: number }[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    with told as (
      select events.id, events.created_at, enquiries.number, enquiries.area,
        case when events.kind = 'enquiry.accepted' then 'enquiry.new' else 'enquiry.status' end as kind,
        case when events.kind in ('enquiry.accepted', 'enquiry.added-to') then 'open' else data ->> 'status' end as status,
        coalesce(data ->> 'wasStatus', data ->> 'reopenedFrom') as was
      from events join enquiries on enquiries.id = events.enquiry_id
      where events.id > ${after} and (
        (events.kind = 'enquiry.accepted' and enquiries.status <> 'spam')
        or data ->> 'status' <> data ->> 'wasStatus'
        or data ->> 'reopenedFrom' <> 'open'
      )
    )
    insert into webhook_deliveries (webhook_id, key, payload)
    select webhooks.id, 'event:' || told.id, jsonb_strip_nulls(jsonb_build_object(
      'event', told.id, 'kind', told.kind, 'number', told.number, 'status', told.status, 'was', told.was,
      'area', told.area, 'at', to_char(told.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'url', ${`${url}/desk/enquiries/`} || told.number))
    from told cross join webhooks
    where webhooks.is_active and told.created_at >= webhooks.created_at and not exists (
      select from webhook_deliveries done where done.webhook_id = webhooks.id and done.key = 'event:' || told.id
    )
    order by told.id, webhooks.id limit ${MOST}
    on conflict do nothing
    returning id`);
  return rows.map(({ id }) => ({ deliveryId: Number(id) }));
}

/** Deliveries that wait and have no job: after a restore, or after a last try that ended with its process. */
export async function requeueDeliveries(tx: Tx, outbox: Pick<Outbox, "enqueue">): Promise<number> {
  const { rows } = await tx.execute<{ id: string; mine: boolean }>(sql`
    select id, pg_try_advisory_xact_lock(${LOCK}) as mine from webhook_deliveries
    where state = 'queued' and created_at < now() - interval '1 minute' and not exists (
      select from pgboss.job
      where name = 'webhook' and state < 'completed' and (data ->> 'deliveryId')::bigint = webhook_deliveries.id
    )
    order by id limit ${MOST}`);
  const forgotten = rows.filter(({ mine }) => mine).map(({ id }) => ({ deliveryId: Number(id) }));
  if (forgotten.length > 0) await outbox.enqueue(tx, "webhook", forgotten);
  return forgotten.length;
}
