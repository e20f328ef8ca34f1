import { randomUUID } from "node:crypto";

import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";

import { deskServer } from "./testing/desk-server.ts";

const desk = await deskServer({ DESK_URL: "https://desk.example" });
const { enquire, send, question, services } = desk;
const json = { "Content-Type": "application/json" };

describe("POST /api/enquiries", () => {
  it("answers with the number, the visitor's page and the thank-you page", async () => {
    const answer = await enquire();
    expect(answer.status).toBe(201);
    const { number, url, thanks } = answer.json<{ number: string; url: string; thanks: string }>();
    expect(number).toMatch(/^E-\d+$/);
    expect(url).toContain(`/enquiries/${number}?key=`);
    expect(thanks).toContain(`/contact/thanks?enquiry=${number}&key=`);
    expect(answer.headers["cache-control"]).toBe("no-store");
  });

  it("answers the same key and text with the same number, and another text under it with 422", async () => {
    const fields = { email: "asha@company.example", ...(await question()) };
    const headers = { "Idempotency-Key": randomUUID() };
    const [first, second] = [await enquire(fields, { headers }), await enquire(fields, { headers })];
    expect([first.status, second.status]).toEqual([201, 200]);
    expect(second.json<{ number: string }>().number).toBe(first.json<{ number: string }>().number);
    const other = await enquire({ ...fields, message: "Something else." }, { headers });
    expect(other.status).toBe(422);
  });

  it("says on which field something is wrong", async () => {
    const answer = await enquire({ name: " ", email: "a@b.co,evil@x.co", message: "", answer: "99" });
    expect(answer.status).toBe(422);
    expect(answer.json()).toEqual({
      errors: {
        name: "Name is required",
        email: "Email is invalid",
        message: "Message is required",
        securityCheck: "Captcha answer is incorrect",
      },
    });
  });

  it("keeps what fell into the honeypot as spam, mails nobody, and answers as always", async () => {
    const answer = await enquire({ website: "https://spam.example", email: "trapped@company.example" });
    expect(answer.status).toBe(201);
    const { number } = answer.json<{ number: string }>();
    const { rows } = await services.db.execute(sql`
      select status, (select count(*)::int from mails where enquiry_id = enquiries.id) as mails
      from enquiries where number = ${number}`);
    expect(rows).toEqual([{ status: "spam", mails: 0 }]);
  });

  it.each([
    ["a key that is none", { headers: { ...json, "Idempotency-Key": "1" } }, 400],
    ["no key", { headers: { ...json, "Idempotency-Key": "" } }, 400],
    ["a body that is no JSON", { body: "{" }, 400],
    ["a list", { body: "[]" }, 400],
    ["a field that is no text", { body: '{"name":1}' }, 400],
    ["a form", { headers: { "Content-Type": "application/x-www-form-urlencoded" } }, 415],
    ["more than 32 KB", { body: JSON.stringify({ message: "x".repeat(32 * 1024) }) }, 413],
    ["another site's page", { headers: { Origin: "https://evil.example" } }, 403],
    ["a page without an origin", { headers: { Origin: "null" } }, 403],
    ["what a browser calls cross-site", { headers: { "Sec-Fetch-Site": "cross-site" } }, 403],
    ["our public address", { headers: { Origin: "https://desk.example" } }, 201],
    ["no origin at all", {}, 201],
  ])("answers %s as it should", async (_, request, status) => {
    expect((await enquire({}, request)).status).toBe(status);
  });

  it("takes no other method, and knows no other address", async () => {
    expect((await send("/api/enquiries")).status).toBe(404);
    expect((await send("/api/nothing", { method: "POST" })).status).toBe(404);
  });
});

describe("GET /api/question", () => {
  it("keeps the numbers under another token", async () => {
    const first = (await send("/api/question")).json<{ a: number; b: number; token: string }>();
    const second = (await send(`/api/question?like=${first.token}`)).json<typeof first>();
    expect([second.a, second.b]).toEqual([first.a, first.b]);
    expect(second.token).not.toBe(first.token);
  });
});
