import { privateHead } from "../head";
import { inboxPage } from "../inbox/inbox-page";
import { requireStaff } from "../inbox/staff";
import { orFallbackData } from "../live/fallback-data";
import { loadUnsortedMail } from "../unsorted-mail/load-unsorted-mail";
import { UnsortedMailPage } from "../unsorted-mail/unsorted-mail-page";
import { handleMailAction } from "../unsorted-mail/handle-mail-action";
import { queryDatabase } from "../visit";
import type { Route } from "./+types/desk-mail";

export const handle = inboxPage;

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const staff = await requireStaff(context, request);
  return await queryDatabase(context, (db) => loadUnsortedMail(db, staff, url.searchParams));
}

export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return await orFallbackData(request, serverLoader);
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const staff = await requireStaff(context, request);
  return await handleMailAction(context, request, staff, url);
}

export const meta: Route.MetaFunction = () => privateHead("Mail to sort");

export default function DeskMail({ loaderData, actionData }: Route.ComponentProps) {
  return <UnsortedMailPage data={loaderData} refused={actionData} />;
}
