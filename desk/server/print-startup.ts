import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";

import { firstEntryLink } from "../core/entry-links.ts";
import { transact } from "../data/transact.ts";
import type { OpenServices } from "./open-services.ts";

/** Says where everything is. While there is no staff, also how the first one gets in. */
export async function printStartup({ settings, db }: OpenServices, server: Server | undefined) {
  const { port } = (server?.address() ?? { port: settings.port }) as AddressInfo;
  const url = settings.url.replace(/:0$/, `:${port}`);
  const lines = server
    ? [`The site is at ${url}`, `The inbox is at ${url}/desk`]
    : ["This process sends mail and answers nobody"];
  lines.push(
    `Mail goes ${settings.smtpUrl ? `to ${new URL(settings.smtpUrl).host}` : `into files in ${join(settings.data, "mail")}`}`,
  );
  lines.push(`The database is ${settings.databaseUrl ? "the one of DATABASE_URL" : `in ${settings.data}`}`);
  const token = server && (await transact(db, firstEntryLink));
  if (token) lines.push(`The first member of staff enters, once, by ${url}/desk/enter?token=${token}`);
  for (const line of lines) console.log(line);
}
