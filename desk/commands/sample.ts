/** npm run desk -- sample */
import { eq } from "drizzle-orm";
import { pino } from "pino";

import { createEntryLink } from "../core/entry-links.ts";
import { contentsOf } from "../data/backup/contents.ts";
import { ownTables, quoted } from "../data/backup/tables.ts";
import { databaseNow } from "../data/database-now.ts";
import { settings as keptSettings } from "../data/schema/index.ts";
import { transactOn, withClient } from "../data/with-client.ts";
import { writeSample } from "../sample/write-sample.ts";
import { createLog } from "../server/create-log.ts";
import { loadPages, pageAssets, readSiteBuild } from "../server/read-build.ts";
import { runDesk } from "../server/run-desk.ts";
import type { Settings } from "../server/settings.ts";
import { runCommand, UsageError } from "./lib/run-command.ts";
import { withMigratedDatabase } from "./lib/with-database.ts";

const usage = `npm run desk -- sample
  The desk with two months of invented enquiries, in a folder of its own (var/desk-sample, or DESK_DATA), on PORT.
  It is filled anew at every start, and no mail leaves it. A folder or database that holds anything else is refused.

  --fill-only   fills it and starts nothing`;

const MARK = "sample";

await runCommand({
  usage,
  options: { "fill-only": { type: "boolean" } },
  run: async ({ settings: given, options }) => {
    const { smtpUrl: _smtp, imapUrl: _imap, ...rest } = given;
    const settings = { ...rest, entryByLink: true };
    const token = await fill(settings);
    console.log(`Enter as Meera, once, by ${settings.url}/desk/enter?token=${token}`);
    if (options["fill-only"]) return;
    const log = createLog(process.env["DESK_LOG"] || "warn", pino.destination({ fd: 2, sync: false }));
    await runDesk(settings, log, () => ({ site: readSiteBuild(), loadPages, assets: pageAssets }));
  },
});

async function fill(settings: Settings): Promise<string> {
  return await withMigratedDatabase(settings, { mayCreate: true }, (url) =>
    withClient(url, async (client) => {
      const { rowCount } = await client.query("select from settings where key = $1", [MARK]);
      const found = rowCount ? [] : await contentsOf(client);
      if (found.length > 0) {
        throw new UsageError(
          `This desk is no sample: it holds ${found.join(", ")}. Choose another folder: DESK_DATA`,
        );
      }
      await client.query(
        `truncate ${ownTables
          .filter((name) => name !== "settings")
          .map(quoted)
          .join(", ")} restart identity cascade`,
      );
      return await transactOn(client, async (tx) => {
        await tx.delete(keptSettings).where(eq(keptSettings.key, MARK));
        await tx.insert(keptSettings).values({ key: MARK, value: "yes" });
        const staffId = await writeSample(tx, await databaseNow(tx));
        return await createEntryLink(tx, { staffId, hours: 24 });
      });
    }),
  );
}
