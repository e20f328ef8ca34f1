import { PasswordField } from "~/features/account-forms/password-field";
import { Button } from "~/ui/button";
import type { AuthAnswer } from "../../accounts/call-auth.ts";
import { isPasswordOf } from "../../accounts/check-password.ts";
import { AccountFormPage, FormRefusal } from "../accounts/account-form-page";
import { addressLink } from "../accounts/address-link";
import { callAuthAsVisitor, redirectWithCookies, refused, waitWords } from "../accounts/call-auth-as-visitor";
import { mailer } from "../accounts/change-setting";
import { formText } from "../form-text";
import { privateHead } from "../head";
import { orUnavailable, servicesOf } from "../visit";
import type { Route } from "./+types/verify-email";

export function loader({ url }: Route.LoaderArgs) {
  return { isNewAccount: addressLink(url.searchParams.get("token") ?? "")?.updateTo === undefined };
}

/**
 * /signup/verify?token=…: the link in the mail. A button acts: programs that look through mail open links too. A new
 * account also asks for its password: somebody else may have signed up with this address, and must not get in by its
 * owner's yes.
 */
export async function action({ context, request, url }: Route.ActionArgs) {
  const token = url.searchParams.get("token") ?? "";
  const link = addressLink(token);
  if (link && link.updateTo === undefined) {
    const { auth, limits } = servicesOf(context);
    const wait = await limits.bySignIn(String(link.email));
    if (wait !== undefined) return refused({ problem: waitWords(wait) }, wait);
    const password = formText(await request.formData(), "password");
    if (!(await orUnavailable(context, isPasswordOf(auth, String(link.email), password))))
      return refused({ problem: notYours });
  }
  const path = `/verify-email?${new URLSearchParams({ token })}`;
  const { ok, retryAfter } = await callAuthAsVisitor(context, request, path).catch(orTaken);
  // Somebody else may have asked for it in an open browser: who had the account hears of it where they read.
  if (ok && link?.updateTo !== undefined)
    await mailer(context)("account-changed", link.email, { change: "email" });
  if (ok) return redirectWithCookies("/signin?changed=address");
  return refused({ problem: retryAfter === undefined ? tooOld : waitWords(retryAfter) }, retryAfter);
}

/** Somebody has an account with the new address by now. */
function orTaken(error: unknown): Pick<AuthAnswer, "ok" | "retryAfter"> {
  const { cause } = error as { cause?: { code?: string } };
  if (cause?.code === "23505") return { ok: false, retryAfter: undefined };
  throw error;
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = () => privateHead("Confirm your address");

export default function VerifyEmail({ loaderData: { isNewAccount }, actionData }: Route.ComponentProps) {
  return (
    <AccountFormPage
      title="Confirm your address"
      lede={
        isNewAccount
          ? "Then your account is open, with every enquiry that was sent from this address."
          : "From then on you sign in with this address."
      }
    >
      <form method="post" aria-label="Confirm your address" className="grid gap-5">
        <FormRefusal>{actionData?.problem}</FormRefusal>
        {isNewAccount && (
          <PasswordField
            name="password"
            label="Password"
            autoComplete="current-password"
            hint="The one you chose when you signed up."
          />
        )}
        <Button type="submit" wide>
          Yes, this is my address
        </Button>
      </form>
    </AccountFormPage>
  );
}

const notYours =
  "That is not the password of this sign-up. You did not sign up? Then close this page: nothing opens.";
const tooOld = "This link is too old. Sign in, and we’ll mail you a new one.";
