import { trial } from "~/catalogue/promises/trial.data";
import type { PageMeta } from "~/lib/metadata/page-meta";
import type { Benefit } from "~/sections/benefit-list";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { PageHeroProps } from "~/sections/page-hero";
import type { SectionCopy } from "~/sections/section";
import type { Glyph } from "./glyphs";

export const meta: PageMeta = {
  title: "Google Workspace Plans and Pricing",
  description:
    "Google Workspace set up and supported: Gmail on your domain, Drive, Meet and Docs. Business Starter, Standard and Plus compared.",
};

/** Where the bars of the prices in the hero end, in dollars. */
export const pricesEnd = 20;

export const hero: PageHeroProps = {
  title: "Google Workspace",
  lede: "You get Gmail, Drive, Meet and Docs on your own domain, with files that belong to the company. We move the mail, set the rules and support your team.",
  primary: { label: "View Plans & Pricing", to: "#plans" },
  secondary: { label: "Start Free Trial", to: "/contact" },
};

export const benefits: SectionCopy & { items: readonly Benefit<Glyph>[] } = {
  heading: "What Google Workspace does for your company",
  lede: "Your team may use parts of it already, from private accounts. Now the company owns them.",
  items: [
    {
      title: "Files that belong to the company",
      description:
        "When people leave, their documents stay in the shared drives, and so do the links to them.",
      glyph: "company-files",
    },
    {
      title: "Documents you edit together",
      description:
        "Several people write in one document at once, with every change on record. No more “final_v7_new”.",
      glyph: "shared-document",
    },
    {
      title: "Secure sign-in and devices",
      description:
        "Two-step verification for everyone and sign-in rules by group. With Business Plus, lost phones and laptops can be wiped too.",
      glyph: "sign-in",
    },
    {
      title: "Email authentication",
      description:
        "SPF, DKIM and DMARC set up for your domain before the first message leaves, so that fewer are taken for spam.",
      glyph: "envelope",
    },
  ],
};

export interface Application {
  name: string;
  description: string;
  /** When it is in use on the example day, in hours. */
  used: readonly (readonly [from: number, to: number])[];
  glyph: Glyph;
}

export const applications: SectionCopy & {
  caption: string;
  items: readonly Application[];
} = {
  heading: "The applications in Google Workspace",
  lede: "The chart follows one contract through a Tuesday, from the mail it came in to its folder in Drive.",
  tone: "ink",
  caption:
    "one contract on one working day, in local time. A bar is the time spent on it in that application.",
  items: [
    {
      name: "Gmail",
      description: "Mail on your own domain, with fast search and a spam filter.",
      used: [
        [9, 9.75],
        [16.5, 17],
      ],
      glyph: "envelope",
    },
    {
      name: "Calendar",
      description:
        "Everyone's free hours side by side, rooms included. Booking pages from Business Standard up.",
      used: [[9.75, 10.25]],
      glyph: "calendar",
    },
    {
      name: "Meet",
      description: "Video meetings in the browser for 100 to 500 people, by plan, with nothing to install.",
      used: [[11, 12]],
      glyph: "meet",
    },
    {
      name: "Docs",
      description:
        "Several people write in one document, with every change on record and comments assigned to a person.",
      used: [
        [10.25, 11],
        [12, 14.5],
      ],
      glyph: "docs",
    },
    {
      name: "Sheets",
      description:
        "Spreadsheets that several people can edit, with formulas, pivot tables and links to live data.",
      used: [[13.5, 15.75]],
      glyph: "sheets",
    },
    {
      name: "Drive",
      description: "Storage for all of it, with shared drives that belong to the company.",
      used: [
        [9.5, 10],
        [17, 18],
      ],
      glyph: "drive",
    },
  ],
};

export const plans: SectionCopy = {
  id: "plans",
  heading: "Google Workspace plans and prices",
  lede: "The bars share one scale, and full width is Business Plus.",
  tone: "sand",
};

export const banner: ClosingBannerProps = {
  heading: "Move your team to Google Workspace",
  lede: `Tell us how many people you are and what you use today. We'll reply with the plan, the steps of the move and a date. ${trial.sentence}`,
  primary: { label: "Start Free Trial", to: "/contact" },
  steps: "email",
};
