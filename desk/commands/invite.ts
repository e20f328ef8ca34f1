/** npm run desk -- invite EMAIL */
import { identity } from "../../app/identity.ts";
import { inviteStaff } from "../core/invite-staff.ts";
import { messageIdDomain } from "../core/outbox.ts";
import { withEnqueue } from "../data/backup/requeue-mails.ts";
import { transactOn, withClient } from "../data/with-client.ts";
import { onlyArgument, runCommand, UsageError } from "./lib/run-command.ts";
import { withMigratedDatabase } from "./lib/with-database.ts";

const usage = `npm run desk -- invite EMAIL
  Makes somebody a member of staff, or brings one back, and prints a link that lets them in once, within seven days.
  The link is mailed to them too.

  --admin   may also invite others and change how the desk works`;

await runCommand({
  usage,
  options: { admin: { type: "boolean" } },
  run: async (invocation) => {
    const { settings, options } = invocation;
    const email = onlyArgument(invocation, "whom to invite, by email address");
    const outbox = {
      messageIdDomain: messageIdDomain(settings.mailFrom),
      supportMailbox: identity.emails.support,
    };
    const invited = await withMigratedDatabase(settings, { mayCreate: true }, (url) =>
      withEnqueue(url, (enqueue) =>
        withClient(url, (client) =>
          transactOn(client, (tx) =>
            inviteStaff(tx, { ...outbox, enqueue }, { email, isAdmin: options["admin"] === true }),
          ),
        ),
      ),
    );
    if (invited.kind === "no-address") throw new UsageError(`"${email}" is no address.`);
    console.error(`${email} may come in as ${invited.role}. This link works once, within seven days:`);
    console.log(`${settings.url}/desk/enter?token=${invited.token}`);
  },
});
