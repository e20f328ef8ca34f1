import { data } from "react-router";

import { Button } from "~/ui/button";
import { TextField } from "~/ui/field";
import { isSingleAddress } from "../../core/received-enquiry.ts";
import { sendSignInLink } from "../../core/staff/sign-in-link.ts";
import { formText } from "../form-text";
import { privateHead } from "../head";
import { change, servicesOf, visitContext } from "../visit";
import type { Route } from "./+types/desk-sign-in";

export async function action({ context, request }: Route.ActionArgs) {
  const email = formText(await request.formData(), "email").trim();
  if (!isSingleAddress(email)) return data({ kind: "invalid" as const, email }, { status: 422 });
  const { limits } = servicesOf(context);
  const wait =
    (await limits.byAddress(context.get(visitContext).address)) ?? (await limits.byRecipient(email));
  if (wait !== undefined) {
    return data({ kind: "later" as const, email }, { status: 429, headers: { "Retry-After": String(wait) } });
  }
  await change(context, (tx, { outbox }) => sendSignInLink(tx, outbox, email));
  return { kind: "sent" as const, email };
}

/** Of what the action answers: Retry-After. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = () => privateHead("Sign in to the desk");

export default function DeskSignIn({ actionData }: Route.ComponentProps) {
  if (actionData?.kind === "sent") {
    return (
      <div className="wrap section-space">
        <h1 className="text-h2">Look into your mailbox</h1>
        <p className="mt-4 max-w-[56ch] text-lede text-ink-2">
          If this address belongs to the team, a link is on its way. It works once, for an hour.
        </p>
      </div>
    );
  }
  return (
    <div className="wrap section-space">
      <form method="post" noValidate className="grid max-w-md gap-5">
        <h1 className="text-h2">Sign in to the desk</h1>
        <p className="text-lede text-ink-2">We’ll mail you a link that lets you in on this device.</p>
        <TextField
          id="email"
          name="email"
          label="Email"
          type="email"
          autoComplete="email"
          required
          defaultValue={actionData?.email}
          error={actionData && refusals[actionData.kind]}
        />
        <Button type="submit" className="justify-self-start">
          Send me a link
        </Button>
      </form>
    </div>
  );
}

const refusals = {
  invalid: "Email is invalid",
  later: "Too many links were asked for. Try again in an hour.",
};
