import { PasswordField } from "~/features/account-forms/password-field";
import { Button } from "~/ui/button";
import { passwordError, shortestPassword } from "../../accounts/password-rule.ts";
import { cleanText } from "../../core/received-enquiry.ts";
import { AccountFormPage, FormRefusal } from "../accounts/account-form-page";
import { callAuthAsVisitor, redirectWithCookies, refused, waitWords } from "../accounts/call-auth-as-visitor";
import { formText } from "../form-text";
import { privateHead } from "../head";
import type { Route } from "./+types/reset-password";

/** /forgot-password/reset?token=…: the link in the mail. Every session of the account ends. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const form = await request.formData();
  const newPassword = formText(form, "password");
  const error =
    passwordError(newPassword) ??
    (formText(form, "confirmPassword") === newPassword ? undefined : "The passwords differ");
  if (error !== undefined) return refused({ error });
  const token = cleanText(url.searchParams.get("token") ?? "");
  const answer = await callAuthAsVisitor(context, request, "/reset-password", { newPassword, token });
  const { ok, retryAfter } = answer;
  if (ok) return redirectWithCookies("/signin?changed=password");
  return refused({ problem: retryAfter === undefined ? tooOld : waitWords(retryAfter) }, retryAfter);
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = () => privateHead("Choose a new password");

export default function ResetPassword({ actionData }: Route.ComponentProps) {
  return (
    <AccountFormPage
      title="Choose a new password"
      lede="You’ll be signed out everywhere, and sign in with the new one."
      otherwise={{ question: "Link too old?", label: "Ask for a new one", to: "/forgot-password" }}
    >
      <form method="post" aria-label="New password" className="grid gap-5">
        <FormRefusal>{actionData && "problem" in actionData && actionData.problem}</FormRefusal>
        <PasswordField
          name="password"
          label="New Password"
          autoComplete="new-password"
          hint={`At least ${shortestPassword} characters.`}
          error={actionData && "error" in actionData ? actionData.error : undefined}
        />
        <PasswordField name="confirmPassword" label="Confirm Password" autoComplete="new-password" />
        <Button type="submit" wide>
          Save Password
        </Button>
      </form>
    </AccountFormPage>
  );
}

const tooOld = "This link has been used, or an hour has passed. Ask for a new one.";
