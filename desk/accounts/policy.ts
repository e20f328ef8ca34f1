/**
 * Who may see and do what, all of it. The desk's pages are refused by this table before anything of theirs runs
 * (app/accounts/by-policy.ts); what the library of accounts answers, too (api/auth.ts). An address that does not stand
 * here is answered to nobody. e2e/policy.spec.ts tries all of it with everybody.
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

/** The pages, named as in app/routes.ts. */
export const pages: Readonly<Record<string, Rule>> = {
  "/contact": { GET: "visitor", POST: "visitor" },
  "/contact/thanks": { GET: "link", POST: "link" },
  "/enquiries/:number": { GET: "link", POST: "link" },
  "/quotes/:number": { GET: "link", POST: "link" },
  "/newsletter/confirm": { GET: "link", POST: "link" },
  "/newsletter/unsubscribe": { GET: "link", POST: "link" },
  "/newsletter/thanks": { GET: "visitor" },

  "/signin": { GET: "visitor", POST: "visitor" },
  "/signin/code": { GET: "visitor", POST: "visitor" },
  "/signup": { GET: "visitor", POST: "visitor" },
  "/signup/verify": { GET: "visitor", POST: "link" },
  "/forgot-password": { GET: "visitor", POST: "visitor" },
  "/forgot-password/reset": { GET: "visitor", POST: "link" },

  "/account": { GET: "client" },
  "/account/settings": { GET: "client", POST: "client" },
  "/account/security": { GET: "client", POST: "client" },
  "/account/export": { GET: "client" },
  "/account/leave": { GET: "visitor", POST: "visitor" },

  "/desk/enter": { GET: "link", POST: "link" },
  "/desk": { GET: "agent" },
  "/desk/keys": { GET: "agent", POST: "agent" },
  "/desk/new": { GET: "agent", POST: "agent", keepsText: true },
  "/desk/enquiries/:number": { GET: "agent", POST: "agent" },
  "/desk/enquiries/:number/draft": { GET: "agent", POST: "agent" },
  "/desk/enquiries/:number/presence": { GET: "agent", POST: "agent" },
  "/desk/enquiries/:number/quote": { GET: "agent", POST: "agent" },
  "/desk/attachments/:attachment": { GET: "agent" },
  "/desk/quotes": { GET: "agent" },
  "/desk/quotes/:quote": { GET: "agent", POST: "agent" },
  "/desk/saved-replies": { GET: "agent", POST: "agent" },
  "/desk/statistics": { GET: "agent" },
  "/desk/statistics.csv": { GET: "agent" },
  "/desk/mail": { GET: "agent", POST: "agent" },
  "/desk/mails/:mail/retry": { GET: "agent", POST: "agent" },
  "/desk/audit": { GET: "agent" },
  "/desk/staff": { GET: "agent", POST: "admin" },
  "/desk/webhooks": { GET: "admin", POST: "admin" },

  // Where nothing is. It says so.
  "/*": { GET: "visitor", POST: "visitor" },
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
