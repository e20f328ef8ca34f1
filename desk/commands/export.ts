/** npm run desk -- export */
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

import type pg from "pg";

import { exportPerson } from "../core/export-person.ts";
import { transactOn, withClient } from "../data/with-client.ts";
import { csvLine } from "../core/csv.ts";
import { enquiryLines } from "./lib/enquiry-lines.ts";
import { fetchRows } from "./lib/fetch-rows.ts";
import { runCommand, UsageError } from "./lib/run-command.ts";
import { withMigratedDatabase } from "./lib/with-database.ts";

const usage = `npm run desk -- export > enquiries.csv
  All enquiries as CSV, one row each.

  --subscribers    instead, the confirmed addresses of the newsletter
  --person EMAIL   instead, everything that is stored about a person, as JSON

  Put -s before desk (npm run -s desk -- export) and npm adds no lines of its own.`;

await runCommand({
  usage,
  options: { subscribers: { type: "boolean" }, person: { type: "string" } },
  run: async ({ settings, args, options: { subscribers, person } }) => {
    if (args.length > 0)
      throw new UsageError("An export goes to standard output: npm run -s desk -- export > FILE");
    await withMigratedDatabase(settings, {}, (url) =>
      withClient(url, async (client) => {
        const lines =
          typeof person === "string"
            ? personLines(client, person)
            : subscribers
              ? subscriberLines(client)
              : enquiryLines(client);
        await pipeline(Readable.from(lines), process.stdout, { end: false });
      }),
    );
  },
});

async function* subscriberLines(client: pg.Client) {
  yield csvLine(["email", "confirmed_at"]);
  const question = "select email, confirmed_at from subscribers where state = 'confirmed' order by id";
  for await (const { email, confirmed_at } of fetchRows<{ email: string; confirmed_at: Date | null }>(
    client,
    question,
  )) {
    yield csvLine([email, confirmed_at?.toISOString()]);
  }
}

async function* personLines(client: pg.Client, email: string) {
  const found = await transactOn(client, (tx) => exportPerson(tx, email));
  if (found.kind === "unknown") throw new UsageError(`Nothing is stored about ${email}.`);
  yield `${JSON.stringify(found.person, undefined, 2)}\n`;
}
