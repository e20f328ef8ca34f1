/**
 * Who may see and do what, all of it. The desk's pages are refused by this table before anything of theirs runs
 * (app/accounts/enforce-policy.ts); what the library of accounts answers, too (api/auth.ts). An address that does not stand
 * here is answered to nobody. everybody.test.ts tries all of it with everybody.
 */
export type Who =
  /** Everybody. */
  | "visitor"
  /** Whoever has the link that we signed or mailed, and nobody else: no session opens it. */
  | "link"
  /** Whoever is signed in, for what is theirs. */
  | "client"
  /** Who works here, and proved it with two factors. */
  | "agent"
  /** Who works here, and looks after the team. */
  | "admin";

export interface Rule {
  /** To look. Changes nothing. */
  GET?: Who;
  /** To act. */
  POST?: Who;
  /** Its action answers even while nobody can be looked up: what was typed comes back. It asks for itself. */
  keepsText?: true;
}

export interface Page extends Rule {
  /** In app/routes. */
  file: string;
}

/** The pages, each with its file in app/routes: the router knows these and no others. */
export const pages: Readonly<Record<string, Page>> = {
  "/contact": { file: "contact.tsx", GET: "visitor", POST: "visitor" },
  "/contact/thanks": { file: "thanks.tsx", GET: "link", POST: "link" },
  "/enquiries/:number": { file: "enquiry.tsx", GET: "link", POST: "link" },
  "/quotes/:number": { file: "quote.tsx", GET: "link", POST: "link" },
  "/newsletter/confirm": { file: "newsletter-confirm.tsx", GET: "link", POST: "link" },
  "/newsletter/unsubscribe": { file: "newsletter-unsubscribe.tsx", GET: "link", POST: "link" },
  "/newsletter/thanks": { file: "newsletter-thanks.tsx", GET: "visitor" },

  "/signin": { file: "signin.tsx", GET: "visitor", POST: "visitor" },
  "/signin/code": { file: "signin-code.tsx", GET: "visitor", POST: "visitor" },
  "/signup": { file: "signup.tsx", GET: "visitor", POST: "visitor" },
  "/signup/verify": { file: "verify-email.tsx", GET: "visitor", POST: "link" },
  "/forgot-password": { file: "forgot-password.tsx", GET: "visitor", POST: "visitor" },
  "/forgot-password/reset": { file: "reset-password.tsx", GET: "visitor", POST: "link" },

  "/account": { file: "account.tsx", GET: "client" },
  "/account/settings": { file: "account-settings.tsx", GET: "client", POST: "client" },
  "/account/security": { file: "account-security.tsx", GET: "client", POST: "client" },
  "/account/export": { file: "account-export.ts", GET: "client" },
  "/account/leave": { file: "account-leave.tsx", GET: "visitor", POST: "visitor" },

  "/desk/enter": { file: "desk-enter.tsx", GET: "link", POST: "link" },
  "/desk": { file: "desk.tsx", GET: "agent" },
  "/desk/keys": { file: "desk-keys.tsx", GET: "agent", POST: "agent" },
  "/desk/new": { file: "desk-new.tsx", GET: "agent", POST: "agent", keepsText: true },
  "/desk/enquiries/:number": { file: "desk-enquiry.tsx", GET: "agent", POST: "agent" },
  "/desk/enquiries/:number/draft": { file: "desk-draft.ts", GET: "agent", POST: "agent" },
  "/desk/enquiries/:number/presence": { file: "desk-presence.ts", GET: "agent", POST: "agent" },
  "/desk/enquiries/:number/quote": { file: "desk-begin-quote.tsx", GET: "agent", POST: "agent" },
  "/desk/attachments/:attachment": { file: "desk-attachment.ts", GET: "agent" },
  "/desk/quotes": { file: "desk-quotes.tsx", GET: "agent" },
  "/desk/quotes/:quote": { file: "desk-quote.tsx", GET: "agent", POST: "agent" },
  "/desk/saved-replies": { file: "desk-saved-replies.tsx", GET: "agent", POST: "agent" },
  "/desk/statistics": { file: "desk-statistics.tsx", GET: "agent" },
  "/desk/statistics.csv": { file: "desk-statistics-csv.ts", GET: "agent" },
  "/desk/mail": { file: "desk-mail.tsx", GET: "agent", POST: "agent" },
  "/desk/mails/:mail/retry": { file: "desk-retry-mail.tsx", GET: "agent", POST: "agent" },
  "/desk/audit": { file: "desk-audit.tsx", GET: "agent" },
  "/desk/staff": { file: "desk-staff.tsx", GET: "agent", POST: "admin" },
  "/desk/webhooks": { file: "desk-webhooks.tsx", GET: "admin", POST: "admin" },

  // Where nothing is. It says so.
  "/*": { file: "unknown.tsx", GET: "visitor", POST: "visitor" },
};

/** What is answered without a page. */
export const endpoints: Readonly<Record<string, Rule>> = {
  "/health/live": { GET: "visitor" },
  "/health/ready": { GET: "visitor" },
  "/desk-assets/:name": { GET: "visitor" },
  // The site's own page, with a question in it.
  "/contact": { GET: "visitor" },
  "/contact/": { GET: "visitor" },
  "/newsletter": { POST: "visitor" },
  // As a mail program sends it. Everything else that comes there is for the page.
  "/newsletter/unsubscribe": { POST: "link" },

  "/api/question": { GET: "visitor" },
  "/api/enquiries": { POST: "visitor" },
  "/api/newsletter": { POST: "visitor" },
  "/api/account": { GET: "client" },
  "/api/desk/live": { GET: "agent" },

  // What browsers ask better-auth themselves: passkeys, and the way back from Google or GitHub. Everything else goes
  // through our pages, which check it first; the library's other endpoints do not exist for the world.
  "/api/auth/callback/google": { GET: "visitor" },
  "/api/auth/callback/github": { GET: "visitor" },
  "/api/auth/passkey/generate-authenticate-options": { GET: "visitor" },
  "/api/auth/passkey/verify-authentication": { POST: "visitor" },
  "/api/auth/passkey/generate-register-options": { GET: "client" },
  "/api/auth/passkey/verify-registration": { POST: "client" },
};

/** Who may do this; undefined if nobody may. */
export function whoMay(rule: Rule | undefined, method: string): Who | undefined {
  if (method === "HEAD") return rule?.GET;
  return method === "GET" || method === "POST" ? rule?.[method] : undefined;
}

/** What stands in a table under a name that came from outside. */
export function ruleOf(table: Readonly<Record<string, Rule>>, name: string): Rule | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}
