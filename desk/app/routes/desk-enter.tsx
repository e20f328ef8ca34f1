import { data } from "react-router";

import { PasswordField } from "~/features/account-forms/password-field";
import { identity } from "~/identity";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/field";
import { passwordError, shortestPassword } from "../../accounts/password-rule.ts";
import { sessionCookie } from "../../accounts/session-cookie.ts";
import { staffAccount } from "../../accounts/staff-account.ts";
import { enterByLink, peekEntryLink } from "../../core/entry-links.ts";
import { startSession } from "../../core/staff-session.ts";
import { callAuthAsVisitor, redirectWithCookies } from "../accounts/call-auth-as-visitor";
import { formText } from "../form-text";
import { privateHead } from "../head";
import { changeDatabase, type Context, queryDatabase, servicesOf } from "../visit";
import type { Route } from "./+types/desk-enter";

/** Opening the link uses nothing up: programs that look through mail open links too. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const link = await queryDatabase(context, (db) => peekEntryLink(db, url.searchParams.get("token") ?? ""));
  if (!link) throw data("entry", { status: 404 });
  return { ...link, needsPassword: needsPassword(context, link) };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const form = await request.formData();
  const token = url.searchParams.get("token") ?? "";
  const newcomer = { name: formText(form, "name"), email: formText(form, "email") };
  const link = await queryDatabase(context, (db) => peekEntryLink(db, token));
  if (!link) throw data("entry", { status: 404 });
  const password = needsPassword(context, link) ? formText(form, "password") : undefined;
  const problem = password === undefined ? undefined : passwordError(password);
  if (problem !== undefined) return data({ errors: { password: problem }, newcomer }, { status: 422 });

  const { auth, secrets, settings } = servicesOf(context);
  const hash = password === undefined ? undefined : await (await auth.$context).password.hash(password);
  const outcome = await changeDatabase(context, async (tx) => {
    const entry = await enterByLink(tx, token, newcomer);
    if (entry.kind !== "entered") return entry;
    const account = await staffAccount(tx, entry.staffId, hash);
    const session = settings.entryByLink ? await startSession(tx, account.userId) : undefined;
    return { ...entry, account, session };
  });
  switch (outcome.kind) {
    case "entered":
      if (outcome.session)
        return redirectWithCookies("/desk", [sessionCookie(secrets, settings.url, outcome.session)]);
      if (outcome.account.kind === "known" || password === undefined)
        return redirectWithCookies("/signin?next=/desk");
      return await signedIn(context, request, outcome.email, password);
    case "incomplete":
      return data({ errors: { ...outcome.errors, password: undefined }, newcomer }, { status: 422 });
    case "no-entry":
      throw data("entry", { status: 404 });
  }
}

async function signedIn(context: Context, request: Request, email: string, password: string) {
  const answer = await callAuthAsVisitor(context, request, "/sign-in/email", {
    email,
    password,
    rememberMe: true,
  });
  return answer.ok ? redirectWithCookies("/desk", answer.cookies) : redirectWithCookies("/signin?next=/desk");
}

/** Whoever has an account keeps its password. */
function needsPassword(
  context: Context,
  link: NonNullable<Awaited<ReturnType<typeof peekEntryLink>>>,
): boolean {
  return !servicesOf(context).settings.entryByLink && !(link.kind === "known" && link.hasAccount);
}

export const meta: Route.MetaFunction = () => privateHead("Enter the desk");

export default function DeskEnter({ loaderData: link, actionData }: Route.ComponentProps) {
  const errors: { name?: string; email?: string; password?: string | undefined } = actionData?.errors ?? {};
  const isFirst = link.kind === "first";
  return (
    <div className="wrap section-space">
      <form method="post" noValidate className="grid max-w-md gap-5">
        <h1 className="text-h2">{isFirst ? "Open the desk" : `The desk of ${identity.name}`}</h1>
        <p className="text-lede text-ink-2">
          {isFirst
            ? "You are the first one here. Say who you are, and you can invite the others."
            : "This link lets you in once. From then on you sign in with your email address."}
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
        {link.needsPassword && (
          <PasswordField
            name="password"
            label="Password"
            autoComplete="new-password"
            hint={`At least ${shortestPassword} characters.`}
            error={errors.password}
          />
        )}
        <Button type="submit" className="justify-self-start">
          {isFirst || !link.name ? "Enter" : `Enter as ${link.name}`}
        </Button>
      </form>
    </div>
  );
}
