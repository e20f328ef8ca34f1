import { redirect } from "react-router";

import { switchKeys } from "../../core/staff/switch-keys.ts";
import { formText } from "../form-text";
import { privateHead } from "../head";
import { InboxFrame } from "../inbox/inbox-frame";
import { inboxPage } from "../inbox/inbox-page";
import { requireStaff } from "../inbox/staff";
import { KeyList } from "../keys/key-list";
import { changeDatabase } from "../visit";
import type { Route } from "./+types/desk-keys";

export const handle = inboxPage;

export async function loader({ context, request }: Route.LoaderArgs) {
  return await requireStaff(context, request);
}

export async function action({ context, request }: Route.ActionArgs) {
  const staff = await requireStaff(context, request);
  const keysOff = formText(await request.formData(), "keysOff") === "yes";
  await changeDatabase(context, (tx) => switchKeys(tx, { staff, keysOff }));
  return redirect("/desk/keys", 303);
}

export const meta: Route.MetaFunction = () => privateHead("All keys");

export default function DeskKeys({ loaderData: staff }: Route.ComponentProps) {
  return (
    <InboxFrame staff={staff} current="/desk/keys">
      <div className="max-w-2xl px-4 py-8 md:px-6">
        <h1 className="mb-6 text-callout-sm font-strong tracking-callout">All keys</h1>
        <KeyList keysOff={staff.keysOff} />
      </div>
    </InboxFrame>
  );
}
