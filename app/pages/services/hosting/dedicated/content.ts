import type { RulerScale } from "~/figures/ruler-scale";
import type { PageMeta } from "~/lib/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { PageHeroProps } from "~/sections/page-hero";
import type { SectionProps } from "~/sections/section";

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

export const plans: Omit<SectionProps, "children"> = {
  id: "plans",
  heading: "All of the machine, all of the time",
  lede: "Memory, drives and network as built. The processor is settled with you before the order.",
  tone: "sand",
};

export const banner: ClosingBannerProps = {
  heading: "No neighbours to be noisy",
  lede: "Tell us what will run on it. We reply with a build, a data centre and the date it can be ready.",
  primary: { label: "Configure a Server", to: "/contact" },
  secondary: { label: "Compare All Hosting", to: "/services/hosting" },
};
