import { SignUpFields } from "~/features/account-forms/sign-up-fields";
import { Button } from "~/ui/button";
import { shortestPassword } from "../../accounts/password-rule.ts";
import { type SignUp, signUpErrors } from "../../accounts/sign-up-rules.ts";
import { cleanText } from "../../core/received-enquiry.ts";
import { AccountFormPage, FormRefusal } from "../accounts/account-form-page";
import { callAuthAsVisitor, refused, waitWords } from "../accounts/call-auth-as-visitor";
import { CheckYourEmail } from "../accounts/check-your-email";
import { inConstantTime } from "../accounts/constant-time";
import { formText } from "../form-text";
import { privateHead } from "../head";
import { servicesOf } from "../visit";
import type { Route } from "./+types/signup";

export async function action({ context, request }: Route.ActionArgs) {
  const form = readSignUp(await request.formData());
  const { password, confirmPassword: _confirm, ...typed } = form;
  const errors = signUpErrors(form);
  if (Object.keys(errors).length > 0) return refused({ typed, errors, problem: undefined });
  const refuse = (retryAfter: number) =>
    refused({ typed, errors, problem: waitWords(retryAfter) }, retryAfter);
  const wait = await servicesOf(context).limits.byRecipient(typed.email);
  if (wait !== undefined) return refuse(wait);
  const answer = await inConstantTime(
    callAuthAsVisitor(context, request, "/sign-up/email", {
      name: `${typed.firstName} ${typed.lastName}`,
      email: typed.email,
      company: typed.company,
      password,
    }),
  );
  if (answer.retryAfter !== undefined) return refuse(answer.retryAfter);
  // Sent twice at the same moment, the second one finds the first one's account: as good as any that was there before.
  const isTaken = answer.code === "FAILED_TO_CREATE_USER";
  if (!answer.ok && !isTaken) return refused({ typed, errors, problem: "Check what you typed." });
  return { sentTo: typed.email };
}

function readSignUp(form: FormData): SignUp {
  const trimmed = (name: string) => cleanText(formText(form, name));
  return {
    firstName: trimmed("firstName"),
    lastName: trimmed("lastName"),
    email: trimmed("email"),
    company: trimmed("company"),
    password: formText(form, "password"),
    confirmPassword: formText(form, "confirmPassword"),
    ...(form.has("agreeToTerms") && { agreeToTerms: "on" }),
  };
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = () => privateHead("Sign Up");

export default function SignUpPage({ actionData }: Route.ComponentProps) {
  if (actionData && "sentTo" in actionData) {
    return (
      <CheckYourEmail>
        We’ve sent an email to {actionData.sentTo}. Its link opens your account and works for a day.
      </CheckYourEmail>
    );
  }
  return (
    <AccountFormPage
      title="Sign Up"
      lede="Once your address is confirmed, enquiries that you sent from it stand in your account too."
      otherwise={{ question: "Already have an account?", label: "Sign In", to: "/signin" }}
    >
      <form method="post" aria-label="Sign Up" className="grid gap-5">
        <FormRefusal>{actionData?.problem}</FormRefusal>
        <SignUpFields
          typed={actionData?.typed}
          errors={actionData?.errors}
          passwordHint={`At least ${shortestPassword} characters.`}
        />
        <Button type="submit" wide>
          Create Account
        </Button>
      </form>
    </AccountFormPage>
  );
}
