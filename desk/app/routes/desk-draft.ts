import { redirect } from "react-router";

import { saveDraft } from "../../core/staff/drafts.ts";
import { formText } from "../form-text";
import { requireStaff } from "../inbox/staff";
import { changeDatabaseQuietly } from "../visit";
import type { Route } from "./+types/desk-draft";

export function loader({ params }: Route.LoaderArgs) {
  return redirect(`/desk/enquiries/${params.number}`, 303);
}

/** What is being typed, kept by the editor's script. */
export async function action({ context, request, params }: Route.ActionArgs) {
  const staff = await requireStaff(context, request);
  const form = await request.formData();
  const kind = formText(form, "kind") === "note" ? "note" : "reply";
  const draft = { staff, number: params.number, kind, body: formText(form, "body") } as const;
  const outcome = await changeDatabaseQuietly(context, (tx) => saveDraft(tx, draft));
  switch (outcome.kind) {
    case "saved":
    case "deleted":
      return new Response(null, { status: 204 });
    case "too-long":
      return new Response("Too long", { status: 413 });
    case "not-found":
      return new Response("Not found", { status: 404 });
  }
}
