import { asc, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";

import { replyAddress } from "../core/reply-address.ts";
import { attachments, enquiries, incomingMails, mails, messages } from "../data/schema/index.ts";
import { freshDatabase } from "../data/testing/fresh-database.ts";
import { startImapServer } from "../mail/incoming/testing/imap-server.ts";
import { openDesk } from "./testing/open-desk.ts";
import { pollOnce } from "./incoming-mail-worker.ts";

const database = await freshDatabase();
const { db } = database;
let mailbox: Awaited<ReturnType<typeof startImapServer>>;

beforeAll(async () => {
  mailbox = await startImapServer();
});
afterAll(async () => {
  await mailbox.stop();
});

beforeEach(async () => {
  await db.execute(
    sql`truncate contacts, mails, events, used_tokens, incoming_mails restart identity cascade`,
  );
});

const visitor = "Asha Rao <asha@company.example>";

interface Written {
  id: string;
  to: string;
  from?: string;
  headers?: string;
  body?: string;
}

function mail({ id, to, from = visitor, headers = "", body = "Yes, please." }: Written): string {
  return `Message-ID: <${id}>\nFrom: ${from}\nTo: ${to}\nSubject: Re: Your enquiry\n${headers}MIME-Version: 1.0\nContent-Type: text/plain; charset=utf-8\n\n${body}\n`;
}

it("takes an answer in by its signed address, quoted text apart, once", async () => {
  const { services, accept } = await openDesk(database);
  await accept();
  await db.execute(sql`update enquiries set status = 'waiting', due_at = null`);
  const to = replyAddress(services.secrets, services.settings.mailFrom, "E-1001");
  const body = "Yes, please.\n\nOn Tue, Meera wrote:\n> We can start on Monday.";
  await mailbox.deliver(mail({ id: "one@company.example", to: to.toUpperCase(), body }));
  await pollOnce(services, mailbox.url);
  await pollOnce(services, mailbox.url);
  expect(await said()).toMatchObject([
    { body: "Our server is slow." },
    {
      body: "Yes, please.",
      quotedText: "On Tue, Meera wrote:\n> We can start on Monday.",
      messageId: "one@company.example",
    },
  ]);
  expect(await db.select().from(enquiries)).toMatchObject([{ status: "open", dueAt: expect.any(Date) }]);
  // Read again from the start, as after a move of the mailbox: nothing comes twice.
  await db.execute(sql`delete from settings where key = 'mailbox-place'`);
  await pollOnce(services, mailbox.url);
  expect(await said()).toHaveLength(2);
});

it("knows an answer by what it answers, from the visitor's own address alone", async () => {
  const { services, accept } = await openDesk(database);
  await accept();
  const [sent] = await db.select().from(mails).orderBy(asc(mails.id)).offset(1);
  const headers = `In-Reply-To: <${sent?.messageId}>\n`;
  const to = "support@desk.example";
  await mailbox.deliver(mail({ id: "two@company.example", to, headers, body: "Mine." }));
  await mailbox.deliver(
    mail({ id: "three@evil.example", to, headers, from: "mallory@evil.example", body: "Not mine." }),
  );
  await pollOnce(services, mailbox.url);
  expect((await said()).map(({ body }) => body)).toEqual(["Our server is slow.", "Mine."]);
  expect(await states("three@evil.example")).toEqual(["unmatched"]);
});

it("keeps files within limits, and nothing of the sender's HTML but its text", async () => {
  const { services, accept } = await openDesk(database);
  await accept();
  const to = replyAddress(services.secrets, services.settings.mailFrom, "E-1001");
  const large = Buffer.alloc(11 * 1024 * 1024, "a")
    .toString("base64")
    .replaceAll(/(.{76})/g, "$1\n");
  await mailbox.deliver(`Message-ID: <four@company.example>
From: ${visitor}
To: ${to}
Subject: files
MIME-Version: 1.0
Content-Type: multipart/mixed; boundary=b

--b
Content-Type: text/html; charset=utf-8

<p>Look <b>here</b><script>alert(1)</script><img src=x onerror=alert(1)></p>
--b
Content-Type: text/html
Content-Disposition: attachment; filename="../../etc/evil.html"

<script>alert(1)</script>
--b
Content-Type: application/octet-stream
Content-Disposition: attachment; filename="large.bin"
Content-Transfer-Encoding: base64

${large}
--b--
`);
  await pollOnce(services, mailbox.url);
  const [, message] = await said();
  expect(message?.body).toBe("Look here");
  const files = await db.select().from(attachments).orderBy(asc(attachments.id));
  expect(files).toMatchObject([
    { name: ".._.._etc_evil.html", bytes: 25, content: expect.any(Buffer) },
    { name: "large.bin", bytes: 11 * 1024 * 1024, content: null },
  ]);
});

it("goes on after mails that are automatic, empty, foreign or broken", async () => {
  const { services, accept } = await openDesk(database);
  await accept();
  const to = replyAddress(services.secrets, services.settings.mailFrom, "E-1001");
  await mailbox.deliver(mail({ id: "five@company.example", to, headers: "Auto-Submitted: auto-replied\n" }));
  await mailbox.deliver(mail({ id: "six@company.example", to, body: "" }));
  await mailbox.deliver(mail({ id: "seven@company.example", to: to.replace(/\.[0-9a-f]{4}/, ".0000") }));
  await mailbox.deliver(Buffer.from([0xff, 0xfe, 0x00, 0x0a, 0x80]));
  await mailbox.deliver(mail({ id: "eight@company.example", to, body: "After all of them." }));
  await pollOnce(services, mailbox.url);
  expect((await said()).map(({ body }) => body)).toEqual(["Our server is slow.", "After all of them."]);
  expect(await states("five@company.example")).toEqual(["automatic"]);
  expect(await states("six@company.example")).toEqual(["unmatched"]);
  expect(await states("seven@company.example")).toEqual(["unmatched"]);
});

it("is read by one of several instances at a time", async () => {
  const { services, accept } = await openDesk(database);
  await accept();
  const to = replyAddress(services.secrets, services.settings.mailFrom, "E-1001");
  for (let each = 0; each < 5; each++) {
    await mailbox.deliver(mail({ id: `many-${each}@company.example`, to, body: `Number ${each}.` }));
  }
  await Promise.all([1, 2, 3, 4].map(() => pollOnce(services, mailbox.url)));
  await vi.waitFor(async () => expect(await said()).toHaveLength(6), 60_000);
});

async function said() {
  return await db.select().from(messages).orderBy(asc(messages.id));
}

async function states(id: string) {
  const rows = await db
    .select()
    .from(incomingMails)
    .where(sql`key = ${`message:${id}`}`);
  return rows.map(({ state }) => state);
}
