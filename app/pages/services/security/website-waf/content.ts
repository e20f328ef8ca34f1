import type { RulerScale } from "~/figures/ruler-scale";
import type { PageMeta } from "~/lib/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { PageHeroProps } from "~/sections/page-hero";
import type { SectionProps } from "~/sections/section";

export const meta: PageMeta = {
  title: "Website Security and WAF",
  description:
    "A web application firewall with malware scans and clean-up, for one site, several or all of them, run by engineers who read the logs.",
};

export const ruler: RulerScale = {
  to: 160,
  minor: 5,
  major: 20,
  format: (dollars) => `$${dollars}`,
};

export const hero: PageHeroProps = {
  title: "Website Security and WAF",
  lede: "Bots try your login page all night, looking for last year's plugin. We filter requests before they reach the site, and clean up if something was faster.",
  primary: { label: "View Protection Plans", to: "#plans" },
  secondary: { label: "Secure My Website", to: "/contact" },
  tone: "ink",
};

export const plans: Omit<SectionProps, "children"> = {
  id: "plans",
  heading: "Priced by site, not by attack",
  lede: "The fee follows the number of sites. A bad night does not change it.",
  tone: "sand",
};

export const banner: ClosingBannerProps = {
  heading: "Your logs have seen things",
  lede: "Send us the address of the site. We reply with what the outside can already see, and with the rules we would put in front of it.",
  primary: { label: "Secure My Website", to: "/contact" },
};
