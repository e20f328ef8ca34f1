import { privateHead } from "../head";
import { inboxPage } from "../inbox/inbox-page";
import { requireStaff } from "../inbox/staff";
import { orFallbackData } from "../live/fallback-data";
import { loadQueue } from "../queue/load-queue";
import { QueuePage } from "../queue/queue-page";
import { queryDatabase } from "../visit";
import type { Route } from "./+types/desk";

export const handle = inboxPage;

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const staff = await requireStaff(context, request);
  return await queryDatabase(context, (db) => loadQueue(db, staff, url.searchParams));
}

export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return await orFallbackData(request, serverLoader);
}

export const meta: Route.MetaFunction = () => privateHead("Queue");

export default function Desk({ loaderData }: Route.ComponentProps) {
  return <QueuePage data={loaderData} />;
}
