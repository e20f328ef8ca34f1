import { cloudHostingPlans } from "~/catalogue/cloud-hosting";
import { backups } from "~/catalogue/promises/backups";
import { billing } from "~/catalogue/promises/billing";
import { maintenance } from "~/catalogue/promises/maintenance";
import { term } from "~/catalogue/promises/term";
import { trial } from "~/catalogue/promises/trial";
import { uptime } from "~/catalogue/promises/uptime";
import type { RulerScale } from "~/figures/ruler-scale";
import { formatPrice } from "~/lib/format/format-price";
import type { PageMeta } from "~/lib/metadata/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { FaqProps } from "~/sections/faq";
import type { PageHeroProps } from "~/sections/page-hero";
import type { SectionCopy } from "~/sections/section";

export const meta: PageMeta = {
  title: "Cloud Hosting by the Hour",
  description:
    "Cloud servers billed by the hour with no minimum commitment, daily backups and a monthly estimate for each size. Free migration of your site.",
};

export const ruler: RulerScale = {
  to: 0.3,
  minor: 0.01,
  major: 0.05,
  format: (dollars) => `$${dollars.toFixed(2)}`,
};

export const hero: PageHeroProps = {
  title: "Cloud Hosting",
  lede: "Your busiest hour is not your average hour. Rent servers by the hour: add some before the rush, drop them after it, and keep no contract for the rest.",
  primary: { label: "View Cloud Plans", to: "#plans" },
  secondary: { label: "Free Migration", to: "/contact" },
  tone: "sand",
};

export const benefitSection: SectionCopy = {
  heading: "The meter stops when you do",
  lede: "Six things that a server rented by the month cannot say.",
  layout: "aside",
};

export interface Benefit {
  title: string;
  description: string;
  /** See BarGlyph. */
  glyph: readonly string[];
}

export const benefits: readonly Benefit[] = [
  {
    title: "Billed by the hour",
    description:
      "A test environment that runs on weekdays from nine to six is charged for those hours. The nights and weekends are yours to keep.",
    glyph: ["............", "..##...##...", "..##...##...", "..##...##...", "++++++++++++"],
  },
  {
    title: term.noCommitment,
    description:
      "Use a server for one afternoon. You pay for those hours with the next invoice, and nothing after that.",
    glyph: ["###.........", "###.........", "###.........", "###---------", "+++++++++++-"],
  },
  {
    title: "Resize up or down",
    description:
      "Change the plan with one restart. Disk, address and data stay where they are, and so do the people who bookmarked you.",
    glyph: ["....####....", "...######...", "..########..", "...++++++...", "....++++...."],
  },
  {
    title: backups.cloudServers,
    description:
      "Every server, every night, on storage away from the server. Restore the whole machine or fetch one file.",
    glyph: ["#.#.#.#.#.#.", "#.#.#.#.#.#.", "#.#.#.#.#.#.", "#.#.#.#.#.#.", "#.#.#.#.#.+."],
  },
  {
    title: "Load shared between servers",
    description:
      "A load balancer hands requests to the servers that answer their health checks. The one that does not gets time off.",
    glyph: ["++++++++++++", ".....++.....", "##...##...##", "##...##...##", "##...##...--"],
  },
  {
    title: uptime.short,
    description:
      "Your disk is kept in more than one place. If a host fails, the server starts again on another one.",
    glyph: ["##########..", "##########..", "########.+..", "##########..", "##########.."],
  },
];

export const plans: SectionCopy = {
  id: "plans",
  heading: "The unit is an hour",
  lede: "Each card also says what a month without a break would cost. If yours never stops, look at a VPS.",
  tone: "sand",
};

export const breakEven = {
  heading: "When not to buy this",
  lede: "A VPS with the same cores, memory and storage has a fixed price. Past the hour where the bar turns, it is the cheaper one.",
};

const estimates = cloudHostingPlans.map(
  ({ name, monthlyEstimate }) => `${formatPrice(monthlyEstimate)} for ${name}`,
);

export const faq: FaqProps = {
  heading: "Before you\nstart the clock",
  entries: [
    {
      question: "How is an hour counted?",
      answer: `${billing.hourCounted} You don't pay for a server that is off. ${billing.hourly} Tell support when it should start and stop, and we'll set those times for you.`,
    },
    {
      question: "Is there a minimum commitment?",
      answer: `No. ${term.hourly} You can use one server for one hour and leave.`,
    },
    {
      question: "What does a month cost if the server never stops?",
      answer: `About ${estimates.slice(0, -1).join(", ")} and ${estimates.at(-1)}, which is the hourly price times 720 hours. At that point a VPS of the same size costs less, and we will say so.`,
    },
    {
      question: "How often is my data backed up?",
      answer:
        "Daily, with a retention of 30 days. Backups lie on separate storage, and you can restore the whole server, start a copy beside it or fetch single files.",
    },
    {
      question: "What uptime can I rely on?",
      answer: `${uptime.answer} ${maintenance.notice} ${maintenance.notCounted}`,
    },
    {
      question: "Can I change the size later?",
      answer:
        "Yes, in both directions, with one restart. Going down, the data has to fit the smaller disk. On Enterprise the number of servers can follow the load without you.",
    },
    {
      question: "What does the free migration include?",
      answer:
        "We copy files, databases and settings to the new server, test it with you under a temporary address and change the DNS records when you agree. The old server keeps running until then.",
    },
    {
      question: "What if I use more traffic than the plan includes?",
      answer:
        "Nothing is cut off. We write to you before the included 2, 5 or 10 TB are used up, and agree with you whether to move to the next plan or to put a cache in front.",
    },
  ],
};

export const banner: ClosingBannerProps = {
  heading: "Switch it off. Watch the bill stop.",
  lede: `Start with one server on trial. ${trial.sentence} We move the first site for you, and the old one keeps running meanwhile.`,
  primary: { label: "Start Free Trial", to: "/contact" },
  secondary: { label: "Compare All Plans", to: "/services/hosting" },
};
