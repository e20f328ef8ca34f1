import { privateHead } from "../head";
import { deskPage } from "../inbox/desk-page";
import { requireStaff } from "../inbox/staff";
import { readThreadPage } from "../thread/read-page";
import { takeAct } from "../thread/take-act";
import { ThreadPage } from "../thread/thread-page";
import type { Route } from "./+types/desk-enquiry";

export async function loader({ context, request, params, url }: Route.LoaderArgs) {
  const staff = await requireStaff(context, request);
  return await readThreadPage(context, staff, params.number, url);
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const staff = await requireStaff(context, request);
  return await takeAct(context, request, staff, params.number);
}

export const meta: Route.MetaFunction = ({ params }) => privateHead(params.number);

export const handle = deskPage;

/** Another enquiry is another page: nothing typed into one may turn up in the next. */
export default function DeskEnquiry({ loaderData, actionData }: Route.ComponentProps) {
  return <ThreadPage key={loaderData.thread.number} data={loaderData} refused={actionData} />;
}
