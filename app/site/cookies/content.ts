import { type Kept, storage } from "~/connection/texts";
import type { PageMeta } from "~/lib/metadata/page-meta";
import type { LegalPageProps } from "~/sections/legal-page";

export const meta: PageMeta = {
  title: "Cookie Policy",
  description: storage.description,
};

export interface CookieType {
  title: string;
  description: string;
  /** What such cookies are set for, on any site. */
  examples: readonly string[];
  /** Whether a site may set them without asking. */
  required: boolean;
}

export const cookieTypes: readonly CookieType[] = [
  {
    title: "Essential",
    description: "Without them a site cannot do what you ask of it, so no consent is needed.",
    examples: ["Staying signed in", "Keeping a basket", "Telling people from attacks"],
    required: true,
  },
  {
    title: "Analytics",
    description: "They count visits, and show which pages are read and where readers give up.",
    examples: ["Visits and page views", "Time on a page", "Where a visitor came from"],
    required: false,
  },
  {
    title: "Functional",
    description: "They remember choices that make a site more pleasant to use.",
    examples: ["Language or region", "Size of the text", "A chat that was open"],
    required: false,
  },
  {
    title: "Marketing",
    description: "They recognise you on other sites, to choose advertising and to measure it.",
    examples: ["Ads that follow you", "Clicks on an ad", "Profiles of interests"],
    required: false,
  },
];

/** All that the site keeps in a browser. */
export const kept: readonly Kept[] = [
  {
    name: "theme",
    holds: "“light” or “dark”, if you pressed the switch. Nothing if you did not.",
    where: "Local storage",
    until: "Until you clear it",
  },
  {
    name: "enquiry-draft",
    holds: "A message on the contact page that you have begun. Never the answer to the sum.",
    where: "Session storage",
    until: "Until it is sent, or the tab is closed",
  },
  ...storage.more,
];

export const policy: LegalPageProps = {
  title: "Cookie Policy",
  lede: storage.lede,
  contactHeading: "Found a cookie? Tell us",
  sections: [
    {
      id: "what",
      title: "What a cookie is",
      glyph: "cookie",
      content: [
        "A small text that a site stores in your browser, and that your browser sends back with every request to that site. That is how a site recognises a browser, for better or worse.",
        "Under the EU's ePrivacy rules and the GDPR, and in the spirit of India's Digital Personal Data Protection Act, 2023, a site may set what it cannot work without. For everything else it has to ask first.",
      ],
    },
    {
      id: "types",
      title: storage.typesTitle,
      glyph: "one-of-many",
      content: [storage.types],
    },
    {
      id: "storage",
      title: "What the site keeps instead",
      glyph: "kept",
      content: [
        storage.kept,
        {
          text: "What happens to data outside your browser is in the",
          link: { label: "Privacy Policy", to: "/privacy" },
        },
      ],
    },
    {
      id: "others",
      title: "Cookies of other companies",
      glyph: "two-companies",
      content: [
        "The map on the contact page comes from another company when it comes into view. It runs in a closed frame, where its scripts cannot reach cookies; whether its server may set one of its own is up to your browser's rule for third-party cookies.",
        "The calendar behind “Book a Meeting” is a site of its own. What it sets, it sets under its own policy, in its own tab.",
      ],
    },
    {
      id: "check",
      title: "How to check, and how to clear",
      glyph: "magnifier",
      content: [
        `Open your browser's developer tools and look for “Application” or “Storage”. The list of cookies for this site ${storage.list}, and the storage holds at most the ${storage.names} names above.`,
        "To clear those as well, remove the site's data in your browser's settings. The theme then follows your system again, and a message you have begun is gone.",
        "You may also block cookies and storage altogether. Every page can be read without them.",
      ],
    },
    {
      id: "changes",
      title: "If that ever changes",
      glyph: "layers",
      content: [
        "Should the site ever need a cookie, this page will name it before it is set, with its type, its purpose and how long it stays. An optional one will wait until you have agreed, and “no” will be as easy to press as “yes”.",
      ],
    },
  ],
};
