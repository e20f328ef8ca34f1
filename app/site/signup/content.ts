import { enquiries } from "~/catalogue/promises/enquiries.data";
import { accounts } from "~/connection/texts";
import type { PageMeta } from "~/lib/metadata/page-meta";

export const meta: PageMeta = {
  title: "Sign Up",
  description: accounts.signUp.description,
  // Until accounts are open there is nothing here that a search should find.
  noindex: true,
};

export const intro = {
  title: "Sign Up",
  status: accounts.signUp.status,
  instead: accounts.signUp.instead,
  team: "sales",
} as const;

export const way = {
  heading: "Becoming a client without an account",
  steps: [
    "You tell us what you run and what you need.",
    `${enquiries.reply}, usually with a question.`,
    "You get a written price. Nothing starts before you agree to it.",
  ],
  link: { label: "Write the message instead", to: "/contact" },
} as const;
