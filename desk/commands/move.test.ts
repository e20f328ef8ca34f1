import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";

import { acceptEnquiry } from "../core/accept-enquiry.ts";
import { anEnquiry, anOutbox } from "../core/testing/an-enquiry.ts";
import { startCluster } from "../data/embedded/cluster.ts";
import { aDesk, aPlace } from "./testing/a-desk.ts";
import { allRows } from "./testing/rows.ts";
import { run } from "./testing/run.ts";

const embedded = await aDesk("embedded");
const { outbox } = anOutbox();
for (let index = 0; index < 30; index++) {
  const enquiry = anEnquiry({
    email: `visitor${index % 7}@company.example`,
    message: "ünïcode 🙂\n\\N\t\\.",
  });
  await embedded.db.transaction((tx) => acceptEnquiry(tx, outbox, enquiry));
}
await embedded.db.execute(
  sql`insert into settings values ('secret', 'zeta'), ('Äpfel', 'first'), ('_a', ''), ('B', ''), ('a', '')`,
);
const original = await allRows(embedded.db);
const server = await aPlace("server");
const home = await aPlace("embedded");
const serverUrl = server.env["DATABASE_URL"] ?? "";

describe("desk -- move", () => {
  it("refuses while a desk is running", async () => {
    const { code, stderr } = await run("move", [serverUrl], embedded.env);
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: "A desk is running on the present database: stop it first.\n",
    });
    await embedded.close();
  });

  it("takes everything from the embedded database to another PostgreSQL", async () => {
    const { code, stdout } = await run("move", [serverUrl], embedded.env);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^Moved 30 enquiries, .*\nDATABASE_URL=postgres.* npm run desk\n$/);
    expect(await server.look(allRows)).toEqual(original);
  });

  it("leaves an embedded database running that ran before, connected or not", async () => {
    expect((await startCluster(embedded.data)).adopted).toBe(true);
  });

  it("gives the next number where the first database would have", async () => {
    const outcome = await server.look((db) =>
      db.transaction((tx) => acceptEnquiry(tx, outbox, anEnquiry({ email: "later@company.example" }))),
    );
    expect(outcome).toMatchObject({ number: "E-1031" });
  });

  it("refuses to move onto something", async () => {
    const { code, stderr } = await run("move", [serverUrl], embedded.env);
    expect(code).toBe(1);
    expect(stderr).toMatch(/^The database is not empty\. It holds \d+ contacts, 31 enquiries/);
  });

  it("and brings everything back", async () => {
    const { code, stdout } = await run("move", ["embedded"], { ...home.env, DATABASE_URL: serverUrl });
    expect(code).toBe(0);
    expect(stdout).toMatch(/\nnpm run desk\n$/);
    expect(await home.look(allRows)).toEqual(await server.look(allRows));
  });

  it("says what is wrong", async () => {
    expect(await run("move", ["embedded"], embedded.env)).toMatchObject({
      code: 1,
      stdout: "",
      stderr: "The desk is on its embedded database already.\n",
    });
  });
});
