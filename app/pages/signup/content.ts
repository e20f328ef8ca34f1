import { enquiries } from "~/catalogue/promises/enquiries";
import type { PageMeta } from "~/lib/metadata/page-meta";
import type { Action } from "~/ui/action";

export const meta: PageMeta = {
  title: "Sign Up",
  description: `Online accounts are not open yet, and becoming a client needs none: you write or call. ${enquiries.sentence}`,
  // Until accounts are open there is nothing here that a search should find.
  noindex: true,
};

export const intro = {
  title: "Sign Up",
  lede: "Online accounts are not open yet. Becoming a client needs none: it takes a message, a conversation and a written price.",
} as const;

export interface WayIn {
  name: string;
  /** The fields that have to be filled in, in the order of the form. */
  required: readonly string[];
  /** What the visitor has afterwards. */
  outcome: string;
  link?: Action;
}

export const ways = {
  heading: "A message is quicker than an account",
  caption: "One bar is one field that has to be filled in.",
  list: [
    {
      name: "This form",
      required: ["First name", "Last name", "Email", "Password", "Confirm password", "Agreement"],
      outcome: "For now: a note that accounts are not open yet.",
    },
    {
      name: "A message",
      required: ["Name", "Email", "Message", "A small sum"],
      outcome: `${enquiries.reply}, usually with a question.`,
      link: { label: "Write the message instead", to: "/contact" },
    },
  ] satisfies readonly WayIn[] as readonly WayIn[],
} as const;
