import { trial } from "~/catalogue/promises/trial";
import type { GlyphRows } from "~/figures/bar-glyph";
import type { RulerScale } from "~/figures/ruler-scale";
import type { PageMeta } from "~/lib/metadata/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { PageHeroProps } from "~/sections/page-hero";
import type { SectionCopy } from "~/sections/section";

export const meta: PageMeta = {
  title: "Google Workspace Plans and Pricing",
  description:
    "Google Workspace set up and supported: Gmail on your domain, Drive, Meet and Docs. Business Starter, Standard and Plus compared.",
};

/** Storage per user. */
export const ruler: RulerScale = {
  to: 5,
  minor: 0.1,
  major: 1,
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
  glyph: GlyphRows;
}

export const benefits: SectionCopy & { items: readonly Benefit[] } = {
  heading: "What the company gets back",
  lede: "Most of it is already in use somewhere. The difference is who owns it.",
  items: [
    {
      title: "Files with one owner",
      description:
        "Shared drives belong to the company. When somebody leaves, the documents stay, and so do the links to them.",
      glyph: ["######", "######", "####..", "####..", "######"],
    },
    {
      title: "One version of the truth",
      description:
        "Several people write in one document at once, with every change on record. No more “final_v7_new”.",
      glyph: ["##........##", "..##....##..", "....####....", ".....##.....", ".....##....."],
    },
    {
      title: "A door with two locks",
      description:
        "Two-step verification for everyone, sign-in rules by group, and phones that can be wiped when they are lost.",
      glyph: [
        "........########........",
        "......###......###......",
        "..####################..",
        "..########....########..",
        "..####################..",
      ],
    },
    {
      title: "Mail that arrives",
      description:
        "SPF, DKIM and DMARC set up for your domain before the first message leaves, so that it is not taken for spam.",
      glyph: [
        "########################",
        "#######..........#######",
        "###.....########.....###",
        "###..................###",
        "########################",
      ],
    },
  ],
};

export interface Application {
  name: string;
  description: string;
  /** When it is in use on the example day, in hours. */
  used: readonly (readonly [from: number, to: number])[];
  glyph: GlyphRows;
}

export const applications: SectionCopy & {
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
        "########################",
        "#######..........#######",
        "###.....########.....###",
        "###..................###",
        "########################",
      ],
    },
    {
      name: "Calendar",
      description:
        "Everyone's free hours side by side, rooms included, and a page where customers book themselves.",
      used: [[9.75, 10.25]],
      glyph: ["########", "##.##.##", "##.##.##", "##.##...", "##......"],
    },
    {
      name: "Meet",
      description: "Video meetings in the browser, for 100 to 500 people. Nobody installs anything first.",
      used: [[11, 12]],
      glyph: ["#####..#####", "#####..#####", "............", "#####..#####", "#####..#####"],
    },
    {
      name: "Docs",
      description:
        "One text, several writers, every change on record, and comments that can be given to a person.",
      used: [
        [10.25, 11],
        [12, 14.5],
      ],
      glyph: ["########", "######..", "########", "#######.", "####...."],
    },
    {
      name: "Sheets",
      description:
        "Figures that several people can work on, with formulas, pivot tables and links to live data.",
      used: [[13.5, 15.75]],
      glyph: [
        "########################",
        "#######..###############",
        "#######..###############",
        "#######..###############",
        "#######..###############",
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
      glyph: ["..########..", ".##########.", "############", "############", "############"],
    },
  ],
};

export const plans: SectionCopy = {
  id: "plans",
  heading: "Same apps, different ceilings",
  lede: "The bars share one scale: full width is Business Plus. That is how far apart the three really are.",
  tone: "sand",
};

export const banner: ClosingBannerProps = {
  heading: "Whose Drive is the contract in?",
  lede: `Tell us how many people you are and what you use today. We reply with the plan, the steps of the move and a date. ${trial.sentence}`,
  primary: { label: "Start Free Trial", to: "/contact" },
};
