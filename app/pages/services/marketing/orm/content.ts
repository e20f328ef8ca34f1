import type { RulerScale } from "~/figures/ruler-scale";
import type { PageMeta } from "~/lib/metadata/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { PageHeroProps } from "~/sections/page-hero";
import type { ProcessStep } from "~/sections/process-steps";
import type { SectionCopy } from "~/sections/section";
import type { Service } from "~/sections/service-grid";

export const meta: PageMeta = {
  title: "Online Reputation Management",
  description:
    "Reviews, news and search results for your name: watched, answered and corrected, with crisis response for the day it goes wrong in public.",
};

/** Hours after something went wrong in public. */
export const ruler: RulerScale = {
  to: 24,
  minor: 0.5,
  major: 2,
  format: (hours) => (hours === 0 ? "Now" : `${hours} h`),
};

export const hero: PageHeroProps = {
  title: "Online Reputation Management",
  lede: "One angry review outranks years of good work. We watch what is said, answer in your voice and correct what is false. Fair criticism stays, and gets a reply.",
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
  { from: 0, to: 1, title: "Heard", detail: "the alert goes to a person, not to a folder", by: "us" },
  { from: 0.5, to: 4, title: "Facts checked", detail: "with the people who were there", by: "us" },
  { from: 3, to: 5, title: "You decide", detail: "who speaks, and what is admitted", by: "you" },
  { from: 4.5, to: 8, title: "Statement drafted", detail: "short, true, signed by a name", by: "us" },
  { from: 8, to: 10, title: "Answered", detail: "first where it started", by: "us" },
  { from: 9, to: 15, title: "Told the same", detail: "customers, staff, press", by: "us" },
  { from: 12, to: 23, title: "Corrected", detail: "false posts reported, results watched", by: "us" },
  { from: 22, to: 24, title: "Written up", detail: "what was said and done", by: "us" },
];

export const crisisCaption = {
  text: "an order of work for the day it goes wrong. The limit is ours, and part of the Defend plan.",
  us: "Our work",
  you: "Your decision",
};

export const services: SectionCopy & { entries: readonly Service[] } = {
  id: "services",
  heading: "Four places where\nyour name is discussed",
  lede: "You are not in the room in any of them. We are, and we say whose side we are on.",
  entries: [
    {
      title: "Reviews",
      glyph: ["############", "########....", "----........", "--..........", "---........."],
      description:
        "Every review is read, sorted by cause and answered by somebody who knows the case. Customers who are content are asked to say so, all of them alike.",
      features: [
        "Replies in your voice, approved by you at first",
        "Requests for honest reviews after delivery",
        "Causes that repeat, sent to the team that can mend them",
        "Fake reviews reported with evidence",
      ],
      technologies: ["Google", "Trustpilot", "G2", "Capterra", "Glassdoor", "App stores"],
    },
    {
      title: "Search results",
      glyph: ["----------..", "############", "--------....", "-----------.", "-----......."],
      description:
        "What the first page says when somebody types your name, with the suggestions, the panel beside it and the answers that assistants give.",
      features: [
        "First two pages tracked for your names",
        "Profiles claimed and facts corrected",
        "Own pages and interviews that deserve to rank",
        "Removal requests where the law gives a right to them",
      ],
      technologies: ["Google", "Bing", "Wikipedia", "Wikidata", "AI assistants"],
    },
    {
      title: "Social networks and forums",
      glyph: ["######......", "######.-----", ".......-----", "####........", "####.-------"],
      description:
        "Mentions with and without your handle, your products' nicknames and the usual misspellings. Tone is judged by people who read the thread.",
      features: [
        "Alerts when the tone turns",
        "Threads joined under your own name",
        "Impersonators reported",
        "Executives' names watched",
      ],
      technologies: ["LinkedIn", "X", "Facebook", "Instagram", "YouTube", "Reddit"],
    },
    {
      title: "News and trade press",
      glyph: ["############", "............", "-----.------", "-----.------", "-----.------"],
      description:
        "Articles that mention you, and the journalists who write them. A correction asked for politely and with proof is granted more often than one demanded.",
      features: [
        "Corrections and right of reply",
        "Statements and a crisis plan kept ready",
        "Articles and interviews placed, marked if paid",
        "Spokespeople prepared for questions",
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
    "Stays, with a reply" | "Changed, if the author agrees" | "Removed, if the platform agrees" | "Sinks";
}

export const verdicts: SectionCopy & { rows: readonly Verdict[] } = {
  heading: "Correct it, answer it\nor outlive it",
  lede: "Anyone who promises to delete everything is promising with your money. This is what can be done.",
  tone: "ink",
  rows: [
    {
      kind: "Fair criticism",
      example: "“Three weeks late and nobody called.”",
      action: "We answer, say what was done about it, and tell the team that was late.",
      outcome: "Stays, with a reply",
    },
    {
      kind: "A mistake of fact",
      example: "“They charge for the first visit.”",
      action: "We show the price list, kindly, and ask for the sentence to be changed.",
      outcome: "Changed, if the author agrees",
    },
    {
      kind: "A fake review",
      example: "“Terrible.” From an account made that day.",
      action: "We check it against your orders and report it under the platform's own rules.",
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
      example: "A story that was true, and ended years ago.",
      action: "We publish what happened since, where it is worth reading.",
      outcome: "Sinks",
    },
  ],
};

export const process: SectionCopy & { steps: readonly ProcessStep[] } = {
  heading: "How it\nbegins",
  lede: "Listening comes before talking here, too.",
  layout: "aside",
  steps: [
    {
      title: "Baseline",
      description: "What somebody sees who looks you up for the first time, written down and dated.",
      activities: ["First two pages of results", "All profiles, claimed or not", "Ratings and their causes"],
    },
    {
      title: "Voice",
      description: "Two pages on how you sound, what you never say and who may say the rest.",
      activities: ["Sample replies", "Approval and escalation", "Names for the hard cases"],
    },
    {
      title: "Watch and answer",
      description: "Alerts to the right person, replies on the day they are due.",
      activities: ["Mentions sorted by people", "Replies and requests", "Reports to platforms"],
    },
    {
      title: "Mend",
      description: "The complaint that repeats is the cheapest market research you will ever get.",
      activities: ["Causes by team", "What changed since", "Next month's aim"],
    },
  ],
};

export const plans: SectionCopy = {
  id: "plans",
  heading: "Listen first, answer second",
  lede: "Take the smallest plan that hears everything. Move up when there is something to answer.",
  tone: "sand",
};

export const banner: ClosingBannerProps = {
  heading: "Search for your own name tonight",
  lede: "Then send us the first result you did not like. We tell you what can be corrected, what can be answered and what has to be outlived.",
  primary: { label: "Protect My Reputation", to: "/contact" },
};
