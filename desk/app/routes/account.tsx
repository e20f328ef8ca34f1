import { clientEnquiries } from "../../core/client-enquiries.ts";
import { quoteAddress } from "../../core/quotes/quote-link.ts";
import { enquiryAddress } from "../../core/visitor-link.ts";
import { databaseNow } from "../../data/database-now.ts";
import { AccountFrame } from "../accounts/account-frame";
import { EnquiryList } from "../accounts/enquiry-list";
import { requireClient } from "../accounts/signed-in";
import { privateHead } from "../head";
import { queryDatabase, servicesOf } from "../visit";
import type { Route } from "./+types/account";

export async function loader({ context, request }: Route.LoaderArgs) {
  const client = await requireClient(context, request);
  const { secrets } = servicesOf(context);
  const { list, now } = await queryDatabase(context, async (db) => ({
    list: await clientEnquiries(db, client),
    now: await databaseNow(db),
  }));
  return {
    client,
    now,
    enquiries: list.map((enquiry) => ({
      ...enquiry,
      address: enquiryAddress(secrets, enquiry.number),
      quotes: enquiry.quotes.map((quote) => ({ ...quote, address: quoteAddress(secrets, quote.number) })),
    })),
  };
}

export const meta: Route.MetaFunction = () => privateHead("Your account");

export default function Account({ loaderData: { client, enquiries, now } }: Route.ComponentProps) {
  return (
    <AccountFrame client={client} here="enquiries">
      <EnquiryList enquiries={enquiries} readAt={now} />
    </AccountFrame>
  );
}
