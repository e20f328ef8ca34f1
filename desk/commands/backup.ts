/** npm run desk -- backup FILE */
import type { TableSum } from "../data/backup/format.ts";
import { backupOf } from "../data/backup/write-backup.ts";
import { withClient } from "../data/with-client.ts";
import { writeCompressed } from "./lib/backup-file.ts";
import { rowCounts } from "./lib/row-counts.ts";
import { onlyArgument, runCommand } from "./lib/run-command.ts";
import { withDatabase } from "./lib/with-database.ts";

const usage = `npm run desk -- backup FILE
  Writes everything that the desk holds, as of one moment, into one file, while the desk goes on working.
  The file is there whole or not at all. FILE may be - for standard output (with npm run -s desk -- backup).`;

await runCommand({
  usage,
  run: async (invocation) => {
    const file = onlyArgument(invocation, "which file to write");
    const sums: TableSum[] = [];
    await withDatabase(invocation.settings, {}, (url) =>
      withClient(url, (client) => writeCompressed(file, backupOf(client, sums))),
    );
    console.error(`Backed up ${rowCounts(sums)}.`);
  },
});
