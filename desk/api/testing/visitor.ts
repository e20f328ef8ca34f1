import { randomUUID } from "node:crypto";

import { eq, sql } from "drizzle-orm";

import { sessionCookieName, sessionCookieValue } from "../../accounts/session-cookie.ts";
import { staffCookie } from "../../accounts/testing/staff-cookie.ts";
import { randomToken } from "../../core/random-token.ts";
import { startSession } from "../../core/staff-session.ts";
import { accounts, mails, staff, users } from "../../data/schema/index.ts";
import { composeMail } from "../../mail/compose-mail.ts";
import type { Answer, DeskServer, Sent } from "./desk-server.ts";

type Fields = Readonly<Record<string, string>>;

export interface Visitor {
  cookies: Map<string, string>;
  get: (path: string, headers?: Record<string, string>) => Promise<Answer>;
  /** A plain form, as a browser without scripts sends it. */
  post: (path: string, fields?: Fields, headers?: Record<string, string>) => Promise<Answer>;
}

let visitors = 0;

/** Somebody with a browser: an address of their own, and cookies that are kept. */
export function aVisitor(desk: DeskServer): Visitor {
  visitors += 1;
  const from = `127.0.${Math.floor(visitors / 200) + 1}.${(visitors % 200) + 2}`;
  const cookies = new Map<string, string>();
  const send = async (path: string, { headers, ...request }: Sent) => {
    const sent = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const answer = await desk.send(path, {
      ...request,
      from,
      headers: { ...(sent && { Cookie: sent }), ...headers },
    });
    for (const cookie of cookiesIn(answer)) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value && !/;\s*max-age=0(;|$)/i.test(cookie)) cookies.set(name, value);
      else cookies.delete(name);
    }
    return answer;
  };
  return {
    cookies,
    get: (path, headers = {}) => send(path, { headers }),
    post: (path, fields = {}, headers = {}) =>
      send(path, {
        method: "POST",
        body: new URLSearchParams(fields).toString(),
        headers: { "Content-Type": "application/x-www-form-urlencoded", ...headers },
      }),
  };
}

export const password = "kestrel-freight-9";

export function anAddress(): string {
  return `${randomUUID()}@freight.example`;
}

export function signUpForm(email: string, fields: Fields = {}): Fields {
  return {
    firstName: "Priya",
    lastName: "Raman",
    email,
    company: "Kestrel Freight",
    password,
    confirmPassword: password,
    agreeToTerms: "on",
    ...fields,
  };
}

interface Person {
  name?: string;
  company?: string;
}

/** An account whose address is proved; nobody is signed in. */
export async function anAccount(
  { services }: DeskServer,
  { name = "Priya Raman", company = "" }: Person = {},
) {
  const email = anAddress();
  const id = randomToken();
  await services.db.insert(users).values({ id, email, name, company, emailVerified: true });
  await services.db.insert(accounts).values({
    id,
    accountId: id,
    userId: id,
    providerId: "credential",
    password: await passwordHash(services),
  });
  return email;
}

/** Hashing is slow by design: once for all accounts is enough. */
let hashed: Promise<string> | undefined;
function passwordHash({ auth }: DeskServer["services"]): Promise<string> {
  hashed ??= auth.$context.then((context) => context.password.hash(password));
  return hashed;
}

/** Somebody with an account, signed in with a password. */
export async function aClient(desk: DeskServer, person: Person = {}) {
  const { db, secrets, settings } = desk.services;
  const email = await anAccount(desk, person);
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  const token = await db.transaction((tx) => startSession(tx, user?.id ?? ""));
  const visitor = aVisitor(desk);
  visitor.cookies.set(sessionCookieName(settings.url), sessionCookieValue(secrets, token));
  return { email, ...visitor };
}

/** Somebody of the team, signed in with two factors. */
export async function aColleague(desk: DeskServer, role: "agent" | "admin" = "agent") {
  const { db, secrets, settings } = desk.services;
  const [member] = await db
    .insert(staff)
    .values({ email: anAddress(), name: "Meera", role })
    .returning({ id: staff.id });
  const staffId = member?.id ?? 0;
  const { name, value, token } = await staffCookie({ db, secrets, staffId, url: settings.url });
  const visitor = aVisitor(desk);
  visitor.cookies.set(name, value);
  return { staffId, token, ...visitor };
}

/** The newest mail to an address, as it would leave. */
export async function newestMail({ services }: DeskServer, recipient: string) {
  const [row] = await services.db
    .select()
    .from(mails)
    .where(sql`${mails.recipient} = ${recipient}`)
    .orderBy(sql`${mails.id} desc`)
    .limit(1);
  const { db, secrets, settings } = services;
  const { url, mailFrom } = settings;
  const mail = row && (await composeMail({ db, secrets, url, mailFrom, readsAnswers: false }, row));
  if (!mail) throw new Error(`No mail to ${recipient}`);
  return mail;
}

export async function tokenMailed(desk: DeskServer, recipient: string): Promise<string> {
  const { text } = await newestMail(desk, recipient);
  return /[?&]token=([\w.%-]+)/.exec(text)?.[1] ?? "";
}

export function cookiesIn({ headers }: Answer): string[] {
  return [headers["set-cookie"] ?? []].flat();
}

/** The value of a session's cookie, if somebody has one. */
export function sessionOf({ cookies }: Pick<Visitor, "cookies">): string | undefined {
  return [...cookies].find(([name]) => name.endsWith("session_token"))?.[1];
}
