import { useState } from "react";

import { privateHead } from "../head";
import { inboxPage } from "../inbox/inbox-page";
import { requireStaff } from "../inbox/staff";
import { orFallbackData } from "../live/fallback-data";
import { readThreadPage } from "../thread/read-page";
import { handleAction } from "../thread/handle-action";
import { ThreadPage } from "../thread/thread-page";
import type { Route } from "./+types/desk-enquiry";

export async function loader({ context, request, params, url }: Route.LoaderArgs) {
  const staff = await requireStaff(context, request);
  return await readThreadPage(context, staff, params.number, url);
}

export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return await orFallbackData(request, serverLoader);
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const staff = await requireStaff(context, request);
  return await handleAction(context, request, staff, params.number);
}

export const meta: Route.MetaFunction = ({ params }) => privateHead(params.number);

export const handle = inboxPage;

/** Another enquiry is another page: nothing typed into one may turn up in the next. */
export default function DeskEnquiry({ loaderData, actionData }: Route.ComponentProps) {
  // Reading the page again forgets what its form was answered, and whoever wrote still has to know.
  const [refused] = useState(actionData);
  return <ThreadPage key={loaderData.thread.number} data={loaderData} refused={refused} />;
}
