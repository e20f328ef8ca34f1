import type { RulerScale } from "~/figures/ruler-scale";
import type { PageMeta } from "~/lib/page-meta";
import type { AccountsClosedProps } from "~/sections/accounts-closed";

export const meta: PageMeta = {
  title: "Reset your password",
  description:
    "Online accounts are not open yet, so there is no password here to reset. For a mailbox or a server, support helps by phone or e-mail.",
};

/** Characters in a password. Further right is better. */
export const ruler: RulerScale = {
  to: 24,
  minor: 1,
  major: 2,
  format: (characters) => (characters === 0 ? "Characters" : String(characters)),
};

export const account: AccountsClosedProps = {
  title: "Reset your password",
  notice:
    "Online accounts are not open yet, so you cannot have forgotten a password for one. That is one less.",
  instead:
    "If it is the password of a mailbox, a server or a hosting panel, support resets it once they are sure that you are you.",
  links: [
    { label: "Sign In", to: "/signin" },
    { label: "Knowledge Base", to: "/support/knowledge-base" },
  ],
};
