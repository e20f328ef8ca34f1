import type { RulerScale } from "~/figures/ruler-scale";
import { identity } from "~/identity";
import type { PageMeta } from "~/lib/page-meta";
import type { LegalContactProps } from "~/sections/legal-contact";
import type { LegalIntroProps } from "~/sections/legal-intro";
import type { PolicySectionProps } from "~/sections/policy-section";

export const meta: PageMeta = {
  title: "Privacy Policy",
  description:
    "What this site knows about its visitors, which is next to nothing: no cookie, no analytics, nothing you type sent anywhere. And whom to ask.",
};

/** Bytes: the one thing the site remembers, "light" or "dark", drawn to scale. */
export const ruler: RulerScale = {
  to: 12,
  minor: 0.5,
  major: 1,
  format: (bytes) => (bytes === 0 ? "Bytes" : String(bytes)),
  markers: [{ at: 5, label: "Theme choice: “light”" }],
};

export const intro: LegalIntroProps = {
  title: "Privacy Policy",
  lede: "Short, because there is little to tell. This site sets no cookie, counts no visitors, and sends what you type to nobody.",
};

export const policy: readonly PolicySectionProps[] = [
  {
    title: "What this site knows about you",
    content: [
      `This site is published by ${identity.legalName}, who answers for what this page says.`,
      "The site sets no cookie, runs no analytics, and loads no advertising, font or script from another company.",
      "If you choose the light or the dark theme, your browser keeps that one word in its local storage. How far you had scrolled is kept until you close the tab. Neither is sent to us.",
      "What you type into a form on this site stays in your browser. No form is connected to a server. A message that is not sent yet is kept until the tab is closed, so that a reload does not lose it.",
      "The server that delivers the pages sees your IP address while it does so, as every web server must in order to answer.",
      "If you write to us or call, we use what you tell us to answer you and to do the work that you ask for.",
      "The map on the contact page is fetched from another company when it comes into view; the meeting calendar opens when you follow its link. Their policies apply to both.",
    ],
  },
];

export const contact: LegalContactProps = { heading: "Ask what we hold about you" };
