import { redirect } from "react-router";

import { callAuthAsVisitor, redirectWithCookies } from "../accounts/call-auth-as-visitor";
import type { Route } from "./+types/account-leave";

export function loader() {
  return redirect("/signin", 303);
}

export async function action({ context, request }: Route.ActionArgs) {
  const { cookies } = await callAuthAsVisitor(context, request, "/sign-out", {});
  return redirectWithCookies("/signin", cookies);
}
