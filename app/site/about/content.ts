import { outage, shifts } from "~/catalogue/promises/support.data";
import { uptime } from "~/catalogue/promises/uptime.data";
import { identity } from "~/identity";
import type { PageMeta } from "~/lib/metadata/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { PageHeroProps } from "~/sections/page-hero";
import type { BlameRoundProps } from "./blame-round";
import type { Credential } from "./credentials";
import type { Difference } from "./differences";

export const meta: PageMeta = {
  title: "About Us",
  description:
    "One team for cloud, security, software, hosting, email and marketing: 15+ years, 500+ projects, ISO 27001 certified, 24/7 support.",
};

export const hero: PageHeroProps = {
  title: `About ${identity.name}`,
  lede: "One team for your cloud, security, software, hosting, email and marketing. When something breaks, you make one call and we find the cause, wherever it is.",
  primary: { label: "Ask us anything", to: "/contact" },
  secondary: { label: "See our projects", to: "/portfolio" },
};

export const blameRound: BlameRoundProps = {
  label:
    "An outage begins at 09:00. Hosting says the server is up, mail only delivers, the cloud's status page is green, security blocked nothing, it works for software, and at 12:20 it is back with hosting. With one team it is found and fixed by 09:50.",
  caption: "one outage, one morning. Above the line five suppliers, under it one team.",
  startsAt: 9,
  hours: 4,
  suppliers: [
    { who: "Hosting", from: 0, to: 40, says: "The server is up" },
    { who: "Mail", from: 40, to: 70, says: "We only deliver" },
    { who: "Cloud", from: 70, to: 115, says: "Status page is green" },
    { who: "Security", from: 115, to: 145, says: "Nothing was blocked" },
    { who: "Software", from: 145, to: 200, says: "It works here" },
    { who: "Hosting", from: 200, to: 240, says: "Have you asked Mail?" },
  ],
  team: { who: "One team", from: 0, to: 50, says: "Found, fixed, explained" },
};

export const mission = {
  heading: "Our Mission",
  statement:
    "To be the one team you need. The people who build, secure, host and monitor your systems sit together and answer for them together.",
  promises: [
    { when: "Before", text: "You know the price before the work starts, in writing and with dates." },
    { when: "During", text: "You hear about a mistake from us, with the cause and what has changed since." },
    {
      when: "After",
      text: "You can leave. Accounts are in your name from the first day; code and documentation are yours once paid for.",
    },
  ],
} as const;

const { office } = identity;

function same<Unit>(rows: number, units: Unit): Unit[] {
  return Array.from({ length: rows }, () => units);
}

export const credentials: readonly Credential[] = [
  {
    figure: "500+",
    label: "Successful Projects",
    description: "A project counts once the client has signed it off.",
    units: { rows: same(10, 50), caption: "One square, one project" },
  },
  {
    figure: "15+",
    label: "Years",
    description: "Long enough to have moved companies onto servers, and off them again.",
    units: { rows: same(12, 15), caption: "180 months, a column for each year" },
  },
  {
    figure: "50+",
    label: "Enterprise Clients",
    description: "Companies with change boards, audits and procurement rules.",
    units: { rows: same(2, 25), caption: "One block, one company" },
  },
  {
    figure: "24/7",
    label: "Global Support",
    description: `${outage.meaning} ${shifts.sentence}`,
    units: {
      rows: same(7, 24),
      marked: { rows: office.daysPerWeek, from: office.opensAt, to: office.closesAt },
      caption: `168 hours a week, ${office.daysPerWeek * (office.closesAt - office.opensAt)} of them in the office`,
    },
  },
  {
    figure: "ISO 27001",
    label: "Certified",
    description: "An outside auditor checks how we handle information.",
    units: {
      rows: [37, 8, 14, 34],
      caption: "The standard's 93 controls, in its four groups",
    },
  },
  {
    figure: "99.9%",
    label: "Uptime",
    description: uptime.promise,
    units: {
      rows: [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31],
      marked: { rows: 1, from: 30, to: 31 },
      caption: "365 days. The target allows about a third of the blue one as downtime",
    },
  },
];

export const credentialsIntro = {
  heading: "Our track record, and what each number means",
  lede: "What we count, and how to read it.",
};

export const differences: { heading: string; lede: string; items: readonly Difference[] } = {
  heading: "What Sets Us Apart",
  lede: "You can check each of these before you sign.",
  items: [
    {
      glyph: "three-clouds",
      title: "Multi-Cloud Expertise",
      description:
        "Engineers who run AWS, Azure and Google Cloud, and tell you when one rented server would do.",
      check: { label: "Cloud services", to: "/services/cloud" },
    },
    {
      glyph: "security",
      title: "Enterprise Security",
      description:
        "The team that hosts your system sits beside the team that tests it, so findings get fixed.",
      check: { label: "How we test", to: "/services/security/penetration-vulnerability" },
    },
    {
      glyph: "every-hour",
      title: "24/7 Support",
      description:
        "You reach engineers with the access and the authority to fix things, at night and at weekends too.",
      check: { label: "Response times", to: "/services/cloud/support" },
    },
    {
      glyph: "custom-fit",
      title: "Custom Solutions",
      description: "We start from what you run and what it costs. A product comes into it when it fits.",
      check: { label: "What we built", to: "/portfolio" },
    },
  ],
};

export const values = {
  heading: "Core Values",
  items: [
    {
      title: "Innovation-Driven",
      description: "We try new tools on our own systems first. Yours get the ones that survived.",
    },
    {
      title: "Client-Focused",
      description: "We ask what a problem costs you before we ask which queue it belongs in.",
    },
    {
      title: "Excellence",
      description: "Work is documented, tested and understood by a second person before we call it done.",
    },
    {
      title: "Growth-Oriented",
      description: "We build systems that can grow. You pay for the size you need now.",
    },
  ],
} as const;

export const leadership = {
  heading: "Leadership Team",
  lede: "Three people who still read the incident reports.",
};

export const banner: ClosingBannerProps = {
  heading: "One team for everything you run",
  lede: "Tell us which of your suppliers are pointing at each other. We'll start there.",
  primary: { label: "Get Started", to: "/contact" },
  secondary: { label: "Work with us", to: "/careers" },
};
