import { type APIRequestContext, type Browser, test as base } from "@playwright/test";
import { sql } from "drizzle-orm";

import { startCluster } from "../../data/embedded/cluster.ts";
import { type Database, openDatabase } from "../../data/open-database.ts";

/** A test with the database of the desk that it visits. */
export const test = base.extend<object, { db: Database }>({
  db: [
    // Playwright reads from here what a fixture needs: nothing.
    async ({}, use) => {
      const url = process.env["DATABASE_URL"] ?? (await startCluster(process.env["DESK_E2E_DATA"] ?? "")).url;
      const db = openDatabase(url, { connections: 2 });
      await use(db);
      await db.$client.end();
    },
    { scope: "worker" },
  ],
});

interface Sent {
  number: string;
  /** Of the thank-you page, and of the page that the mail leads to. */
  thanks: string;
  page: string;
}

/** Sends the contact form as a plain one. */
export async function sendEnquiry(
  request: APIRequestContext,
  fields: Record<string, string> = {},
  search = "",
): Promise<Sent> {
  const question = await (await request.get("/api/question")).json();
  const form = {
    name: "Priya",
    email: `priya${Math.random().toString(36).slice(2)}@freight.example`,
    message: "Our dispatch board runs on one old server.",
    service: "hosting",
    token: question.token,
    securityCheck: String(question.a + question.b),
    ...fields,
  };
  const sent = await request.post(`/contact${search}`, { form, maxRedirects: 0 });
  const thanks = sent.headers()["location"] ?? "";
  const { searchParams } = new URL(thanks, "http://desk.example");
  const number = searchParams.get("enquiry") ?? "";
  return { number, thanks, page: `/enquiries/${number}?key=${searchParams.get("key")}` };
}

/** Lets time pass for one enquiry. */
export async function letPass(db: Database, number: string, minutes: number): Promise<void> {
  await db.execute(sql`update enquiries
    set due_at = due_at - make_interval(mins => ${minutes}), created_at = created_at - make_interval(mins => ${minutes})
    where number = ${number}`);
}

/** Somebody of the team writes. */
export async function answer(db: Database, number: string, body: string): Promise<void> {
  await db.execute(sql`insert into messages (enquiry_id, kind, body)
    select id, 'staff', ${body} from enquiries where number = ${number}`);
  await db.execute(sql`update enquiries set due_at = null, first_reply_at = now(), status = 'waiting'
    where number = ${number}`);
}

/** A page in a browser that runs no scripts. */
export async function pageWithoutScripts(browser: Browser, baseURL: string | undefined) {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  return await context.newPage();
}
