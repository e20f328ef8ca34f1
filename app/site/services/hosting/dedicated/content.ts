import { onSite } from "~/catalogue/promises/on-site.data";
import type { PageMeta } from "~/lib/metadata/page-meta";
import type { Benefit } from "~/sections/benefit-list";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { PageHeroProps } from "~/sections/page-hero";
import type { SectionCopy } from "~/sections/section";
import type { Glyph } from "../glyphs";

export const meta: PageMeta = {
  title: "Dedicated Servers",
  description:
    "Dedicated servers with SATA or NVMe drives and their own network port. Compare the memory, storage and bandwidth of three builds.",
};

/** Where the bars of the prices in the hero end, in dollars. */
export const pricesEnd = 900;

export const hero: PageHeroProps = {
  title: "Dedicated Servers",
  lede: "A whole physical server for your software alone, with root access and its own network port. We replace parts that fail.",
  primary: { label: "View Server Plans", to: "#plans" },
  secondary: { label: "Ask for a custom build", to: "/contact" },
  tone: "sand",
};

export const neighbours = {
  caption:
    "response times over two days, for the same application on a shared host and on a dedicated server.",
  label:
    "Response time over 48 hours. On a shared host it jumps whenever a neighbour is busy. On a dedicated server it follows only your own load.",
  shared: "On a shared host",
  own: "On a dedicated server",
};

export const benefitSection: SectionCopy = {
  heading: "What a dedicated server gives you",
  tone: "ink",
};

export const benefits: readonly Benefit<Glyph>[] = [
  {
    title: "The whole server",
    description:
      "Every core, every gigabyte and the disk controller are yours. No other client's job can slow your working day.",
    glyph: "whole-server",
  },
  {
    title: "Root and BIOS access",
    description:
      "Linux, Windows Server, VMware ESXi or Proxmox. The remote console works even before the operating system starts.",
    glyph: "console",
  },
  {
    title: "RAID storage",
    description:
      "Hardware or software RAID, your choice. If a mirrored drive fails, the other carries on while we replace it.",
    glyph: "mirrored-drives",
  },
  {
    title: "Your own network port",
    description:
      "From 100 Mbps to 10 Gbps, for you alone. Attack traffic is filtered before it reaches your server.",
    glyph: "network-port",
  },
  {
    title: "Simpler licences and audits",
    description:
      "Databases licensed by core or socket are easy to count, and auditors see that you're the only tenant.",
    glyph: "licence",
  },
  {
    title: "On-site technicians",
    description: `${onSite.hands} ${onSite.failedParts}`,
    glyph: "technician",
  },
];

export const plans: SectionCopy = {
  id: "plans",
  heading: "Dedicated server plans and prices",
  lede: "Memory, drives and network port of the three builds side by side.",
  tone: "sand",
};

/** The specification, catalogue 9, names no processors for these servers, so the row says how one is chosen. */
export const processor = {
  label: "CPU",
  text: "Matched to your software before you order",
  /** The same promise in the plans' feature lists, which the table need not repeat. */
  feature: "Processor matched to your software",
};

export const banner: ClosingBannerProps = {
  heading: "Get a quote for your server",
  lede: "Tell us what will run on it. We'll reply with a build, a data centre and the date it can be ready.",
  primary: { label: "Configure a Server", to: "/contact" },
  secondary: { label: "Compare All Hosting", to: "/services/hosting" },
  steps: "hosting",
};
