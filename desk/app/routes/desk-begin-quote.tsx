import { data, redirect } from "react-router";

import { beginQuote } from "../../core/quotes/write-quote.ts";
import { requireStaff } from "../inbox/staff";
import { changeDatabase } from "../visit";
import type { Route } from "./+types/desk-begin-quote";

export function loader({ params }: Route.LoaderArgs) {
  return redirect(`/desk/enquiries/${params.number}`, 303);
}

/** Begins a quote of what the enquiry asks for, or opens the one that was begun. */
export async function action({ context, request, params }: Route.ActionArgs) {
  const staff = await requireStaff(context, request);
  const outcome = await changeDatabase(context, (tx) => beginQuote(tx, { staff, number: params.number }));
  if (outcome.kind === "not-found") throw data("page", { status: 404 });
  return redirect(`/desk/quotes/${outcome.quoteId}`, 303);
}
