import { EnquiryPage } from "../enquiry/enquiry-page";
import { readVisit, takeAddition } from "../enquiry/read-visit";
import { privateHead } from "../head";
import type { Route } from "./+types/enquiry";

/** /enquiries/E-1042?key=…: the link in the acknowledgement. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  return await readVisit(context, params.number, url.searchParams.get("key") ?? "");
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  return await takeAddition(context, request, params.number, url.searchParams.get("key") ?? "");
}

export const meta: Route.MetaFunction = ({ params }) => privateHead(`Enquiry ${params.number}`);

export default function Enquiry({ loaderData, actionData }: Route.ComponentProps) {
  return <EnquiryPage {...loaderData} refused={actionData} />;
}
