import { data } from "react-router";

import { clientSecurity } from "../../core/client-security.ts";
import { AccountFrame, AccountPart } from "../accounts/account-frame";
import { changeSecurity, type SecurityName } from "../accounts/change-security";
import { Passkeys } from "../accounts/passkeys";
import { SessionList } from "../accounts/session-list";
import { SettingNote } from "../accounts/setting-note";
import { ownToken, requireClient } from "../accounts/signed-in";
import { TwoFactor } from "../accounts/two-factor";
import { databaseNow } from "../../data/database-now.ts";
import { formText } from "../form-text";
import { privateHead } from "../head";
import { queryDatabase } from "../visit";
import type { Route } from "./+types/account-security";

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const client = await requireClient(context, request);
  const token = ownToken(context, request) ?? "";
  const { security, now } = await queryDatabase(context, async (db) => ({
    security: await clientSecurity(db, client.userId, token),
    now: await databaseNow(db),
  }));
  return { client, now, ...security, isForDesk: url.searchParams.get("for") === "desk" };
}

export async function action({ context, request }: Route.ActionArgs) {
  const client = await requireClient(context, request);
  const form = await request.formData();
  const { cookies = [], ...outcome } = await changeSecurity({
    context,
    request,
    client,
    form,
    name: formText(form, "change"),
  });
  const headers = new Headers();
  for (const cookie of cookies) headers.append("Set-Cookie", cookie);
  return data(outcome, { status: outcome.problem === undefined ? 200 : 422, headers });
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = () => privateHead("Account security");

export default function AccountSecurity({ loaderData, actionData }: Route.ComponentProps) {
  const { client, now, sessions, passkeys, hasPassword, isForDesk } = loaderData;
  const noteOn = (name: SecurityName) => <SettingNote outcome={actionData} name={name} />;
  const hasTwoFactor = client.hasTwoFactor || actionData?.codes !== undefined;
  return (
    <AccountFrame client={client} here="security">
      {isForDesk && actionData?.codes === undefined && (
        <p className="mb-8 border-l-4 border-blue-text bg-blue-tint p-5">
          {hasTwoFactor
            ? "The desk opens with two factors. Sign out, then sign in with your password and a code, or with a passkey."
            : "The desk opens with two factors: set up codes below, or add a passkey and sign in with it."}
        </p>
      )}
      <AccountPart
        id="codes"
        title="Codes from an app"
        lede="Besides your password, an authenticator app shows six digits that change every 30 seconds."
      >
        {noteOn("codes")}
        <TwoFactor
          isOn={hasTwoFactor}
          hasPassword={hasPassword}
          setup={actionData?.setup}
          codes={actionData?.codes}
        />
      </AccountPart>
      <AccountPart
        id="passkeys"
        title="Passkeys"
        lede="Sign in with the fingerprint, face or PIN of a device, or with a security key. No password, no code."
      >
        {noteOn("passkeys")}
        <Passkeys passkeys={passkeys} />
      </AccountPart>
      <AccountPart
        id="sessions"
        title="Where you are signed in"
        lede="Something you don’t know? Sign out everywhere and change your password."
      >
        {noteOn("sessions")}
        <SessionList sessions={sessions} now={now} />
      </AccountPart>
    </AccountFrame>
  );
}
