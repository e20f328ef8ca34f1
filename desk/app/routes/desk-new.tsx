import { data, redirect } from "react-router";

import { enquiries } from "~/catalogue/promises/enquiries.data";
import { readAnswers } from "~/enquiry/enquiry";
import { identity } from "~/identity";
import { randomToken } from "../../core/random-token.ts";
import { recordEnquiry } from "../../core/staff/record-enquiry.ts";
import { formText } from "../form-text";
import { InboxFrame } from "../inbox/inbox-frame";
import { inboxPage } from "../inbox/inbox-page";
import { NewEnquiryForm, type NewEnquiryValues } from "../inbox/new-enquiry-form";
import { requireStaff, type SignedIn } from "../inbox/staff";
import { changeDatabase, isAnsweredContext, isUnavailable } from "../visit";
import type { Route } from "./+types/desk-new";

export const handle = inboxPage;

export async function loader({ context, request }: Route.LoaderArgs) {
  // Runs after the action too, whose form is shown without a database.
  const staff = context.get(isAnsweredContext) ? unknownStaff : await requireStaff(context, request);
  return { staff, formKey: randomToken() };
}

/** While the database is unavailable nobody knows who asks; what they typed is theirs all the same. */
const unknownStaff: Pick<SignedIn, "name" | "role" | "keysOff" | "others"> = {
  name: "",
  role: "agent",
  keysOff: false,
  others: [],
};

/** Takes down what somebody asked by phone or in person, and opens it. Whatever happens, what was typed comes back. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData();
  const { securityCheck: _, ...enquiry } = readAnswers(form);
  const [plan, formKey] = [formText(form, "plan"), formText(form, "formKey")];
  const isAcknowledged = formText(form, "acknowledge") === "yes";
  const values = { ...enquiry, plan, isAcknowledged };
  try {
    const staff = await requireStaff(context, request);
    const outcome = await changeDatabase(context, (tx, { outbox }) =>
      recordEnquiry(tx, outbox, { staff, enquiry, plan, isAcknowledged, formKey }),
    );
    switch (outcome.kind) {
      case "done":
        return redirect(`/desk/enquiries/${outcome.number}`, 303);
      case "invalid":
        return data({ values, errors: outcome.errors, formKey, isUnavailable: false }, { status: 422 });
    }
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    context.set(isAnsweredContext, true);
    return data({ values, errors: {}, formKey, isUnavailable: true }, { status: 503 });
  }
}

export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex" }];

const empty: NewEnquiryValues = {
  name: "",
  email: "",
  company: "",
  service: "",
  message: "",
  plan: "",
  isAcknowledged: true,
};

export default function DeskNew({ loaderData: { staff, formKey }, actionData }: Route.ComponentProps) {
  return (
    <InboxFrame staff={staff}>
      <title>{`${actionData ? "Not saved yet: " : ""}New enquiry | ${identity.name}`}</title>
      <div className="mx-auto grid max-w-3xl gap-6 px-4 py-8 md:px-6">
        <div>
          <h1 id="new-enquiry" className="text-h3">
            New enquiry
          </h1>
          <p className="mt-2 text-small text-ink-2">
            For what came by phone or in person. It gets a number and the same promise as any other:{" "}
            {enquiries.reply.toLowerCase()}.
          </p>
        </div>
        <NewEnquiryForm {...(actionData ?? { values: empty, errors: {}, formKey, isUnavailable: false })} />
      </div>
    </InboxFrame>
  );
}
