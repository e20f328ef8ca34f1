import { undeliveredMails } from "../../core/undelivered-mails.ts";
import { countTeam, countViews } from "../../core/staff/count-views.ts";
import { lastEventId } from "../../core/staff/last-event.ts";
import { countUnsorted, listUnsortedMail } from "../../core/staff/unsorted-mail/list-unsorted-mail.ts";
import { type MailEvent, readMailEvent } from "../../core/staff/unsorted-mail/read-mail-event.ts";
import { readKeptPromises } from "../../core/staff/read-kept-promises.ts";
import type { StaffMember } from "../../core/staff-session.ts";
import { databaseNow } from "../../data/database-now.ts";
import type { Database } from "../../data/open-database.ts";
import { readListPosition } from "./unsorted-mail-address";

export type UnsortedMailData = Awaited<ReturnType<typeof loadUnsortedMail>>;

/** All that the page of mails shows, for an address of it. */
export async function loadUnsortedMail(db: Database, staff: StaffMember, search: URLSearchParams) {
  // First of all: what happens while the rest is read is told once more.
  const lastEvent = await lastEventId(db);
  const { list, after } = readListPosition(search);
  return {
    staff,
    lastEvent,
    list,
    after,
    ...(await listUnsortedMail(db, { list, after })),
    done: await justDone(db, search),
    undelivered: await undeliveredMails(db),
    unsorted: await countUnsorted(db),
    counts: await countViews(db, staff.id),
    team: await countTeam(db),
    kept: await readKeptPromises(db),
    now: await databaseNow(db),
  };
}

type Done = { kind: "undone" } | { kind: "done"; event: MailEvent };

/** What the address says was done a moment ago. */
async function justDone(db: Database, search: URLSearchParams): Promise<Done | undefined> {
  if (search.has("undone")) return { kind: "undone" };
  const event = await readMailEvent(db, Number(search.get("done") ?? Number.NaN));
  return event && !event.isUndone ? { kind: "done", event } : undefined;
}
