import type { RulerScale } from "~/figures/ruler-scale";
import type { PageMeta } from "~/lib/metadata/page-meta";

export const meta: PageMeta = {
  title: "Reset your password",
  description:
    "Online accounts are not open yet, so there is no password here to reset. For a mailbox or a server, support helps by phone or email.",
  // Until accounts are open there is nothing here that a search should find.
  noindex: true,
};

/** The hours of the office's day, with its clock: until accounts open, people are the way in. */
export const ruler: RulerScale = {
  to: 24,
  minor: 0.5,
  major: 3,
  format: (hour) => `${String(hour).padStart(2, "0")}:00`,
  officeTime: true,
};

export const intro = {
  title: "Reset your password",
  status: "Online accounts are not open yet, so there is no password here to reset.",
  instead:
    "The password of a mailbox, a server or a hosting panel is reset by support, once they have checked who you are.",
} as const;
