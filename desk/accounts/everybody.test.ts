import { sql } from "drizzle-orm";
import { expect, it } from "vitest";

import { deskServer } from "../api/testing/desk-server.ts";
import { endpoints, pages, type Rule, type Who, whoMay } from "./policy.ts";
import { everyLink, everyPlace, forged, type Link } from "./testing/every-address.ts";
import { everybody, inviteEverybody, type Person } from "./testing/everybody.ts";

const desk = await deskServer({ DESK_LIMIT_PER_ADDRESS: "100000" }, { hasPages: true });
const { db, secrets, settings } = desk.services;
const url = `http://127.0.0.1:${desk.port}`;

const email = "priya@freight.example";
/** Stands in the enquiry: whoever is refused must not find it in the answer. */
const secret = "PELICAN-7731";
const link: Person = "holder of the link";
const anyMember: readonly Person[] = ["agent", "admin"];
const anyAccount = everybody.filter((person) => person !== "visitor" && person !== link);

/** Who of everybody the policy's words mean. */
const meant: Record<Who, readonly Person[]> = {
  visitor: everybody,
  link: [link],
  client: anyAccount,
  agent: anyMember,
  admin: ["admin"],
};

const { number } = (await desk.enquire({ email, message: secret })).json<{ number: string }>();
const { cookies, agentId } = await inviteEverybody(db, secrets, email);
const parts = { db, secrets, url, number, agentId };
const [placed, links] = [await everyPlace(parts), await everyLink(parts)];

it.each(["/account", "/account/export"])(
  "shows a client's enquiries to nobody else on %s",
  async (address) => {
    const own = await send({ address, method: "GET", cookie: cookies.client });
    expect(own.body).toContain(number);
    const others = await send({ address, method: "GET", cookie: cookies["another client"] });
    expect(others.status).toBe(200);
    expect(others.body).not.toContain(number);
  },
);

it.each(["GET", "DELETE", "POST"])(
  "lets everybody %s at every address as the policy says",
  async (method) => {
    const wrong: string[] = [];
    for (const { name, rule, isPage } of everyRule()) {
      const who = whoMay(rule, method);
      // What an endpoint leaves to the page at the same address is the page's to refuse.
      if (!who && !isPage && Object.hasOwn(pages, name.replace(/\/$/, ""))) continue;
      const may = who ? meant[who] : [];
      const refused = everybody.filter((person) => !may.includes(person));
      const visit = async (person: Person, suffix = "") => {
        const to = addressFor({
          name,
          isPage,
          places: placed,
          link: who === "link" ? links[name] : undefined,
          person,
        });
        return await send({ ...to, method, cookie: cookies[person], suffix });
      };
      const note = (person: Person, answer: Answer) =>
        wrong.push(`${person}: ${method} ${name}: ${answer.status} ${answer.location}`);

      const before = await everyRow();
      for (const person of refused) {
        const answer = await visit(person);
        if (!isRefusal(answer, { who, person, method, isPage })) note(person, answer);
        // What the router's scripts ask for.
        const raw = isPage ? await visit(person, ".data") : answer;
        if (raw.body.includes(secret) || raw.status === 200) note(person, raw);
      }
      if ((await everyRow()) !== before) wrong.push(`${method} ${name}: changed something for the refused`);
      for (const person of may) {
        const answer = await visit(person);
        if (!isAdmission(answer, name)) note(person, answer);
      }
    }
    expect(wrong).toEqual([]);
  },
);

/** Signing out ends the sessions that all others need. */
const last = "/account/leave";

function everyRule(): { name: string; rule: Rule; isPage: boolean }[] {
  const all = [
    ...Object.entries(endpoints).map(([name, rule]) => ({ name, rule, isPage: false })),
    ...Object.entries(pages).map(([name, rule]) => ({ name, rule, isPage: true })),
  ];
  return all.toSorted((one, other) => Number(one.name === last) - Number(other.name === last));
}

interface Visited {
  name: string;
  isPage: boolean;
  places: Record<string, string>;
  link: Link | undefined;
  person: Person;
}

function addressFor({ name, isPage, places, link: opens, person }: Visited) {
  const oneClick = isPage ? {} : { "List-Unsubscribe": "One-Click" };
  if (opens && person === link) return { address: opens.address, form: { ...opens.form, ...oneClick } };
  if (opens) return { address: forged(opens.address), form: { ...opens.form, ...oneClick } };
  return { address: name.replaceAll(/:\w+|\*/g, (place) => places[place] ?? place), form: {} };
}

interface Answer {
  status: number;
  location: string;
  body: string;
}

interface Sent {
  address: string;
  method: string;
  cookie: string;
  form?: Record<string, string>;
  suffix?: string;
}

async function send({ address, method, cookie, form = {}, suffix = "" }: Sent): Promise<Answer> {
  const [path = "", query] = address.split("?");
  const isJson = path.startsWith("/api/");
  const answer = await fetch(`${url}${path}${suffix}${query ? `?${query}` : ""}`, {
    method,
    headers: { Cookie: cookie, Origin: settings.url, ...(isJson && { "Content-Type": "application/json" }) },
    redirect: "manual",
    ...(method !== "GET" && { body: isJson ? "{}" : new URLSearchParams(form) }),
  });
  const isStream = answer.headers.get("Content-Type")?.startsWith("text/event-stream");
  if (isStream) await answer.body?.cancel();
  return {
    status: answer.status,
    location: answer.headers.get("Location") ?? "",
    body: isStream ? "" : await answer.text(),
  };
}

interface Refused {
  who: Who | undefined;
  person: Person;
  method: string;
  isPage: boolean;
}

function isRefusal({ status, location, body }: Answer, { who, person, method, isPage }: Refused): boolean {
  if (body.includes(secret)) return false;
  switch (who) {
    case undefined:
      return status === 405 || (!isPage && status === 404);
    case "visitor":
      return false;
    case "link":
      return [400, 404, 422].includes(status);
    case "client":
      return isPage && method === "GET"
        ? status === 303 && location.startsWith("/signin?next=")
        : status === 401;
    case "agent":
    case "admin":
      if (person === "agent") return status === 403;
      if (person === "staff without a second factor" && isPage)
        return status === 303 && location === "/account/security?for=desk";
      return status === 401;
  }
}

/** An empty form may be wrong in itself; whoever sent it was let in to be told so. */
function isAdmission({ status, location }: Answer, name: string): boolean {
  if (location.startsWith("/signin?next=/") && !name.startsWith("/desk/enter")) return false;
  if (location.includes("for=desk")) return false;
  const isNowhere = name === "/*" || name.startsWith("/api/auth/callback/");
  return status < 500 && ![401, 403, 405].includes(status) && (status !== 404 || isNowhere);
}

/** All that is stored, but for what counts tries, and for who is online, which a listening page writes a moment later. */
async function everyRow(): Promise<string> {
  const tables = await db.execute<{
    name: string;
  }>(sql`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not in ('rate_limits', 'attendance')`);
  const sums = tables.rows.map(
    ({ name }) =>
      sql`select md5(string_agg(t::text, ',' order by t::text)) as sum from ${sql.identifier(name)} t`,
  );
  return JSON.stringify((await db.execute(sql.join(sums, sql` union all `))).rows);
}
