import { and, eq, gt, isNull, sql } from "drizzle-orm";

import type { Reader, Tx } from "../data/open-database.ts";
import { entryLinks, events, staff } from "../data/schema/index.ts";
import { hashOf, randomToken } from "./random-token.ts";
import { cleanText, isSingleAddress } from "./received-enquiry.ts";

/** Who opens the desk for the first time says who they are. */
export interface Newcomer {
  name: string;
  email: string;
}

export type Entry =
  | { kind: "entered"; staffId: number }
  | { kind: "incomplete"; errors: Partial<Record<keyof Newcomer, string>> }
  /** Used, too old, or never made. */
  | { kind: "no-entry" };

/** The token of a link that lets this member of staff in, once, for seven days. Null: the very first one. */
export async function createEntryLink(tx: Tx, staffId: number | null): Promise<string> {
  const token = randomToken();
  await tx
    .insert(entryLinks)
    .values({ tokenHash: hashOf(token), staffId, expiresAt: sql`now() + interval '7 days'` });
  return token;
}

/** The token of a link for the first member of staff; undefined as soon as there is one. */
export async function firstEntryLink(tx: Tx): Promise<string | undefined> {
  return (await hasStaff(tx)) ? undefined : await createEntryLink(tx, null);
}

/** Whom a link would let in, without using it: mail scanners open links. */
export async function peekEntryLink(db: Reader, token: string) {
  const [link] = await db
    .select({ staffId: entryLinks.staffId, name: staff.name })
    .from(entryLinks)
    .leftJoin(staff, eq(staff.id, entryLinks.staffId))
    .where(and(isOpen(token), isNull(staff.deactivatedAt)));
  if (!link) return undefined;
  if (link.staffId !== null) return { kind: "known" as const, name: link.name ?? "" };
  return (await hasStaff(db)) ? undefined : { kind: "first" as const };
}

/** Lets somebody in, once. The first one becomes admin, and every other link for a first one is worth nothing then. */
export async function enterByLink(tx: Tx, token: string, newcomer: Newcomer): Promise<Entry> {
  const link = await peekEntryLink(tx, token);
  if (!link) return { kind: "no-entry" };
  const errors = link.kind === "first" ? refusalsOf(newcomer) : {};
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
  const staffId = used.staffId ?? (await firstAdmin(tx, newcomer));
  await tx.insert(events).values({ actor: `staff:${staffId}`, kind: "staff.entered" });
  return { kind: "entered", staffId };
}

async function firstAdmin(tx: Tx, { name, email }: Newcomer): Promise<number> {
  const [made] = await tx
    .insert(staff)
    .values({ name: cleanText(name), email: cleanText(email).toLowerCase(), role: "admin" })
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

function refusalsOf({ name, email }: Newcomer) {
  const trimmed = cleanText(name);
  return {
    ...((!trimmed || trimmed.length > 200) && { name: "Name is required" }),
    ...(!isSingleAddress(cleanText(email)) && {
      email: email.trim() ? "Email is invalid" : "Email is required",
    }),
  };
}
