import type { PageMeta } from "~/lib/metadata/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { SheetCopy } from "~/sections/document-sheet";
import type { PageHeroProps } from "~/sections/page-hero";
import type { SectionCopy } from "~/sections/section";
import type { Service } from "~/sections/service-grid";
import type { MeasuredBar } from "~/sections/sheet-bars";
import type { SheetCheck } from "~/sections/sheet-checks";
import type { Glyph } from "../glyphs";

export const meta: PageMeta = {
  title: "Online Reputation Management",
  description:
    "We monitor and answer what reviews, news and search results say about you, with crisis response when something goes wrong in public.",
};

export const hero: PageHeroProps = {
  title: "Online Reputation Management",
  lede: "We monitor what people say about you online, reply in your voice and ask for corrections where it is false. Fair criticism stays, and gets a reply.",
  primary: { label: "View Reputation Plans", to: "#plans" },
  secondary: { label: "Protect My Reputation", to: "/contact" },
  layout: "below",
};

export interface CrisisTask {
  /** Hours after the first post. */
  from: number;
  to: number;
  title: string;
  detail: string;
  by: "us" | "you";
}

/** An order of work inside the hours of the crisis response. */
export const crisis: readonly CrisisTask[] = [
  { from: 0, to: 1, title: "Alert", detail: "read by a person", by: "us" },
  { from: 0.5, to: 4, title: "Facts checked", detail: "with the people who were there", by: "us" },
  { from: 3, to: 5, title: "You decide", detail: "who speaks, and what is said", by: "you" },
  { from: 4.5, to: 8, title: "Statement drafted", detail: "short, true and signed", by: "us" },
  { from: 8, to: 10, title: "Reply posted", detail: "first where it started", by: "us" },
  { from: 9, to: 15, title: "Others informed", detail: "customers, staff, press", by: "us" },
  { from: 12, to: 23, title: "Corrections", detail: "false posts reported, results watched", by: "us" },
  { from: 22, to: 24, title: "Report", detail: "what was said and done", by: "us" },
];

export const crisisCaption = {
  text: "how we work through a crisis day. The time limit is part of the Defend plan.",
  us: "Our work",
  you: "Your decision",
};

export const services: SectionCopy & { entries: readonly Service<Glyph>[] } = {
  id: "services",
  heading: "Where we protect\nyour reputation",
  lede: "What we monitor, where we reply and what we can have corrected.",
  entries: [
    {
      title: "Reviews",
      glyph: "reviews",
      description:
        "We read every review, sort it by cause and reply with the facts of the case. We ask all your customers for reviews, happy or not.",
      features: [
        "Replies in your voice, approved by you at first",
        "Review requests after delivery",
        "Recurring complaints passed to the team that can fix them",
        "Fake reviews reported with evidence",
      ],
      technologies: ["Google", "Trustpilot", "G2", "Capterra", "Glassdoor", "App stores"],
    },
    {
      title: "Search results",
      glyph: "search-results",
      description:
        "What people see when they search for your name: results, suggestions, the info panel and the answers of AI assistants.",
      features: [
        "First two result pages tracked",
        "Profiles claimed and facts corrected",
        "Your own pages and interviews, made to rank",
        "Removal requests where the law allows them",
      ],
      technologies: ["Google", "Bing", "Wikipedia", "Wikidata", "AI assistants"],
    },
    {
      title: "Social networks and forums",
      glyph: "forum",
      description:
        "Mentions of your name, handle and products, including misspellings. People read the thread and judge the tone.",
      features: [
        "Alerts on negative mentions",
        "Replies under your own name",
        "Impersonators reported",
        "Monitoring of executives' names",
      ],
      technologies: ["LinkedIn", "X", "Facebook", "Instagram", "YouTube", "Reddit"],
    },
    {
      title: "News and trade press",
      glyph: "newspaper",
      description:
        "Articles that mention you, and the journalists who write them. We ask for corrections politely and with proof.",
      features: [
        "Corrections and right of reply",
        "Crisis plan and draft statements",
        "Press articles and interviews, marked if paid",
        "Interview preparation for spokespeople",
      ],
      technologies: ["Google News", "Trade magazines", "Newsletters", "Podcasts"],
    },
  ],
};

export interface Verdict {
  kind: string;
  example: string;
  action: string;
  /** What becomes of the post itself. */
  outcome:
    | "Stays, with a reply"
    | "Changed, if the author agrees"
    | "Removed, if the platform agrees"
    | "Ranks lower over time";
}

export const verdicts: SectionCopy & { rows: readonly Verdict[] } = {
  heading: "What can be done\nabout a bad post",
  lede: "No agency can delete everything. This is what we do instead.",
  tone: "ink",
  rows: [
    {
      kind: "Fair criticism",
      example: "“Three weeks late and no one called.”",
      action: "We reply, say what was done about it and tell the team responsible.",
      outcome: "Stays, with a reply",
    },
    {
      kind: "A factual error",
      example: "“They charge for the first visit.”",
      action: "We show the price list and politely ask for a correction.",
      outcome: "Changed, if the author agrees",
    },
    {
      kind: "A fake review",
      example: "“Terrible.” From an account made that day.",
      action: "We check it against your orders and report it under the platform's rules.",
      outcome: "Removed, if the platform agrees",
    },
    {
      kind: "An unlawful statement",
      example: "An accusation of a crime, with a name.",
      action: "We secure the evidence, inform your lawyer and file the notice the law provides.",
      outcome: "Removed, if the platform agrees",
    },
    {
      kind: "Old news",
      example: "A true story that ended years ago.",
      action: "We publish what has happened since.",
      outcome: "Ranks lower over time",
    },
  ],
};

export const report: SectionCopy = {
  heading: "Your report,\nevery month",
  lede: "We start with a baseline of what people see when they look you up. From Answer up, we also write a two-page guide to your tone of voice. After that you get this report every month.",
  layout: "aside",
};

export const reportSheet: SheetCopy = {
  title: "Monthly report: October 2025",
  number: "MR-2025-10",
  date: "3 November 2025",
  foot: "Written by the analyst who reads your mentions. Links to all posts and replies are in the appendix.",
  caption: "a month of a retailer on the Answer plan. The bar is drawn to the replies that were due.",
};

export const reportLines: readonly SheetCheck[] = [
  {
    item: "Mentions read and sorted",
    evidence: "118 on social networks and forums, 46 reviews, 3 articles",
    result: "167",
  },
  {
    item: "Average rating",
    evidence: "4.1 in September. All customers were asked, happy or not.",
    result: "4.2",
  },
  {
    item: "Search results for your name",
    evidence: "On the first two pages: 11 of your own, 7 neutral, 2 critical and fair",
    result: "20",
  },
  {
    item: "False posts reported",
    evidence: "One removed, one refused, one still with the platform",
    result: "3",
  },
  {
    item: "Most common complaint: late delivery",
    evidence: "Passed to your logistics team with the order numbers. It was 22 in September.",
    result: "14",
  },
  {
    item: "Goal for November",
    evidence: "Complaints about late delivery, once the second carrier has started",
    result: "8 or fewer",
  },
];

export const reportBars: readonly MeasuredBar[] = [
  {
    label: "Sent on the day they were due:",
    measured: 38,
    allowed: 41,
    unit: "replies",
    limit: "in your voice",
  },
];

export const plans: SectionCopy = {
  id: "plans",
  heading: "Reputation management plans",
  lede: "Start with monitoring. Move up when there's something to answer.",
  tone: "sand",
};

export const banner: ClosingBannerProps = {
  heading: "Found something unfair about you?",
  lede: "Send us the link. We'll tell you what can be corrected, what can be answered and what will fade with time.",
  primary: { label: "Protect My Reputation", to: "/contact" },
  steps: "marketing",
};
