import { data } from "react-router";

import { type Context, servicesOf } from "../visit";
import { callAuthAsVisitor, redirectWithCookies } from "./call-auth-as-visitor";

/** On to Google or GitHub, and back to `next`. */
export async function signInWithProvider(context: Context, request: Request, provider: string, next: string) {
  const { providers } = servicesOf(context).settings;
  if (!Object.hasOwn(providers, provider)) throw data("account", { status: 404 });
  const answer = await callAuthAsVisitor(context, request, "/sign-in/social", {
    provider,
    callbackURL: next,
    errorCallbackURL: "/signin",
    disableRedirect: true,
  });
  const url = answer.body["url"];
  if (!answer.ok || typeof url !== "string") throw data("unavailable", { status: 503 });
  return redirectWithCookies(url, answer.cookies);
}
