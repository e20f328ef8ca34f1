/**
 * How fast the queue and its search are with 100,000 enquiries. Reads as the page does them, then the page itself as a
 * browser gets it. Aim: every page within 100 ms at p99.
 */
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { freePort } from "../../scripts/lib/free-port.ts";
import { report } from "../../bench/support/report.ts";
import { countTeam, countViews } from "../core/staff/count-views.ts";
import { readCursor } from "../core/staff/queue-cursor.ts";
import type { QueueView } from "../core/staff/queue-views.ts";
import { readQueue } from "../core/staff/read-queue.ts";
import { searchEnquiries } from "../core/staff/search-enquiries.ts";
import { staffCookie } from "../accounts/testing/staff-cookie.ts";
import { backfillEnquiries } from "../core/backfill-enquiries.ts";
import { sharedSecrets } from "../core/shared-secret.ts";
import { startCluster } from "../data/embedded/cluster.ts";
import { migrate } from "../data/migrate.ts";
import { openDatabase } from "../data/open-database.ts";
import { withClient } from "../data/with-client.ts";
import { fillQueue, fillReadMarks } from "./fill-queue.ts";
import { startWithPages } from "./start-with-pages.ts";
import { timed } from "./timed.ts";

const ENQUIRIES = 100_000;
/** Milliseconds. */
const AIM = 100;
const STAFF = 1;
const rows: Record<string, string | number>[] = [];

const folder = mkdtempSync(join(tmpdir(), "desk-bench-"));
chmodSync(folder, 0o755);
const cluster = await startCluster(folder);
await migrate(cluster.url);
console.log(`Filling a database with ${ENQUIRIES.toLocaleString("en")} enquiries`);
await fillQueue(cluster.url, ENQUIRIES);
// The desk does it once, at its first start with these rows.
await withClient(cluster.url, backfillEnquiries);
await fillReadMarks(cluster.url);
const db = openDatabase(cluster.url);

const list = (question: Omit<Parameters<typeof readQueue>[1], "staffId"> & { staffId?: number }) =>
  readQueue(db, { staffId: STAFF, ...question });
const read = (view: QueueView, after?: string) => list({ view, after: readCursor(after ?? null) });
const search = (text: string) => searchEnquiries(db, { staffId: STAFF, text });

const deep = await cursorAfter("closed", 200);
await measure("all open, first page", () => read("open"));
await measure("mine", () => read("mine"));
await measure("closed, first page", () => read("closed"));
await measure("closed, page 200", () => read("closed", deep));
await measure("all open, newest first", () => list({ view: "open", sort: "newest" }));
await measure("all open, longest quiet first", () => list({ view: "open", sort: "quiet" }));
await measure("closed, longest quiet first", () => list({ view: "closed", sort: "quiet" }));
await measure("all open, unread", () => list({ view: "open", filters: { unread: "yes" } }));
await measure("closed, a plan nobody asked for", () =>
  list({ view: "closed", filters: { plan: "without" } }),
);
await measure("closed, all of it read", () =>
  list({ view: "closed", filters: { unread: "yes" }, staffId: 2 }),
);
await measure("counts of all views", () => countViews(db, STAFF));
await measure("counts of the team", () => countTeam(db));
await measure("rare word", () => search("needle77"));
await measure("two words, one of them rare", () => search("server needle77"));
await measure("a word in every row", () => search("server"));
await measure("the beginning of many words", () => search("nee"));
await measure("a word that is nowhere", () => search("zebra"));
await measure("one area and a common word", () =>
  searchEnquiries(db, { staffId: STAFF, text: "server", area: "cloud", status: "closed" }),
);

const desk = await startWithPages({
  PORT: String(await freePort()),
  DESK_DATA: folder,
  DESK_METRICS_PORT: "0",
});
const signedIn = await staffCookie({ db, secrets: await sharedSecrets(db, []), staffId: STAFF });
const cookie = `${signedIn.name}=${signedIn.value}`;
const page = async (path: string) => {
  const answer = await fetch(`${desk.url}${path}`, { headers: { cookie } });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  await answer.text();
};
await measure("the page: all open", () => page("/desk"));
await measure("the page: closed, page 200", () => page(`/desk?view=closed&after=${deep}`));
await measure("the page: a rare word", () => page("/desk?q=needle77"));
await measure("the page: a word in every row", () => page("/desk?q=server"));

await desk.stop();
await db.$client.end();
await cluster.stop();
rmSync(folder, { recursive: true, force: true });

report({
  name: "queue",
  command: "npm run bench -- queue",
  rows,
  notes: [
    `${ENQUIRIES.toLocaleString("en")} enquiries; medians and slowest hundredths of 200 reads, one at a time. Target: p99 within ${AIM} ms.`,
  ],
});

async function measure(name: string, work: () => Promise<unknown>): Promise<void> {
  const { p50, p99 } = await timed(work);
  rows.push({ read: name, "p50 ms": p50, "p99 ms": p99, reached: p99 <= AIM ? "yes" : "no" });
}

async function cursorAfter(view: QueueView, pages: number): Promise<string> {
  let after: string | undefined;
  for (let turned = 0; turned < pages; turned++) after = (await read(view, after)).next;
  return after ?? "";
}
