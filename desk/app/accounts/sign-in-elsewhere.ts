import { data } from "react-router";

import { type Context, servicesOf } from "../visit";
import { askAuth, onwards } from "./ask-auth";

/** On to Google or GitHub, and back to `next`. */
export async function signInElsewhere(context: Context, request: Request, provider: string, next: string) {
  const { providers } = servicesOf(context).settings;
  if (!Object.hasOwn(providers, provider)) throw data("account", { status: 404 });
  const answer = await askAuth(context, request, "/sign-in/social", {
    provider,
    callbackURL: next,
    errorCallbackURL: "/signin",
    disableRedirect: true,
  });
  const url = answer.body["url"];
  if (!answer.ok || typeof url !== "string") throw data("away", { status: 503 });
  return onwards(url, answer.cookies);
}
