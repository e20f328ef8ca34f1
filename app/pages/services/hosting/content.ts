import type { RulerScale } from "~/figures/ruler-scale";
import type { PageMeta } from "~/lib/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { PageHeroProps } from "~/sections/page-hero";

export const meta: PageMeta = {
  title: "Hosting, from Shared to Dedicated Servers",
  description:
    "Shared, cloud and VPS hosting, dedicated servers and domains, with the starting price of each product and an engineer to settle the size.",
};

/** Data centres: the page sets the regions one after another along it. */
export const ruler: RulerScale = {
  to: 50,
  minor: 1,
  major: 5,
  format: (count) => (count === 50 ? "data centres" : String(count)),
};

export const hero: PageHeroProps = {
  title: "Hosting",
  lede: "Most sites run on a server whose size somebody guessed. We host in five ways, state what each can carry, and say so when the cheaper one will do.",
  primary: { label: "Get Started", to: "/contact" },
  secondary: { label: "Ask which size fits", to: "/contact" },
  tone: "sand",
};

export const banner: ClosingBannerProps = {
  heading: "How busy is your Monday morning?",
  lede: "Send us the traffic and the size of your site. An engineer replies with the product that fits, and with the reason not to take the next one up.",
  primary: { label: "Get Started", to: "/contact" },
};
