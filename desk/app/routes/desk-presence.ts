import { redirect } from "react-router";

import { enquiryIdOf } from "../../core/staff/enquiry-id.ts";
import { presentAt, showPresence } from "../../core/staff/presence.ts";
import { formText } from "../form-text";
import { requireStaff } from "../inbox/staff";
import { change } from "../visit";
import type { Route } from "./+types/desk-presence";

export function loader({ params }: Route.LoaderArgs) {
  return redirect(`/desk/enquiries/${params.number}`, 303);
}

/** "I am here", said every few seconds; the answer is who else is. */
export async function action({ context, request, params }: Route.ActionArgs) {
  const staff = await requireStaff(context, request);
  const isWriting = formText(await request.formData(), "writing") === "yes";
  const others = await change(context, async (tx) => {
    const enquiryId = await enquiryIdOf(tx, params.number);
    if (enquiryId === undefined) return undefined;
    await showPresence(tx, { staff, enquiryId, isWriting });
    return await presentAt(tx, [enquiryId], staff.id);
  });
  return others ? Response.json(others) : new Response("Not found", { status: 404 });
}
