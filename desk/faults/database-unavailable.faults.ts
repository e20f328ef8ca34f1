import { randomUUID } from "node:crypto";

import { expect, test } from "vitest";

import { migrate } from "../data/migrate.ts";
import { databaseBehindProxy } from "./support/breakable-proxy.ts";
import { newDesk } from "./support/desk-folder.ts";
import { startDesk } from "./support/desk-process.ts";
import { ask, lostOrDouble, mailsInFolder } from "./support/nothing-lost.ts";
import { type Receipt, sendEnquiries } from "./support/visitors.ts";

/** What the design promises, and a little for a loaded machine. */
const PROMISED = 4000;

test.for(["silently", "dead"] as const)(
  "the database is gone %s: 503 in time, nothing half, back by itself",
  async (how) => {
    const { env, databaseUrl, mailFolder } = await newDesk();
    await migrate(databaseUrl);
    const proxy = await databaseBehindProxy(databaseUrl);
    const desk = await startDesk({ ...env, DATABASE_URL: proxy.url });
    const question = await fetch(`${desk.url}/api/question`).then((answer) => answer.json());
    const receipts: Receipt[] = [];
    const sendSome = async (count: number) =>
      receipts.push(
        ...(await sendEnquiries({ url: desk.url, atOnce: 4, shouldContinue: (so) => so.length < count })),
      );
    await sendSome(20);

    proxy.behave(how);
    const waits: number[] = [];
    for (let turn = 0; turn < 3; turn++) {
      const started = performance.now();
      const answers = await Promise.all(Array.from({ length: 12 }, () => submit(desk.url, question)));
      waits.push(performance.now() - started);
      for (const answer of answers) {
        expect(answer.status, desk.complaints()).toBe(503);
        expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(0);
      }
    }
    expect((await fetch(`${desk.url}/health/live`)).status).toBe(200);
    expect((await fetch(`${desk.url}/health/ready`)).status).toBe(503);

    proxy.behave("well");
    await sendSome(20);
    expect(Math.max(...waits)).toBeLessThan(PROMISED);
    const [row] = await ask<{ count: number }>(databaseUrl, "select count(*)::int from enquiries");
    expect(row?.count).toBe(receipts.length);
    expect(await lostOrDouble({ databaseUrl, receipts, arrived: () => mailsInFolder(mailFolder) })).toEqual(
      [],
    );
    console.log(`${how}: 36 refusals, the slowest after ${Math.round(Math.max(...waits))} ms`);
    await desk.stop();
    proxy.close();
  },
);

function submit(url: string, { a, b, token }: { a: number; b: number; token: string }) {
  return fetch(`${url}/api/enquiries`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "Idempotency-Key": randomUUID() },
    body: JSON.stringify({
      name: "A",
      email: "a@company.example",
      message: "M",
      token,
      answer: String(a + b),
    }),
  });
}
