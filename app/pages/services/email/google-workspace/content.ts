import type { Span } from "~/figures/bar-silhouette";
import type { RulerScale } from "~/figures/ruler-scale";
import type { PageMeta } from "~/lib/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { PageHeroProps } from "~/sections/page-hero";
import type { SectionProps } from "~/sections/section";

export const meta: PageMeta = {
  title: "Google Workspace Plans and Pricing",
  description:
    "Google Workspace set up and supported: Gmail on your domain, Drive, Meet and Docs. Business Starter, Standard and Plus compared.",
};

/** Storage per user. */
export const ruler: RulerScale = {
  to: 5,
  minor: 0.1,
  major: 0.5,
  format: (terabytes) => `${terabytes} TB`,
};

export const hero: PageHeroProps = {
  title: "Google Workspace",
  lede: "Half the company already shares files from private accounts. Workspace brings them under your domain. We move the mail, set the rules and stay reachable.",
  primary: { label: "View Plans & Pricing", to: "#plans" },
  secondary: { label: "Start Free Trial", to: "/contact" },
};

export interface Benefit {
  title: string;
  description: string;
  glyph: readonly (readonly Span[])[];
}

export const benefits: Omit<SectionProps, "children"> & { items: readonly Benefit[] } = {
  heading: "What the company gets back",
  lede: "Most of it is already in use somewhere. The difference is who owns it.",
  items: [
    {
      title: "Files with one owner",
      description:
        "Shared drives belong to the company. When somebody leaves, the documents stay, and so do the links to them.",
      glyph: [[[0, 24]], [[0, 24]], [[0, 16]], [[0, 16]], [[0, 24]]],
    },
    {
      title: "One version of the truth",
      description:
        "Several people write in one document at once, with every change on record. No more “final_v7_new”.",
      glyph: [
        [
          [0, 4],
          [20, 24],
        ],
        [
          [4, 8],
          [16, 20],
        ],
        [[8, 16]],
        [[10, 14]],
        [[10, 14]],
      ],
    },
    {
      title: "A door with two locks",
      description:
        "Two-step verification for everyone, sign-in rules by group, and phones that can be wiped when they are lost.",
      glyph: [
        [[8, 16]],
        [
          [6, 9],
          [15, 18],
        ],
        [[2, 22]],
        [
          [2, 10],
          [14, 22],
        ],
        [[2, 22]],
      ],
    },
    {
      title: "Mail that arrives",
      description:
        "SPF, DKIM and DMARC set up for your domain before the first message leaves, so that it is not taken for spam.",
      glyph: [
        [[0, 24]],
        [
          [0, 7],
          [17, 24],
        ],
        [
          [0, 3],
          [8, 16],
          [21, 24],
        ],
        [
          [0, 3],
          [21, 24],
        ],
        [[0, 24]],
      ],
    },
  ],
};

export interface Application {
  name: string;
  description: string;
  /** When it is in use on the example day, in hours. */
  used: readonly (readonly [from: number, to: number])[];
  glyph: readonly (readonly Span[])[];
}

export const applications: Omit<SectionProps, "children"> & {
  caption: string;
  items: readonly Application[];
} = {
  heading: "Six applications, one contract",
  lede: "Follow it through a Tuesday: it comes in by mail and is filed by six, and nobody sent an attachment.",
  tone: "ink",
  caption: "one contract on one working day. A bar is the time somebody spends on it in that application.",
  items: [
    {
      name: "Gmail",
      description: "Mail on your own domain, with search that finds it and a filter that keeps the rest out.",
      used: [
        [9, 9.75],
        [16.5, 17],
      ],
      glyph: [
        [[0, 24]],
        [
          [0, 7],
          [17, 24],
        ],
        [
          [0, 3],
          [8, 16],
          [21, 24],
        ],
        [
          [0, 3],
          [21, 24],
        ],
        [[0, 24]],
      ],
    },
    {
      name: "Calendar",
      description:
        "Everyone's free hours side by side, rooms included, and a page where customers book themselves.",
      used: [[9.75, 10.25]],
      glyph: [
        [[0, 24]],
        [
          [0, 6],
          [9, 15],
          [18, 24],
        ],
        [
          [0, 6],
          [9, 15],
          [18, 24],
        ],
        [
          [0, 6],
          [9, 15],
        ],
        [[0, 6]],
      ],
    },
    {
      name: "Meet",
      description: "Video meetings in the browser, for 100 to 500 people. Nobody installs anything first.",
      used: [[11, 12]],
      glyph: [
        [
          [0, 10],
          [14, 24],
        ],
        [
          [0, 10],
          [14, 24],
        ],
        [],
        [
          [0, 10],
          [14, 24],
        ],
        [
          [0, 10],
          [14, 24],
        ],
      ],
    },
    {
      name: "Docs",
      description:
        "One text, several writers, every change on record, and comments that can be given to a person.",
      used: [
        [10.25, 11],
        [12, 14.5],
      ],
      glyph: [[[0, 24]], [[0, 18]], [[0, 24]], [[0, 21]], [[0, 12]]],
    },
    {
      name: "Sheets",
      description:
        "Figures that several people can work on, with formulas, pivot tables and links to live data.",
      used: [[13.5, 15.75]],
      glyph: [
        [[0, 24]],
        [
          [0, 7],
          [9, 24],
        ],
        [
          [0, 7],
          [9, 24],
        ],
        [
          [0, 7],
          [9, 24],
        ],
        [
          [0, 7],
          [9, 24],
        ],
      ],
    },
    {
      name: "Drive",
      description:
        "The file store under all of it: shared drives that belong to the company, not to a person.",
      used: [
        [9.5, 10],
        [17, 18],
      ],
      glyph: [[[4, 20]], [[2, 22]], [[0, 24]], [[0, 24]], [[0, 24]]],
    },
  ],
};

export const plans: Omit<SectionProps, "children"> = {
  id: "plans",
  heading: "Same apps, different ceilings",
  lede: "The bars share one scale: full width is Business Plus. That is how far apart the three really are.",
  tone: "sand",
};

export const banner: ClosingBannerProps = {
  heading: "Whose Drive is the contract in?",
  lede: "Tell us how many people you are and what you use today. We reply with the plan, the steps of the move and a date.",
  primary: { label: "Start Free Trial", to: "/contact" },
};
