import { expect, test } from "vitest";

import { freePort } from "../../scripts/lib/free-port.ts";
import { staffCookie } from "../accounts/testing/staff-cookie.ts";
import { openDatabase } from "../data/open-database.ts";
import { withClient } from "../data/with-client.ts";
import { type Balancer, balancer } from "./support/balancer.ts";
import { newDesk } from "./support/desk-folder.ts";
import { type DeskProcess, startDesk } from "./support/desk-process.ts";
import { nextVersion } from "./support/next-version.ts";
import { ask, lostOrDouble, mailsInFolder } from "./support/nothing-lost.ts";
import { keepSending, sendOnce } from "./support/visitors.ts";

/** Enquiries that are acknowledged at each stage of an upgrade at least, however fast it goes. */
const PER_STAGE = 150;

test("an upgrade under load, one instance after the other: nothing is lost, nobody is signed out", async () => {
  const { env, databaseUrl, mailFolder } = await newDesk();
  const proxy = await balancer();
  const next = nextVersion();
  const old = () => join(proxy, { ...env, DATABASE_URL: databaseUrl });
  const upgraded = () => join(proxy, { ...env, DATABASE_URL: databaseUrl }, next);
  const first = await old();
  const second = await old();
  const cookie = await signIn(databaseUrl, proxy.url);
  const before = await migrations(databaseUrl);

  let over = false;
  const load = keepSending(proxy.url, 6);
  const visits = keepVisiting(proxy.url, cookie, () => !over);
  await load.more(PER_STAGE);

  // A backup reads the tables meanwhile: the migration waits for it without holding up visitors.
  const upgrade = await whileReading(databaseUrl, async () => {
    const starting = upgraded();
    await expect.poll(() => waitingMigrations(databaseUrl)).toBe(1);
    for (let sent = 0; sent < 10; sent++) expect(await sendOnce(first.url)).toBe(201);
    expect(await migrations(databaseUrl)).toBe(before);
    return { starting };
  });
  const third = await upgrade.starting;
  expect(await migrations(databaseUrl)).toBe(before + 1);
  // The old version works on with the new tables, and sees at once what the new one does.
  const page = await openPage(first.url, cookie);
  expect(await sendOnce(third.url)).toBe(201);
  await page.hears("data:");
  page.close();
  expect(await sendOnce(first.url)).toBe(201);
  await load.more(PER_STAGE);

  await first.stop();
  // Somebody goes back: the old version starts on the new tables.
  const back = await old();
  expect(await sendOnce(back.url)).toBe(201);
  await load.more(PER_STAGE);
  await back.stop();

  const fourth = await upgraded();
  await load.more(PER_STAGE);
  await second.kill();
  // Those who are left carry the load.
  await load.more(PER_STAGE);
  over = true;

  const receipts = await load.end();
  expect(await lostOrDouble({ databaseUrl, receipts, arrived: () => mailsInFolder(mailFolder) })).toEqual([]);
  // Whoever was with the one that was killed, or came when the machine was busy, sees an error and tries again.
  const seen = (await visits).filter((status) => status < 500);
  expect(seen).toEqual(seen.map(() => 200));
  for (const each of [third, fourth]) expect((await openPage(each.url, cookie)).status).toBe(200);
  console.log(`${receipts.length} enquiries acknowledged and ${seen.length} visits signed in meanwhile`);
  for (const each of [third, fourth]) await each.stop();
  proxy.close();
});

test("a limit counts over all instances", async () => {
  const { env, databaseUrl } = await newDesk();
  const limited = async () =>
    startDesk({
      ...env,
      PORT: String(await freePort()),
      DATABASE_URL: databaseUrl,
      DESK_LIMIT_PER_ADDRESS: "10",
    });
  const instances = [await limited(), await limited()];
  const answers: number[] = [];
  for (let sent = 0; sent < 8; sent++) answers.push(await sendOnce(instances[sent % 2]?.url ?? ""));
  // Who sends faster than a person types counts twice.
  expect(answers).toEqual([201, 201, 201, 201, 201, 429, 429, 429]);
  for (const each of instances) await each.stop();
});

/** Starts an instance, which is then asked in its turn. */
async function join(proxy: Balancer, env: Record<string, string>, file?: string): Promise<DeskProcess> {
  const settings = { ...env, PORT: String(await freePort()), DESK_PROXIES: "1", DESK_URL: proxy.url };
  const instance = await startDesk(settings, file ? { file } : {});
  proxy.instances.push(instance.url);
  return instance;
}

async function migrations(databaseUrl: string): Promise<number> {
  return (await ask(databaseUrl, "select from drizzle.__drizzle_migrations")).length;
}

/** Migrations that wait for a table at this moment. */
async function waitingMigrations(databaseUrl: string): Promise<number> {
  const waiting =
    "select from pg_stat_activity where application_name = 'desk migration' and wait_event = 'relation'";
  return (await ask(databaseUrl, waiting)).length;
}

/** A member of staff with two factors. */
async function signIn(databaseUrl: string, url: string): Promise<string> {
  const [member] = await ask<{ id: string }>(
    databaseUrl,
    "insert into staff (email, name, role) values ('meera@desk.example', 'Meera', 'agent') returning id",
  );
  const db = openDatabase(databaseUrl);
  const { name, value } = await staffCookie({
    db,
    secrets: ["of this test"],
    staffId: Number(member?.id),
    url,
  });
  await db.$client.end();
  return `${name}=${value}`;
}

/** Does something while a transaction reads, as a backup does, and takes its time. */
function whileReading<T>(databaseUrl: string, work: () => Promise<T>): Promise<T> {
  return withClient(databaseUrl, async (client) => {
    await client.query("begin");
    await client.query("select from enquiries");
    const done = await work();
    await client.query("commit");
    return done;
  });
}

/** Somebody signed in who asks again and again: the status of each answer. */
async function keepVisiting(url: string, cookie: string, shouldContinue: () => boolean): Promise<number[]> {
  const seen: number[] = [];
  while (shouldContinue()) {
    const answer = await fetch(`${url}/api/account`, { headers: { cookie } });
    seen.push(answer.status);
    await answer.text();
  }
  return seen;
}

/** A page of the inbox that listens for changes. */
async function openPage(url: string, cookie: string) {
  const leaving = new AbortController();
  const answer = await fetch(`${url}/api/desk/live`, { headers: { cookie }, signal: leaving.signal });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  return {
    status: answer.status,
    async hears(word: string) {
      for (let heard = ""; !heard.includes(word);) {
        const part = await reader?.read();
        if (!part || part.done) throw new Error("The page heard nothing");
        heard += part.value;
      }
    },
    close: () => leaving.abort(),
  };
}
