import { redirect } from "react-router";

import { enquiryIdOf } from "../../core/staff/enquiry-id.ts";
import { endPresence, presentAt, showPresence } from "../../core/staff/presence.ts";
import { formText } from "../form-text";
import { requireStaff } from "../inbox/staff";
import { changeDatabaseQuietly, servicesOf } from "../visit";
import type { Route } from "./+types/desk-presence";

export function loader({ params }: Route.LoaderArgs) {
  return redirect(`/desk/enquiries/${params.number}`, 303);
}

/** "I am here", said every few seconds, or "I have left"; the answer is who else is. */
export async function action({ context, request, params }: Route.ActionArgs) {
  const staff = await requireStaff(context, request);
  const form = await request.formData();
  const isGone = formText(form, "gone") === "yes";
  const isWriting = formText(form, "writing") === "yes";
  const found = await changeDatabaseQuietly(context, async (tx) => {
    const enquiryId = await enquiryIdOf(tx, params.number);
    if (enquiryId === undefined) return undefined;
    if (isGone) await endPresence(tx, { staff, enquiryId });
    const isNews = isGone || (await showPresence(tx, { staff, enquiryId, isWriting }));
    return { enquiryId, isNews, others: await presentAt(tx, [enquiryId], staff.id) };
  });
  if (!found) return new Response("Not found", { status: 404 });
  if (found.isNews) servicesOf(context).notify({ kind: "presence", enquiry: found.enquiryId });
  return Response.json(found.others);
}
