import type { CoverageTableProps } from "~/sections/coverage-table";

/** What becomes of what a visitor types. In this build: nothing. */
export const forms = {
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
  ] as CoverageTableProps["rows"],
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
