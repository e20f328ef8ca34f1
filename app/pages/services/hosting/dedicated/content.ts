import { onSite } from "~/catalogue/promises/on-site";
import type { RulerScale } from "~/figures/ruler-scale";
import type { PageMeta } from "~/lib/metadata/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { FaqProps } from "~/sections/faq";
import type { PageHeroProps } from "~/sections/page-hero";
import type { SectionCopy } from "~/sections/section";

export const meta: PageMeta = {
  title: "Dedicated Servers",
  description:
    "Dedicated servers with SATA or NVMe drives and a network port of their own. Memory, storage and bandwidth of three builds compared.",
};

export const ruler: RulerScale = {
  to: 900,
  minor: 25,
  major: 100,
  format: (dollars) => `$${dollars}`,
};

export const hero: PageHeroProps = {
  title: "Dedicated Servers",
  lede: "Some software is licensed by the machine, and some data may share one with nobody. You get the whole server. We replace what breaks.",
  primary: { label: "View Server Plans", to: "#plans" },
  secondary: { label: "Ask for another build", to: "/contact" },
  tone: "sand",
};

export const neighbours = {
  caption: "two days of response times. The same application, with neighbours and without.",
  label:
    "Response time over 48 hours. On a machine with neighbours it jumps whenever one of them is busy. On a machine of your own it follows your own load and nothing else.",
  shared: "With neighbours",
  own: "On your own machine",
};

export const benefitSection: SectionCopy = {
  heading: "What a whole machine changes",
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
    title: "All of it is yours",
    description:
      "Every core, every gigabyte, the whole disk controller. Nobody's nightly job runs in the middle of your working day.",
    glyph: ["############", "############", "############", "############", "############"],
  },
  {
    title: "Root, down to the BIOS",
    description:
      "Linux, Windows Server, VMware ESXi or Proxmox. The remote console reaches the machine before any of them has started.",
    glyph: ["++..........", "++++++......", "++++++++++..", "++++++......", "++....######"],
  },
  {
    title: "Drives in a mirror",
    description:
      "RAID in hardware or software, your choice. When a drive fails the other one carries on, and we change it while it does.",
    glyph: ["#####..#####", "#####..#####", "#####..-----", "#####..#####", "#####..#####"],
  },
  {
    title: "A port of your own",
    description:
      "From 100 Mbps to 10 Gbps, not shared with the rack. Attack traffic is filtered before it gets to your cable.",
    glyph: ["............", "++++........", "++++########", "++++........", "............"],
  },
  {
    title: "One tenant, one licence",
    description:
      "Databases licensed by the core or the socket, and audits that ask who else is on the machine. The answer is: nobody.",
    glyph: ["++++++++++++", "+..........+", "+...####...+", "+..........+", "++++++++++++"],
  },
  {
    title: "Hands on site",
    description: `${onSite.hands} ${onSite.failedParts}`,
    glyph: ["...##..##...", "...##..##...", "...######...", ".########...", "++++++++++++"],
  },
];

export const plans: SectionCopy = {
  id: "plans",
  heading: "All of the machine, all of the time",
  lede: "Drawn to scale: memory, each drive and the port on one measure across the three builds.",
  tone: "sand",
};

/** The specification names no processors for these servers, so the row says how one is chosen. */
export const processor = {
  label: "CPU",
  text: "Chosen with you before the order",
  /** The same promise in the plans' feature lists, which the table need not repeat. */
  feature: "Processor chosen with you",
};

export const faq: FaqProps = {
  heading: "Before you\norder iron",
  entries: [
    {
      question: "Which processor does each server have?",
      answer:
        "The one your software needs. Some programs want a few fast cores, others want many, and some are licensed by the core. Tell us what will run, and we quote the build with the processor named in writing.",
    },
    {
      question: "How soon is a server ready?",
      answer:
        "That depends on the build and the data centre. We give you the date with the quote, and the server is tested under load before you receive its address.",
    },
    {
      question: "Do I get full root access?",
      answer:
        "Yes, and a remote console beside it (IPMI or Redfish), with which you can reinstall, mount an image or look at the screen when the operating system is down.",
    },
    {
      question: "What happens when a part fails?",
      answer:
        "We replace it and you pay nothing for it. Drives are hot-swappable. For anything that needs the server to be off, we agree the time with you unless it has already chosen one itself.",
    },
    {
      question: "Should I choose SATA or NVMe?",
      answer:
        "SATA for archives, backups and files that are read in long stretches. NVMe for databases, virtual machines and everything that reads many small pieces at once. Essential has SATA, Performance and Enterprise have NVMe.",
    },
    {
      question: "Can I change the memory or drives later?",
      answer:
        "Yes, as far as the chassis has slots. We plan a short stop with you and fit the parts. A different processor usually means another server, and we move the data for you.",
    },
    {
      question: "Who looks after updates and backups?",
      answer:
        "You do, unless you ask us to. We can take over patching, monitoring and backups as a managed service, and say in the quote exactly which of them is ours.",
    },
    {
      question: "When is a VPS or cloud server the better choice?",
      answer:
        "When you need less than a whole machine, or need it for less than the whole month. We run both, so the advice costs us nothing: send us your load, and we tell you which one it fits.",
    },
  ],
};

export const banner: ClosingBannerProps = {
  heading: "No neighbours to be noisy",
  lede: "Tell us what will run on it. We reply with a build, a data centre and the date it can be ready.",
  primary: { label: "Configure a Server", to: "/contact" },
  secondary: { label: "Compare All Hosting", to: "/services/hosting" },
};
