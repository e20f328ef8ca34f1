/** npm run desk -- erase EMAIL */
import { join } from "node:path";

import { identity } from "../../app/identity.ts";
import { erasePerson } from "../core/erase-person.ts";
import { isSingleAddress } from "../core/received-enquiry.ts";
import { removeMailFiles, removeMailFilesOf } from "../data/mail-files.ts";
import { transactOn, withClient } from "../data/with-client.ts";
import { onlyArgument, runCommand, UsageError } from "./lib/run-command.ts";
import { withMigratedDatabase } from "./lib/with-database.ts";

const usage = `npm run desk -- erase EMAIL
  Removes a person from every table, by the address that they gave, and says what it removed.
  Mail that is kept as files goes too. Backups that were made before still hold the person.`;

await runCommand({
  usage,
  run: async (invocation) => {
    const { settings } = invocation;
    const email = onlyArgument(invocation, "whose address is to be erased").trim().toLowerCase();
    if (!isSingleAddress(email)) throw new UsageError(`"${email}" is no address.`);
    const folder = join(settings.data, "mail");
    const erasure = await withMigratedDatabase(settings, {}, (url) =>
      withClient(url, (client) => transactOn(client, (tx) => erasePerson(tx, email))),
    );
    const byName = await removeMailFiles(folder, erasure.messageIds);
    // Our own address stands in every mail.
    const isOurs = [settings.mailFrom, identity.emails.support].some((own) =>
      own.toLowerCase().includes(email),
    );
    const files = byName + (isOurs ? 0 : await removeMailFilesOf(folder, email));

    if (erasure.kind === "unknown" && files === 0) console.log(`Nothing was stored about ${email}.`);
    else console.log(`Erased ${email}:`);
    for (const [table, rows] of Object.entries({ ...erasure.removed, "mail files": files })) {
      if (rows > 0) console.log(`  ${rows} ${table}`);
    }
    if (erasure.isStaff) {
      console.error(`${email} is also a member of staff. That is kept: deactivate them in the inbox.`);
    }
  },
});
