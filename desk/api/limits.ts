import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";

import { type Secrets, sign } from "../core/signatures.ts";
import type { Database } from "../data/open-database.ts";

const HOUR = 3600;
/** How many times the limit by address a proof of work lets through. */
const PROVEN = 10;
const USUAL_PER_ADDRESS = 30;
/** How often a password may be tried on one account in an hour. */
const SIGN_INS = 20;

/** How much may come in an hour. Counted in the database, so that all instances count together. */
export interface Limits {
  /** Undefined if it may pass; otherwise after how many seconds it may. */
  byAddress: (address: string, points?: number) => Promise<number | undefined>;
  /** For whoever was refused by address and has worked for it: another limit, far higher. */
  byProvenAddress: (address: string, points?: number) => Promise<number | undefined>;
  byRecipient: (email: string) => Promise<number | undefined>;
  /** Against passwords that are tried on one account from many addresses. */
  bySignIn: (email: string) => Promise<number | undefined>;
  /** In the form that better-auth asks for. */
  consume: (
    key: string,
    rule: { window: number; max: number },
  ) => Promise<{ allowed: boolean; retryAfter: number | null }>;
}

interface Options {
  perAddress: number;
  perRecipient: number;
}

export function createLimits(db: Database, secrets: Secrets, { perAddress, perRecipient }: Options): Limits {
  const addresses = limiter(db, "address", perAddress);
  const provenAddresses = limiter(db, "proven-address", perAddress * PROVEN);
  const recipients = limiter(db, "recipient", perRecipient);
  const signIns = limiter(db, "sign-in", SIGN_INS);
  const ofAccounts = new Map<string, RateLimiterPostgres>();
  // Neither addresses of connections nor of people stand in the table.
  const hidden = (text: string) => sign(secrets, "address-block", text);
  return {
    byAddress: (address, points = 1) => take(addresses, hidden(addressBlock(address)), points),
    byProvenAddress: (address, points = 1) => take(provenAddresses, hidden(addressBlock(address)), points),
    byRecipient: (email) => take(recipients, hidden(email.toLowerCase()), 1),
    bySignIn: (email) => take(signIns, hidden(email.toLowerCase()), 1),
    consume: async (key, { window, max: usual }) => {
      // Whoever lifts the limit for enquiries, to measure or test, lifts these with it.
      const max = Math.ceil(usual * Math.max(1, perAddress / USUAL_PER_ADDRESS));
      const name = `account:${max}/${window}`;
      const limit = ofAccounts.get(name) ?? limiter(db, name, max, window);
      ofAccounts.set(name, limit);
      const wait = await take(limit, hidden(key), 1);
      return { allowed: wait === undefined, retryAfter: wait ?? null };
    },
  };
}

function limiter(db: Database, keyPrefix: string, points: number, duration = HOUR) {
  return new RateLimiterPostgres({
    storeClient: db.$client,
    storeType: "pool",
    tableName: "rate_limits",
    tableCreated: true,
    keyPrefix,
    points,
    duration,
    // A flood is refused from memory: it must not wait for one row of the database while others wait behind it.
    inMemoryBlockOnConsumed: points + 1,
  });
}

async function take(limit: RateLimiterPostgres, key: string, points: number): Promise<number | undefined> {
  try {
    await limit.consume(key, points);
    return undefined;
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
  }
}

/** A household or an office: one IPv4 address, or the 56 bits of an IPv6 address that a customer gets. */
export function addressBlock(address: string): string {
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (mapped) return mapped;
  if (!address.includes(":")) return address;
  const [head = "", tail = ""] = address.split("%")[0]?.split("::") ?? [];
  const before = head.split(":").filter(Boolean);
  const after = tail.split(":").filter(Boolean);
  const missing = address.includes("::") ? 8 - before.length - after.length : 0;
  const groups = [...before, ...Array.from({ length: Math.max(0, missing) }, () => "0"), ...after];
  const full = groups.map((group) => group.padStart(4, "0")).join("");
  return `${full.slice(0, 14)}::/56`;
}
