import type { RulerScale } from "~/figures/ruler-scale";
import type { PageMeta } from "~/lib/metadata/page-meta";

export const meta: PageMeta = {
  title: "Reset your password",
  description:
    "Online accounts are not open yet, so there is no password here to reset. For a mailbox or a server, support helps by phone or email.",
  // Until accounts are open there is nothing here that a search should find.
  noindex: true,
};

/** Characters in a password. Further right is better. */
export const ruler: RulerScale = {
  to: 24,
  minor: 1,
  major: 2,
  format: (characters) => (characters === 0 ? "Characters" : String(characters)),
  read: (characters) => `${characters} characters`,
};

export const intro = {
  title: "Reset your password",
  lede: "Online accounts are not open yet, so there is no password here to reset.",
} as const;

export const alternative =
  "The password of a mailbox, a server or a hosting panel is reset by support, once they have checked who you are.";

export const lengths = {
  heading: "Why longer passwords are safer",
  text: "Every extra character makes the number of possible passwords about two digits longer.",
  /** Letters in both cases, digits and the signs of an English keyboard. */
  alphabet: 94,
  characters: [8, 12, 16, 20, 24],
  caption: "One square is one digit of the number of possible passwords.",
} as const;
