import { redirect } from "react-router";

import { askAuth, onwards } from "../accounts/ask-auth";
import type { Route } from "./+types/account-leave";

export function loader() {
  return redirect("/signin", 303);
}

export async function action({ context, request }: Route.ActionArgs) {
  const { cookies } = await askAuth(context, request, "/sign-out", {});
  return onwards("/signin", cookies);
}
