import { passkey } from "@better-auth/passkey";
import { betterAuth } from "better-auth";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { twoFactor } from "better-auth/plugins/two-factor";

import { identity } from "../../app/identity.ts";
import type { Limits } from "../api/limits.ts";
import type { Secrets } from "../core/signatures.ts";
import type { Database } from "../data/open-database.ts";
import { accounts, passkeys, sessions, twoFactors, users, verifications } from "../data/schema/index.ts";
import { addressHeader } from "./address-header.ts";
import { accountSecret, accountSecrets } from "./account-secret.ts";
import { type AccountMails, accountMails } from "./account-mails.ts";
import { linkEnquiries } from "./link-enquiries.ts";
import { longestPassword, shortestPassword } from "./password-rule.ts";
import { cookiePrefix } from "./session-cookie.ts";

const DAY = 24 * 3600;
const HOUR = 3600;

export interface Provider {
  id: string;
  secret: string;
}

interface Parts {
  db: Database;
  secrets: Secrets;
  /** The public address. */
  url: string;
  providers: { google?: Provider; github?: Provider };
  mails: Omit<AccountMails, "db">;
  consume: Limits["consume"];
}

export type Auth = ReturnType<typeof createAuth>;

/** Accounts: who somebody is. What they may do stands in policy.ts. */
export function createAuth({ db, secrets, url, providers, mails, consume }: Parts) {
  const isSecure = url.startsWith("https:");
  const send = accountMails({ ...mails, db });
  return betterAuth({
    appName: identity.name,
    baseURL: url,
    basePath: "/api/auth",
    secret: accountSecret(secrets),
    secrets: accountSecrets(secrets),
    database: drizzleAdapter(db, {
      provider: "pg",
      transaction: true,
      schema: {
        user: users,
        session: sessions,
        account: accounts,
        verification: verifications,
        twoFactor: twoFactors,
        passkey: passkeys,
      },
    }),
    user: {
      additionalFields: { company: { type: "string", required: false, defaultValue: "" } },
      changeEmail: { enabled: true },
      deleteUser: { enabled: true },
    },
    session: {
      expiresIn: 30 * DAY,
      disableSessionRefresh: true,
      freshAge: HOUR,
      additionalFields: {
        byTwoFactors: { type: "boolean", required: false, defaultValue: false, input: false },
      },
    },
    account: { accountLinking: { requireLocalEmailVerified: true } },
    verification: { storeIdentifier: "hashed" },
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      minPasswordLength: shortestPassword,
      maxPasswordLength: longestPassword,
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: HOUR,
      sendResetPassword: ({ user, token }) => send("account-reset", user.email, { token }),
      onPasswordReset: ({ user }) => send("account-changed", user.email, { change: "password" }),
      onExistingUserSignUp: ({ user }) => send("account-exists", user.email),
    },
    emailVerification: {
      sendOnSignUp: true,
      sendOnSignIn: true,
      autoSignInAfterVerification: false,
      expiresIn: DAY,
      sendVerificationEmail: ({ user, token }) => send("account-verify", user.email, { token }),
      afterEmailVerification: (user) => linkEnquiries(db, user),
    },
    socialProviders: Object.fromEntries(
      Object.entries(providers).map(([name, { id, secret }]) => [
        name,
        { clientId: id, clientSecret: secret },
      ]),
    ),
    plugins: [
      twoFactor({ issuer: identity.name, totpOptions: { digits: 6, period: 30 } }),
      passkey({
        rpID: new URL(url).hostname,
        rpName: identity.name,
        origin: new URL(url).origin,
        authenticatorSelection: { residentKey: "required", userVerification: "required" },
        authentication: {
          // Somebody touched a key that they may have found: one factor. The library asks for no more by itself.
          afterVerification: async ({ verification }) => {
            if (!verification.authenticationInfo.userVerified) throw new Error("Nobody was verified");
          },
        },
      }),
    ],
    databaseHooks: {
      session: {
        create: {
          before: async (session, context) => ({
            data: { ...session, byTwoFactors: hasTwoFactors(context) },
          }),
        },
      },
      user: {
        create: {
          after: async (user) => {
            // Whom Google or GitHub vouches for has proved the address already.
            if (user.emailVerified) await linkEnquiries(db, user);
          },
        },
      },
    },
    rateLimit: { enabled: true, window: 60, max: 60, customRules, customStorage: { consume } },
    trustedOrigins: [new URL(url).origin],
    // What is thrown is logged by us. The library would print failed statements with addresses and tokens in them.
    onAPIError: { errorURL: `${url}/signin`, throw: true },
    advanced: {
      useSecureCookies: false,
      cookiePrefix: cookiePrefix(url),
      defaultCookieAttributes: { secure: isSecure, httpOnly: true, sameSite: "lax", path: "/" },
      ipAddress: { ipAddressHeaders: [addressHeader], ipv6Subnet: 56 },
    },
    telemetry: { enabled: false },
    logger: { disabled: true },
  });
}

/**
 * Where a session begins that was proved twice. The library asks for no code after Google or GitHub, and switching codes
 * on proves nothing of the sessions that were begun before.
 */
const twoFactorPaths: readonly string[] = [
  "/passkey/verify-authentication",
  "/two-factor/verify-totp",
  "/two-factor/verify-backup-code",
];

interface Beginning {
  path?: string;
  context: { session: { session: Record<string, unknown> } | null };
}

/** Whether a session begins with two factors. The one that replaces it when the password is changed has them too. */
function hasTwoFactors(beginning: Beginning | null): boolean {
  const path = beginning?.path ?? "";
  const before = path === "/change-password" ? beginning?.context.session?.session : undefined;
  return twoFactorPaths.includes(path) || before?.["byTwoFactors"] === true;
}

/** From one address. What is tried against one account is limited besides (limits.ts). */
const customRules = {
  "/sign-in/email": { window: 60, max: 10 },
  "/sign-up/email": { window: HOUR, max: 20 },
  "/request-password-reset": { window: HOUR, max: 10 },
  "/send-verification-email": { window: HOUR, max: 10 },
  "/two-factor/*": { window: 60, max: 10 },
  "/passkey/*": { window: 60, max: 30 },
};
