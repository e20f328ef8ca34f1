import { outage } from "~/catalogue/promises/support.data";
import { uptime } from "~/catalogue/promises/uptime.data";
import type { PageMeta } from "~/lib/metadata/page-meta";
import type { Benefit } from "~/sections/benefit-list";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { PageHeroProps } from "~/sections/page-hero";
import type { SectionProps } from "~/sections/section";
import type { Glyph } from "./glyphs";

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

export const benefits: Omit<SectionProps, "children"> & { items: readonly Benefit<Glyph>[] } = {
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

// The promises in these answers are those of catalogue/promises, written out: importing them would cost this page the
// kilobyte that its JavaScript has left. tests/built/promises.test.ts compares them.

export const banner: ClosingBannerProps = {
  heading: "Not sure which VPS size you need?",
  lede: "Send us your server's load, or a guess. An engineer will recommend a size and tell you why.",
  primary: { label: "Get Custom Quote", to: "/contact" },
  secondary: { label: "Compare All Hosting", to: "/services/hosting" },
  steps: "hosting",
};
