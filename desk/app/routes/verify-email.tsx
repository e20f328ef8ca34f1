import { Button } from "~/ui/button";
import type { AuthAnswer } from "../../accounts/call-auth.ts";
import { AccountFormPage, FormRefusal } from "../accounts/account-form";
import { addressBefore } from "../accounts/address-before";
import { askAuth, onwards, refused, waitWords } from "../accounts/ask-auth";
import { mailer } from "../accounts/change-setting";
import { privateHead } from "../head";
import type { Route } from "./+types/verify-email";

/** /signup/verify?token=…: the link in the mail. A button acts: programs that look through mail open links too. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const token = url.searchParams.get("token") ?? "";
  const path = `/verify-email?${new URLSearchParams({ token })}`;
  const { ok, retryAfter } = await askAuth(context, request, path).catch(orTaken);
  // Somebody else may have asked for it in an open browser: who had the account hears of it where they read.
  const before = ok ? addressBefore(token) : undefined;
  if (before !== undefined) await mailer(context)("account-changed", before, { change: "email" });
  if (ok) return onwards("/signin?changed=address");
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

export default function VerifyEmail({ actionData }: Route.ComponentProps) {
  return (
    <AccountFormPage
      title="Confirm your address"
      lede="Then your account is open, with every enquiry that was sent from this address."
    >
      <form method="post" aria-label="Confirm your address" className="grid gap-5">
        <FormRefusal>{actionData?.problem}</FormRefusal>
        <Button type="submit" wide>
          Yes, this is my address
        </Button>
      </form>
    </AccountFormPage>
  );
}

const tooOld = "This link is too old. Sign in, and we’ll mail you a new one.";
