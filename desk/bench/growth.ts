/**
 * How the desk grows: the same measurements with ten thousand, a hundred thousand and a million enquiries, five messages
 * each, on the same machine in one run. Needs 15 GB of disk and, on two cores, half an hour.
 */
import { chmodSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { report } from "../../bench/support/report.ts";
import { freePort } from "../../scripts/lib/free-port.ts";
import { staffCookie } from "../accounts/testing/staff-cookie.ts";
import { readCompressed, writeCompressed } from "../commands/lib/backup-file.ts";
import { backfillEnquiries } from "../core/backfill-enquiries.ts";
import { sharedSecrets } from "../core/shared-secret.ts";
import { enquiryAddress } from "../core/visitor-link.ts";
import { restoreBackup } from "../data/backup/restore-backup.ts";
import { migrateTo } from "../data/backup/schema-version.ts";
import { backupOf } from "../data/backup/write-backup.ts";
import { startCluster } from "../data/embedded/cluster.ts";
import { migrate, readJournal } from "../data/migrate.ts";
import { openDatabase } from "../data/open-database.ts";
import { inDatabase } from "../data/testing/in-database.ts";
import { withClient } from "../data/with-client.ts";
import { drive } from "./drive.ts";
import { fillQueue, fillReadMarks } from "./fill-queue.ts";
import { startWithPages } from "./start-with-pages.ts";
import { secondsOf, type Timed, timed } from "./timed.ts";

const SIZES = [10_000, 100_000, 1_000_000];
const MESSAGES_EACH = 5;
const ACCEPTED = 2000;
const PAGES = 200;

const folder = mkdtempSync(join(tmpdir(), "desk-scale-"));
chmodSync(folder, 0o755);
const cluster = await startCluster(folder);
const found: Record<string, Record<string, string | number>> = {};
for (const size of SIZES) {
  await measureAt(size);
  reportSoFar();
}
await cluster.stop();
rmSync(folder, { recursive: true, force: true });

/** After each size: the largest takes half an hour. */
function reportSoFar(): void {
  report({
    name: "desk-at-scale",
    command: "npm run bench -- desk --scale",
    rows: Object.entries(found).map(([what, figures]) => ({ what, ...figures })),
    notes: [
      `Enquiries in the database: the columns; ${MESSAGES_EACH} messages each. Times are p50 / p99 in milliseconds: pages as a browser gets them, one at a time; enquiries as 8 visitors send them at once.`,
      "Migration: from the first version's tables, filled, to today's. Restore: into an empty database, jobs included.",
    ],
  });
}

async function measureAt(size: number): Promise<void> {
  const name = `of_${size}`;
  await withClient(cluster.url, (client) => client.query(`create database ${name}`));
  const url = inDatabase(cluster.url, name);
  const note = (what: string, value: string | number) => {
    (found[what] ??= {})[size.toLocaleString("en")] = value;
    console.log(`${size.toLocaleString("en").padStart(9)}  ${what}: ${value}`);
  };

  await migrateTo(url, readJournal().entries[0]?.when ?? 0);
  note("generated, s", await secondsOf(() => fillQueue(url, size, MESSAGES_EACH)));
  note("migration, s", await secondsOf(() => migrate(url)));
  note("filled in beside the old version, s", await secondsOf(() => withClient(url, backfillEnquiries)));
  await fillReadMarks(url);
  await measurePages(url, note);
  await measureSizes(url, note);
  await measureBackup(url, note);
  await withClient(cluster.url, (client) => client.query(`drop database ${name} with (force)`));
}

type Note = (what: string, value: string | number) => void;

/** What visitors and staff wait for, from the desk as it is started. */
async function measurePages(url: string, note: Note): Promise<void> {
  const desk = await startWithPages({
    PORT: String(await freePort()),
    DESK_DATA: folder,
    DATABASE_URL: url,
    // Two thousand mails to send would be measured with the pages.
    DESK_ROLE: "web",
    DESK_METRICS_PORT: "0",
    DESK_LIMIT_PER_ADDRESS: "100000000",
    DESK_LIMIT_PER_RECIPIENT: "100000000",
  });
  const db = openDatabase(url);
  const secrets = await sharedSecrets(db, []);
  const signedIn = await staffCookie({ db, secrets, staffId: 1 });
  await db.$client.end();
  const get = async (path: string) => {
    const headers = { cookie: `${signedIn.name}=${signedIn.value}` };
    const answer = await fetch(`${desk.url}${path}`, { headers });
    if (!answer.ok) throw new Error(`${path}: ${answer.status}\n${desk.complaints()}`);
    await answer.text();
  };
  const page = async (what: string, path: string) =>
    note(what, inMilliseconds(await timed(() => get(path), PAGES)));

  const { perSecond, failed, ...times } = await drive({
    url: desk.url,
    count: ACCEPTED,
    atOnce: 8,
    asksFirst: true,
  });
  if (failed > 0) throw new Error(`${failed} enquiries were not accepted`);
  note("accept", inMilliseconds(times));
  note("accepted a second", Math.round(perSecond));
  await page("queue: all open", "/desk");
  await page("queue: closed", "/desk?view=closed");
  await page("queue: one plan", "/desk?view=closed&plan=vps");
  await page("search: a rare word", "/desk?q=needle77");
  await page("search: a word in every enquiry", "/desk?q=server");
  await page("search: two words", "/desk?q=server+needle77");
  await page("enquiry", "/desk/enquiries/E-1077");
  await page("visitor's page", enquiryAddress(secrets, "E-1077"));
  await page("statistics", "/desk/statistics");
  await desk.stop();
}

async function measureSizes(url: string, note: Note): Promise<void> {
  await withClient(url, async (client) => {
    const megabytes = async (what: string, expression: string) => {
      const { rows } = await client.query(`select round(${expression} / 1e6)::int as size`);
      note(what, rows[0]?.size);
    };
    await megabytes("database, MB", "pg_database_size(current_database())");
    await megabytes("of it enquiries, MB", "pg_total_relation_size('enquiries')");
    await megabytes("of it messages, MB", "pg_total_relation_size('messages')");
  });
}

async function measureBackup(url: string, note: Note): Promise<void> {
  const file = join(folder, "scale.backup");
  note(
    "backup, s",
    await secondsOf(() => withClient(url, (client) => writeCompressed(file, backupOf(client, [])))),
  );
  note("backup, MB", Math.round(statSync(file).size / 1e6));
  await withClient(cluster.url, (client) => client.query("create database restored"));
  const target = inDatabase(cluster.url, "restored");
  note(
    "restore, s",
    await secondsOf(() => restoreBackup(target, readCompressed(file), { skipNumbers: 1000 })),
  );
  await withClient(cluster.url, (client) => client.query("drop database restored with (force)"));
  rmSync(file);
}

function inMilliseconds({ p50, p99 }: Timed): string {
  return `${p50.toFixed(1)} / ${p99.toFixed(1)}`;
}
