import { request as httpRequest } from "node:http";

import { Hono } from "hono";
import { sql } from "drizzle-orm";
import { expect, it, vi } from "vitest";

import { staffCookie } from "../accounts/testing/staff-cookie.ts";
import { deactivateStaff } from "../core/staff/change-staff.ts";
import { deskLiveApi } from "./desk-live.ts";
import { deskServer } from "./testing/desk-server.ts";

const desk = await deskServer();
const { db } = desk.services;

async function member(role = "agent"): Promise<{ id: number; cookie: string }> {
  const email = `${Math.random().toString(36).slice(2)}@desk.example`;
  const { rows } = await db.execute<{ id: string }>(
    sql`insert into staff (email, role) values (${email}, ${role}) returning id`,
  );
  const id = Number(rows[0]?.id);
  const { secrets, settings } = desk.services;
  const { name, value } = await staffCookie({ db, secrets, staffId: id, url: settings.url });
  return { id, cookie: `${name}=${value}` };
}

/** What an open page hears. */
async function open(cookie: string, after = "") {
  const heard = { status: 0, headers: {} as Record<string, unknown>, text: "", isEnded: false };
  const request = httpRequest({
    port: desk.port,
    path: `/api/desk/live?after=${after}`,
    headers: { Cookie: cookie, "Sec-Fetch-Site": "same-origin" },
  });
  request.on("response", (response) => {
    heard.status = response.statusCode ?? 0;
    heard.headers = response.headers;
    response.on("data", (part: Buffer) => (heard.text += part.toString()));
    response.on("end", () => (heard.isEnded = true));
  });
  request.on("error", () => {});
  request.end();
  await vi.waitUntil(() => heard.text !== "" || heard.isEnded, { timeout: 5000 });
  return { heard, close: () => request.destroy() };
}

it("is closed to everybody else, and to pages of other sites", async () => {
  expect((await desk.send("/api/desk/live")).status).toBe(401);
  const { cookie } = await member();
  const headers = { Cookie: cookie, "Sec-Fetch-Site": "same-site" };
  expect((await desk.send("/api/desk/live", { headers })).status).toBe(403);
});

it("tells of an enquiry that came through the API, and of what came before the page listened", async () => {
  const { cookie } = await member();
  const page = await open(cookie, "999999");
  expect(page.heard.status).toBe(200);
  expect(page.heard.headers).toMatchObject({
    "content-type": "text/event-stream; charset=utf-8",
    "cache-control": "no-store",
    "x-accel-buffering": "no",
  });
  expect(page.heard.text).toContain("retry: 2000");
  expect((await desk.enquire()).status).toBe(201);
  await vi.waitUntil(() => page.heard.text.includes(`"change"`), { timeout: 5000 });
  expect(page.heard.text).toMatch(/id: \d+\ndata: \{"kind":"change","enquiries":\[\d+\]\}\n\n/);
  page.close();

  const late = await open(cookie, "0");
  await vi.waitUntil(() => late.heard.text.includes("data:"), { timeout: 5000 });
  late.close();
});

it("one session opens so many pages and no more, and closing one makes room", async () => {
  const { cookie } = await member();
  const pages = await Promise.all(Array.from({ length: 12 }, () => open(cookie, "999999")));
  const headers = { Cookie: cookie };
  expect((await desk.send("/api/desk/live", { headers })).status).toBe(429);
  pages[0]?.close();
  await vi.waitFor(
    async () => {
      const again = await open(cookie, "999999");
      again.close();
      expect(again.heard.status).toBe(200);
    },
    { timeout: 5000 },
  );
  for (const { close } of pages) close();
});

it("ends with the session", async () => {
  const admin = await member("admin");
  const { id, cookie } = await member();
  const app = new Hono().route("/", deskLiveApi(desk.services, 50));
  const answer = await app.request("/", { headers: { Cookie: cookie } });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  while (!text.includes("event: beat")) text += (await reader?.read())?.value ?? "";
  await db.transaction((tx) => deactivateStaff(tx, { admin: { id: admin.id, role: "admin" }, staffId: id }));
  let part = await reader?.read();
  while (part && !part.done) {
    text += part.value;
    part = await reader?.read();
  }
  expect(text).toContain("event: over");
});
