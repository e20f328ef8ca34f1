import { and, eq, gt, isNull, sql } from "drizzle-orm";

import type { Reader, Tx } from "../data/open-database.ts";
import { entryLinks, events, staff, users } from "../data/schema/index.ts";
import { hashOf, randomToken } from "./random-token.ts";
import { cleanText, isSingleAddress } from "./received-enquiry.ts";

/** Who opens the desk for the first time says who they are. */
export interface Newcomer {
  name: string;
  email: string;
}

export type Entry =
  | { kind: "entered"; staffId: number; email: string }
  | { kind: "incomplete"; errors: Partial<Record<keyof Newcomer, string>> }
  /** Used, too old, or never made. */
  | { kind: "no-entry" };

interface NewEntryLink {
  /** Absent for the very first member of staff, who says who they are. */
  staffId?: number;
  /** How long it can be used. */
  hours: number;
}

const FIRST_LINK_HOURS = 7 * 24;

/** Makes a link that lets somebody in once. Returns its token, which is stored nowhere: only its hash is. */
export async function createEntryLink(tx: Tx, { staffId, hours }: NewEntryLink): Promise<string> {
  const token = randomToken();
  await tx.insert(entryLinks).values({
    tokenHash: hashOf(token),
    staffId: staffId ?? null,
    expiresAt: sql`now() + make_interval(hours => ${hours}::int)`,
  });
  return token;
}

/** The token of a link for the first member of staff; undefined as soon as there is one. */
export async function firstEntryLink(tx: Tx): Promise<string | undefined> {
  return (await hasStaff(tx)) ? undefined : await createEntryLink(tx, { hours: FIRST_LINK_HOURS });
}

/** Whom a link would let in, without using it: mail scanners open links. */
export async function peekEntryLink(db: Reader, token: string) {
  const [link] = await db
    .select({ staffId: entryLinks.staffId, name: staff.name, userId: users.id })
    .from(entryLinks)
    .leftJoin(staff, eq(staff.id, entryLinks.staffId))
    .leftJoin(users, and(eq(users.email, staff.email), users.emailVerified))
    .where(and(isOpen(token), isNull(staff.deactivatedAt)));
  if (!link) return undefined;
  if (link.staffId !== null)
    return { kind: "known" as const, name: link.name ?? "", hasAccount: link.userId !== null };
  return (await hasStaff(db)) ? undefined : { kind: "first" as const };
}

/** Lets somebody in, once. The first one becomes admin, and every other link for a first one is worth nothing then. */
export async function enterByLink(tx: Tx, token: string, newcomer: Newcomer): Promise<Entry> {
  const link = await peekEntryLink(tx, token);
  if (!link) return { kind: "no-entry" };
  const errors = errorsIn(newcomer, link);
  if (Object.keys(errors).length > 0) return { kind: "incomplete", errors };

  // Two people with links for the first one, at the same moment: the second waits here and finds the first.
  if (link.kind === "first") await tx.execute(sql`lock table staff in share row exclusive mode`);
  if (link.kind === "first" && (await hasStaff(tx))) return { kind: "no-entry" };
  const [used] = await tx
    .update(entryLinks)
    .set({ usedAt: sql`now()` })
    .where(isOpen(token))
    .returning({ staffId: entryLinks.staffId });
  if (!used) return { kind: "no-entry" };
  const name = cleanText(newcomer.name);
  const staffId = used.staffId ?? (await firstAdmin(tx, name, newcomer.email));
  if (link.kind === "known" && !link.name) await tx.update(staff).set({ name }).where(eq(staff.id, staffId));
  await tx.insert(events).values({ actor: `staff:${staffId}`, kind: "staff.entered" });
  const [member] = await tx.select({ email: staff.email }).from(staff).where(eq(staff.id, staffId));
  return { kind: "entered", staffId, email: member?.email ?? "" };
}

async function firstAdmin(tx: Tx, name: string, email: string): Promise<number> {
  const [made] = await tx
    .insert(staff)
    .values({ name, email: cleanText(email).toLowerCase(), role: "admin" })
    .returning({ id: staff.id });
  if (!made) throw new Error("The first member of staff was not made");
  return made.id;
}

function isOpen(token: string) {
  return and(
    eq(entryLinks.tokenHash, hashOf(token)),
    isNull(entryLinks.usedAt),
    gt(entryLinks.expiresAt, sql`now()`),
  );
}

async function hasStaff(db: Reader): Promise<boolean> {
  return (await db.select({ id: staff.id }).from(staff).limit(1)).length > 0;
}

/** Whoever was invited has an address already, and perhaps a name. */
function errorsIn({ name, email }: Newcomer, link: { kind: "first" } | { kind: "known"; name: string }) {
  const trimmed = cleanText(name);
  const needsName = link.kind === "first" || !link.name;
  const isNamed = trimmed !== "" && trimmed.length <= 200;
  return {
    ...(needsName && !isNamed && { name: "Name is required" }),
    ...(link.kind === "first" &&
      !isSingleAddress(cleanText(email)) && {
        email: email.trim() ? "Email is invalid" : "Email is required",
      }),
  };
}
