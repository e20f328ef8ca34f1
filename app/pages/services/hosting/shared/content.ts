import type { RulerScale } from "~/figures/ruler-scale";
import type { PageMeta } from "~/lib/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { PageHeroProps } from "~/sections/page-hero";
import type { SectionProps } from "~/sections/section";

export const meta: PageMeta = {
  title: "Shared Hosting Plans",
  description:
    "Shared hosting in three sizes: websites, storage, mailboxes and MySQL databases of each plan side by side, with a free SSL certificate in all of them.",
};

export const ruler: RulerScale = {
  to: 25,
  minor: 0.5,
  major: 2.5,
  format: (dollars) => `$${dollars.toFixed(2)}`,
};

export const hero: PageHeroProps = {
  title: "Shared Hosting",
  lede: "A small site does not need a server of its own. It needs to load, to send mail and to cost little. You get exactly that, and room to grow out of it.",
  primary: { label: "View Hosting Plans", to: "#plans" },
  secondary: { label: "Get Free Trial", to: "/contact" },
  tone: "sand",
};

export const plans: Omit<SectionProps, "children"> = {
  id: "plans",
  heading: "Count your sites, then choose",
  lede: "The bars show storage, mailboxes and databases against the largest plan.",
  tone: "sand",
};

export const banner: ClosingBannerProps = {
  heading: "Try it before you move anything",
  lede: "Tell us the address of your site. We set up a trial beside it, and you compare the two before a single record changes.",
  primary: { label: "Get Started", to: "/contact" },
};
