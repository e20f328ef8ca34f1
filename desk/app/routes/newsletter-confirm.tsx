import { data } from "react-router";

import { confirmSubscription } from "../../core/confirm-subscription.ts";
import { openConfirmLink } from "../../core/newsletter-links.ts";
import { privateHead } from "../head";
import { Notice } from "../newsletter/notice";
import { change, type Context, servicesOf } from "../visit";
import type { Route } from "./+types/newsletter-confirm";

export function loader({ context, url }: Route.LoaderArgs) {
  opened(context, url);
  return null;
}

export async function action({ context, url }: Route.ActionArgs) {
  const link = opened(context, url);
  return await change(context, (tx) => confirmSubscription(tx, link));
}

export const meta: Route.MetaFunction = () => privateHead("Newsletter");

export default function NewsletterConfirm({ actionData }: Route.ComponentProps) {
  switch (actionData?.kind) {
    case undefined:
      return (
        <Notice title="One press to go" button="Confirm my subscription">
          You asked for our newsletter, once a month. Confirm that this address is yours.
        </Notice>
      );
    case "confirmed":
      return (
        <Notice title="You are subscribed">
          The next letter comes to you. Each one has a link at its end that takes you off the list again.
        </Notice>
      );
    case "already":
      return (
        <Notice title="You are subscribed">You confirmed this before; there is nothing left to do.</Notice>
      );
    case "expired":
    case "gone":
      return (
        <Notice title="This link is too old">
          You are not subscribed. Leave your address in the form below once more, and we’ll send you a new
          link.
        </Notice>
      );
  }
}

function opened(context: Context, url: URL) {
  const link = openConfirmLink(servicesOf(context).secrets, url.searchParams);
  if (!link) throw data("newsletter", { status: 404 });
  return link;
}
