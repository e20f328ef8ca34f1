import { data, redirect } from "react-router";

import { identity } from "~/identity";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/field";
import { enterByLink, peekEntryLink } from "../../core/entry-links.ts";
import { startSession } from "../../core/staff-session.ts";
import { formText } from "../form-text";
import { privateHead } from "../head";
import { sessionCookie } from "../inbox/staff";
import { ask, change } from "../visit";
import type { Route } from "./+types/desk-enter";

/** Opening the link uses nothing up: programs that look through mail open links too. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const link = await ask(context, (db) => peekEntryLink(db, url.searchParams.get("token") ?? ""));
  if (!link) throw data("entry", { status: 404 });
  return link;
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const form = await request.formData();
  const newcomer = { name: formText(form, "name"), email: formText(form, "email") };
  const outcome = await change(context, async (tx) => {
    const entry = await enterByLink(tx, url.searchParams.get("token") ?? "", newcomer);
    return entry.kind === "entered" ? { ...entry, session: await startSession(tx, entry.staffId) } : entry;
  });
  switch (outcome.kind) {
    case "entered":
      return redirect("/desk", {
        status: 303,
        headers: { "Set-Cookie": sessionCookie(context, outcome.session) },
      });
    case "incomplete":
      return data({ errors: outcome.errors, newcomer }, { status: 422 });
    case "no-entry":
      throw data("entry", { status: 404 });
  }
}

export const meta: Route.MetaFunction = () => privateHead("Enter the desk");

export default function DeskEnter({ loaderData: link, actionData }: Route.ComponentProps) {
  const errors = actionData?.errors ?? {};
  const isFirst = link.kind === "first";
  return (
    <div className="wrap section-space">
      <form method="post" noValidate className="grid max-w-md gap-5">
        <h1 className="text-h2">{isFirst ? "Open the desk" : `The desk of ${identity.name}`}</h1>
        <p className="text-lede text-ink-2">
          {isFirst
            ? "You are the first one here. Say who you are, and you can invite the others."
            : "This link lets you in on this device, once, for 30 days."}
        </p>
        {(isFirst || !link.name) && (
          <TextField
            id="name"
            name="name"
            label="Name"
            error={errors.name}
            defaultValue={actionData?.newcomer.name}
            required
            autoComplete="name"
          />
        )}
        {isFirst && (
          <TextField
            id="email"
            name="email"
            label="Email"
            type="email"
            error={errors.email}
            defaultValue={actionData?.newcomer.email}
            required
            autoComplete="email"
          />
        )}
        <Button type="submit" className="justify-self-start">
          {isFirst || !link.name ? "Enter" : `Enter as ${link.name}`}
        </Button>
      </form>
    </div>
  );
}
