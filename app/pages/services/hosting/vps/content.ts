import { startingPrices } from "~/catalogue/starting-prices";
import { customVps, customVpsPrice } from "~/catalogue/vps";
import type { RulerScale } from "~/figures/ruler-scale";
import { formatPrice } from "~/lib/format/format-price";
import type { PageMeta } from "~/lib/metadata/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { FaqProps } from "~/sections/faq";
import type { PageHeroProps } from "~/sections/page-hero";
import type { SectionProps } from "~/sections/section";
import type { Benefit } from "./benefits";

export const meta: PageMeta = {
  title: "VPS Hosting Plans",
  description:
    "Virtual private servers with cores, memory, SSD storage and bandwidth reserved for you. Three ready-made plans, or build your own and see the price.",
};

export const ruler: RulerScale = {
  to: 140,
  minor: 5,
  major: 20,
  format: (dollars) => `$${dollars}`,
};

export const hero: PageHeroProps = {
  title: "VPS Hosting",
  lede: "Shared hosting is crowded, and a whole machine is too much. A VPS is a part of one that nobody else can use up, with root access and a price you can check.",
  primary: { label: "View VPS Plans", to: "#plans" },
  secondary: { label: "Get Custom Quote", to: "/contact" },
  facts: [
    { value: `$${startingPrices.vps}`, label: "a month, to start" },
    { value: "99.9%", label: "uptime target" },
    { value: "Under 15 min", label: "to an engineer if it's down" },
  ],
  tone: "sand",
};

export const benefits: Omit<SectionProps, "children"> & { items: readonly Benefit[] } = {
  heading: "Six things\non every VPS",
  lede: "The smallest machine has them, and the largest has no more of them.",
  layout: "aside",
  items: [
    {
      glyph: "cores",
      title: "Cores that stay yours",
      description:
        "The cores and the memory you pay for are reserved. A busy neighbour on the same host cannot slow you down.",
    },
    {
      glyph: "storage",
      title: "SSD on every plan",
      description:
        "No spinning disks and no storage tiers to decode. Gigabytes are the only thing to choose.",
    },
    {
      glyph: "root",
      title: "Full root access",
      description:
        "Your packages, your firewall, your users. Install what the job needs, not what a panel allows.",
    },
    {
      glyph: "resize",
      title: "Resize without moving",
      description:
        "Add cores, memory or storage when the load asks for it. The address and the data stay put.",
    },
    {
      glyph: "snapshot",
      title: "Snapshots you can roll back",
      description:
        "Take one before every change. Restore the whole machine, not just the files you remembered.",
    },
    {
      glyph: "shift",
      title: "24/7 phone line for outages",
      description:
        "If something is down, call us at any hour: an engineer answers within 15 minutes, whatever your plan.",
    },
  ],
};

export const plans: Omit<SectionProps, "children"> = {
  id: "plans",
  heading: "Pay for the parts,\nsee the parts",
  lede: "Move a slider and watch what it costs. Where a ready-made plan is cheaper, the page says so.",
  tone: "sand",
};

export const tabs = {
  label: "Ways to choose a VPS",
  ready: "Pre-configured Plans",
  custom: "Custom Configuration",
  scaleNote: "Bars share one scale: full width is the Enterprise plan.",
};

const each = {
  core: customVps.cores.dollarsEach,
  memory: customVps.memoryGb.dollarsEach,
  storage: customVps.storageGb.dollarsEach,
};

// The promises in these answers are those of catalogue/promises, written out: importing them would cost this page the
// kilobyte that its JavaScript has left. tests/site/promises.test.ts compares them.
export const faq: FaqProps = {
  heading: "Before\nyou order",
  lede: "Eight things people ask first.",
  entries: [
    {
      question: "Why does a custom VPS cost more than a plan of the same size?",
      answer:
        "Plans come in fixed sizes, so they fill a host exactly. A custom size leaves gaps that cannot be sold. If a plan fits, take the plan: the configurator tells you which one and what you save.",
    },
    {
      question: "How is the custom price worked out?",
      answer: `${formatPrice(each.core)} for each core, ${formatPrice(each.memory)} for each gigabyte of RAM and ${formatPrice(each.storage)} for each gigabyte of SSD storage, added up and rounded to the dollar. Two cores, 4 GB and 80 GB are ${formatPrice(2 * each.core)}, ${formatPrice(4 * each.memory)} and ${formatPrice(80 * each.storage)}: ${formatPrice(customVpsPrice({ cores: 2, memoryGb: 4, storageGb: 80 }))} a month. Prices are in US dollars, without tax. For clients in India we add 18% GST.`,
    },
    {
      question: "How much bandwidth is included?",
      answer:
        "The plans carry 2, 4 and 8 TB a month. A custom server gets 2 TB for every 40 GB of storage, rounded to the terabyte, so 80 GB of storage brings 4 TB. If you come near the limit, we write to you before it costs anything.",
    },
    {
      question: "Can I change the size later?",
      answer:
        "Yes, up or down, plan or custom. More cores or memory need one restart. Storage can grow in place; to make it smaller we move the data to a new volume with you, because a file system does not shrink safely by itself.",
    },
    {
      question: "Are backups included?",
      answer:
        "Professional has weekly backups and Enterprise has daily ones. Starter and custom servers have snapshots on demand; scheduled backups can be added. A snapshot is not a backup: it stays on the same storage, a backup does not.",
    },
    {
      question: "Who looks after updates and security?",
      answer: `You have root, so by default you do. If you would rather not, our engineers patch, monitor and harden the server for you under a support plan. Either way the host and the network under it are our work. If something is down, call us at any hour: an engineer answers within 15 minutes, whatever your plan.`,
    },
    {
      question: "Which operating systems can I run?",
      answer:
        "Current long-term releases of Ubuntu, Debian, AlmaLinux and Rocky Linux are ready to install. If you need something else, say so in the request: if it runs as a guest on KVM, it can usually run here.",
    },
    {
      question: "What does 99.9% uptime mean for my server?",
      answer: `We aim for 99.9% uptime in each calendar month, which leaves 43 minutes in a month of 30 days. If we miss it, you get a credit of 10% to 100% of that month's fee. We'll announce planned maintenance by email at least 48 hours ahead. Where possible your server moves to another host while it runs. If not, it restarts once at a time you know beforehand. Announced maintenance doesn't count as downtime.`,
    },
  ],
};

export const banner: ClosingBannerProps = {
  heading: "What does your server do all day?",
  lede: "Send us a day of its load, or a guess. An engineer replies with a size, a price and the reason for both.",
  primary: { label: "Get Custom Quote", to: "/contact" },
  secondary: { label: "Compare All Hosting", to: "/services/hosting" },
};
