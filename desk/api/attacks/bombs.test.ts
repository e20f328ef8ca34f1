import { deflateRawSync, gzipSync } from "node:zlib";

import { asc } from "drizzle-orm";
import { describe, expect, it } from "vitest";

import { receiveMail } from "../../core/incoming/receive-mail.ts";
import { replyAddress } from "../../core/reply-address.ts";
import { attachments, messages } from "../../data/schema/index.ts";
import { readMail } from "../../mail/incoming/read-mail.ts";
import { deskServer } from "../testing/desk-server.ts";
import { aColleague } from "../testing/visitor.ts";

const desk = await deskServer({ DESK_URL: "https://desk.example" }, { hasPages: true });
const { db, secrets, outbox, settings } = desk.services;
const { number } = (await desk.enquire()).json<{ number: string }>();
const MB = 1024 * 1024;

let mailed = 0;

/** How a mail with these parts is taken in, and how long and how much memory that takes. */
async function takeIn(parts: readonly string[]) {
  mailed += 1;
  const head = [
    `Message-ID: <bomb-${mailed}@evil.example>`,
    "From: mallory@evil.example",
    `To: ${replyAddress(secrets, settings.mailFrom, number)}`,
    "MIME-Version: 1.0",
    "Content-Type: multipart/mixed; boundary=b",
  ].join("\r\n");
  const body = parts.map((part) => `--b\r\n${part}\r\n`).join("");
  const source = Buffer.from(`${head}\r\n\r\n${body}--b--\r\n`);
  const [start, before] = [process.cpuUsage(), process.memoryUsage().rss];
  const mail = await readMail(source, `1:${mailed}`);
  const outcome = await db.transaction((tx) => receiveMail(tx, outbox, secrets, mail));
  return {
    kind: outcome.kind,
    // Of work, not of waiting for a machine that does other things too.
    seconds: process.cpuUsage(start).user / 1e6,
    megabytes: (process.memoryUsage().rss - before) / MB,
  };
}

const text = "Content-Type: text/plain\r\n\r\nLook at this.";

function file(name: string, type: string, content: Buffer): string {
  const lines = content.toString("base64").replaceAll(/(.{76})/g, "$1\r\n");
  return `Content-Type: ${type}\r\nContent-Disposition: attachment; filename="${name}"\r\nContent-Transfer-Encoding: base64\r\n\r\n${lines}`;
}

/** 100 MB of zeros in 100 KB. */
const zeros = deflateRawSync(Buffer.alloc(100 * MB), { level: 9 });

/** A PNG that says it is 65,535 pixels square: 17 GB once it is drawn. */
const picture = Buffer.concat([
  Buffer.from("89504e470d0a1a0a0000000d49484452", "hex"),
  Buffer.from("0000ffff0000ffff0806000000", "hex"),
  zeros,
]);

const entities = `<?xml version="1.0"?><!DOCTYPE l [<!ENTITY a "aaaaaaaaaa">${Array.from(
  { length: 9 },
  (_, n) => {
    const before = n === 0 ? "a" : `a${n - 1}`;
    return `<!ENTITY a${n} "${`&${before};`.repeat(10)}">`;
  },
).join("")}]><svg xmlns="http://www.w3.org/2000/svg"><text>&a8;</text></svg>`;

describe("files that grow when they are opened", () => {
  it("are kept as they came, and nothing opens them", async () => {
    const files = [
      { name: "invoice.zip", type: "application/zip", content: zeros },
      { name: "invoice.gz", type: "application/gzip", content: gzipSync(Buffer.alloc(50 * MB)) },
      { name: "photo.png", type: "image/png", content: picture },
      { name: "drawing.svg", type: "image/svg+xml", content: Buffer.from(entities) },
    ];
    const { kind, seconds, megabytes } = await takeIn([
      text,
      ...files.map(({ name, type, content }) => file(name, type, content)),
    ]);
    expect(kind).toBe("taken");
    expect(seconds).toBeLessThan(5);
    expect(megabytes).toBeLessThan(60);
    const kept = await db.select().from(attachments).orderBy(asc(attachments.id));
    expect(kept.map(({ name, bytes }) => ({ name, bytes }))).toEqual(
      files.map(({ name, content }) => ({ name, bytes: content.length })),
    );

    const staff = await aColleague(desk);
    const page = await staff.get(`/desk/enquiries/${number}`);
    expect(page.body).toContain("photo.png");
    expect(page.body).not.toMatch(/<(img|object|embed|iframe|image)\b[^>]*attachments/);
    for (const [index, { content }] of files.entries()) {
      const got = await staff.get(`/desk/attachments/${kept[index]?.id}`);
      expect(got.headers["content-type"]).toBe("application/octet-stream");
      expect(got.headers["content-encoding"]).toBeUndefined();
      expect(got.headers["content-disposition"]).toMatch(/^attachment;/);
      expect(kept[index]?.content?.equals(content)).toBe(true);
    }
  });

  it("are no more than the limits allow, in number, size and name", async () => {
    const before = (await db.select({ id: attachments.id }).from(attachments)).length;
    const many = Array.from({ length: 500 }, (_, n) =>
      file(`${n}${"x".repeat(1000)}.txt`, "text/plain", Buffer.from("x")),
    );
    const outcome = await takeIn([text, ...many]);
    expect(outcome.kind).toBe("taken");
    expect(outcome.seconds).toBeLessThan(10);
    const large = Array.from({ length: 4 }, (_, n) => file(`${n}.bin`, "x/y", Buffer.alloc(6 * MB, 1)));
    await takeIn([text, ...large]);
    const kept = (await db.select().from(attachments).orderBy(asc(attachments.id))).slice(before);
    expect(kept).toHaveLength(20 + 4);
    expect(Math.max(...kept.map(({ name }) => name.length))).toBeLessThanOrEqual(200);
    // 20 MB a mail: of the fourth only its name is kept.
    expect(kept.slice(20).map(({ content }) => content !== null)).toEqual([true, true, true, false]);
  });
});

describe("mails that are built to be hard to read", () => {
  const cases: Record<string, string> = {
    "parts in parts in parts": `${nested(2000)}\r\nContent-Type: text/plain\r\n\r\nDeep.`,
    "elements in elements in elements": `Content-Type: text/html\r\n\r\n${"<div>\r\n".repeat(100_000)}Deep.`,
    "tables in tables": `Content-Type: text/html\r\n\r\n${"<table><tr><td>\r\n".repeat(20_000)}Deep.`,
    "one line of 5 MB": `Content-Type: text/plain\r\n\r\n${"a".repeat(5 * MB)}`,
    "quotes in quotes": `Content-Type: text/plain\r\n\r\n${`${">".repeat(500)} On Tue, x wrote:\r\n`.repeat(2000)}`,
    "lines without end": `Content-Type: text/plain\r\n\r\n${"On ".repeat(500_000)}`,
    "spaces without end": `Content-Type: text/plain\r\n\r\nx${" ".repeat(500_000)}x${"\r\n".repeat(200_000)}x`,
  };

  it.each(Object.entries(cases))("%s", async (_, part) => {
    const { kind, seconds, megabytes } = await takeIn([part, text]).catch((error: unknown) => ({
      // What cannot be read is written down and the next mail is read (jobs/incoming-mail-worker.ts).
      kind: /call stack|parse HTML/.test(String(error)) ? "unreadable" : String(error),
      seconds: 0,
      megabytes: 0,
    }));
    expect(["taken", "unmatched", "unreadable"]).toContain(kind);
    expect(seconds).toBeLessThan(5);
    expect(megabytes).toBeLessThan(300);
    const longest = await db.select({ body: messages.body }).from(messages);
    expect(Math.max(...longest.map(({ body }) => body.length))).toBeLessThanOrEqual(10_000);
  });
});

describe("requests that grow", () => {
  it("are not unpacked", async () => {
    const body = gzipSync(Buffer.alloc(20 * MB, "a")).toString("latin1");
    for (const path of ["/api/enquiries", "/api/newsletter"]) {
      const answer = await desk.send(path, {
        method: "POST",
        headers: {
          "Content-Type": "application/json",
          "Content-Encoding": "gzip",
          "Idempotency-Key": "a".repeat(36),
        },
        body,
      });
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
    }
  });

  it("are refused by what they send, not by what they say", async () => {
    for (const path of ["/signin", "/signup", "/contact", "/api/enquiries", "/newsletter"]) {
      const type = path.startsWith("/api") ? "application/json" : "application/x-www-form-urlencoded";
      const headers = {
        "Content-Type": type,
        "Transfer-Encoding": "chunked",
        "Idempotency-Key": "a".repeat(36),
      };
      const answer = await desk.send(path, { method: "POST", headers, body: `email=${"a".repeat(200_000)}` });
      expect([path, answer.status]).toEqual([path, 413]);
    }
  });
});

function nested(depth: number): string {
  const levels = Array.from({ length: depth }, (_, level) => `n${level}`);
  return levels
    .map((name) => `Content-Type: multipart/mixed; boundary=${name}\r\n\r\n--${name}`)
    .join("\r\n");
}
