import { billing } from "~/catalogue/promises/billing.data";
import { maintenance } from "~/catalogue/promises/maintenance.data";
import { outage } from "~/catalogue/promises/support.data";
import { uptime } from "~/catalogue/promises/uptime.data";
import { customVps, customVpsPrice } from "~/catalogue/custom-vps";
import { formatPrice } from "~/lib/format/format-price";
import type { PageMeta } from "~/lib/metadata/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { FaqProps } from "~/sections/faq";
import type { PageHeroProps } from "~/sections/page-hero";
import type { SectionProps } from "~/sections/section";
import { enquirySteps } from "../enquiry-steps";
import type { Benefit } from "./benefits";

export const meta: PageMeta = {
  title: "VPS Hosting Plans",
  description:
    "Virtual private servers with reserved cores, memory and SSD storage. Choose one of three plans, or build your own and see the price.",
};

/** Where the bars of the prices in the hero end, in dollars. */
export const pricesEnd = 140;

export const hero: PageHeroProps = {
  title: "VPS Hosting",
  lede: "A virtual server with root access and reserved cores, memory and SSD storage. Choose a plan, or set the size yourself and see the price.",
  primary: { label: "View VPS Plans", to: "#plans" },
  secondary: { label: "Get Custom Quote", to: "/contact" },
  facts: [
    { value: uptime.figure, label: "uptime target" },
    { value: "Under 15 min", label: "to an engineer if it's down" },
  ],
  tone: "sand",
};

export const benefits: Omit<SectionProps, "children"> & { items: readonly Benefit[] } = {
  heading: "Included with\nevery VPS",
  layout: "aside",
  items: [
    {
      glyph: "cores",
      title: "Reserved cores and memory",
      description: "A busy neighbour on the same host can't slow you down.",
    },
    {
      glyph: "storage",
      title: "SSD storage",
      description: "Every plan runs on SSD. You only choose the gigabytes.",
    },
    {
      glyph: "root",
      title: "Full root access",
      description: "Your packages, your firewall, your users. Install what you need.",
    },
    {
      glyph: "resize",
      title: "Resizing in place",
      description: "Add cores, memory or storage when you need them. Address and data stay the same.",
    },
    {
      glyph: "snapshot",
      title: "Snapshots",
      description: "Take one before a change, and roll the whole server back if it fails.",
    },
    {
      glyph: "shift",
      title: outage.short,
      description: outage.sentence,
    },
  ],
};

export const plans: Omit<SectionProps, "children"> = {
  id: "plans",
  heading: "VPS plans\nand prices",
  lede: "Move a slider to see the price. If a ready-made plan is cheaper, we'll say so.",
  tone: "sand",
};

export const tabs = {
  label: "Ways to choose a VPS",
  ready: "Pre-configured Plans",
  custom: "Custom Configuration",
  scaleNote: "Full width is the Enterprise plan.",
};

const each = {
  core: customVps.cores.dollarsEach,
  memory: customVps.memoryGb.dollarsEach,
  storage: customVps.storageGb.dollarsEach,
};

// The promises in these answers are those of catalogue/promises, written out: importing them would cost this page the
// kilobyte that its JavaScript has left. tests/built/promises.test.ts compares them.
export const faq: FaqProps = {
  heading: "VPS hosting\nquestions",
  entries: [
    {
      question: "Why does a custom VPS cost more than a plan of the same size?",
      answer:
        "Plans fill a host exactly; a custom size leaves gaps we can't sell. If a plan fits, the configurator names it and what you save.",
    },
    {
      question: "How is the custom price worked out?",
      answer: `${formatPrice(each.core)} for each core, ${formatPrice(each.memory)} for each gigabyte of RAM and ${formatPrice(each.storage)} for each gigabyte of SSD storage, rounded to the dollar. Two cores, 4 GB and 80 GB are ${formatPrice(2 * each.core)}, ${formatPrice(4 * each.memory)} and ${formatPrice(80 * each.storage)}: ${formatPrice(customVpsPrice({ cores: 2, memoryGb: 4, storageGb: 80 }))} per month. ${billing.sentence}`,
    },
    {
      question: "How much bandwidth is included?",
      answer:
        "The plans include 2, 4 and 8 TB per month. A custom server gets 2 TB for every 40 GB of storage, rounded to the terabyte. If you come near the limit, we'll email you before it costs anything.",
    },
    {
      question: "Can I change the size later?",
      answer:
        "Yes, up or down. More cores or memory need one restart. Storage grows in place; to shrink it, we'll move your data to a new volume with you.",
    },
    {
      question: "Are backups included?",
      answer:
        "Professional has weekly backups and Enterprise daily ones. Starter and custom servers have snapshots, which stay on the same storage; you can add scheduled backups.",
    },
    {
      question: "Who looks after updates and security?",
      answer:
        "You have root, so by default you do. Under a support plan our engineers patch, monitor and harden the server for you. The host and the network are always our job.",
    },
    {
      question: "Which operating systems can I run?",
      answer:
        "Current long-term releases of Ubuntu, Debian, AlmaLinux and Rocky Linux. Need another? If it runs as a KVM guest, it can usually run here.",
    },
    {
      question: `What does ${uptime.short} mean for my server?`,
      answer: `${uptime.answer} ${maintenance.notice} ${maintenance.hosts} Announced maintenance doesn't count as downtime.`,
    },
  ],
};

export const banner: ClosingBannerProps = {
  heading: "Not sure which VPS size you need?",
  lede: "Send us your server's load, or a guess. An engineer will recommend a size and tell you why.",
  primary: { label: "Get Custom Quote", to: "/contact" },
  secondary: { label: "Compare All Hosting", to: "/services/hosting" },
  steps: enquirySteps,
};
