import { Button } from "~/ui/button";
import { PasswordField } from "~/features/account-forms/password-field";
import { TextField } from "~/ui/field";
import { shortestPassword } from "../../accounts/password-rule.ts";
import { changeSetting, type SettingName } from "../accounts/change-setting";
import { AccountFrame, AccountPart } from "../accounts/account-frame";
import { NewsletterChoice } from "../accounts/newsletter-choice";
import { requireClient } from "../accounts/signed-in";
import { newsletterStateOf } from "../../core/newsletter-state.ts";
import { formText } from "../form-text";
import { privateHead } from "../head";
import { queryDatabase } from "../visit";
import { SettingNote } from "../accounts/setting-note";
import type { Route } from "./+types/account-settings";

export async function loader({ context, request }: Route.LoaderArgs) {
  const client = await requireClient(context, request);
  return { client, newsletter: await queryDatabase(context, (db) => newsletterStateOf(db, client.email)) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const client = await requireClient(context, request);
  const form = await request.formData();
  return await changeSetting(context, request, client, formText(form, "change"), form);
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = () => privateHead("Account settings");

export default function AccountSettings({ loaderData, actionData }: Route.ComponentProps) {
  const { client, newsletter } = loaderData;
  const noteOn = (name: SettingName) => <SettingNote outcome={actionData} name={name} />;
  return (
    <AccountFrame client={client} here="settings">
      <AccountPart
        id="account-profile"
        title="Name and company"
        lede="How we address you, here and in quotes."
      >
        <form method="post" aria-labelledby="account-profile" className="grid gap-5">
          {noteOn("profile")}
          <TextField name="name" label="Name" required autoComplete="name" defaultValue={client.name} />
          <TextField
            name="company"
            label="Company (Optional)"
            autoComplete="organization"
            defaultValue={client.company}
          />
          <Save change="profile">Save</Save>
        </form>
      </AccountPart>
      <AccountPart
        id="account-email"
        title="Email address"
        lede={`Now ${client.email}. A new one counts once you open the link that we mail there.`}
      >
        <form method="post" aria-labelledby="account-email" className="grid gap-5">
          {noteOn("email")}
          <TextField name="newEmail" label="New address" type="email" required autoComplete="email" />
          <Save change="email">Mail me the link</Save>
        </form>
      </AccountPart>
      <AccountPart
        id="account-password"
        title="Password"
        lede="Everybody else who is signed in as you is signed out."
      >
        <form method="post" aria-labelledby="account-password" className="grid gap-5">
          {noteOn("password")}
          <PasswordField name="currentPassword" label="Current Password" autoComplete="current-password" />
          <PasswordField
            name="newPassword"
            label="New Password"
            autoComplete="new-password"
            hint={`At least ${shortestPassword} characters.`}
          />
          <Save change="password">Change password</Save>
        </form>
      </AccountPart>
      <AccountPart id="account-newsletter" title="Newsletter" lede="Ends with one press, whenever you like.">
        {noteOn("newsletter")}
        <NewsletterChoice state={newsletter} />
      </AccountPart>
      <AccountPart
        id="account-data"
        title="Your data"
        lede="Everything that we keep under your address, as a file that programs can read."
      >
        <p>
          <a href="/account/export" download className="font-strong underline underline-offset-4">
            Download your data (JSON)
          </a>
        </p>
      </AccountPart>
      <AccountPart
        id="account-delete"
        title="Delete the account"
        lede="Enquiries that you sent stay with us as long as our privacy policy says, and open by the links in your mails."
      >
        {client.isStaff ? (
          <p className="text-small text-ink-2">
            You work here: ask an admin to deactivate you first, then delete the account.
          </p>
        ) : (
          <form method="post" aria-labelledby="account-delete" className="grid gap-5">
            {noteOn("delete")}
            <PasswordField
              name="currentPassword"
              label="Password"
              autoComplete="current-password"
              hint="Without a password, sign in again first and leave this empty."
              isOptional
            />
            <Save change="delete">Delete my account</Save>
          </form>
        )}
      </AccountPart>
    </AccountFrame>
  );
}

function Save({ change, children }: { change: SettingName; children: string }) {
  return (
    <Button type="submit" name="change" value={change} emphasis="secondary" className="justify-self-start">
      {children}
    </Button>
  );
}
