import { eq, inArray, sql } from "drizzle-orm";
import { expect, it, vi } from "vitest";

import { callAuth } from "../../accounts/call-auth.ts";
import { replyAddress } from "../../core/reply-address.ts";
import { receiveMail } from "../../core/incoming/receive-mail.ts";
import { enquiryAddress } from "../../core/visitor-link.ts";
import { attachments, contacts, mails, messages, users } from "../../data/schema/index.ts";
import { composeMail } from "../../mail/compose-mail.ts";
import { readMail } from "../../mail/incoming/read-mail.ts";
import { deskServer } from "../testing/desk-server.ts";
import { aClient, aColleague, anAddress, aVisitor, password, signUpForm } from "../testing/visitor.ts";

const desk = await deskServer(
  { DESK_URL: "https://desk.example", DESK_LIMIT_PER_ADDRESS: "100000", DESK_LIMIT_PER_RECIPIENT: "100000" },
  { hasPages: true },
);
const { db, secrets, outbox, settings } = desk.services;

const statements = [
  "'; drop table users; --",
  "' or '1'='1",
  '"; delete from enquiries where true; --',
  "\\'; select pg_sleep(5); --",
  "$1 $2 ${jndi:ldap://evil.example/a} {{7*7}} %s %n",
  "1) union select email from users --",
];

it("keeps SQL as the text that it is, in every field", async () => {
  for (const statement of statements) {
    const email = anAddress();
    const client = await aClient(desk);
    await client.post("/account/settings", { change: "profile", name: statement, company: statement });
    await aVisitor(desk).post("/signup", signUpForm(email, { firstName: statement, company: statement }));
    const named = await db
      .select()
      .from(users)
      .where(inArray(users.email, [client.email, email]));
    expect(named.map(({ name }) => name).toSorted()).toEqual([statement, `${statement} Raman`]);
    expect(named.map(({ company }) => company)).toEqual([statement, statement]);
    await desk.enquire({ email, name: statement, company: statement, message: statement });
    const [kept] = await db
      .select({ name: contacts.name, company: contacts.company })
      .from(contacts)
      .where(eq(contacts.email, email));
    expect(kept).toEqual({ name: statement, company: statement });
    expect(await db.select().from(messages).where(eq(messages.body, statement))).not.toHaveLength(0);
  }
});

it("answers SQL where it is no text with a refusal, and never with an error", async () => {
  const staff = await aColleague(desk, "admin");
  const { number } = (await desk.enquire()).json<{ number: string }>();
  const own = enquiryAddress(secrets, number);
  const nul = "a\0b\u{d800}";
  for (const text of [statements.join(" "), nul]) {
    const coded = encodeURIComponent(text.toWellFormed());
    const answers = await Promise.all([
      aVisitor(desk).post("/signin", { email: text, password: text }),
      aVisitor(desk).post("/signin", { email: `a${text}@freight.example`, password }),
      aVisitor(desk).post("/signup", signUpForm(anAddress(), { firstName: text, company: text })),
      aVisitor(desk).post("/forgot-password", { email: text }),
      aVisitor(desk).post(`/forgot-password/reset?token=${coded}`, { password, confirmPassword: password }),
      aVisitor(desk).post(`/signup/verify?token=${coded}`),
      aVisitor(desk).post("/signin/code", { code: text }),
      aVisitor(desk).post("/newsletter", { email: text }),
      aVisitor(desk).get(`/enquiries/${coded}?key=${coded}`),
      aVisitor(desk).post(own, { body: text, formKey: text }),
      aVisitor(desk).get(`/desk/enter?token=${coded}`),
      desk.enquire({ name: text, company: text, message: text }),
      desk.enquire({ token: text, answer: text }),
      desk.enquire({}, { headers: { "Idempotency-Key": coded } }),
      ...["view", "q", "sort", "assignee", "area", "after", "service", "status"].map((name) =>
        staff.get(`/desk?${name}=${coded}`),
      ),
      staff.get(`/desk/enquiries/${coded}`),
      staff.get(`/desk/quotes/${coded}`),
      staff.get(`/desk/attachments/${coded}`),
      staff.get(`/desk/statistics?from=${coded}&to=${coded}&area=${coded}`),
      staff.get(`/desk/audit?who=${coded}&after=${coded}&kind=${coded}&page=${coded}`),
      staff.post(`/desk/enquiries/${number}`, { intent: "note", body: text, version: text }),
      staff.post(`/desk/enquiries/${number}`, {
        intent: "assign",
        staff: text,
        assignee: text,
        version: "1",
      }),
      staff.post(`/desk/enquiries/${number}`, { intent: "merge", into: text, number: text, version: "1" }),
      staff.post(`/desk/enquiries/${number}`, { intent: "undo", event: text, version: "1" }),
      staff.post("/desk/staff", { intent: "deactivate", staff: text }),
      staff.post("/desk/staff", { intent: "invite", email: text }),
      staff.post("/desk/saved-replies", { intent: "save", title: text, body: text, id: text }),
      staff.post(`/desk/mails/${coded}/retry`),
    ]);
    const broken = answers.flatMap(({ status }, index) =>
      status >= 500 ? `${text}: ${index} ${status}` : [],
    );
    expect(broken).toEqual([]);
  }
  const { rows } = await db.execute(sql`select count(*)::int as count from users`);
  expect(rows[0]?.["count"]).toBeGreaterThan(statements.length);
});

it("prints nothing of what breaks a statement", async () => {
  const printed = vi.spyOn(console, "error");
  const caller = { services: desk.services, address: "203.0.113.7", headers: new Headers() };
  const broken = callAuth(caller, "/reset-password", { newPassword: password, token: "a\0b" });
  await expect(broken).rejects.toThrow("Failed query");
  expect(printed).not.toHaveBeenCalled();
});

const html = `<img src=x onerror=alert(1)><script>alert(2)</script>"onmouseover="alert(3)"</title></textarea><b>bold`;

it("shows HTML as the text that it is: to the team, to the visitor, and in mails", async () => {
  const client = await aClient(desk, { name: html, company: html });
  const staff = await aColleague(desk, "admin");
  const { number } = (
    await desk.enquire({ email: client.email, name: html, company: html, message: html })
  ).json<{ number: string }>();
  const to = replyAddress(secrets, settings.mailFrom, number);
  const source = `Message-ID: <html@freight.example>
From: ${client.email}
To: ${to}
Subject: ${html}
MIME-Version: 1.0
Content-Type: multipart/mixed; boundary=b

--b
Content-Type: text/html; charset=utf-8

<p>Look</p><svg onload=alert(4)><iframe src="https://frames.example"></iframe><a href="javascript:alert(5)">here</a>
--b
Content-Type: text/html
Content-Disposition: attachment; filename*=UTF-8''${encodeURIComponent(`${html}.html`)}

<script>alert(6)</script>
--b--
`.replaceAll("\n", "\r\n");
  const mail = await readMail(Buffer.from(source), "1:1");
  expect((await db.transaction((tx) => receiveMail(tx, outbox, secrets, mail))).kind).toBe("taken");
  await staff.post(`/desk/enquiries/${number}`, { intent: "note", body: html, version: "2" });

  const pages = {
    queue: await staff.get("/desk"),
    search: await staff.get(`/desk?q=${encodeURIComponent(html)}`),
    enquiry: await staff.get(`/desk/enquiries/${number}`),
    audit: await staff.get("/desk/audit"),
    visitor: await client.get(enquiryAddress(secrets, number)),
    account: await client.get("/account"),
    settings: await client.get("/account/settings"),
    signIn: await aVisitor(desk).post("/signin", { email: html, password }),
    signUp: await aVisitor(desk).post("/signup", signUpForm(html, { firstName: html })),
  };
  for (const [name, { status, body }] of Object.entries(pages)) {
    expect([name, status]).toEqual([name, expect.toBeOneOf([200, 422])]);
    expect([name, dangers(body)]).toEqual([name, []]);
  }
  expect(pages.queue.body).toContain("&lt;img src=x onerror=alert(1)&gt;");
  expect(pages.enquiry.body).toContain("&lt;img src=x onerror=alert(1)&gt;");
  expect(pages.enquiry.body).not.toContain("frames.example");

  const [file] = await db.select().from(attachments);
  const download = await staff.get(`/desk/attachments/${file?.id}`);
  expect(download.headers["content-type"]).toBe("application/octet-stream");
  expect(download.headers["content-disposition"]).toMatch(
    /^attachment; filename="[\w. -]+"; filename\*=UTF-8''[\w%.!~-]+$/,
  );
  expect(download.headers["content-security-policy"]).toBe("sandbox; default-src 'none'");

  for (const row of await db.select().from(mails)) {
    const { url, mailFrom } = settings;
    const composed = await composeMail({ db, secrets, url, mailFrom, readsAnswers: true }, row);
    expect([row.kind, dangers(composed?.html ?? "")]).toEqual([row.kind, []]);
    expect(composed?.subject).not.toMatch(/[\r\n]/);
  }
});

/** Elements and attributes that only hostile text could have brought. */
function dangers(page: string): string[] {
  // Data for scripts is in scripts of ours, where "<" is written as \u003c.
  const markup = page.replaceAll(/<script\b[^>]*>[^<]*<\/script>/g, "");
  return (
    markup.match(
      /<img src=x[^>]*>|<script>|<b>|<svg onload|<iframe[^>]*>|\sonmouseover=|href="javascript:[^"]*"/g,
    ) ?? []
  );
}
