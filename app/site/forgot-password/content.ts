import type { PageMeta } from "~/lib/metadata/page-meta";

export const meta: PageMeta = {
  title: "Reset your password",
  description:
    "Online accounts are not open yet, so there is no password here to reset. For a mailbox or a server, support helps by phone or email.",
  // Until accounts are open there is nothing here that a search should find.
  noindex: true,
};

export const intro = {
  title: "Reset your password",
  status: "Online accounts are not open yet, so there is no password here to reset.",
  instead:
    "The password of a mailbox, a server or a hosting panel is reset by support, once they have checked who you are.",
} as const;
