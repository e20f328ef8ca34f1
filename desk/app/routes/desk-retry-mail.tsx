import { redirect } from "react-router";

import { retryMail } from "../../core/retry-mail.ts";
import { formText } from "../form-text";
import { requireStaff } from "../inbox/staff";
import { changeDatabase } from "../visit";
import type { Route } from "./+types/desk-retry-mail";

export function loader() {
  return redirect("/desk", 303);
}

/** The team's own pages, and no other site. */
const pages = /^\/desk(\/mail|\/enquiries\/E-\d{1,15})?$/;

/** Not dead any more means that a colleague was faster: nothing to say about it. */
export async function action({ context, request, params }: Route.ActionArgs) {
  const { id } = await requireStaff(context, request);
  const mailId = Number(params.mail);
  const back = formText(await request.formData(), "back");
  if (Number.isSafeInteger(mailId)) {
    await changeDatabase(context, (tx, { outbox }) =>
      retryMail(tx, outbox, { mailId, actor: `staff:${id}` }),
    );
  }
  return redirect(pages.test(back) ? back : "/desk", 303);
}
