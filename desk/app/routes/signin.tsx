import { SignInFields } from "~/features/account-forms/sign-in-fields";
import { Button } from "~/ui/button";
import { AccountFormPage, FormRefusal } from "../accounts/account-form-page";
import { callAuthAsVisitor, redirectWithCookies, refused, waitWords } from "../accounts/call-auth-as-visitor";
import { pageAfterSignIn } from "../accounts/page-after-sign-in";
import { SignInOptions } from "../accounts/sign-in-options";
import { signInWithProvider } from "../accounts/sign-in-with-provider";
import { signedIn } from "../accounts/signed-in";
import { formText } from "../form-text";
import { privateHead } from "../head";
import { servicesOf } from "../visit";
import type { Route } from "./+types/signin";

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const client = await signedIn(context, request);
  if (client) throw redirectWithCookies(pageAfterSignIn(url.searchParams));
  const { providers } = servicesOf(context).settings;
  return {
    providers: Object.keys(providers) as (keyof typeof providers)[],
    next: pageAfterSignIn(url.searchParams),
    failedElsewhere: url.searchParams.has("error"),
    changed: url.searchParams.get("changed"),
  };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const form = await request.formData();
  const next = pageAfterSignIn(url.searchParams);
  const provider = formText(form, "provider");
  if (provider) return await signInWithProvider(context, request, provider, next);

  const email = formText(form, "email").trim();
  const refuse = (problem: string, retryAfter?: number) => refused({ email, problem }, retryAfter);
  const wait = await servicesOf(context).limits.bySignIn(email);
  if (wait !== undefined) return refuse(waitWords(wait), wait);
  const answer = await callAuthAsVisitor(context, request, "/sign-in/email", {
    email,
    password: formText(form, "password"),
    rememberMe: form.has("rememberMe"),
  });
  if (answer.retryAfter !== undefined) return refuse(waitWords(answer.retryAfter), answer.retryAfter);
  if (answer.body["twoFactorRedirect"] === true)
    return redirectWithCookies(`/signin/code?${new URLSearchParams({ next })}`, answer.cookies);
  if (answer.ok) return redirectWithCookies(next, answer.cookies);
  return refuse(answer.code === "EMAIL_NOT_VERIFIED" ? unverified : wrong);
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = () => privateHead("Sign In");

export default function SignIn({ loaderData, actionData }: Route.ComponentProps) {
  const { providers, next, failedElsewhere, changed } = loaderData;
  return (
    <AccountFormPage
      title="Sign In"
      lede={ledes[changed ?? ""] ?? "Your enquiries with their answers, and your quotes, in one place."}
      otherwise={{ question: "No account?", label: "Sign Up", to: "/signup" }}
    >
      <form method="post" aria-label="Sign In" className="grid gap-5">
        <FormRefusal>{actionData?.problem ?? (failedElsewhere && elsewhere)}</FormRefusal>
        <SignInFields email={actionData?.email} />
        <Button type="submit" wide>
          Sign In
        </Button>
      </form>
      <SignInOptions providers={providers} next={next} />
    </AccountFormPage>
  );
}

const ledes: Record<string, string> = {
  password: "Your new password is saved. Sign in with it.",
  address: "Your address is confirmed. Sign in.",
  deleted: "Your account is deleted.",
};
const wrong = "Email or password is wrong.";
const unverified = "Confirm your address first. We’ve just mailed you a new link.";
const elsewhere =
  "Signing in there was cancelled, or that account has another email address than yours here.";
