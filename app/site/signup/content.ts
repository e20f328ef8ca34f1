import { enquiries } from "~/catalogue/promises/enquiries";
import type { PageMeta } from "~/lib/metadata/page-meta";

export const meta: PageMeta = {
  title: "Sign Up",
  description: `Online accounts are not open yet, and becoming a client needs none: you write or call. ${enquiries.sentence}`,
  // Until accounts are open there is nothing here that a search should find.
  noindex: true,
};

export const intro = {
  title: "Sign Up",
  status: "Online accounts are not open yet.",
  instead: "You don’t need one to become a client: a message or a call is enough.",
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
