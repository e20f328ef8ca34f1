import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";

import { quoteAddress } from "../../core/quotes/quote-link.ts";
import { enquiryAddress } from "../../core/visitor-link.ts";
import { deskServer } from "../testing/desk-server.ts";
import { aClient, aColleague, anAccount, anAddress, password, signUpForm } from "../testing/visitor.ts";

const desk = await deskServer(
  { DESK_URL: "https://desk.example", DESK_LIMIT_PER_ADDRESS: "100000" },
  { hasPages: true },
);
const client = await aClient(desk);
const staff = await aColleague(desk, "admin");
const { number } = (await desk.enquire({ email: client.email })).json<{ number: string }>();
const { secrets } = desk.services;

/** One of each kind of form and request that changes something. */
const posts: Record<
  string,
  { path: string; fields?: Record<string, string>; by?: typeof client | typeof staff }
> = {
  "sign in": { path: "/signin", fields: { email: await anAccount(desk), password } },
  "sign up": { path: "/signup", fields: signUpForm(anAddress()) },
  "ask for a new password": { path: "/forgot-password", fields: { email: client.email } },
  "choose it": { path: "/forgot-password/reset?token=x", fields: { password, confirmPassword: password } },
  "confirm an address": { path: "/signup/verify?token=x" },
  "change a name": { path: "/account/settings", fields: { change: "profile", name: "Mallory" }, by: client },
  "change an address": {
    path: "/account/settings",
    fields: { change: "email", newEmail: "mallory@evil.example" },
    by: client,
  },
  "begin codes": { path: "/account/security", fields: { change: "codes-begin", password }, by: client },
  "sign out": { path: "/account/leave", by: client },
  "add a passkey": { path: "/api/auth/passkey/verify-registration", by: client },
  "send an enquiry": { path: "/contact", fields: { name: "Mallory" } },
  "send an enquiry by script": { path: "/api/enquiries" },
  subscribe: { path: "/newsletter", fields: { email: client.email } },
  "subscribe by script": { path: "/api/newsletter" },
  "add to an enquiry": { path: enquiryAddress(secrets, number), fields: { body: "Pay to another account." } },
  "accept a quote": { path: quoteAddress(secrets, "Q-2001"), fields: { intent: "accept", name: "Mallory" } },
  "invite staff": {
    path: "/desk/staff",
    fields: { intent: "invite", email: "mallory@evil.example", admin: "on" },
    by: staff,
  },
  "answer an enquiry": {
    path: `/desk/enquiries/${number}`,
    fields: { intent: "reply", body: "No.", version: "1" },
    by: staff,
  },
  "write an enquiry down": { path: "/desk/new", fields: { name: "Mallory" }, by: staff },
  "add a webhook": { path: "/desk/webhooks", fields: { url: "https://evil.example" }, by: staff },
  "enter the desk": { path: "/desk/enter?token=x", fields: { name: "Mallory" } },
};

const foreign: Record<string, Record<string, string>> = {
  "with the Origin of another site": { Origin: "https://evil.example" },
  "with an Origin that begins like ours": { Origin: "https://desk.example.evil.example" },
  "with an Origin that is hidden": { Origin: "null" },
  "with an Origin that is no address": { Origin: "desk.example" },
  "without an Origin, from another site": { "Sec-Fetch-Site": "cross-site" },
  "with our Origin, from another site": { Origin: "https://desk.example", "Sec-Fetch-Site": "cross-site" },
};

describe.each(Object.entries(posts))(
  "a form of another site that would %s",
  (_, { path, fields = {}, by }) => {
    it.each(Object.entries(foreign))("is refused %s", async (_name, headers) => {
      const before = await everything();
      const cookies = [...(by?.cookies ?? [])].map(([name, value]) => `${name}=${value}`).join("; ");
      const answer = await desk.send(path, {
        method: "POST",
        headers: {
          "Content-Type": "application/x-www-form-urlencoded",
          ...(cookies && { Cookie: cookies }),
          ...headers,
        },
        body: new URLSearchParams(fields).toString(),
      });
      expect(answer.status).toBe(403);
      expect(answer.headers["set-cookie"]).toBeUndefined();
      expect(await everything()).toEqual(before);
    });
  },
);

it("is sent from our own pages, and by programs that are no browser and have no cookies", async () => {
  for (const headers of [{ Origin: "https://desk.example", "Sec-Fetch-Site": "same-origin" }, {}] as const) {
    const answer = await client.post("/account/settings", { change: "profile", name: "Priya R." }, headers);
    expect(answer.status).toBe(200);
  }
});

it("changes nothing by links: other sites can make a browser follow one, with its cookies", async () => {
  const before = await everything();
  for (const path of [
    "/account/leave",
    "/account/settings?change=delete",
    "/desk/staff?intent=deactivate&staff=1",
  ]) {
    await client.get(path);
    await staff.get(path);
  }
  expect((await client.get("/account")).status).toBe(200);
  expect(await everything()).toEqual(before);
});

/** How often each table was written to. */
async function everything() {
  const tables = [
    "users",
    "sessions",
    "accounts",
    "staff",
    "enquiries",
    "messages",
    "mails",
    "events",
  ] as const;
  const counts = await Promise.all(
    tables.map(async (table) => {
      const { rows } = await desk.services.db.execute<{ written: string }>(
        sql`select count(*) || ':' || coalesce(sum(hashtextextended(t::text, 0)), 0) as written from ${sql.identifier(table)} t`,
      );
      return [table, rows[0]?.written];
    }),
  );
  return Object.fromEntries(counts);
}
