import { data } from "react-router";

import { openUnsubscribeLink } from "../../core/newsletter-links.ts";
import { unsubscribe } from "../../core/unsubscribe.ts";
import { privateHead } from "../head";
import { NewsletterNotice } from "../newsletter/newsletter-notice";
import { changeDatabase, type Context, servicesOf } from "../visit";
import type { Route } from "./+types/newsletter-unsubscribe";

export function loader({ context, url }: Route.LoaderArgs) {
  opened(context, url);
  return null;
}

/** Mail programs post here by themselves, with one click (RFC 8058). */
export async function action({ context, url }: Route.ActionArgs) {
  const subscriberId = opened(context, url);
  return await changeDatabase(context, (tx) => unsubscribe(tx, subscriberId));
}

export const meta: Route.MetaFunction = () => privateHead("Newsletter");

export default function NewsletterUnsubscribe({ actionData }: Route.ComponentProps) {
  if (!actionData) {
    return (
      <NewsletterNotice title="Leave the newsletter?" button="Unsubscribe">
        Press the button and no further letter comes to this address.
      </NewsletterNotice>
    );
  }
  return (
    <NewsletterNotice title="You are off the list">
      No further letter comes to you. If you change your mind, the form below takes you back.
    </NewsletterNotice>
  );
}

function opened(context: Context, url: URL): number {
  const subscriberId = openUnsubscribeLink(servicesOf(context).secrets, url.searchParams);
  if (subscriberId === undefined) throw data("newsletter", { status: 404 });
  return subscriberId;
}
