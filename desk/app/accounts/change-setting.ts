import { data } from "react-router";

import type { Client } from "../../accounts/client-of.ts";
import { accountMails } from "../../accounts/account-mails.ts";
import { passwordError } from "../../accounts/password-rule.ts";
import { chooseNewsletter } from "../../core/newsletter-state.ts";
import { cleanText, isSingleAddress } from "../../core/received-enquiry.ts";
import { formText } from "../form-text";
import { changeDatabase, type Context, servicesOf } from "../visit";
import { callAuthAsVisitor, redirectWithCookies, waitWords } from "./call-auth-as-visitor";

export type SettingName = "profile" | "email" | "password" | "newsletter" | "delete";

export interface SettingOutcome {
  name: SettingName;
  done?: string;
  problem?: string;
}

interface Change {
  context: Context;
  request: Request;
  client: Client;
  form: FormData;
}

/** What came of it; a problem, or what is true now. */
interface Made {
  done?: string;
  problem?: string;
  cookies?: readonly string[];
  /** Instead of the page. */
  redirectTo?: string;
}

/** Each change that the settings offer, by the name of its button. Nothing else in a form is looked at. */
const changes: Record<SettingName, (change: Change) => Promise<Made>> = {
  profile: async ({ context, request, form }) => {
    const name = cleanText(formText(form, "name"));
    const company = cleanText(formText(form, "company"));
    if (!name || name.length > 200 || company.length > 200) return { problem: "Name is required." };
    const answer = await callAuthAsVisitor(context, request, "/update-user", { name, company });
    return answer.ok ? { done: "Saved.", cookies: answer.cookies } : failed(answer);
  },
  email: async ({ context, request, form }) => {
    const newEmail = formText(form, "newEmail").trim();
    if (!isSingleAddress(newEmail)) return { problem: "Email is invalid." };
    const wait = await servicesOf(context).limits.byRecipient(newEmail);
    if (wait !== undefined) return { problem: waitWords(wait) };
    const answer = await callAuthAsVisitor(context, request, "/change-email", { newEmail });
    return answer.ok ? { done: `Open the link that we’ve mailed to ${newEmail}.` } : failed(answer);
  },
  password: async ({ context, request, client, form }) => {
    const newPassword = formText(form, "newPassword");
    const problem = passwordError(newPassword);
    if (problem) return { problem };
    const answer = await callAuthAsVisitor(context, request, "/change-password", {
      currentPassword: formText(form, "currentPassword"),
      newPassword,
      revokeOtherSessions: true,
    });
    if (!answer.ok) return failed(answer);
    await mailer(context)("account-changed", client.email, { change: "password" });
    return { done: "Your password is changed. You are signed out everywhere else.", cookies: answer.cookies };
  },
  newsletter: async ({ context, client, form }) => {
    const wants = formText(form, "wants") === "yes";
    await changeDatabase(context, (tx, { outbox }) => chooseNewsletter(tx, outbox, client.email, wants));
    return { done: wants ? "Open the link that we’ve mailed to you." : "You get no more newsletters." };
  },
  delete: async ({ context, request, client, form }) => {
    if (client.isStaff) return { problem: "You work here: an admin has to deactivate you first." };
    const password = formText(form, "currentPassword");
    const answer = await callAuthAsVisitor(context, request, "/delete-user", password ? { password } : {});
    if (!answer.ok) return failed(answer);
    await mailer(context)("account-changed", client.email, { change: "deleted" });
    return { cookies: answer.cookies, redirectTo: "/signin?changed=deleted" };
  },
};

export async function changeSetting(
  context: Context,
  request: Request,
  client: Client,
  name: string,
  form: FormData,
) {
  if (!isSetting(name)) throw data("account", { status: 400 });
  const { cookies = [], redirectTo, ...rest } = await changes[name]({ context, request, client, form });
  if (redirectTo !== undefined) return redirectWithCookies(redirectTo, cookies);
  const headers = new Headers();
  for (const cookie of cookies) headers.append("Set-Cookie", cookie);
  const outcome: SettingOutcome = { name, ...rest };
  return data(outcome, { status: rest.problem === undefined ? 200 : 422, headers });
}

function isSetting(name: string): name is SettingName {
  return Object.hasOwn(changes, name);
}

export function failed({ code, retryAfter }: { code: string; retryAfter: number | undefined }): Made {
  if (retryAfter !== undefined) return { problem: waitWords(retryAfter) };
  return { problem: problems[code] ?? "It could not be changed. Sign in again and retry." };
}

const problems: Record<string, string> = {
  INVALID_PASSWORD: "The password is wrong.",
  CREDENTIAL_ACCOUNT_NOT_FOUND: "This account has no password. Ask for one with “Forgot password?”.",
  SESSION_EXPIRED: "You signed in some time ago. Sign in again, then do this.",
  SESSION_NOT_FRESH: "You signed in some time ago. Sign in again, then do this.",
};

export function mailer(context: Context) {
  return accountMails(servicesOf(context));
}
