import type { RulerScale } from "~/figures/ruler-scale";
import type { PageMeta } from "~/lib/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { PageHeroProps } from "~/sections/page-hero";

export const meta: PageMeta = {
  title: "Website and Data Security",
  description:
    "SSL certificates, website firewall, penetration testing and backup: four services that keep a site reachable and its data in your hands.",
};

/** Days since somebody tried a restore, a renewal or a break-in: what this area shortens. */
export const ruler: RulerScale = {
  to: 360,
  minor: 10,
  major: 30,
  format: (days) => (days === 0 ? "Days since the last test" : String(days)),
};

export const hero: PageHeroProps = {
  title: "Website and Data Security",
  lede: "Sites are attacked by machines that do not care how small you are. We encrypt yours, filter it, test it, and keep a copy for the day all of that fails.",
  primary: { label: "Secure My Website", to: "/contact" },
  secondary: { label: "Ask what is missing", to: "/contact" },
  tone: "ink",
};

export const banner: ClosingBannerProps = {
  heading: "When did you last restore a backup?",
  lede: "If nobody remembers, begin there. We look at certificates, filters, tests and copies, and tell you which gap to close first.",
  primary: { label: "Get Started", to: "/contact" },
};
