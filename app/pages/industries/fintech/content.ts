import type { RulerScale } from "~/figures/ruler-scale";
import type { PageMeta } from "~/lib/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { PageHeroProps } from "~/sections/page-hero";

export const meta: PageMeta = {
  title: "Technology for Fintech",
  description:
    "Payment, lending and trading systems that answer in under 100 ms, with 256-bit encryption and audit trails that a regulator can follow.",
};

/** Milliseconds until the answer. */
export const ruler: RulerScale = {
  to: 120,
  minor: 2,
  major: 10,
  format: (time) => `${time} ms`,
  markers: [{ at: 100, label: "Under 100 ms" }],
};

export const hero: PageHeroProps = {
  title: "Fintech",
  lede: "A slow payment gets sent twice; a failed one gets remembered. We build systems that answer in under 100 ms and keep a record that a regulator can follow.",
  primary: { label: "Describe your platform", to: "/contact" },
  secondary: { label: "Ask about compliance", to: "/contact" },
  facts: [
    { value: "99.9%", label: "Success rate" },
    { value: "Under 100 ms", label: "Response time" },
    { value: "100%", label: "Compliance" },
    { value: "256-bit", label: "Encryption" },
  ],
};

export const banner: ClosingBannerProps = {
  heading: "Money should arrive once. Exactly once.",
  lede: "Tell us what you move, for whom, and who supervises you. We come back with the awkward questions first.",
  primary: { label: "Talk about your platform", to: "/contact" },
};
