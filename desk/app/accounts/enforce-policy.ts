import { data, type MiddlewareFunction } from "react-router";

import { pages, ruleOf, type Who, whoMay } from "../../accounts/policy.ts";
import { adminsOnly, requireMember } from "../inbox/staff";
import { type Context, isUnavailable } from "../visit";
import { requireClient } from "./signed-in";

/** Refuses whoever may not, before anything of the page runs. A page that has no line in the table is nobody's. */
export const enforcePolicy: MiddlewareFunction<Response> = async ({ request, context, pattern }, next) => {
  // The router names a page without the slash that its address begins with.
  const rule = ruleOf(pages, pattern.startsWith("/") ? pattern : `/${pattern}`);
  if (!rule) throw data("page", { status: 404 });
  const who = whoMay(rule, request.method);
  if (!who) throw data("page", { status: 405 });
  await admit(context, request, who).catch((error: unknown) => {
    const isKept = rule.keepsText && request.method === "POST";
    if (!isKept || !isUnavailable(error)) throw error;
  });
  return await next();
};

async function admit(context: Context, request: Request, who: Who): Promise<void> {
  switch (who) {
    case "visitor":
    // What a link opens is for its page to find.
    case "link":
      return;
    case "client":
      return void (await requireClient(context, request));
    case "agent":
      return void (await requireMember(context, request));
    case "admin":
      return adminsOnly(await requireMember(context, request));
  }
}
