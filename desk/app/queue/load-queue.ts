import { redirect } from "react-router";

import { undeliveredMails } from "../../core/undelivered-mails.ts";
import { countTeam, countViews } from "../../core/staff/count-views.ts";
import { lastEventId } from "../../core/staff/last-event.ts";
import { countUnsorted } from "../../core/staff/unsorted-mail/list-unsorted-mail.ts";
import { readCursor } from "../../core/staff/queue-cursor.ts";
import { readFilters } from "../../core/staff/queue-filters.ts";
import { readSort } from "../../core/staff/queue-sorts.ts";
import { readView } from "../../core/staff/queue-views.ts";
import { readKeptPromises } from "../../core/staff/read-kept-promises.ts";
import { readQueue } from "../../core/staff/read-queue.ts";
import { searchEnquiries } from "../../core/staff/search-enquiries.ts";
import { databaseNow } from "../../data/database-now.ts";
import type { Database } from "../../data/open-database.ts";
import type { SignedIn } from "../inbox/staff";

const LONGEST_QUERY = 200;

/** All that the queue's page shows, for an address of it. */
export async function loadQueue(db: Database, staff: SignedIn, search: URLSearchParams) {
  const query = search.get("q")?.slice(0, LONGEST_QUERY);
  // First of all: what happens while the rest is read is told once more.
  const lastEvent = await lastEventId(db);
  const [list, around] = await Promise.all([
    query === undefined ? listView(db, staff, search) : listFound(db, staff, search, query),
    readAround(db, staff),
  ]);
  return { staff, lastEvent, ...list, filters: readFilters(search), ...around };
}

/** What stands beside every list. One after the other: a page takes two connections, not eight. */
async function readAround(db: Database, staff: SignedIn) {
  return {
    counts: await countViews(db, staff.id),
    team: await countTeam(db),
    kept: await readKeptPromises(db),
    mails: await undeliveredMails(db),
    unsorted: await countUnsorted(db),
    now: await databaseNow(db),
  };
}

async function listView(db: Database, { id: staffId }: SignedIn, search: URLSearchParams) {
  const view = readView(search.get("view"));
  const { status: _, ...filters } = readFilters(search);
  const after = readCursor(search.get("after"));
  const sort = readSort(search.get("sort"));
  const page = await readQueue(db, { staffId, view, filters, sort, after });
  return { view, sort, ...page, isFiltered: Object.keys(filters).length > 0, isLater: after !== undefined };
}

async function listFound(db: Database, { id: staffId }: SignedIn, search: URLSearchParams, query: string) {
  const after = readCursor(search.get("after"));
  const outcome = await searchEnquiries(db, { staffId, text: query, ...readFilters(search), after });
  switch (outcome.kind) {
    case "number":
      throw redirect(`/desk/enquiries/${outcome.number}`);
    case "found": {
      const { kind: _, ...found } = outcome;
      return { query, ...found, isFiltered: true, isLater: after !== undefined };
    }
  }
}

export type QueueData = Awaited<ReturnType<typeof loadQueue>>;
