import { data } from "react-router";
import { encode } from "uqr";

import type { Client } from "../../accounts/client-of.ts";
import { removePasskey } from "../../core/client-security.ts";
import { formText } from "../form-text";
import { changeDatabaseQuietly, type Context } from "../visit";
import { callAuthAsVisitor, waitWords } from "./call-auth-as-visitor";
import { failed, mailer } from "./change-setting";

export type SecurityName = "codes" | "passkeys" | "sessions";

/** What an app is given to make codes with, until the first code proves that it has it. */
export interface CodeSetup {
  uri: string;
  /** Those of `uri` that can be typed. */
  key: string;
  /** Given out once they are confirmed. */
  recoveryCodes: readonly string[];
  drawing: { size: number; path: string };
}

interface Change {
  context: Context;
  request: Request;
  client: Client;
  form: FormData;
}

interface Outcome {
  name: SecurityName;
  done?: string;
  problem?: string;
  setup?: CodeSetup;
  /** Shown this once. */
  codes?: readonly string[];
  cookies?: readonly string[];
}

const actions: Record<string, (change: Change) => Promise<Outcome>> = {
  "codes-begin": async ({ context, request, form }) => {
    const answer = await callAuthAsVisitor(context, request, "/two-factor/enable", {
      password: formText(form, "password"),
    });
    if (!answer.ok) return { name: "codes", ...failed(answer) };
    const { totpURI, backupCodes } = answer.body as { totpURI: string; backupCodes: string[] };
    return { name: "codes", setup: codeSetup(totpURI, backupCodes), cookies: answer.cookies };
  },
  "codes-confirm": async ({ context, request, client, form }) => {
    const code = formText(form, "code").replaceAll(/\s/g, "");
    const answer = await callAuthAsVisitor(context, request, "/two-factor/verify-totp", { code });
    const setup = codeSetup(formText(form, "uri"), formText(form, "codes").split(" "));
    if (!answer.ok) {
      const problem =
        answer.retryAfter === undefined
          ? "That code is wrong. Type the one that shows now."
          : waitWords(answer.retryAfter);
      return { name: "codes", problem, setup };
    }
    await mailer(context)("account-changed", client.email, { change: "two-factor-on" });
    return { name: "codes", codes: setup.recoveryCodes, cookies: answer.cookies };
  },
  "codes-renew": async ({ context, request, form }) => {
    const answer = await callAuthAsVisitor(context, request, "/two-factor/generate-backup-codes", {
      password: formText(form, "password"),
    });
    if (!answer.ok) return { name: "codes", ...failed(answer) };
    return { name: "codes", codes: (answer.body as { backupCodes: string[] }).backupCodes };
  },
  "codes-end": async ({ context, request, client, form }) => {
    const answer = await callAuthAsVisitor(context, request, "/two-factor/disable", {
      password: formText(form, "password"),
    });
    if (!answer.ok) return { name: "codes", ...failed(answer) };
    await mailer(context)("account-changed", client.email, { change: "two-factor-off" });
    return { name: "codes", done: "Codes are off.", cookies: answer.cookies };
  },
  "passkey-remove": async ({ context, client, form }) => {
    await changeDatabaseQuietly(context, (tx) => removePasskey(tx, client.userId, formText(form, "passkey")));
    return { name: "passkeys", done: "The passkey is removed." };
  },
  "sessions-end": async ({ context, request }) => {
    const answer = await callAuthAsVisitor(context, request, "/revoke-other-sessions", {});
    return answer.ok
      ? { name: "sessions", done: "You are signed out everywhere else." }
      : { name: "sessions", ...failed(answer) };
  },
};

export async function changeSecurity({ name, ...change }: Change & { name: string }): Promise<Outcome> {
  const act = Object.hasOwn(actions, name) ? actions[name] : undefined;
  if (!act) throw data("account", { status: 400 });
  return await act(change);
}

/** The drawing is made from an address that has to be one of an app; it comes back with the form. */
function codeSetup(uri: string, recoveryCodes: readonly string[]): CodeSetup {
  const isUri = /^otpauth:\/\/totp\/[\w%.@:+-]+\?[\w%=&.+-]+$/.test(uri);
  if (!isUri) throw data("account", { status: 400 });
  const key = new URL(uri).searchParams.get("secret") ?? "";
  return {
    uri,
    key,
    recoveryCodes: recoveryCodes.filter((code) => /^[\w-]{5,30}$/.test(code)),
    drawing: drawn(uri),
  };
}

/** The dark modules of the QR code as one path. */
function drawn(uri: string): CodeSetup["drawing"] {
  const { data: rows, size } = encode(uri, { border: 4 });
  const squares = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return { size, path: squares.join("") };
}
