import { Button } from "~/ui/button";
import { TextField } from "~/ui/field";
import { AccountFormPage } from "../accounts/account-form-page";
import { callAuthAsVisitor, redirectWithCookies, refused, waitWords } from "../accounts/call-auth-as-visitor";
import { pageAfterSignIn } from "../accounts/page-after-sign-in";
import { formText } from "../form-text";
import { privateHead } from "../head";
import type { Route } from "./+types/signin-code";

/** The second step for whoever has a second factor: a code of their app, or one of their recovery codes. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const code = formText(await request.formData(), "code").replaceAll(/\s/g, "");
  const path = /^\d{6}$/.test(code) ? "/two-factor/verify-totp" : "/two-factor/verify-backup-code";
  const answer = await callAuthAsVisitor(context, request, path, { code });
  if (answer.ok) return redirectWithCookies(pageAfterSignIn(url.searchParams), answer.cookies);
  if (answer.retryAfter !== undefined)
    return refused({ problem: waitWords(answer.retryAfter) }, answer.retryAfter);
  return refused({ problem: answer.code === "INVALID_TWO_FACTOR_COOKIE" ? tooLate : wrong });
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = () => privateHead("Your code");

export default function SignInCode({ actionData }: Route.ComponentProps) {
  return (
    <AccountFormPage
      title="Your code"
      lede="The six digits that your authenticator app shows now, or one of your recovery codes."
      otherwise={{ question: "Another account?", label: "Sign In", to: "/signin" }}
    >
      <form method="post" aria-label="Your code" className="grid gap-5">
        <TextField
          name="code"
          label="Code"
          required
          autoComplete="one-time-code"
          spellCheck={false}
          error={actionData?.problem}
        />
        <Button type="submit" wide>
          Sign In
        </Button>
      </form>
    </AccountFormPage>
  );
}

const wrong = "That code is wrong, or has been used.";
const tooLate = "Ten minutes have passed. Sign in again.";
