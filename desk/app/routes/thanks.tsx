import { EnquiryPage } from "../enquiry/enquiry-page";
import { readVisit, takeAddition } from "../enquiry/read-visit";
import { privateHead } from "../head";
import type { Route } from "./+types/thanks";

/** /contact/thanks?enquiry=E-1042&key=…: the same page, right after sending. */
export async function loader({ context, url }: Route.LoaderArgs) {
  return await readVisit(context, url.searchParams.get("enquiry") ?? "", url.searchParams.get("key") ?? "");
}

export async function action({ context, request, url }: Route.ActionArgs) {
  return await takeAddition(
    context,
    request,
    url.searchParams.get("enquiry") ?? "",
    url.searchParams.get("key") ?? "",
  );
}

export const meta: Route.MetaFunction = () => privateHead("Thank You");

export default function Thanks({ loaderData, actionData }: Route.ComponentProps) {
  return <EnquiryPage {...loaderData} refused={actionData} />;
}
