/** npm run desk -- restore FILE */
import { checkBackup } from "../data/backup/read-backup.ts";
import { restoreBackup } from "../data/backup/restore-backup.ts";
import { isFile, readCompressed } from "./lib/backup-file.ts";
import { rowCounts } from "./lib/row-counts.ts";
import { onlyArgument, runCommand } from "./lib/run-command.ts";
import { withDatabase } from "./lib/with-database.ts";

const usage = `npm run desk -- restore FILE
  Writes a backup into an empty database: DATABASE_URL's, or a new one in DESK_DATA. All of it, or nothing.
  Mails that were waiting when the backup was made are sent. FILE may be - for standard input.`;

/** More enquiries than come between two backups. */
const SKIPPED_NUMBERS = 1000;

await runCommand({
  usage,
  run: async (invocation) => {
    const file = onlyArgument(invocation, "which file to restore");
    // Before a database is touched. From standard input it is checked on the way: a wrong sum takes everything back.
    if (isFile(file)) await checkBackup(readCompressed(file));
    const restored = await withDatabase(invocation.settings, { mayCreate: true }, (url) =>
      restoreBackup(url, readCompressed(file), { skipNumbers: SKIPPED_NUMBERS }),
    );
    console.log(`Restored ${rowCounts(restored.sums)}, as of ${restored.madeAt}.`);
    console.log(`${restored.waitingMails} mails are waiting and will be sent by the next desk that starts.`);
  },
});
