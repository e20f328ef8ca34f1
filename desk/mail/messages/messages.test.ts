import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";

import { subjectIn } from "../../../app/enquiry/subject/subject.ts";
import { identity } from "../../../app/identity.ts";
import { formatPrice } from "../../../app/lib/format/format-price.ts";
import { acceptEnquiry } from "../../core/accept-enquiry.ts";
import { enqueueMails } from "../../core/outbox.ts";
import { anEnquiry, anOutbox } from "../../core/testing/an-enquiry.ts";
import { opensEnquiry } from "../../core/visitor-link.ts";
import { enquiries, mails, messages, type MailKind } from "../../data/schema/index.ts";
import { freshDatabase } from "../../data/testing/fresh-database.ts";
import { composeMail } from "../compose-mail.ts";
import { offered } from "../../../app/catalogue/testing/offered.ts";

const server = offered("vps-professional");
const domain = offered("domain-com");
const { db } = await freshDatabase();
const { outbox } = anOutbox();
const secrets = ["a secret"] as const;
const url = "https://desk.example";
const mailFrom = "The Desk <support@desk.example>";

beforeEach(async () => {
  await db.execute(sql`truncate contacts, mails, events, used_tokens restart identity cascade`);
});

describe("the notice", () => {
  it("says who asks for what, by when, and where to answer", async () => {
    await accept(withSubject("plan=vps-professional"));
    const notice = await composed("notice");
    expect(notice.subject).toBe("E-1001: Asha Rao, Northwind (Hosting)");
    expect(notice.replyTo).toEqual({ name: "Asha Rao", address: "asha@company.example" });
    expect(notice.text).toBe(`E-1001. Reply by Tue 17 Nov, 16:02 in ${identity.address.city}.

Name: Asha Rao
Company: Northwind
Email: asha@company.example
Service: Hosting
About: ${server.title} (${server.listPrice})

Our server is slow.

Answer in the inbox:
https://desk.example/desk/enquiries/E-1001

A reply to this email goes straight to the visitor. The inbox does not see it, so mark the enquiry as answered there.
`);
  });

  it.each([
    ["plan=vps-custom&cores=4&ram=8&storage=160", "About: Custom VPS: "],
    [
      "domain=example-name.com",
      `About: Domain example-name.com (${domain.amount} for the first year, then ${formatPrice(domain.renewal ?? 0)} a year)`,
    ],
    [
      "estimate=vps-professional.2,vps-starter",
      `About: 2 × ${server.title} (${server.listPrice} each); 1 × `,
    ],
    [
      "figure=shop-orders&value=400",
      "About: E-commerce: 400 orders in last year's busiest hour become 880 on the example sale day.",
    ],
  ])("names the subject: %s", async (search, line) => {
    await accept(withSubject(search));
    expect((await composed("notice")).text).toContain(line);
  });

  it("shows what a visitor typed as text", async () => {
    await accept({
      name: "<img src=x onerror=alert(1)>",
      message: "</blockquote><script>alert(1)</script>\n\nB & C",
    });
    const { html } = await composed("notice");
    expect(html).not.toMatch(/<img|<script/);
    expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
    expect(html).toContain("B &amp; C");
  });
});

describe("the acknowledgement", () => {
  it("gives the number, the promise and the visitor's own link", async () => {
    await accept();
    const { subject, text, headers } = await composed("acknowledgement");
    expect(subject).toBe("Your enquiry E-1001");
    expect(headers).toMatchObject({ "Auto-Submitted": "auto-generated" });
    expect(text).toContain(
      `within 24 hours: by Tue 17 Nov, 16:02 in ${identity.address.city} at the latest.`,
    );
    expect(text).toContain(identity.phones.support);
    const link = new URL(/https:\S+/.exec(text)?.[0] ?? "");
    expect(link.pathname).toBe("/enquiries/E-1001");
    expect(opensEnquiry(secrets, "E-1001", link.searchParams.get("key") ?? "")).toBe(true);
  });

  it("holds nothing that was typed: whoever typed it need not own the address", async () => {
    await accept({
      name: "Buypills",
      company: "Pillshop",
      message: "Visit pills.example",
    });
    const { subject, text, html, replyTo } = await composed("acknowledgement");
    expect([subject, text, html].join("\n")).not.toMatch(/pill/i);
    expect(replyTo?.address).toMatch(/^support\+e-1001\.\w+@desk\.example$/);
  });

  it("promises no time for what has been answered meanwhile", async () => {
    await accept();
    await db.update(enquiries).set({ dueAt: null });
    const { text, html } = await composed("acknowledgement");
    expect(text).toContain("An engineer replies within 24 hours.");
    expect(html).not.toContain('role="img"');
    expect(html).not.toMatch(/null|undefined|\[object/);
  });
});

describe("an addition", () => {
  it("stands under the notice of its enquiry", async () => {
    await accept();
    const [added] = await db
      .insert(messages)
      .values({ enquiryId: 1, kind: "visitor", body: "It is down now." })
      .returning();
    await db.transaction((tx) =>
      enqueueMails(tx, outbox, [
        {
          key: `message:${added?.id}:addition`,
          kind: "addition",
          recipient: outbox.supportMailbox,
          enquiryId: 1,
          data: { messageId: added?.id ?? 0 },
        },
      ]),
    );
    const addition = await composed("addition");
    expect(addition.subject).toBe("E-1001: Asha Rao added something");
    expect(addition.inReplyTo).toBe((await composed("notice")).messageId);
    expect(addition.text).toContain("It is down now.");
    expect(addition.text).not.toContain("Our server is slow.");
  });
});

/** What the contact page's address asks for. */
function withSubject(search: string) {
  const subject = subjectIn(search);
  if (!subject) throw new Error(`Nothing is known as ${search}`);
  return { subject };
}

async function accept(overrides: Parameters<typeof anEnquiry>[0] = {}) {
  await db.transaction((tx) => acceptEnquiry(tx, outbox, anEnquiry(overrides)));
  await db.update(enquiries).set({ dueAt: new Date("2026-11-17T16:02:00+05:30") });
}

async function composed(kind: MailKind) {
  const [row] = await db.select().from(mails).where(eq(mails.kind, kind));
  const mail = row && (await composeMail({ db, secrets, url, mailFrom, readsAnswers: true }, row));
  if (!mail) throw new Error(`There is no ${kind}`);
  return mail;
}
