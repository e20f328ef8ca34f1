import { data, redirect } from "react-router";

import { sessionToken } from "../../accounts/session-cookie.ts";
import { type Client, clientOf } from "../../accounts/client-of.ts";
import { type Context, newCookiesContext, queryDatabase, servicesOf } from "../visit";

/** Who is signed in, if anybody is. */
export async function signedIn(context: Context, request: Request): Promise<Client | undefined> {
  const token = ownToken(context, request);
  return token ? await queryDatabase(context, (db) => clientOf(db, token)) : undefined;
}

/** The token of the session that the visitor has now. */
export function ownToken(context: Context, request: Request): string | undefined {
  const services = servicesOf(context);
  const sent = context.get(newCookiesContext).toReversed();
  const cookies = sent.map((cookie) => cookie.split(";")[0] ?? "");
  return sessionToken(services, cookies.join("; ")) ?? sessionToken(services, request.headers.get("Cookie"));
}

/** Everybody else signs in first, and comes back to where they wanted to be. */
export async function requireClient(context: Context, request: Request): Promise<Client> {
  const client = await signedIn(context, request);
  if (client) return client;
  if (request.method !== "GET") throw data("account", { status: 401 });
  const { pathname } = new URL(request.url);
  throw redirect(`/signin?${new URLSearchParams({ next: pathname.replace(/\.data$/, "") })}`, 303);
}
