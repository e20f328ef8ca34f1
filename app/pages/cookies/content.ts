import type { RulerScale } from "~/figures/ruler-scale";
import type { PageMeta } from "~/lib/page-meta";
import type { LegalContactProps } from "~/sections/legal-contact";
import type { LegalIntroProps } from "~/sections/legal-intro";
import type { PolicySectionProps } from "~/sections/policy-section";

export const meta: PageMeta = {
  title: "Cookie Policy",
  description:
    "This site sets no cookie of any of the four types: essential, analytics, functional or marketing. What it keeps instead, and how to check.",
};

/** Cookies. The marker is where this site stands. */
export const ruler: RulerScale = {
  to: 12,
  minor: 0.5,
  major: 1,
  format: (cookies) => (cookies === 12 ? "12 cookies" : String(cookies)),
  markers: [{ at: 0, label: "This site: 0" }],
};

export const intro: LegalIntroProps = {
  title: "Cookie Policy",
  lede: "There are none. That is also why no banner asked you to agree to any.",
};

export const policy: readonly PolicySectionProps[] = [
  {
    title: "Four types, none of them here",
    content: [
      "Cookies come in four types. Essential ones are required for a site to work. Analytics, functional and marketing cookies are optional. This site sets none of the four.",
      "Your choice of the light or the dark theme is kept in your browser's local storage, and your scroll position until you close the tab. Neither is a cookie, and neither is sent to us.",
      "You can check: open your browser's developer tools and look at the cookies of this site. The list is empty.",
      "To forget the theme as well, clear the site's data in your browser's settings. The site then follows your system again.",
      "Should the site ever need a cookie, this page will name it, with its type and its purpose, before it is set.",
    ],
  },
];

export const contact: LegalContactProps = { heading: "Found a cookie? Tell us" };
