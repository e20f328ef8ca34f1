import { billing } from "~/catalogue/promises/billing.data";
import { enquiries, replyHours } from "~/catalogue/promises/enquiries.data";
import { maintenance as planned } from "~/catalogue/promises/maintenance.data";
import { cloudSupport, monitoring, otherRequests, outage } from "~/catalogue/promises/support.data";
import { refunds } from "~/catalogue/promises/term.data";
import { uptime } from "~/catalogue/promises/uptime.data";
import { identity } from "~/identity";
import type { PageMeta } from "~/lib/metadata/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { PageHeroProps } from "~/sections/page-hero";
import type { RegisterEntry } from "~/sections/register";
import type { SectionCopy } from "~/sections/section";
import type { StepRow } from "~/sections/step-rows";
import type { SupportRow } from "./support-matrix";

export const meta: PageMeta = {
  title: "Service Levels",
  description: `Our ${uptime.target}, the credit you get when we miss it, and how quickly we answer, by product and plan.`,
};

export const hero: PageHeroProps = {
  title: "Service Levels",
  lede: `${uptime.sentence} ${uptime.credit} Here's how much, and how quickly we answer.`,
  primary: { label: "Ask an engineer", to: "/contact" },
  secondary: { label: "How to claim a credit", to: "#claim" },
};

export const creditCaption =
  "Credit in per cent of the month's fee, by minutes without service. Each labelled step is ten times as many minutes.";

export const credits: SectionCopy = {
  id: "credits",
  heading: "Uptime credits by month",
  lede: `${uptime.meaning} ${uptime.notCounted}`,
};

export const support: SectionCopy = {
  id: "support",
  heading: "How quickly we answer",
  lede: `${outage.sentence} ${otherRequests.byPlan}`,
};

export const matrix = {
  caption: "Hours, channel and first response for each product and plan.",
  note: `Bars: time to the first response, on one scale of ${enquiries.short}.`,
} as const;

const anyProduct = "Any product";
const alerts = "Security Monitoring: alerts";
const cloud = "24/7 Cloud Support";

export const supportRows: readonly SupportRow[] = [
  {
    product: anyProduct,
    plan: "Something is down, every client",
    hours: outage.hours,
    channel: "Phone",
    response: outage.response,
  },
  ...Object.entries(cloudSupport).map(([plan, level]) => ({ product: cloud, plan, ...level })),
  ...Object.entries(monitoring).map(([plan, level]) => ({ product: alerts, plan, ...level })),
  {
    product: anyProduct,
    plan: "Everything else, without a support plan",
    hours: otherRequests.hours,
    channel: "Email",
    response: { text: otherRequests.replyTime },
  },
  {
    product: "New enquiries",
    plan: "Before you're a client",
    hours: "Every day of the year",
    channel: "Contact form or email",
    response: { text: enquiries.short, minutes: replyHours * 60 },
  },
];

export const maintenance: SectionCopy = { id: "maintenance", heading: "Planned maintenance" };
export const maintenanceEntries: readonly RegisterEntry[] = [
  { term: "Notice", description: planned.notice },
  { term: "Servers under yours", description: planned.hosts },
  { term: "Uptime", description: planned.notCounted },
];

export const claim: SectionCopy = {
  id: "claim",
  heading: "How to claim a credit",
  lede: `${uptime.request} ${refunds.startedMonth}`,
};
export const claimSteps: readonly StepRow[] = [
  {
    title: "Write to support",
    description: `Send an email to ${identity.emails.support}. One line is enough.`,
    activities: ["The service", "The day and the time you noticed, with your time zone"],
  },
  {
    title: "We check our records",
    description: "We compare your times with our monitoring and send you the minutes we count, and why.",
    activities: ["Minutes without service", "Availability of the month", "What we left out, if anything"],
  },
  {
    title: "You get the credit",
    description: "We take it off your next invoice, as a line of its own.",
    activities: ["Service and month", "Per cent and amount"],
  },
];

/** Under the steps. */
export const claimNote = billing.offerCounts;

export const banner: ClosingBannerProps = {
  heading: "Need other service levels?",
  lede: "Tell us what may not stop and for how long. We'll reply with what it takes and what it costs.",
  primary: { label: "Ask an engineer", to: "/contact" },
  secondary: { label: "Cloud Support plans", to: "/services/cloud/support#plans" },
};
