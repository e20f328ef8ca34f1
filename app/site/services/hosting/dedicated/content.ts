import { onSite } from "~/catalogue/promises/on-site.data";
import type { PageMeta } from "~/lib/metadata/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { FaqProps } from "~/sections/faq";
import type { PageHeroProps } from "~/sections/page-hero";
import type { SectionCopy } from "~/sections/section";
import { enquirySteps } from "../enquiry-steps";

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

export interface Benefit {
  title: string;
  description: string;
  /** See BarGlyph. */
  glyph: readonly string[];
}

export const benefits: readonly Benefit[] = [
  {
    title: "The whole server",
    description:
      "Every core, every gigabyte and the disk controller are yours. No other client's job can slow your working day.",
    glyph: ["############", "############", "############", "############", "############"],
  },
  {
    title: "Root and BIOS access",
    description:
      "Linux, Windows Server, VMware ESXi or Proxmox. The remote console works even before the operating system starts.",
    glyph: ["++..........", "++++++......", "++++++++++..", "++++++......", "++....######"],
  },
  {
    title: "RAID storage",
    description:
      "Hardware or software RAID, your choice. If a mirrored drive fails, the other carries on while we replace it.",
    glyph: ["#####..#####", "#####..#####", "#####..-----", "#####..#####", "#####..#####"],
  },
  {
    title: "Your own network port",
    description:
      "From 100 Mbps to 10 Gbps, for you alone. Attack traffic is filtered before it reaches your server.",
    glyph: ["............", "++++........", "++++########", "++++........", "............"],
  },
  {
    title: "Simpler licences and audits",
    description:
      "Databases licensed by core or socket are easy to count, and auditors see that you're the only tenant.",
    glyph: ["++++++++++++", "+..........+", "+...####...+", "+..........+", "++++++++++++"],
  },
  {
    title: "On-site technicians",
    description: `${onSite.hands} ${onSite.failedParts}`,
    glyph: ["...##..##...", "...##..##...", "...######...", ".########...", "++++++++++++"],
  },
];

export const plans: SectionCopy = {
  id: "plans",
  heading: "Dedicated server plans and prices",
  lede: "Memory, drives and network port of the three builds side by side.",
  tone: "sand",
};

/** The specification names no processors for these servers, so the row says how one is chosen. */
export const processor = {
  label: "CPU",
  text: "Matched to your software before you order",
  /** The same promise in the plans' feature lists, which the table need not repeat. */
  feature: "Processor matched to your software",
};

export const faq: FaqProps = {
  heading: "Dedicated server\nquestions",
  entries: [
    {
      question: "Which processor does each server have?",
      answer:
        "The one your software needs. Some programs want a few fast cores, others want many, and some are licensed by the core. Tell us what will run, and our quote will name the processor.",
    },
    {
      question: "How soon is a server ready?",
      answer:
        "That depends on the build and the data centre. We give you the date with the quote, and the server is tested under load before you receive its address.",
    },
    {
      question: "Do I get full root access?",
      answer:
        "Yes, plus a remote console (IPMI or Redfish). You can reinstall, mount an image or see the screen when the operating system is down.",
    },
    {
      question: "What happens when a part fails?",
      answer:
        "We replace it, and you pay nothing for it. Drives are hot-swappable. If the server has to be off, we'll agree a time with you, unless it's already down.",
    },
    {
      question: "Should I choose SATA or NVMe?",
      answer:
        "SATA for archives, backups and large files. NVMe for databases, virtual machines and anything with many small reads. Essential has SATA, Performance and Enterprise have NVMe.",
    },
    {
      question: "Can I change the memory or drives later?",
      answer:
        "Yes, as far as the chassis has slots. We'll plan a short stop with you and fit the parts. A different processor usually means another server, and we move the data for you.",
    },
    {
      question: "Who looks after updates and backups?",
      answer:
        "You do, unless you ask us to. We can take over patching, monitoring and backups as a managed service. The quote says exactly what we do.",
    },
    {
      question: "When is a VPS or cloud server the better choice?",
      answer:
        "When you need less than a whole machine, or need it for less than a month. Send us your load and we'll tell you which one fits.",
    },
  ],
};

export const banner: ClosingBannerProps = {
  heading: "Get a quote for your server",
  lede: "Tell us what will run on it. We'll reply with a build, a data centre and the date it can be ready.",
  primary: { label: "Configure a Server", to: "/contact" },
  secondary: { label: "Compare All Hosting", to: "/services/hosting" },
  steps: enquirySteps,
};
