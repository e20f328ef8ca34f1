import { data, redirect } from "react-router";

import { inviteStaff } from "../../core/invite-staff.ts";
import { changeRole, deactivateStaff } from "../../core/staff/change-staff.ts";
import { allStaff } from "../../core/staff/list-staff.ts";
import type { StaffMember } from "../../core/staff-session.ts";
import { databaseNow } from "../../data/database-now.ts";
import { formText } from "../form-text";
import { privateHead } from "../head";
import { InboxFrame } from "../inbox/inbox-frame";
import { inboxPage } from "../inbox/inbox-page";
import { requireAdmin, requireStaff } from "../inbox/staff";
import { InviteForm } from "../staff/invite-form";
import { StaffTable } from "../staff/staff-table";
import { changeDatabase, type Context, queryDatabase } from "../visit";
import type { Route } from "./+types/desk-staff";

export const handle = inboxPage;

export async function loader({ context, request }: Route.LoaderArgs) {
  const staff = await requireStaff(context, request);
  return await queryDatabase(context, async (db) => ({
    staff,
    members: await allStaff(db),
    now: await databaseNow(db),
  }));
}

export async function action({ context, request }: Route.ActionArgs) {
  const admin = await requireAdmin(context, request);
  const form = await request.formData();
  const outcome = await runAction(context, admin, form);
  if (outcome.kind in refusals)
    return data({ refused: outcome.kind, email: formText(form, "email") }, { status: 422 });
  return redirect("/desk/staff", 303);
}

async function runAction(context: Context, admin: StaffMember, form: FormData): Promise<{ kind: string }> {
  const staffId = Number(formText(form, "staff"));
  const intent = formText(form, "intent");
  return await changeDatabase(context, async (tx, { outbox }) => {
    switch (intent) {
      case "invite":
        return await inviteStaff(tx, outbox, {
          email: formText(form, "email"),
          isAdmin: form.has("admin"),
          by: admin.id,
        });
      case "make-admin":
        return await changeRole(tx, { admin, staffId, role: "admin" });
      case "make-agent":
        return await changeRole(tx, { admin, staffId, role: "agent" });
      case "deactivate":
        return await deactivateStaff(tx, { admin, staffId });
      default:
        throw data("page", { status: 400 });
    }
  });
}

const refusals: Record<string, string> = {
  "no-address": "Email is invalid",
  "last-admin": "Somebody has to be admin. Make another member of the team admin first.",
  "not-found": "This member of the team is not here any more. The list is as it is now.",
};

export const meta: Route.MetaFunction = () => privateHead("Staff");

export default function DeskStaff({ loaderData: { staff, members, now }, actionData }: Route.ComponentProps) {
  const refused = actionData && refusals[actionData.refused];
  const isAdmin = staff.role === "admin";
  return (
    <InboxFrame staff={staff} current="/desk/staff">
      <div className="mx-auto grid max-w-4xl gap-8 px-6 py-8">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
          <h1 className="text-h3">Staff</h1>
          <p className="flex gap-x-6 text-small">
            {isAdmin && (
              <a href="/desk/webhooks" className="underline">
                Webhooks
              </a>
            )}
            <a href="/desk/audit" className="underline">
              Who did what
            </a>
          </p>
        </div>
        {refused && actionData.refused !== "no-address" && (
          <p role="alert" className="border-l-3 border-danger pl-3 text-danger">
            {refused}
          </p>
        )}
        <StaffTable members={members} now={now} isAdmin={isAdmin} />
        {isAdmin ? (
          <InviteForm
            error={actionData?.refused === "no-address" ? refused : undefined}
            email={actionData?.refused === "no-address" ? actionData.email : undefined}
          />
        ) : (
          <p className="text-small text-ink-2">Admins invite and deactivate members of the team.</p>
        )}
      </div>
    </InboxFrame>
  );
}
