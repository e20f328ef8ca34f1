import { data } from "react-router";

import { confirmSubscription } from "../../core/confirm-subscription.ts";
import { openConfirmLink } from "../../core/newsletter-links.ts";
import { privateHead } from "../head";
import { NewsletterNotice } from "../newsletter/newsletter-notice";
import { changeDatabase, type Context, servicesOf } from "../visit";
import type { Route } from "./+types/newsletter-confirm";

export function loader({ context, url }: Route.LoaderArgs) {
  opened(context, url);
  return null;
}

export async function action({ context, url }: Route.ActionArgs) {
  const link = opened(context, url);
  return await changeDatabase(context, (tx) => confirmSubscription(tx, link));
}

export const meta: Route.MetaFunction = () => privateHead("Newsletter");

export default function NewsletterConfirm({ actionData }: Route.ComponentProps) {
  switch (actionData?.kind) {
    case undefined:
      return (
        <NewsletterNotice title="One press to go" button="Confirm my subscription">
          You asked for our newsletter, once a month. Confirm that this address is yours.
        </NewsletterNotice>
      );
    case "confirmed":
      return (
        <NewsletterNotice title="You are subscribed">
          The next letter comes to you. Each one has a link at its end that takes you off the list again.
        </NewsletterNotice>
      );
    case "already":
      return (
        <NewsletterNotice title="You are subscribed">
          You confirmed this before; there is nothing left to do.
        </NewsletterNotice>
      );
    case "expired":
    case "gone":
      return (
        <NewsletterNotice title="This link is too old">
          You are not subscribed. Leave your address in the form below once more, and we’ll send you a new
          link.
        </NewsletterNotice>
      );
  }
}

function opened(context: Context, url: URL) {
  const link = openConfirmLink(servicesOf(context).secrets, url.searchParams);
  if (!link) throw data("newsletter", { status: 404 });
  return link;
}
