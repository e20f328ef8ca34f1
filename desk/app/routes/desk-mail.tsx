import { privateHead } from "../head";
import { deskPage } from "../inbox/desk-page";
import { requireStaff } from "../inbox/staff";
import { orKept } from "../live/kept-data";
import { loadMails } from "../unsorted/load-mails";
import { MailsPage } from "../unsorted/mails-page";
import { takeMailAct } from "../unsorted/take-mail-act";
import { ask } from "../visit";
import type { Route } from "./+types/desk-mail";

export const handle = deskPage;

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const staff = await requireStaff(context, request);
  return await ask(context, (db) => loadMails(db, staff, url.searchParams));
}

export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return await orKept(request, serverLoader);
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const staff = await requireStaff(context, request);
  return await takeMailAct(context, request, staff, url);
}

export const meta: Route.MetaFunction = () => privateHead("Mail to sort");

export default function DeskMail({ loaderData, actionData }: Route.ComponentProps) {
  return <MailsPage data={loaderData} refused={actionData} />;
}
