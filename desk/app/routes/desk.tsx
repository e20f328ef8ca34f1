import { openEnquiries, undeliveredMails } from "../../core/inbox.ts";
import { databaseNow } from "../../data/database-now.ts";
import { privateHead } from "../head";
import { DeskBar } from "../inbox/desk-bar";
import { EnquiryList } from "../inbox/enquiry-list";
import { requireStaff } from "../inbox/staff";
import { Undelivered } from "../inbox/undelivered";
import { ask } from "../visit";
import type { Route } from "./+types/desk";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { name } = await requireStaff(context, request);
  return await ask(context, async (db) => ({
    name,
    rows: await openEnquiries(db),
    mails: await undeliveredMails(db),
    now: await databaseNow(db),
  }));
}

export const meta: Route.MetaFunction = () => privateHead("Inbox");

export default function Desk({ loaderData: { name, rows, mails, now } }: Route.ComponentProps) {
  return (
    <div className="wrap py-10 md:py-14">
      <DeskBar name={name} title="Open enquiries" />
      <EnquiryList rows={rows} now={now} />
      <Undelivered mails={mails} />
    </div>
  );
}
