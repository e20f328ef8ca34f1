import { outage } from "~/catalogue/promises/support";
import { uptime } from "~/catalogue/promises/uptime";
import type { PageMeta } from "~/lib/metadata/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { RulerScale } from "~/figures/ruler-scale";
import type { Area } from "~/site-map";

export const meta: PageMeta = {
  title: "Cloud, Security, Software & Hosting",
  description: `Managed cloud, cybersecurity, software and AI, and hosting from one team of engineers. ${uptime.sla}, ${outage.name}, prices you can see.`,
};

/** The hours of a day; the office's time is marked on it. */
export const ruler: RulerScale = {
  to: 24,
  minor: 0.5,
  major: 2,
  format: (hour) => `${String(hour).padStart(2, "0")}:00`,
  officeTime: true,
};

/** The words of a hero slide; page.tsx adds the chart that draws it. */
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
    subtitle: "Capacity that follows the working day.",
    description: "Each line here is one server, on only for the hours you need it.",
    bgGradient: "cloud",
    cta: "Explore cloud",
    ctaLink: "/services/cloud",
  },
  {
    id: "cybersecurity",
    title: "Advanced Cybersecurity",
    subtitle: "Four gates before anything that matters.",
    description: "Each line here is one attempt. It ends at the first gate that knows it.",
    bgGradient: "cybersecurity",
    cta: "Explore cybersecurity",
    ctaLink: "/services/cybersecurity",
  },
  {
    id: "software-ai",
    title: "AI-Powered Solutions",
    subtitle: "Answers that name their sources.",
    description: "A model reads your own records and shows which of them it used.",
    bgGradient: "software-ai",
    cta: "Explore software and AI",
    ctaLink: "/services/software-ai",
  },
  {
    id: "hosting",
    title: "Reliable Hosting Solutions",
    subtitle: `A ${uptime.guarantee}.`,
    description: `${uptime.credit} The gap in the ground is all the downtime it allows in a year.`,
    bgGradient: "hosting",
    cta: "Explore hosting",
    ctaLink: "/services/hosting",
  },
] as const satisfies readonly SlideCopy[];

export const disciplines = {
  heading: "Four disciplines.\nOne team on the phone.",
  lede: "The people who build your systems are the people who secure them and keep them running.",
};

export const banner: ClosingBannerProps = {
  heading: "Bring the system you have.",
  lede: "We will tell you what it takes to move it, what it costs to keep, and what we would leave alone.",
  primary: { label: "Start Your Journey", to: "/contact" },
};
