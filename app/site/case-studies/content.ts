import type { PageMeta } from "~/lib/metadata/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { PageHeroProps } from "~/sections/page-hero";
import type { Quote } from "./client-voices";
import type { SummaryStat } from "./summary-stats";

export const meta: PageMeta = {
  title: "Success Stories: Measured Results",
  description:
    "What was broken, what we changed and what it measured afterwards: 500+ projects, 98% satisfaction, $50M+ in savings and 99.9% uptime.",
};

export const hero: PageHeroProps = {
  title: "Success Stories",
  lede: "Client projects with measured results: the challenge, what we changed, and the numbers before and after.",
  primary: { label: "Tell us your challenge", to: "/contact" },
  secondary: { label: "Portfolio", to: "/portfolio" },
  layout: "below",
};

export const totals = {
  heading: "All our projects in four figures",
  lede: "Totals over everything we've delivered.",
};

export const stats: readonly SummaryStat[] = [
  {
    glyph: "projects",
    value: "500+",
    label: "Projects",
    description: "From moving one mail server to rebuilding whole platforms.",
  },
  {
    glyph: "satisfaction",
    value: "98%",
    label: "Satisfaction",
    description: "Of clients, asked after the work was handed over.",
  },
  {
    glyph: "savings",
    value: "$50M+",
    label: "Savings",
    description: "Old bill less new bill, added up over all projects.",
  },
  {
    glyph: "uptime",
    value: "99.9%",
    label: "Uptime",
    description: "The average of the systems we run, bad weeks included.",
  },
];

export const featured = {
  heading: "Featured Case Studies",
  lede: "We describe clients without naming them. Each study says what was wrong, what we changed and what was measured afterwards.",
};

export const voices = {
  heading: "What our clients say",
};

export const quotes: readonly [Quote, Quote] = [
  {
    text: "They asked us to pick the day on which they would switch off a third of the platform. We picked payday. No customer noticed.",
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
  heading: "Which number should we improve?",
  lede: "The bill, the error rate, the hours lost: tell us. We'll say what we could make of it, and how we'd measure it.",
  primary: { label: "Describe your problem", to: "/contact" },
};
