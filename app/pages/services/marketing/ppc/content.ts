import type { GlyphRows } from "~/figures/bar-glyph";
import type { RulerScale } from "~/figures/ruler-scale";
import { formatPrice } from "~/lib/format/format-price";
import type { PageMeta } from "~/lib/metadata/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { FaqProps } from "~/sections/faq";
import type { PageHeroProps } from "~/sections/page-hero";
import type { SectionCopy } from "~/sections/section";

export const meta: PageMeta = {
  title: "PPC Services and Campaign Management",
  description:
    "Pay-per-click campaigns for a fixed monthly fee, with the recommended ad spend beside it, sales counted and wasted words cut.",
};

export const ruler: RulerScale = {
  to: 3600,
  minor: 100,
  major: 300,
  format: formatPrice,
};

export const hero: PageHeroProps = {
  title: "PPC Services",
  lede: "A click costs the same whether it buys or not. We cut the words that only cost, count what sells, and keep our fee apart from your ad spend.",
  primary: { label: "View PPC Packages", to: "#packages" },
  secondary: { label: "Start PPC Campaign", to: "/contact" },
  layout: "below",
};

export const feeBesideSpend = {
  caption:
    "Our monthly fee and the recommended monthly ad spend of the three packages, on one scale of dollars.",
  fee: "Our fee",
  spend: "Recommended ad spend, paid to the networks",
};

export interface Channel {
  title: string;
  glyph: GlyphRows;
  description: string;
  /** What we set up and look after. */
  features: readonly string[];
  platforms: readonly string[];
  /** The first plan that includes it; the larger ones include it too. */
  from: "ppc-launch" | "ppc-grow" | "ppc-scale";
}

export const services: SectionCopy & { channels: readonly Channel[] } = {
  id: "services",
  heading: "Five ways to pay for a click",
  lede: "They answer different questions. We begin with the one that people type.",
  channels: [
    {
      title: "Search",
      glyph: ["############", "--------....", "------......", "--------....", "----........"],
      description:
        "For people who are looking now. The dearest click, and the one most likely to become a customer.",
      features: ["Keywords and exclusions", "Advertisement texts", "Bids by value"],
      platforms: ["Google Ads", "Microsoft Advertising"],
      from: "ppc-launch",
    },
    {
      title: "Display and video",
      glyph: ["------------", "--.##.....--", "--.######.--", "--.##.....--", "------------"],
      description:
        "For people who should know that you exist before they need you. Placements are chosen, not left to chance.",
      features: ["Lists of sites and channels", "Films with captions", "Frequency limits"],
      platforms: ["Google Display", "YouTube", "Microsoft Audience"],
      from: "ppc-grow",
    },
    {
      title: "Social",
      glyph: ["..####......", "..####.-----", "............", "########.---", "########.---"],
      description:
        "For people described by their trade, title or interest. Good for what nobody searches for yet.",
      features: ["Audiences from your own data", "Lead forms", "Creative in several cuts"],
      platforms: ["LinkedIn Ads", "Meta Ads"],
      from: "ppc-grow",
    },
    {
      title: "Remarketing",
      glyph: ["--------....", "........--..", "##########..", "##..........", "..##########"],
      description:
        "For people who were here and left. Within limits: nobody likes to be followed for a month by one chair.",
      features: ["Consent respected", "Buyers left in peace", "Offers by page seen"],
      platforms: ["Google Ads", "Meta Ads", "LinkedIn Ads"],
      from: "ppc-grow",
    },
    {
      title: "Shopping",
      glyph: ["####.----.--", "####.----.--", "............", "----.####.--", "----.####.--"],
      description:
        "For shops: the product, its picture and its price in the results, and bids that know the margin.",
      features: ["Product feed and its errors", "Margins in the bids", "Stock and returns considered"],
      platforms: ["Merchant Center", "Google Shopping", "Microsoft Shopping"],
      from: "ppc-scale",
    },
  ],
};

export interface SearchTerm {
  query: string;
  /** Dollars of an example month. */
  spent: number;
  verdict: "Keep" | "Exclude" | "Ask";
  why: string;
}

export const terms: SectionCopy & { caption: string; rows: readonly SearchTerm[] } = {
  heading: "The words\nthat only cost",
  lede: "You bid on “accounting software”. This is what people had typed when you paid. One phrase was bid on; many were paid for.",
  tone: "ink",
  layout: "aside",
  caption: "the search terms of one month, with what was paid for each.",
  rows: [
    { query: "accounting software free download", spent: 410, verdict: "Exclude", why: "will not pay you" },
    { query: "accounting software for builders", spent: 360, verdict: "Keep", why: "bought twice" },
    { query: "accounting course online", spent: 290, verdict: "Exclude", why: "wants a certificate" },
    { query: "your own name", spent: 240, verdict: "Ask", why: "would they have come anyway?" },
    { query: "construction accounting price", spent: 190, verdict: "Keep", why: "asked for an offer" },
    { query: "accountant salary", spent: 150, verdict: "Exclude", why: "wants a job" },
    { query: "invoice template word", spent: 120, verdict: "Exclude", why: "wants a file" },
  ],
};

export interface Rhythm {
  title: string;
  /** How often that is in a quarter of 13 weeks. */
  times: number;
  description: string;
  activities: readonly string[];
}

export const process: SectionCopy & { caption: string; steps: readonly Rhythm[] } = {
  heading: "A quarter of looking after it",
  lede: "Set up once, an account goes to seed. This is how often somebody looks, and at what.",
  caption: "one mark is one look, in a quarter of 13 weeks.",
  steps: [
    {
      title: "Every working day",
      times: 65,
      description: "Is anything broken or running away?",
      activities: ["Spend against budget", "Pages that answer", "Rejected advertisements"],
    },
    {
      title: "Every week",
      times: 13,
      description: "What did people type, and what did it bring?",
      activities: ["Search terms excluded", "Placements blocked", "Bids adjusted"],
    },
    {
      title: "Every month",
      times: 3,
      description: "Where does the next dollar go?",
      activities: ["Budget moved", "New texts and pages tested", "Report in plain words"],
    },
    {
      title: "Every quarter",
      times: 1,
      description: "Would we build it like this again?",
      activities: ["Structure and counting audited", "Customers checked, not just leads", "Aims set anew"],
    },
  ],
};

export const plans: SectionCopy = {
  id: "packages",
  heading: "Our fee here, your ad spend there",
  lede: "The price is ours. The bar is what we recommend you spend on the advertisements each month, paid to the networks.",
  tone: "sand",
};

export const questions: FaqProps = {
  heading: "Before you hand over the account",
  entries: [
    {
      question: "Who owns the account?",
      answer:
        "You do. It is opened in your name with your payment method, and we are invited as managers. If we part, you remove our access and everything stays: campaigns, history, audiences and conversions.",
    },
    {
      question: "Does the fee grow with the ad spend?",
      answer:
        "No. Each package has a fixed monthly fee. A percentage of spend pays an agency for spending; we would rather be free to tell you to spend less.",
    },
    {
      question: "Must we spend what is recommended?",
      answer:
        "No. It is the spend that the work of the package is made for: with much less there is too little data to decide anything. Start lower if you like and we choose fewer campaigns.",
    },
    {
      question: "How are sales counted?",
      answer:
        "Forms, calls and orders are counted once each, with consent, and sent back to the networks with their value. Where a sale is closed by your people weeks later, we import it from your CRM, so that bids follow customers and not enquiries.",
    },
    {
      question: "Do you take over accounts that run already?",
      answer:
        "Yes, and mostly we do. We read the account first and mark the spend that brings nothing. What works is left alone until there is a reason to change it.",
    },
  ],
};

export const banner: ClosingBannerProps = {
  heading: "Are you bidding on your own name?",
  lede: "Let us read the account. We mark the spend that brings nothing, and you decide what to do about it before you sign.",
  primary: { label: "Start PPC Campaign", to: "/contact" },
};
