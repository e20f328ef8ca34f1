import { randomUUID } from "node:crypto";

import { sql } from "drizzle-orm";

import { linkEnquiries } from "../link-enquiries.ts";
import { sessionCookieName, sessionCookieValue } from "../session-cookie.ts";
import { staffCookie } from "./staff-cookie.ts";
import type { Secrets } from "../../core/signatures.ts";
import { startSession } from "../../core/staff-session.ts";
import type { Database } from "../../data/open-database.ts";

export const everybody = [
  "visitor",
  "holder of the link",
  "client",
  "another client",
  "agent",
  "admin",
  "deactivated staff",
  "staff without a second factor",
] as const;
export type Person = (typeof everybody)[number];

export interface Everybody {
  /** What their browsers send. */
  cookies: Record<Person, string>;
  agentId: number;
}

/** All kinds of people who come to a desk, signed in as far as they can be. The client wrote from this address. */
export async function inviteEverybody(db: Database, secrets: Secrets, email: string): Promise<Everybody> {
  async function client(address: string): Promise<string> {
    const id = randomUUID();
    await db.execute(sql`insert into users (id, email, email_verified, name)
      values (${id}, ${address}, true, 'Priya')`);
    await linkEnquiries(db, { id, email: address });
    const token = await db.transaction((tx) => startSession(tx, id));
    return `${sessionCookieName("http://localhost")}=${sessionCookieValue(secrets, token)}`;
  }

  async function member(role: "agent" | "admin") {
    const staffId = await newMember(db, role);
    const { name, value, token } = await staffCookie({ db, secrets, staffId });
    return { staffId, token, cookie: `${name}=${value}` };
  }

  const [agent, admin, gone, unproved] = [
    await member("agent"),
    await member("admin"),
    await member("admin"),
    await member("admin"),
  ];
  // Their session is still there: leaving has to be enough.
  await db.execute(sql`update staff set deactivated_at = now() where id = ${gone.staffId}`);
  await db.execute(sql`update sessions set by_two_factors = false where token = ${unproved.token}`);
  return {
    agentId: agent.staffId,
    cookies: {
      visitor: "",
      "holder of the link": "",
      client: await client(email),
      "another client": await client("somebody@else.example"),
      agent: agent.cookie,
      admin: admin.cookie,
      "deactivated staff": gone.cookie,
      "staff without a second factor": unproved.cookie,
    },
  };
}

export async function newMember(db: Database, role: "agent" | "admin"): Promise<number> {
  const { rows } = await db.execute<{ id: string }>(sql`insert into staff (email, name, role)
    values (${`${randomUUID()}@desk.example`}, 'Meera', ${role}) returning id`);
  return Number(rows[0]?.id);
}
