import { randomUUID } from "node:crypto";

import { sql } from "drizzle-orm";

import { staffCookie } from "../../accounts/testing/staff-cookie.ts";
import { mails, staff } from "../../data/schema/index.ts";
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

/** An account whose address is proved; nobody is signed in. */
export async function anAccount(desk: DeskServer, fields: Fields = {}): Promise<string> {
  const email = anAddress();
  const visitor = aVisitor(desk);
  await visitor.post("/signup", signUpForm(email, fields));
  await visitor.post(`/signup/verify?token=${await tokenMailed(desk, email)}`);
  return email;
}

/** Somebody with an account, signed in. */
export async function aClient(desk: DeskServer, fields: Fields = {}) {
  const email = await anAccount(desk, fields);
  const visitor = aVisitor(desk);
  const answer = await visitor.post("/signin", { email, password });
  if (answer.headers["location"] !== "/account") throw new Error(`Sign-in answered ${answer.status}`);
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
