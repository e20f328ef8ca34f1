import { accounts } from "~/connection/texts";
import type { PageMeta } from "~/lib/metadata/page-meta";

export const meta: PageMeta = {
  title: "Reset your password",
  description: accounts.forgotPassword.description,
  // Until accounts are open there is nothing here that a search should find.
  noindex: true,
};

export const intro = {
  title: "Reset your password",
  status: accounts.forgotPassword.status,
  instead:
    "The password of a mailbox, a server or a hosting panel is reset by support, once they have checked who you are.",
  team: "support",
} as const;
