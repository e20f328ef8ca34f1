import { redirect } from "react-router";

import { endSession } from "../../core/staff-session.ts";
import { sessionCookie, sessionToken } from "../inbox/staff";
import { change } from "../visit";
import type { Route } from "./+types/desk-leave";

export function loader() {
  return redirect("/desk", 303);
}

export async function action({ context, request }: Route.ActionArgs) {
  const token = sessionToken(context, request);
  if (token) await change(context, (tx) => endSession(tx, token));
  return redirect("/desk", { status: 303, headers: { "Set-Cookie": sessionCookie(context, "") } });
}
