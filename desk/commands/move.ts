/** npm run desk -- move URL */
import { isInUse } from "../data/backup/contents.ts";
import type { TableSum } from "../data/backup/format.ts";
import { restoreBackup } from "../data/backup/restore-backup.ts";
import { backupOf, sumsOf } from "../data/backup/write-backup.ts";
import { withClient } from "../data/with-client.ts";
import type { Settings } from "../server/settings.ts";
import { rowCounts } from "./lib/row-counts.ts";
import { onlyArgument, runCommand, UsageError } from "./lib/run-command.ts";
import { withDatabase, withMigratedDatabase } from "./lib/with-database.ts";

const usage = `npm run desk -- move URL
  Copies everything from the desk's present database (DATABASE_URL's, or the embedded one) to another PostgreSQL,
  which has to be empty, and compares the two. Stop every desk first. What is copied stays where it was, too.

  npm run desk -- move postgresql://user:password@host/database
  DATABASE_URL=… npm run desk -- move embedded     back into DESK_DATA`;

await runCommand({
  usage,
  run: async (invocation) => {
    const { settings } = invocation;
    const target = targetOf(settings, onlyArgument(invocation, "where to move: a URL, or embedded"));
    const sums = await withMigratedDatabase(settings, {}, (from) =>
      withDatabase(target, { mayCreate: true }, (to) => move(from, to)),
    );
    console.log(`Moved ${rowCounts(sums)}. Both databases hold the same. Start the desk on the new one:`);
    console.log(
      target.databaseUrl
        ? `DATABASE_URL=${withoutPassword(target.databaseUrl)} npm run desk`
        : "npm run desk",
    );
  },
});

async function move(from: string, to: string): Promise<TableSum[]> {
  const sums: TableSum[] = [];
  await withClient(from, async (client) => {
    if (await isInUse(client))
      throw new UsageError("A desk is running on the present database: stop it first.");
    await restoreBackup(to, backupOf(client, sums), { skipNumbers: 0 });
    const now = await sumsOf(client);
    const moved = await withClient(to, sumsOf);
    const different = now.filter(
      ({ table, sha256 }) => moved.find((each) => each.table === table)?.sha256 !== sha256,
    );
    if (different.length > 0) {
      const list = different.map(({ table }) => table).join(", ");
      throw new UsageError(
        `The two databases differ in ${list}: a desk was still writing. Stop it, empty the new one and move again.`,
      );
    }
  });
  return sums;
}

function targetOf({ data, databaseUrl }: Settings, target: string): Pick<Settings, "data" | "databaseUrl"> {
  if (target === "embedded") {
    if (!databaseUrl) throw new UsageError("The desk is on its embedded database already.");
    return { data };
  }
  if (!/^postgres(ql)?:\/\//.test(target)) throw new UsageError(`"${target}" is no address of a PostgreSQL.`);
  return { data, databaseUrl: target };
}

/** What is printed may end up in a log. */
function withoutPassword(url: string): string {
  return url.replace(/(:\/\/[^:@/]*):[^@/]*@/, "$1:…@");
}
