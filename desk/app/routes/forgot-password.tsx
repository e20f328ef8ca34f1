import { Button } from "~/ui/button";
import { TextField } from "~/ui/field";
import { isSingleAddress } from "../../core/received-enquiry.ts";
import { AccountFormPage } from "../accounts/account-form-page";
import { callAuthAsVisitor, refused, waitWords } from "../accounts/call-auth-as-visitor";
import { CheckYourEmail } from "../accounts/check-your-email";
import { inConstantTime } from "../accounts/constant-time";
import { formText } from "../form-text";
import { privateHead } from "../head";
import { servicesOf } from "../visit";
import type { Route } from "./+types/forgot-password";

export async function action({ context, request }: Route.ActionArgs) {
  const email = formText(await request.formData(), "email").trim();
  if (!isSingleAddress(email))
    return refused({ email, problem: email ? "Email is invalid" : "Email is required" });
  const wait = await servicesOf(context).limits.byRecipient(email);
  const answer =
    wait === undefined
      ? await inConstantTime(callAuthAsVisitor(context, request, "/request-password-reset", { email }))
      : undefined;
  const retryAfter = wait ?? answer?.retryAfter;
  if (retryAfter !== undefined) return refused({ email, problem: waitWords(retryAfter) }, retryAfter);
  return { sent: true as const };
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = () => privateHead("Reset your password");

export default function ForgotPassword({ actionData }: Route.ComponentProps) {
  if (actionData && "sent" in actionData) {
    return (
      <CheckYourEmail>
        If there is an account with this address, an email with a link is on its way. It works for an hour.
      </CheckYourEmail>
    );
  }
  return (
    <AccountFormPage
      title="Reset your password"
      lede="We’ll mail you a link with which you choose a new one."
      otherwise={{ question: "Remembered it?", label: "Sign In", to: "/signin" }}
    >
      <form method="post" aria-label="Forgot Password" className="grid gap-5">
        <TextField
          name="email"
          label="Email"
          type="email"
          required
          autoComplete="username"
          defaultValue={actionData?.email}
          error={actionData?.problem}
        />
        <Button type="submit" wide>
          Send Reset Link
        </Button>
      </form>
    </AccountFormPage>
  );
}
