import { cloudHosting } from "~/catalogue/lines.data";
import { backups } from "~/catalogue/promises/backups.data";
import { billing } from "~/catalogue/promises/billing.data";
import { term } from "~/catalogue/promises/term.data";
import { trial } from "~/catalogue/promises/trial.data";
import { uptime } from "~/catalogue/promises/uptime.data";
import type { InvoiceLine } from "~/lib/format/invoice";
import type { PageMeta } from "~/lib/metadata/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { SheetCopy } from "~/sections/document-sheet";
import type { PageHeroProps } from "~/sections/page-hero";
import type { RegisterEntry } from "~/sections/register";
import type { SectionCopy } from "~/sections/section";

export const meta: PageMeta = {
  title: "Cloud Hosting by the Hour",
  description:
    "Cloud servers billed by the hour with no minimum commitment, daily backups and a monthly estimate for each size. Free migration of your site.",
};

export const hero: PageHeroProps = {
  title: "Cloud Hosting",
  lede: "Servers billed by the hour. Add some before a busy period, switch them off after it, and pay only for the hours you use.",
  primary: { label: "View Cloud Plans", to: "#plans" },
  secondary: { label: "Free Migration", to: "/contact" },
  tone: "sand",
};

export const benefitSection: SectionCopy = {
  heading: "What you get with cloud hosting",
  lede: "You stop paying when you switch a server off. Your invoice shows the hours.",
};

export const benefits: readonly RegisterEntry[] = [
  {
    term: "Billed by the hour",
    description: "A test server that runs only in office hours costs nothing at night or at the weekend.",
  },
  {
    term: term.noCommitment,
    description:
      "Use a server for one afternoon. You pay for those hours with the next invoice, and nothing after that.",
  },
  {
    term: "Resize up or down",
    description: "Change the plan with one restart. Disk, address and data stay the same.",
  },
  {
    term: backups.cloudServers,
    description: "Every server, every night, on separate storage. Restore the whole server or a single file.",
  },
  {
    term: "Load balancing",
    description:
      "On Professional and Enterprise, a load balancer sends requests only to servers that pass their health checks.",
  },
  {
    term: uptime.short,
    description:
      "Your disk is kept in more than one place. If a host fails, the server starts again on another one.",
  },
];

/** November 2025 has 720 hours and 20 working days. */
export const invoiceLines: readonly InvoiceLine[] = [
  usage("cloud-hosting-professional", "Shop, on all month", 720),
  usage("cloud-hosting-professional", "Two more for the sale, 27 to 30 November", 2 * 4 * 24),
  usage("cloud-hosting-starter", "Test server, working days 09:00 to 18:00 IST", 20 * 9),
  usage("cloud-hosting-enterprise", "Reports at the end of the month, one night", 7),
];

export const invoiceTotal = "Total for November";

export const invoice: SheetCopy = {
  title: "Invoice: cloud hosting, November 2025",
  number: "2025-1187",
  date: "1 December 2025",
  foot: `${billing.hourCounted} ${billing.due} ${billing.sentence}`,
  caption: "a shop's month. Hours times the prices of the plans below.",
};

function usage(id: string, detail: string, hours: number): InvoiceLine {
  const plan = cloudHosting.plans.find((each) => each.id === id);
  if (typeof plan?.price !== "number") throw new Error(`No plan ${id} has a price by the hour`);
  return { name: `Cloud server ${plan.name}`, detail, quantity: hours, unit: "hours", price: plan.price };
}

export const plans: SectionCopy = {
  id: "plans",
  heading: "Cloud hosting plans and hourly prices",
  lede: "Each card also shows the cost of a full month. If your server never stops, a VPS costs less.",
  tone: "sand",
};

export const breakEven = {
  heading: "When a VPS costs less",
  lede: "A VPS with the same cores, memory and storage has a fixed price. From the hour where the solid bar ends, it's cheaper.",
};

export const banner: ClosingBannerProps = {
  heading: "Try a cloud server first",
  lede: `${trial.sentence} We'll move your first site for you, and the old server keeps running until you switch.`,
  primary: { label: "Start Free Trial", to: "/contact" },
  secondary: { label: "Compare All Plans", to: "/services/hosting" },
  steps: "hosting",
};
