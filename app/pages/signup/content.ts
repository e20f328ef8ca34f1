import type { RulerScale } from "~/figures/ruler-scale";
import type { PageMeta } from "~/lib/page-meta";
import type { AccountsClosedProps } from "~/sections/accounts-closed";

export const meta: PageMeta = {
  title: "Sign Up",
  description:
    "Online accounts are not open yet. To become a client you write or call; an engineer replies within 24 hours.",
};

/** Hours since you wrote: the reply comes before the scale ends. */
export const ruler: RulerScale = {
  to: 24,
  minor: 0.5,
  major: 2,
  format: (hours) => (hours === 0 ? "You write" : hours === 24 ? "24 h: our reply" : `${hours} h`),
};

export const account: AccountsClosedProps = {
  title: "Sign Up",
  notice:
    "Online accounts are not open yet. Becoming a client needs none: it takes a message, a conversation and a written price.",
  instead:
    "Write or call and say what you run. An engineer replies within 24 hours, and no password is involved.",
  links: [
    { label: "Sign In", to: "/signin" },
    { label: "Terms of Service", to: "/terms" },
    { label: "Privacy Policy", to: "/privacy" },
  ],
};
