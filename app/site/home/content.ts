import { outage } from "~/catalogue/promises/support.data";
import { uptime } from "~/catalogue/promises/uptime.data";
import type { PageMeta } from "~/lib/metadata/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { Area } from "~/site-map";

export const meta: PageMeta = {
  title: "Cloud, Security, Software & Hosting",
  description: `Managed cloud, cybersecurity, software and AI, and hosting from one team of engineers. ${uptime.sla}, ${outage.name}, published prices.`,
};

/** The copy of a hero slide: who it is for, and what they get; features/hero-carousel/slide-charts.tsx has the chart that draws it. */
export interface SlideCopy {
  id: string;
  title: string;
  subtitle: string;
  description: string;
  bgGradient: Area;
  cta: string;
  ctaLink: string;
}

export const slides = [
  {
    id: "cloud",
    title: "Premier Cloud Solutions",
    subtitle: "For companies that want one team to run their IT.",
    description: "We move you to the cloud, keep it secure, and run servers only in the hours you need them.",
    bgGradient: "cloud",
    cta: "Explore cloud",
    ctaLink: "/services/cloud",
  },
  {
    id: "cybersecurity",
    title: "Advanced Cybersecurity",
    subtitle: "For companies with data worth stealing.",
    description: "We find your weak points, fix them in order of risk, and monitor the rest.",
    bgGradient: "cybersecurity",
    cta: "Explore cybersecurity",
    ctaLink: "/services/cybersecurity",
  },
  {
    id: "software-ai",
    title: "AI-Powered Solutions",
    subtitle: "For teams with too much routine work.",
    description: "We build software and AI on your own records. Every answer names its sources.",
    bgGradient: "software-ai",
    cta: "Explore software and AI",
    ctaLink: "/services/software-ai",
  },
  {
    id: "hosting",
    title: "Reliable Hosting Solutions",
    subtitle: "For websites and servers that have to stay up.",
    description: `Hosting with a ${uptime.guarantee}. ${uptime.credit}`,
    bgGradient: "hosting",
    cta: "Explore hosting",
    ctaLink: "/services/hosting",
  },
] as const satisfies readonly SlideCopy[];

export const disciplines = {
  heading: "Cloud, security, software\nand hosting from one team",
  lede: "The people who build your systems are the people who secure them and keep them running.",
};

/** Of the 500 squares, those that open a case study: one for each client that is told of. */
export const toldProjects = [
  { label: "From two racks to containers in seven weeks", to: "/case-studies#retailer-cloud-migration" },
  {
    label: "Night-time security monitoring for hospitals",
    to: "/case-studies#hospitals-security-monitoring",
  },
  { label: "A fraud score on every payment", to: "/case-studies#payments-fraud-detection" },
  { label: "A data warehouse for three plants", to: "/case-studies#manufacturer-data-platform" },
];

export const banner: ClosingBannerProps = {
  heading: "Tell us what you run today",
  lede: "We'll tell you what it takes to move it, what it costs to run, and what we'd leave alone.",
  primary: { label: "Start Your Journey", to: "/contact" },
};
