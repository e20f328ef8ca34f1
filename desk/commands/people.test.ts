import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";

import { hashOf } from "../core/random-token.ts";
import { subjectIn } from "../../app/enquiry/subject/subject.ts";
import { acceptEnquiry } from "../core/accept-enquiry.ts";
import { anEnquiry, anOutbox } from "../core/testing/an-enquiry.ts";
import { withEnqueue } from "../data/backup/requeue-mails.ts";
import { mails, subscribers } from "../data/schema/index.ts";
import { aDesk } from "./testing/a-desk.ts";
import { parseCsv } from "./testing/parse-csv.ts";
import { placesOf } from "./testing/rows.ts";
import { run } from "./testing/run.ts";

const desk = await aDesk();
const { db, env } = desk;
const mailFolder = join(desk.data, "mail");
const long = `"Quoted", and\nlines;\r and 🙂 ${"ä".repeat(30_000)}`;
const estimate = subjectIn("?estimate=vps-professional.2");

await withEnqueue(desk.url, async (enqueue) => {
  const outbox = { ...anOutbox().outbox, enqueue };
  for (const enquiry of [
    anEnquiry({
      name: "=HYPERLINK(1)",
      email: "formula@company.example",
      message: "+1 and -2",
      company: "@home",
    }),
    anEnquiry({ name: "Åsa 'Long' Björk", email: "long@company.example", message: long }),
    anEnquiry({
      name: "Vera Penn",
      email: "Vera.Penn@company.example",
      message: "Vera Penn here.",
      company: "Pennworks",
    }),
    anEnquiry({
      name: "V. Penn",
      email: "vera.penn@company.example",
      message: "Again.",
      ...(estimate && { subject: estimate }),
    }),
    anEnquiry({ name: "Nera Venn", email: "overa.penn@company.example", message: "Another person." }),
  ]) {
    await db.transaction((tx) => acceptEnquiry(tx, outbox, enquiry));
  }
});
await db
  .insert(subscribers)
  .values([
    { email: "vera.penn@company.example", state: "confirmed", confirmedAt: new Date() },
    { email: "reader@company.example", state: "confirmed", confirmedAt: new Date() },
    { email: "pending@company.example" },
  ]);
await db.execute(sql`update pgboss.job set output = '{"message":"550 vera.penn@company.example is unknown"}'
  where data->>'mailId' = (select min(id)::text from mails where recipient ilike 'vera.penn@%')`);
await writeMailFiles();

describe("desk -- export", () => {
  it("writes one row for each enquiry, as it was sent, and no formula", async () => {
    const { code, stdout, stderr } = await run("export", [], env);
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    const [header = [], ...rows] = parseCsv(stdout);
    expect(header.join(",")).toMatch(
      /^number,idempotency_key,status,created_at,due_at,first_reply_at,name,email,company,service,subject,price,message,/,
    );
    expect(rows.map(([number]) => number)).toEqual(["E-1001", "E-1002", "E-1003", "E-1004", "E-1005"]);
    const cell = (row: number, column: string) => rows[row]?.[header.indexOf(column)];
    expect(cell(0, "name")).toBe("'=HYPERLINK(1)");
    expect(cell(0, "message")).toBe("'+1 and -2");
    expect(cell(0, "company")).toBe("'@home");
    expect(cell(1, "message")).toBe(long);
    expect(cell(3, "subject")).toMatch(/^2 × VPS/);
    expect(cell(0, "due_at")).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  });

  it("writes the newsletter's confirmed addresses", async () => {
    const { stdout } = await run("export", ["--subscribers"], env);
    expect(parseCsv(stdout).map(([email]) => email)).toEqual([
      "email",
      "vera.penn@company.example",
      "reader@company.example",
    ]);
  });

  it("writes everything about a person", async () => {
    const { stdout } = await run("export", ["--person", "VERA.PENN@company.example"], env);
    const person = JSON.parse(stdout);
    expect(person).toMatchObject({
      contact: { email: "vera.penn@company.example", name: "V. Penn" },
      newsletter: { state: "confirmed" },
      enquiries: [
        { number: "E-1003", name: "Vera Penn", messages: [{ body: "Vera Penn here." }], events: [{}] },
        { number: "E-1004", subject: { kind: "estimate" } },
      ],
    });
    expect(person.mails).toHaveLength(4);
    expect(stdout).not.toContain("overa.penn");
  });

  it("says so if there is nothing", async () => {
    const { code, stderr } = await run("export", ["--person", "nobody@company.example"], env);
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: "Nothing is stored about nobody@company.example.\n",
    });
  });
});

describe("desk -- erase", () => {
  /** Another person's address ends in the same letters. */
  const hers = /(^|[^o])vera\.penn@company\.example/;

  it("removes a person from every table and file, and says what", async () => {
    expect((await placesOf(db, hers)).length).toBeGreaterThan(3);
    const { code, stdout } = await run("erase", ["Vera.Penn@Company.example"], env);
    expect(code).toBe(0);
    expect(stdout).toBe(
      "Erased vera.penn@company.example:\n  4 jobs\n  4 mails\n  2 messages\n  2 events\n  2 used_tokens\n" +
        "  2 enquiries\n  1 contacts\n  1 subscribers\n  5 mail files\n",
    );
    expect(await placesOf(db, hers)).toEqual([]);
    expect(await placesOf(db, /Penn here|Pennworks|V\. Penn|Vera Penn/)).toEqual([]);
    const files = readdirSync(mailFolder).map((name) => readFileSync(join(mailFolder, name), "utf8"));
    expect(files).toHaveLength(6);
    expect(files.filter((text) => new RegExp(hers, "i").test(text))).toEqual([]);
  });

  it("leaves an event without a name, and everybody else", async () => {
    const { rows } = await db.execute(sql`select data from events where kind = 'person.erased'`);
    expect(rows).toMatchObject([{ data: { enquiries: 2, contacts: 1 } }]);
    const { rows: left } = await db.execute(sql`select number from enquiries order by id`);
    expect(left.map(({ number }) => number)).toEqual(["E-1001", "E-1002", "E-1005"]);
  });

  it("has nothing to do the second time, and asks for an address", async () => {
    expect(await run("erase", ["vera.penn@company.example"], env)).toMatchObject({
      code: 0,
      stdout: "Nothing was stored about vera.penn@company.example.\n",
    });
    expect(await run("erase", ["Vera"], env)).toMatchObject({ code: 1, stderr: '"vera" is no address.\n' });
  });
});

describe("desk -- invite", () => {
  it("prints a link, keeps its hash only, and mails it", async () => {
    const { code, stdout } = await run("invite", ["Mira@desk.example", "--admin"], {
      ...env,
      DESK_URL: "https://desk.example/",
    });
    expect(code).toBe(0);
    const [, token = ""] = /^https:\/\/desk\.example\/desk\/enter\?token=([\w-]{32,})\n$/.exec(stdout) ?? [];
    const { rows } = await db.execute(
      sql`select s.email, s.role, l.expires_at > now() + interval '6 days' as lasts from entry_links l
        join staff s on s.id = l.staff_id where token_hash = ${hashOf(token)}`,
    );
    expect(rows).toEqual([{ email: "mira@desk.example", role: "admin", lasts: true }]);
    expect(await placesOf(db, new RegExp(token))).toEqual(["public.mails.data"]);
  });
});

/** As delivery without an SMTP server does; and one whose row is gone already. */
async function writeMailFiles() {
  mkdirSync(mailFolder);
  const sent = await db.select().from(mails);
  for (const { messageId, recipient } of sent) {
    writeFileSync(join(mailFolder, `${messageId}.eml`), `To: <${recipient}>\r\nSubject: Hello\r\n\r\nHello`);
  }
  writeFileSync(join(mailFolder, "old.eml"), "To: Vera <VERA.PENN@company.example>\r\n\r\nHello");
}
