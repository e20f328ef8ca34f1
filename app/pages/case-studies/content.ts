import type { RulerScale } from "~/figures/ruler-scale";
import type { PageMeta } from "~/lib/metadata/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { PageHeroProps } from "~/sections/page-hero";
import type { Quote } from "./quotes";
import type { SummaryStat } from "./summary-stats";

export const meta: PageMeta = {
  title: "Success Stories: Results in Figures",
  description:
    "What was broken, what we changed and what it measured afterwards: 500+ projects, 98% satisfaction, $50M+ in savings and 99.9% uptime.",
};

/** Results, in per cent. */
export const ruler: RulerScale = {
  to: 100,
  minor: 2,
  major: 10,
  // The marker at 98 takes the place of the last label.
  format: (share) => (share === 100 ? "" : `${share}%`),
  markers: [{ at: 98, label: "98% satisfaction" }],
};

export const hero: PageHeroProps = {
  title: "Success Stories",
  lede: "“It went well” is not a result. We measure before we touch anything and again when we are done, and tell it in that order: the challenge, the change, the figures.",
  primary: { label: "Tell us your challenge", to: "/contact" },
  secondary: { label: "Portfolio", to: "/portfolio" },
  layout: "below",
};

export const totals = {
  heading: "The sum of all stories, dull ones included",
  lede: "Four figures over everything we have delivered, not over the best month of it.",
};

export const stats: readonly SummaryStat[] = [
  {
    icon: ["..##..", ".####.", ".####.", "######", "######"],
    value: "500+",
    label: "Projects",
    description: "From one moved mailbox server to platforms rebuilt part by part.",
  },
  {
    icon: ["######", "######", "######", "######", "#####-"],
    value: "98%",
    label: "Satisfaction",
    description: "Of clients, asked once the work is theirs to live with.",
  },
  {
    icon: ["++++++", "#####-", "####--", "###---", "##----"],
    value: "$50M+",
    label: "Savings",
    description: "Old bill less new bill, added up over all projects.",
  },
  {
    icon: ["######", "######", "###-##", "######", "######"],
    value: "99.9%",
    label: "Uptime",
    description: "The average of what we run, bad weeks not left out.",
  },
];

export const featured = {
  heading: "Featured Case Studies",
  lede: "We name clients by kind: what they run is theirs to tell. Each study says what was wrong, what we changed and what was measured afterwards.",
};

export const voices = {
  heading: "What they would tell a colleague",
};

export const quotes: readonly [Quote, Quote] = [
  {
    text: "They asked us to pick the day on which they would switch off a third of the platform. We picked payday. Nobody outside the room noticed.",
    role: "Chief Technology Officer",
    company: "a payments company",
    study: "payments-fraud-detection",
  },
  {
    text: "The first report they sent said which half of our servers we could do without. The second, three months on, was the bill.",
    role: "Head of Operations",
    company: "an online home-goods retailer",
    study: "retailer-cloud-migration",
  },
];

export const banner: ClosingBannerProps = {
  heading: "Your “before” is all we need.",
  lede: "The bill, the error rate, the hours lost: send the figure that bothers you. We say what the “after” could be, and how we would measure it.",
  primary: { label: "Start a story", to: "/contact" },
};
