import { privateHead } from "../head";
import { deskPage } from "../inbox/desk-page";
import { requireStaff } from "../inbox/staff";
import { orKept } from "../live/kept-data";
import { loadQueue } from "../queue/load-queue";
import { QueuePage } from "../queue/queue-page";
import { ask } from "../visit";
import type { Route } from "./+types/desk";

export const handle = deskPage;

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const staff = await requireStaff(context, request);
  return await ask(context, (db) => loadQueue(db, staff, url.searchParams));
}

export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return await orKept(request, serverLoader);
}

export const meta: Route.MetaFunction = () => privateHead("Inbox");

export default function Desk({ loaderData }: Route.ComponentProps) {
  return <QueuePage data={loaderData} />;
}
