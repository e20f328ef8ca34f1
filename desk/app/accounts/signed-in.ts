import { data, redirect } from "react-router";

import { sessionToken } from "../../accounts/session-cookie.ts";
import { type Client, clientOf } from "../../accounts/client-of.ts";
import { ask, type Context, servicesOf } from "../visit";

/** Who is signed in, if anybody is. */
export async function signedIn(context: Context, request: Request): Promise<Client | undefined> {
  const token = sessionToken(servicesOf(context), request.headers.get("Cookie"));
  return token ? await ask(context, (db) => clientOf(db, token)) : undefined;
}

/** Everybody else signs in first, and comes back to where they wanted to be. */
export async function requireClient(context: Context, request: Request): Promise<Client> {
  const client = await signedIn(context, request);
  if (client) return client;
  if (request.method !== "GET") throw data("account", { status: 401 });
  const { pathname } = new URL(request.url);
  throw redirect(`/signin?${new URLSearchParams({ next: pathname.replace(/\.data$/, "") })}`, 303);
}
