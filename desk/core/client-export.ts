import { eq } from "drizzle-orm";

import type { Reader } from "../data/open-database.ts";
import { accounts, passkeys, sessions, users } from "../data/schema/index.ts";
import type { ClientOwner } from "./client-enquiries.ts";
import { exportPerson } from "./export-person.ts";

/** Everything that we keep under a client's address, for themselves: without the team's notes, and without secrets. */
export async function clientExport(db: Reader, { userId, email, isVerified }: ClientOwner) {
  const [account] = await db
    .select({
      name: users.name,
      email: users.email,
      company: users.company,
      emailVerified: users.emailVerified,
      twoFactor: users.twoFactorEnabled,
      createdAt: users.createdAt,
    })
    .from(users)
    .where(eq(users.id, userId));
  const signIns = await db
    .select({
      begunAt: sessions.createdAt,
      endsAt: sessions.expiresAt,
      address: sessions.ipAddress,
      browser: sessions.userAgent,
    })
    .from(sessions)
    .where(eq(sessions.userId, userId));
  const ways = await db
    .select({ way: accounts.providerId, since: accounts.createdAt })
    .from(accounts)
    .where(eq(accounts.userId, userId));
  const keys = await db
    .select({ name: passkeys.name, since: passkeys.createdAt })
    .from(passkeys)
    .where(eq(passkeys.userId, userId));
  const found = isVerified ? await exportPerson(db, email) : { kind: "unknown" as const };
  return {
    account: { ...account, signIns, ways, passkeys: keys },
    ...(found.kind === "found" && { stored: forThemselves(found.person) }),
  };
}

type Person = Extract<Awaited<ReturnType<typeof exportPerson>>, { kind: "found" }>["person"];

function forThemselves({ staff: _staff, account: _account, enquiries, ...person }: Person) {
  return {
    ...person,
    enquiries: enquiries.map(({ drafts: _drafts, events: _events, messages, quotes, ...enquiry }) => ({
      ...enquiry,
      messages: messages.filter(({ kind }) => kind !== "note"),
      quotes: quotes.filter(({ state }) => state !== "draft"),
    })),
  };
}
