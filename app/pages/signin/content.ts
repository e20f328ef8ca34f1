import type { RulerScale } from "~/figures/ruler-scale";
import type { PageMeta } from "~/lib/page-meta";
import type { AccountsClosedProps } from "~/sections/accounts-closed";

export const meta: PageMeta = {
  title: "Sign In",
  description:
    "Online accounts are not open yet. Clients reach the support team by e-mail or telephone, day and night.",
};

/** The hours of the office's day, with its clock: until accounts open, people are the way in. */
export const ruler: RulerScale = {
  to: 24,
  minor: 0.5,
  major: 3,
  format: (hour) => `${String(hour).padStart(2, "0")}:00`,
  officeTime: true,
};

export const account: AccountsClosedProps = {
  title: "Sign In",
  notice:
    "Online accounts are not open yet, so there is nothing to sign in to, and no form here that pretends otherwise.",
  instead:
    "Already a client? Write or call. Support knows your systems by name and changes what you would have changed here.",
  links: [
    { label: "Forgot password?", to: "/forgot-password" },
    { label: "Sign Up", to: "/signup" },
  ],
};
