import { enquiries } from "~/catalogue/promises/enquiries.data";
import type { CoverageRow } from "~/sections/coverage-table";

/** In the accessibility statement: how forms treat people who need time. */
export const formsTime: string = "No form has a time limit, and the security question is a simple sum.";

interface AccountPage {
  /** For search results. */
  description: string;
  /** How things stand, in one sentence under the heading. */
  status: string;
}

/** On the pages of accounts. */
export const accounts: Readonly<{
  signIn: AccountPage & { instead: string };
  signUp: AccountPage & { instead: string };
  forgotPassword: AccountPage;
}> = {
  signIn: {
    description:
      "Online accounts are not open yet. Until they are, support does by email or phone what an account would.",
    status: "Online accounts are not open yet.",
    instead: "Until they are, our team does for you what an account would.",
  },
  signUp: {
    description: `Online accounts are not open yet, and becoming a client needs none: you write or call. ${enquiries.sentence}`,
    status: "Online accounts are not open yet.",
    instead: "You don’t need one to become a client: a message or a call is enough.",
  },
  forgotPassword: {
    description:
      "Online accounts are not open yet, so there is no password here to reset. For a mailbox or a server, support helps by phone or email.",
    status: "Online accounts are not open yet, so there is no password here to reset.",
  },
};

/** In the cookie policy: what the site keeps in a browser. */
export interface Kept {
  /** The name under which developer tools show it. */
  name: string;
  holds: string;
  where: "Local storage" | "Session storage";
  until: string;
}

interface StorageTexts {
  description: string;
  lede: string;
  typesTitle: string;
  types: string;
  /** What stands in the table for the essential type. */
  essential: string;
  kept: string;
  /** What one finds in the list of cookies. */
  list: string;
  names: string;
  more: readonly Kept[];
}

export const storage: StorageTexts = {
  description:
    "This site sets no cookie of any of the four types: essential, analytics, functional or marketing. What it keeps instead, and how to check.",
  lede: "There are none. That is also why no banner asked you to agree to any.",
  typesTitle: "The types of cookie, none of them here",
  types:
    "At present this site uses none of the four types: not the optional ones, and not even the essential one, because there is nothing to sign in to.",
  essential: "None",
  kept: "Two things stay in your browser's own storage. Unlike a cookie, none of them is ever sent with a request: we cannot read them, and nor can our host.",
  list: "is empty",
  names: "two",
  more: [],
};

/** In the privacy policy: what becomes of what a visitor types. Here: nothing. */
interface FormsTexts {
  description: string;
  lede: string;
  visitors: string;
  /** Who learns of it. */
  witnesses: readonly CoverageRow[];
  statements: readonly string[];
  retention: readonly string[];
}

export const privacyOfForms: FormsTexts = {
  description:
    "What this site knows about its visitors, which is next to nothing, what we hold about clients and for how long, and your rights under Indian and EU law.",
  lede: "This site sets no cookie, counts no visitors, and sends what you type nowhere. What we learn, we learn because you write, call or become a client.",
  visitors:
    "The site sets no cookie, runs no analytics, and loads no advertising, font or script from another company.",
  witnesses: [
    {
      name: "Fill in a form",
      description: "What you type, passwords above all, goes to no server.",
      covers: ["Your browser"],
    },
  ],
  statements: [
    "No form on this site is connected to a server. What you type stays in your browser.",
    "A message on the contact page that is not sent yet is kept until the tab is closed, so that a reload does not lose it.",
    "The forms for signing in and signing up write their values to your own browser's console, with every password masked. They are kept nowhere, because online accounts are not open yet.",
    "The newsletter field forgets your address as soon as you have entered it.",
    "If that changes, so that a form does send what you type, this page will say so first: what is sent, to whom, and why.",
  ],
  retention: [
    "Enquiries that don't lead to an agreement: until it is clear that none will follow. Then we erase them.",
  ],
};
