import { resolve } from "node:path";

import { identity } from "../../app/identity.ts";
import type { Provider } from "../accounts/create-auth.ts";

/** What the environment says. Every variable is described in docs/desk.md. */
export interface Settings {
  port: number;
  /** Where the embedded database, and mail without an SMTP server, are kept. */
  data: string;
  /** Another PostgreSQL than the embedded one. */
  databaseUrl?: string;
  smtpUrl?: string;
  /** The mailbox that answers of visitors come to. */
  imapUrl?: string;
  mailFrom: string;
  /** Given by the owner; otherwise one is made and kept in the database. */
  secrets: readonly string[];
  /** The public address, without a slash at the end. Links in mails begin with it, never with what a request claims. */
  url: string;
  role: "all" | "web" | "worker";
  limitPerAddress: number;
  limitPerRecipient: number;
  /** How many proxies of ours stand before us: that many entries of X-Forwarded-For can be believed. */
  proxies: number;
  /** Of the metrics, for this machine only. None if 0. */
  metricsPort: number;
  /** Connections to the database. */
  connections: number;
  /** After how many months an enquiry that is closed is erased. */
  retentionMonths: number;
  /** Links for staff let them in without a password and a second factor. For samples and tests alone. */
  entryByLink: boolean;
  /** Accounts elsewhere that visitors may sign in with. */
  providers: { google?: Provider; github?: Provider };
  /** Webhooks may lead into the network that the desk runs in. */
  webhookPrivate: boolean;
}

type Environment = Readonly<Record<string, string | undefined>>;

export function readSettings(env: Environment): Settings {
  const port = whole(env, "PORT", 3000, 65_535);
  return {
    port,
    data: resolve(env["DESK_DATA"] || "var/desk"),
    ...(env["DATABASE_URL"] && { databaseUrl: env["DATABASE_URL"] }),
    ...(env["SMTP_URL"] && { smtpUrl: env["SMTP_URL"] }),
    ...(env["IMAP_URL"] && { imapUrl: env["IMAP_URL"] }),
    mailFrom: env["MAIL_FROM"] || identity.emails.support,
    secrets: (env["DESK_SECRET"] ?? "").split(",").filter(Boolean),
    url: (env["DESK_URL"] || `http://localhost:${port}`).replace(/\/+$/, ""),
    role: role(env["DESK_ROLE"] || "all"),
    limitPerAddress: whole(env, "DESK_LIMIT_PER_ADDRESS", 30),
    limitPerRecipient: whole(env, "DESK_LIMIT_PER_RECIPIENT", 10),
    proxies: whole(env, "DESK_PROXIES", 0),
    metricsPort: whole(env, "DESK_METRICS_PORT", 9464, 65_535),
    connections: whole(env, "DESK_CONNECTIONS", 10),
    retentionMonths: whole(env, "DESK_RETENTION_MONTHS", 24),
    entryByLink: env["DESK_ENTRY_BY_LINK"] === "1",
    providers: { ...provider(env, "google"), ...provider(env, "github") },
    webhookPrivate: env["DESK_WEBHOOK_PRIVATE"] === "1",
  };
}

/** GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET, or those of GitHub. */
function provider(env: Environment, name: "google" | "github"): Record<string, Provider> {
  const id = env[`${name.toUpperCase()}_CLIENT_ID`];
  const secret = env[`${name.toUpperCase()}_CLIENT_SECRET`];
  if (Boolean(id) !== Boolean(secret)) {
    throw new SettingsError(
      `${name.toUpperCase()}_CLIENT_ID and ${name.toUpperCase()}_CLIENT_SECRET belong together: one is missing.`,
    );
  }
  return id && secret ? { [name]: { id, secret } } : {};
}

/** A mistake in what the owner set: said in one line, without a stack. */
export class SettingsError extends Error {}

function whole(env: Environment, name: string, otherwise: number, most = 1_000_000_000): number {
  const text = env[name];
  if (!text) return otherwise;
  if (!/^\d+$/.test(text) || Number(text) > most) {
    throw new SettingsError(`${name} must be a whole number from 0 to ${most}, not "${text}".`);
  }
  return Number(text);
}

function role(text: string): Settings["role"] {
  if (text === "all" || text === "web" || text === "worker") return text;
  throw new SettingsError(`DESK_ROLE must be all, web or worker, not "${text}".`);
}
