import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { type AddressObject, simpleParser } from "mailparser";
import { describe, expect, it, onTestFinished } from "vitest";

import { identity } from "../../../app/identity.ts";
import type { OutgoingMail } from "../message.ts";
import { newsletterHeaders } from "../newsletter-headers.ts";
import { catchMail } from "../testing/smtp-catcher.ts";
import { openDelivery } from "./open-delivery.ts";
import { Undeliverable } from "./undeliverable.ts";

const from = "desk@desk.example";

describe("by SMTP", () => {
  it("hands a mail over with its Message-ID, and names the provider as sender", async () => {
    const { caught, deliver } = await smtp();
    await deliver(aMail());
    expect(caught).toHaveLength(1);
    const [{ recipients, parsed } = never()] = caught;
    expect(recipients).toEqual(["asha@company.example"]);
    expect(parsed).toMatchObject({
      messageId: "<enquiry.1.notice.x@desk.example>",
      subject: "E-1001: Asha Rao",
      text: "Hello",
    });
    expect(parsed.from?.value).toEqual([{ name: identity.name, address: from }]);
    expect(parsed.headers.get("x-auto-response-suppress")).toBe("All");
  });

  it("takes the sender's name from MAIL_FROM", async () => {
    const { caught, deliver } = await smtp({}, '"Front Desk" <front@desk.example>');
    await deliver(aMail());
    expect(caught[0]?.parsed.from?.value).toEqual([{ name: "Front Desk", address: "front@desk.example" }]);
  });

  it("keeps the newsletter's headers and a thread's as they are", async () => {
    const { caught, deliver } = await smtp();
    const headers = newsletterHeaders("https://www.a-long-name-of-a-company.desk.example", ["secret"], {
      id: 123_456,
    });
    await deliver(aMail({ headers, inReplyTo: "enquiry.1.notice.y@desk.example" }));
    const [{ parsed, raw } = never()] = caught;
    const unfolded = raw.replaceAll(/\r\n[ \t]+/g, " ").split("\r\n");
    for (const [name, value] of Object.entries(headers)) expect(unfolded).toContain(`${name}: ${value}`);
    expect(parsed.inReplyTo).toBe("<enquiry.1.notice.y@desk.example>");
    expect(parsed.references).toBe("<enquiry.1.notice.y@desk.example>");
  });

  it.each([
    ["a recipient that does not exist", { refuse: () => 550 }],
    ["a text that is not wanted", { refuseText: () => 554 }],
  ])("gives up on %s", async (_, refusal) => {
    const { deliver } = await smtp(refusal);
    await expect(deliver(aMail())).rejects.toThrow(Undeliverable);
  });

  it.each([
    ["a full mailbox", { refuse: () => 452 }],
    ["a greylisting server", { refuseText: () => 451 }],
    ["a server that wants us to sign in", { refuse: () => 530 }],
  ])("will try again after %s", async (_, refusal) => {
    const { deliver } = await smtp(refusal);
    const error = await deliver(aMail()).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(Undeliverable);
  });

  it("will try again when nobody listens", async () => {
    const { url, close } = await catchMail();
    await close();
    const delivery = openDelivery({ smtpUrl: url, folder: tmpdir(), from });
    await expect(delivery.deliver(aMail())).rejects.toMatchObject({ code: "ESOCKET" });
    delivery.close();
  });

  it("never mails two addresses", async () => {
    const { caught, deliver } = await smtp();
    for (const recipient of [
      "a@b.example,evil@x.example",
      "<a@b.example> evil@x.example",
      "a@b.example\r\nBcc: e@x.example",
    ]) {
      await expect(deliver(aMail({ recipient }))).rejects.toThrow(Undeliverable);
    }
    expect(caught).toHaveLength(0);
  });

  it.each([
    ["a line break and a header", "Asha\r\nBcc: evil@x.example\r\n\r\nText"],
    ["a bare carriage return", "Asha\rBcc: evil@x.example"],
    ["line separators of Unicode", "Asha\u2028Bcc: evil@x.example\u0085Cc: evil@x.example"],
    ["several addresses", 'evil@x.example, "B" <evil@y.example>'],
    ["an address of its own", '"><evil@x.example>'],
    ["10,000 characters", "A".repeat(10_000)],
    ["10,000 wide ones", "漢".repeat(10_000)],
    ["10,000 accents on one letter", `A${"\u0301".repeat(10_000)}`],
    ["marks that turn the direction", "\u202Egnp.exe\u202C \u2066Asha\u2069"],
    ["Hebrew", "דנה לוי"],
    ["families of emoji", "👩‍👩‍👧‍👦".repeat(200)],
    ["half a character", "Asha \uD83D"],
    ["a formula", '=HYPERLINK("https://x.example")'],
    ["an encoded word", "=?utf-8?Q?Bcc=3A_evil=40x.example?= Asha"],
    ["nothing", ""],
  ])("a name with %s stays a name", async (_, name) => {
    const { caught, deliver } = await smtp();
    await deliver(aMail({ subject: `E-1001: ${name}`, replyTo: { name, address: "asha@company.example" } }));
    const [{ recipients, parsed, raw } = never()] = caught;
    expect(recipients).toEqual(["asha@company.example"]);
    expect(addresses(parsed.to)).toEqual(["asha@company.example"]);
    expect(addresses(parsed.replyTo)).toEqual(["asha@company.example"]);
    expect(parsed.bcc ?? parsed.cc).toBeUndefined();
    expect(parsed.messageId).toBe("<enquiry.1.notice.x@desk.example>");
    expect(parsed.text).toBe("Hello");
    expect(parsed.subject).toMatch(/^E-1001:/);
    expect(parsed.subject?.isWellFormed()).toBe(true);
    expect(parsed.subject).not.toMatch(/[\u202A-\u202E\u2066-\u2069\r\n\u2028]/);
    expect(parsed.subject?.length).toBeLessThan(700);
    expect([...parsed.headers.keys()].toSorted()).toEqual([
      "content-type",
      "date",
      "from",
      "message-id",
      "mime-version",
      "reply-to",
      "subject",
      "to",
      "x-auto-response-suppress",
    ]);
    const head = raw.slice(0, raw.indexOf("\r\n\r\n")).split("\r\n");
    expect(Math.max(...head.map((line) => line.length))).toBeLessThan(998);
  });
});

describe("into files", () => {
  it("writes each mail under its Message-ID, for nobody else to read", async () => {
    const { folder, deliver } = await files();
    await deliver(aMail());
    const path = join(folder, "mail", "enquiry.1.notice.x@desk.example.eml");
    const parsed = await simpleParser(await readFile(path));
    expect(addresses(parsed.to)).toEqual(["asha@company.example"]);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
  });

  it("removes what a killed process had begun, and nothing that is being written", async () => {
    const { folder, deliver } = await files();
    await deliver(aMail());
    const [old, young] = ["0123456789abcdef", "fedcba9876543210"].map((id) =>
      join(folder, "mail", `.${id}.tmp`),
    );
    await writeFile(old ?? "", "begun");
    await writeFile(young ?? "", "begun");
    const longAgo = Date.now() / 1000 - 7200;
    await utimes(old ?? "", longAgo, longAgo);
    const next = openDelivery({ folder, from });
    await next.deliver(aMail({ messageId: "second@desk.example" }));
    expect((await readdir(join(folder, "mail"))).toSorted()).toEqual([
      ".fedcba9876543210.tmp",
      "enquiry.1.notice.x@desk.example.eml",
      "second@desk.example.eml",
    ]);
  });

  it("stays within its folder, whatever the Message-ID", async () => {
    const { folder, deliver } = await files();
    await deliver(aMail({ messageId: "../../x@a/b" }));
    expect(await readdir(join(folder, "mail"))).toEqual([".._.._x@a_b.eml"]);
  });
});

async function smtp(options: Parameters<typeof catchMail>[0] = {}, sender = from) {
  const { caught, url } = await catchMail(options);
  const delivery = openDelivery({ smtpUrl: url, folder: tmpdir(), from: sender });
  return {
    caught,
    deliver: async (mail: OutgoingMail) => {
      await delivery.deliver(mail).finally(delivery.close);
    },
  };
}

async function files() {
  const folder = await mkdtemp(join(tmpdir(), "desk-delivery-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  return { folder, deliver: openDelivery({ folder, from }).deliver };
}

function aMail(overrides: Partial<OutgoingMail> = {}): OutgoingMail {
  return {
    recipient: "asha@company.example",
    messageId: "enquiry.1.notice.x@desk.example",
    subject: "E-1001: Asha Rao",
    text: "Hello",
    html: "<p>Hello</p>",
    ...overrides,
  };
}

function addresses(field: AddressObject | AddressObject[] | undefined): (string | undefined)[] {
  return [field ?? []].flat().flatMap(({ value }) => value.map(({ address }) => address));
}

function never(): never {
  throw new Error("Nothing was caught");
}
